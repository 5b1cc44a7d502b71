# Strony turniejowe dla stolików, graczy i widzów.

hall-actions = Co można zrobić
hall-agree = Zgadza się
hall-agree-lead = Każdy sprawdza punkty i dotyka swojego pola.
hall-agree-title = Czy karta wyników się zgadza?
hall-agreed = potwierdzone
hall-and-more = { $count ->
    [one] i jeszcze { $count } osoba
    [few] i jeszcze { $count } osoby
   *[many] i jeszcze { $count } osób
}
hall-announced = Zapowiedź w ostatnim ruchu
hall-bank-empty = Bank jest pusty
hall-bank-empty-more = Ten ruch zostaje dokończony, potem każdy ma jeszcze jeden.
hall-bank-empty-stop = Ten ruch jest ostatni; po nim gra się kończy.
hall-because-announced = Zapowiedź po ostatniej dobranej kostce: { $points }
hall-because-could-have-opened = Na tabliczce było otwarcie: { $points }
hall-because-unopened = Na tabliczce nie było otwarcia: { $points }
hall-before-draw = Miejsc jeszcze nie rozlosowano. Pojawią się tutaj zaraz po losowaniu.
hall-big = Duże
hall-big-long = Duże punkty
hall-big-about = Duże punkty są za miejsce w każdej grze. Małe biorą się z kostek, które zostały na tabliczkach.
hall-board = Tablica
hall-board-final = Klasyfikacja końcowa
hall-board-held = zatrzymana
hall-board-here = Na miejscu: { $here } z { $count }
hall-board-names = Gdzie siedzę?
hall-board-offline = Brak połączenia – tablica pokazuje ostatnio znany stan
hall-board-soon = Wkrótce losowanie.
hall-board-standings = Klasyfikacja: { $stage }
hall-board-tables = Stoliki
hall-board-podium = Zwycięzcy
hall-board-scan = Twój stolik w telefonie: zeskanuj kod
hall-board-welcome = Witamy!
hall-both-sides = Pokaż zegar obu stronom stolika
hall-call-conduct = Zachowanie przy stoliku
hall-call-go = Wezwij
hall-call-lead = Zegar zostanie zatrzymany. O co chodzi?
hall-call-move = Czy ten ruch jest dozwolony?
hall-call-own = Coś innego
hall-call-score = Liczenie punktów
hall-call-time = Zegar albo czas
hall-call-title = Wezwij sędziego
hall-called = Wezwano
hall-cancel = Anuluj
hall-cannot-be = Tak być nie może: kto nie skończył, ma jeszcze kostki.
hall-change = Zmień
hall-change-game = Zmień grę { $number }
hall-checked-in = Obecność potwierdzona.
hall-clock = Zegar
hall-closed-text = Dziękujemy za grę. Klasyfikacja końcowa jest na stronie turnieju.
hall-closed-title = Turniej zakończony
hall-correct = To ruch kogoś innego
hall-correct-about = Zegar stanie; dotknij osoby, której to ruch.
hall-could = Otwarcie było
hall-could-not = Otwarcia nie było
hall-could-open = Czy na tabliczce było otwarcie?
hall-deducted = Odjęte przez sędziego
hall-missed = { $count ->
    [one] { $count } opuszczona gra
    [few] { $count } opuszczone gry
   *[many] { $count } opuszczonych gier
  }
hall-did-not-go-on = Tym razem bez awansu
hall-draw-commitment = Pieczęć, ogłoszona przed losowaniem
hall-draw-fits = Liczba losowa pasuje do pieczęci.
hall-draw-fits-not = Liczba losowa nie pasuje do pieczęci!
hall-draw-how = Sprawdź samodzielnie
hall-draw-how-again = Eksport od organizatora zawiera wszystkie losowania; to polecenie powtarza je i porównuje:
hall-draw-how-hash = Pieczęć liczby losowej musi być taka, jak ogłoszono wcześniej:
hall-draw-later = Zostanie podana po losowaniu.
hall-draw-lead = Miejsca wynikają z liczby losowej. Przed każdym losowaniem ogłaszamy jej pieczęć, a po nim samą liczbę. Nikt nie może więc wybrać wygodnego losowania, a każdy może je powtórzyć.
hall-draw-none = Nic jeszcze nie rozlosowano.
hall-draw-seed = Liczba losowa, podana po losowaniu
hall-draw-start = Kto według losowania zaczyna pierwszą grę? Dotknij tej osoby.
hall-drawn-last = Kostka dobrana w tym ruchu
hall-early = { $previous }: zegar przed dobraniem
hall-early-about = Ruch zaczyna się od nowa z pełnym czasem; naciśnięcie zostaje odnotowane.
hall-early-count = Zegar naciśnięty przed dobraniem
hall-early-hint = Najpierw dobiera { $previous }. Potem dotknij: pełny czas ma { $name }.
hall-ended-bank = Pusty bank
hall-ended-out = Pusta tabliczka
hall-ended-time = Koniec czasu
hall-enter-game = Zapisz grę { $number }
hall-everybody = Wszyscy
hall-find = Znajdź siebie
hall-find-example = Imię, nazwisko albo numer
hall-find-lead = Wpisz imię i nazwisko albo numer startowy.
hall-find-none = Nikogo takiego tu nie ma.
hall-game = Gra { $number }
hall-game-over = Koniec gry
hall-game-over-hint = Koniec gry. Dotknij, aby wpisać wynik.
hall-game-word = Gra
hall-games = Gry
hall-games-in = Gry na kartach wyników
hall-go-on = Dalej
hall-here = na miejscu
hall-how-ended = Jak skończyła się gra?
hall-is-out = bez kostek
hall-join-by-name = Nie znam swojego numeru
hall-join-device = Telefon przy stoliku
hall-join-go = Do stolika
hall-join-hint = Litery są na kartoniku z numerem stolika; zna je też organizator.
hall-join-lead = Wpisz, co widnieje na kartoniku z numerem stolika, albo zeskanuj z niego kod.
hall-join-missing = Wpisz numer stolika i jego litery.
hall-join-own = Mój stolik i wyniki
hall-join-title = Stolik { $number }
hall-join-word = Do stolika
hall-join-wrong = Te litery nie należą do tego stolika. Sprawdź na kartoniku.
hall-joker-counts = Joker liczy się za { $points }.
hall-last-turn = Ostatni ruch
hall-left-with = Ile zostało na tabliczkach?
hall-left-with-all = Ile zostało na każdej tabliczce?
hall-letters = Litery
hall-meetings = Kto z kim grał
hall-meetings-again = { $count ->
    [one] Jedna para spotkała się więcej niż raz.
    [few] { $count } pary spotkały się więcej niż raz.
   *[many] { $count } par spotkało się więcej niż raz.
}
hall-meetings-none = Nikt z nikim jeszcze nie grał.
hall-meetings-once = Nikt z nikim nie grał dwa razy.
hall-missing = Brakuje: { $names }
hall-more = Więcej
hall-more-title = Popraw coś
hall-who-is-absent = Kogo nie ma przy stoliku?
hall-my-page = Moja strona
hall-nameless = Nr{"\u00A0"}{ $number }
hall-next-round-soon = Wkrótce następne miejsca
hall-next-round-text = Stolik i miejsce pojawią się tutaj, gdy tylko runda zostanie ogłoszona.
hall-in = Sala: { $hall }
hall-no-code = Sprawdź kod u organizatora.
hall-no-code-title = Żaden turniej nie ma tego kodu
hall-no-player = Nikt nie ma numeru { $number }. Poszukaj po imieniu i nazwisku:
hall-no-tournament = Nie ma takiego turnieju
hall-no-tournament-hint = Adres może zawierać błąd albo turniej został usunięty.
hall-nobody-yet = Lista graczy jest jeszcze pusta.
hall-absent = Masz zaznaczoną nieobecność
hall-absent-text = Znów dostaniesz miejsce, gdy organizator potwierdzi twoją obecność albo zajmiesz miejsce ze swojego osobistego linku.
hall-seat-called = Twój stolik czeka
hall-not-checked-in = Zgłoś się w biurze zawodów.
hall-not-drawn = Przed losowaniem
hall-not-last = To jednak nie ostatnie ruchy
hall-not-last-about = Rundę przedłużono albo naciśnięto przez pomyłkę: gra toczy się dalej.
hall-not-opened = Bez otwarcia
hall-not-there = nie ma
hall-number = Numer { $number }
hall-offline = Brak połączenia. Zegar i karta wyników działają; wszystko zostanie wysłane później.
hall-one-more = Jeszcze po jednym ruchu
hall-one-more-each = Każdy ma jeszcze jeden ruch
hall-open-next = Wyłożę się
hall-own-page = Moje wyniki
hall-pause = Pauza
hall-place = Miejsce
hall-place-final = { $place ->
    [1] Gratulacje: pierwsze miejsce!
   *[other] { $place }. miejsce
}
hall-place-of = { $count ->
    [one] miejsce wśród { $count } osoby
    [few] miejsce wśród { $count } osób
   *[many] miejsce wśród { $count } osób
}
hall-play-by-link = To twoje miejsce? Aby grać, otwórz swój osobisty link. Dostaniesz go od organizatora.
hall-player = Gracz
hall-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
hall-points-of = Punkty na tabliczce: { $name }
hall-press-begin = Dotknij, aby zacząć grę { $game }
hall-press-go-on = Pauza. Dotknij, aby grać dalej
hall-press-next = Dotknij po ruchu → { $next }
hall-progress = Przebieg turnieju
hall-rack-of = Tabliczka: { $name }
hall-rack-sum = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
hall-reconstruction = Schemat to nasza rekonstrukcja: rysunki ze źródła zaginęły.
hall-referee = Sędzia
hall-referee-called = Sędzia jest w drodze.
hall-referee-comes = Zegar stoi, idzie sędzia. Dotknij, aby grać dalej
hall-refused = Nie przyjęto:
hall-reopen = Gra jednak trwa
hall-resting = W tej rundzie pauza: { $names }
hall-sitting-out = W tej rundzie nie grają: { $names }
hall-rests = W tej rundzie pauzujesz
hall-rests-text = W następnej znowu grasz.
hall-results = Wyniki
hall-results-none = Nie wpisano jeszcze żadnej gry.
hall-round-done = wszystkie stoliki skończyły
hall-round-of = { $stage }, runda { $number }
hall-round-of-rounds = Runda { $number } z { $rounds }
hall-round-over = Czas rundy minął.
hall-round-time = Czas do końca rundy
hall-round-word = Runda
hall-said-at = wyłoży się ({ $time })
hall-score = Wynik
hall-seat-word = Miejsce
hall-seats = Miejsca
hall-seconds-left = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
hall-sheet = Karta wyników
hall-sheet-closed = Sędzia zamknął kartę wyników.
hall-sheets-in = { $closed ->
    [0] żaden stolik jeszcze nie skończył
    [one] skończył { $closed } stolik z { $tables }
    [few] skończyły { $closed } stoliki z { $tables }
   *[many] skończyło { $closed } stolików z { $tables }
}
hall-show = Pokaż
hall-sits = stolik { $table }, miejsce { $seat }
hall-sits-nowhere = teraz bez miejsca
hall-small = Małe
hall-small-big = Małe punkty, a w górnym indeksie duże.
hall-small-only = Małe punkty
hall-small-long = Małe punkty
hall-small-then-big = Przy każdej osobie: małe punkty, potem duże (pogrubione).
hall-stage-later = Jeszcze przed nami.
hall-stage-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
hall-stage-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
hall-stage-size = { $tables ->
    [0] Gracze: { $players }
   *[other] Gracze: { $players }, stoliki: { $tables }
}
hall-start-number = Numer startowy
hall-starts-game = Grę { $game } zaczyna { $name }.
hall-status-excluded = Wykluczenie z turnieju
hall-status-withdrawn = Rezygnacja
hall-step-calls = czeka na sędziego
hall-step-closed = wynik zatwierdzony
hall-step-confirmed = wynik potwierdzony
hall-step-entered = wynik wpisany
hall-step-none = grają
hall-late = Rozegraj tu przełożony stolik z rundy { $round }
hall-late-back = Wróć do bieżącej rundy
hall-step-planned = gra: { $when }
hall-step-partial = wpisane gry: { $played } z { $games }
hall-sum-nothing = Komplet; w tych zasadach zwycięzca nic nie zapisuje.
hall-sum-right = Suma się zgadza: zwycięzca zapisuje { $points }.
hall-table = Stolik { $number }
hall-table-done = Stolik { $number } skończył grę
hall-table-number = Stolik
hall-table-unused = W rundzie { $number } nikt nie gra przy tym stoliku.
hall-table-word = Stolik
hall-tables = Stoliki
hall-take-back = Naciśnięto przez pomyłkę
hall-take-back-about = Poprzedni ruch trwa dalej z czasem, który pozostał.
hall-tap-tiles = Kostki: { $name }
hall-thanks = Dziękujemy za grę!
hall-tiles = Kostki
hall-tiles-done = Gotowe
hall-tiles-of = Wpisz kostki: { $name }
hall-time-extra = tu +{ $minutes }{"\u00A0"}min
hall-time-left = do końca
hall-time-over = koniec czasu
hall-time-stands = zatrzymany
hall-time-up = Koniec czasu!
hall-to-desk = Biuro zawodów
hall-to-online-table = Do stolika
hall-to-standings = Stoliki i klasyfikacja
hall-told-turn = Ruch wykonuje { $name }: { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
hall-told-soon = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
   *[other] Zostało { $seconds } sekund.
}
hall-told-up = Koniec czasu: { $name }.
hall-turns-left = { $count ->
    [one] Po tym ruchu jeszcze jeden
    [few] Po tym ruchu jeszcze { $count }
   *[many] Po tym ruchu jeszcze { $count }
}
hall-understood = Rozumiem
hall-view-draw = Losowanie
hall-view-last = Stoliki
hall-view-meetings = Spotkania
hall-view-now = Teraz
hall-view-stages = Etapy
hall-view-statistics = Statystyka
hall-view-standings = Klasyfikacja
hall-view-terms = Regulamin
hall-terms = Regulamin turnieju
hall-terms-pdf = Jako PDF
hall-views = Części strony
hall-waiting = { $count ->
    [one] { $count } wpis czeka na połączenie.
    [few] { $count } wpisy czekają na połączenie.
   *[many] { $count } wpisów czeka na połączenie.
}
hall-waits = czeka
hall-waits-referee = Wszyscy potwierdzili. Kartę wyników zamyka sędzia.
hall-watch = Tylko popatrzę: stoliki i klasyfikacja
hall-watch-table = Oglądaj grę
hall-went-on = awans
hall-void = Pomiń grę { $number }
hall-void-about = Sędzia pozwolił pominąć tę grę: nikt nic nie zapisuje.
hall-who-is-out = Kto skończył?
hall-whose-turn = Czyj to ruch? Dotknij tej osoby.
hall-winner = Pierwsze miejsce
hall-wins = Wygrane
hall-wins-of = { $count ->
    [one] wygrane (na { $count } grę)
    [few] wygrane (na { $count } gry)
   *[many] wygrane (na { $count } gier)
}
hall-with = Przy stoliku: { $names }
hall-would-go-on = awans przy obecnym stanie
hall-would-not-go-on = Przy obecnym stanie bez awansu.
hall-written-by = Kto wpisuje
