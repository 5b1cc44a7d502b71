# Turnieje: lista, nowy turniej, biuro organizatora i sędziów.

day-all = Turnieje
day-all-about = Losowania, stoliki i klasyfikacja na żywo.
day-all-none = Nie ma tu jeszcze żadnego turnieju. Ogłoś swój, to zajmie minutę.
day-all-mine = Twoje
day-all-playing = W trakcie
day-all-coming = Przed nami
day-all-over = Zakończone
day-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
day-seasons = Sezony
day-people = Osoby
day-code = Kod
day-join = Wejdź z kodem
day-join-code = Kod albo link do turnieju
day-join-go = Wejdź
day-no-code = Żaden turniej nie ma takiego kodu. Sprawdź go u osoby, która go podała.
day-import = Z pliku
day-import-what = Wyeksportowany turniej można tu kontynuować, ze wszystkimi wynikami i dziennikiem.
day-import-file = Wyeksportowany plik (JSON)
day-import-about = Eksport można wczytać na stronie z wszystkimi turniejami:
day-gone = Nie ma takiego turnieju
day-desk = Biuro zawodów
day-no-badge = Na tym urządzeniu nie ma linku organizatora ani sędziego tego turnieju. Otwórz raz swój osobisty link, a biuro pojawi się tutaj.
day-leaders-only = To należy do organizatora i sędziego głównego.

# Nowy turniej
day-new = Nowy turniej
day-new-name = Nazwa
day-new-name-example = Puchar Jesieni
day-new-date = Data
day-new-players = Ilu graczy
day-new-languages = Języki turnieju
day-new-make = Ogłoś turniej
day-new-about = Dalej, w biurze zawodów: gracze, sędziowie i linki.
day-rules = Zasady
day-format = System rozgrywek
day-format-pl-minute = Turniej polski, 16–36 osób
day-format-pl-minute-about = Trzy rundy po dwie gry, półfinały, finał.
day-format-pl-forty = Turniej polski, 3–128 osób
day-format-pl-forty-about = Rundy po trzy gry, potem system pucharowy.
day-format-knock-out = System pucharowy
day-format-knock-out-about = Awansują najlepsi z każdego stolika.
day-format-open-four = Otwarty: cztery rundy i finał
day-format-open-four-about = Wszyscy grają cztery rundy, najlepsi finał.
day-format-league = Liga
day-format-league-about = Wiele wieczorów, jedna klasyfikacja.
day-format-match = Mecz przy jednym stoliku
day-format-match-about = Ci sami gracze, gra za grą.
day-format-own = Własny system
day-format-changed = Własny system, na podstawie: { $format }
day-format-change = Zmień po swojemu
day-format-back = Wróć do gotowych
day-format-other = Zmień zasady lub system
day-format-as-it-is = Bez zmian: { $format }
day-format-save = Zastosuj
day-format-fixed = Pierwsza runda jest rozlosowana, więc zasady i system rozgrywek zostają. Żeby je zmienić, cofnij najpierw losowanie w dzienniku.
day-format-takes = stoliki: { $tables } · rundy: { $rounds } · { $time }
day-format-not-for = Nie dla tylu graczy: { $players }
day-reconstruction = Schematy tego systemu to nasza rekonstrukcja: rysunki ze źródła zaginęły.
day-est = Liczba graczy: { $players }
day-est-tables = Stoliki
day-est-rounds = Rundy
day-est-time = Czas
day-est-evenings = Wieczory
day-est-evening = Jeden wieczór
day-est-stage = gracze: { $players }, stoliki: { $tables }, gry: { $rounds } × { $games }
day-est-about = Szacunek według zegara z zasad, z przerwą między rundami: { $minutes }{"\u00A0"}min. Kto dojdzie do końca, zagra tyle gier: { $games }.
day-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
day-only-minutes = { $minutes }{"\u00A0"}min
day-field-least = Graczy od
day-field-most = do
day-ties = Remisy o awans lub podium
day-ties-extra-game = Gra dodatkowa
day-ties-lots = Losowanie
day-late = Spóźnieni mogą dołączyć, dopóki nie rozlosowano rundy{"\u00A0"}{ $round }
day-missed-cost = Ile małych punktów kosztuje opuszczona gra
day-missed-cost-about = Dotyczy gier opuszczonych przez spóźnienie, nieobecność albo przerwę w rundzie. 0: nic.
day-stage-called = Etap
day-stage-remove = Usuń
day-stage-add = Dodaj etap
day-stage-eliminations = Eliminacje
day-stage-first-round = Pierwszy etap
day-stage-round-of-32 = 1/8 finału
day-stage-quarter-final = Ćwierćfinał
day-stage-semi-final = Półfinał
day-stage-final = Finał
day-stage-table = Jeden stolik
day-stage-rotation = Rotacja (pięć osób)
day-stage-season = Sezon
day-stage-match = Mecz
day-rounds = Rundy
day-games-a-round = Gry w rundzie
day-seats = Miejsca
day-seats-lot = z losowania
day-seats-by-place = według miejsc w klasyfikacji
day-seats-rotation = kolejno jedna osoba pauzuje
day-seats-one-table = wszyscy przy jednym stoliku
day-tables = Stoliki
day-points-begin = Punkty w tym etapie
day-points-from-zero = Od zera
day-points-carried = Przeniesione
day-goes-on = Kto awansuje
day-goes-on-best = najlepsi
day-goes-on-winners-and-best-others = zwycięzcy stolików i najlepsi z pozostałych
day-goes-on-best-of-each-table = najlepsi z każdego stolika
day-goes-on-winners = zwycięzcy stolików
day-how-many = Ilu
day-how-many-each = Z każdego stolika

# Biuro zawodów
day-tab-event = Strona wydarzenia
day-tab-registration = Zapisy
day-tab-roster = Lista startowa
day-tab-check-in = Obecność
day-tab-draw = Losowanie
day-tab-round = Runda
day-tab-standings = Klasyfikacja
day-tab-referee = Sędzia
day-tab-log = Dziennik
day-tab-files = Druk i pliki
day-tab-links = Linki
day-tab-settings = Ustawienia
day-role-organiser = Organizator
day-role-head-referee = Sędzia główny
day-role-referee = Sędzia
day-role-player = Gracz
day-role-helper = Pomocnik
day-not-begun = Przed rozpoczęciem
day-closed = Turniej zakończony
day-round-of = { $stage }, runda { $round } z { $rounds }
day-table = Stolik { $table }
day-table-word = Stolik
day-table-of = { $stage }, runda { $round }, stolik { $table }
day-nameless = Gracz nr { $number }
day-sending = Wysyłanie…
day-done = Gotowe.
day-done-more = { $text } I jeszcze: { $count }.
day-undo = Cofnij
day-undo-slip = cofnięte od razu
day-undo-refused = Nie można cofnąć: { $why }
day-undo-ask = Cofnąć krok nr { $number }?
day-undone = cofnięte
day-why = Powód (zostanie zapisany)
day-why-may = Powód (jeśli chcesz)
day-not-now = Nie teraz
day-save = Zapisz
day-edit = Zmień
day-search = Imię, nazwisko, klub albo numer
day-search-none = Nic takiego tu nie ma.

# Lista startowa i obecność
day-roster-count = { $count ->
    [one] Na liście: { $count } gracz
    [few] Na liście: { $count } graczy
   *[many] Na liście: { $count } graczy
}
day-roster-empty = Dodawaj graczy po kolei albo wklej listę z arkusza.
day-add = Dodaj gracza
day-add-this = Dodaj
day-name = Imię i nazwisko
day-surname = Nazwisko, do list
day-born = Rok urodzenia
day-surname-short = Nazwisko
day-born-short = Rocznik
day-by-surname = Według nazwisk
day-club = Klub lub miejscowość
day-number = Nr
day-number-own = Numer startowy (lub następny wolny)
day-state = Stan
day-here = Jest
day-here-now = Już na miejscu
day-not-here = Jeszcze nie ma
day-reinstate = Przywróć
day-no-show = Brak przy stoliku
day-withdrawn = Rezygnacja
day-excluded = Wykluczenie
day-minor = Poniżej 18 lat
day-consent = Opiekun zgadza się na udział
day-minor-about = Osoby poniżej 18 lat są pokazywane publicznie tylko z imienia i inicjału, bez klubu.
day-minor-agreed = Poniżej 18 lat, jest zgoda
day-minor-missing = Poniżej 18 lat, brak zgody
day-keep-until = Przechowywać imię i nazwisko do
day-withdraw = Wycofaj z turnieju
day-withdraw-ask = Wycofać z turnieju: { $name }?
day-withdraw-about = Od następnego losowania bez miejsca. Wyniki zostają.
day-erase = Usuń dane osobowe
day-erase-ask = Usunąć dane osobowe: { $name }?
day-erase-about = Imię i nazwisko oraz klub znikną na zawsze, wyniki zostaną pod numerem. Tego nie można cofnąć.
day-csv = Lista z arkusza
day-csv-about = Pierwszy wiersz nazywa kolumny: imię i nazwisko, klub, nr, niepełnoletni (poniżej 18 lat), zgoda, obecny. Wystarczy samo imię i nazwisko.
day-csv-paste = Wklej listę tutaj
day-csv-example = imię i nazwisko,klub
day-csv-file = albo wybierz plik (CSV)
day-csv-wrong = { $count ->
    [one] { $count } wiersz z błędem. Nic nie zostanie wpisane, dopóki go nie poprawisz.
    [few] { $count } wiersze z błędami. Nic nie zostanie wpisane, dopóki ich nie poprawisz.
   *[many] { $count } wierszy z błędami. Nic nie zostanie wpisane, dopóki ich nie poprawisz.
}
day-csv-right = { $count ->
    [one] { $count } gracz, wszystko w porządku.
    [few] { $count } graczy, wszystko w porządku.
   *[many] { $count } graczy, wszystko w porządku.
}
day-csv-unagreed = { $count ->
    [one] { $count } osoba ma poniżej 18 lat: zaznacz zgodę opiekuna albo pomiń ten wiersz.
    [few] { $count } osoby mają poniżej 18 lat: zaznacz zgodę opiekuna albo pomiń te wiersze.
   *[many] { $count } osób ma poniżej 18 lat: zaznacz zgodę opiekuna albo pomiń te wiersze.
  }
day-csv-left-out = Te kolumny pomijamy: { $columns }
day-csv-enter = { $count ->
    [0] Wpisz graczy
   *[other] Wpisz: { $count }
}
day-check-in-nobody = Lista startowa jest jeszcze pusta
day-check-in-missing = Brakuje { $count } z { $all }
day-check-in-all-here = { $count ->
    [one] Jest { $count } osoba, komplet
    [few] Są { $count } osoby, komplet
   *[many] Jest { $count } osób, komplet
}
day-check-in-about = Wpisz kilka liter i wskaż osobę.
day-check-in-keys = Gdy została jedna, wystarczy Enter; klawisz / wraca do tego pola.
day-check-in-one = Potwierdź
day-check-in-all = Są wszyscy
day-check-in-all-ask = { $count ->
    [one] Potwierdzić obecność { $count } osoby?
    [few] Potwierdzić obecność { $count } osób?
   *[many] Potwierdzić obecność { $count } osób?
}
day-check-in-all-about = Wszyscy jeszcze nieobecni dostaną miejsce w następnym losowaniu.

# Losowanie
day-draw = Losuj
day-draw-next = Losowanie: { $stage }, runda { $round }
day-draw-count = { $count ->
    [one] Do losowania: { $count } gracz.
    [few] Do losowania: { $count } graczy.
   *[many] Do losowania: { $count } graczy.
}
day-draw-halls-short = { $count ->
    [one] W salach jest { $count } stolik, a ta runda potrzebuje { $tables }. Powiększ salę albo dodaj kolejną w ustawieniach.
    [few] W salach są { $count } stoliki, a ta runda potrzebuje { $tables }. Powiększ salę albo dodaj kolejną w ustawieniach.
   *[many] W salach jest { $count } stolików, a ta runda potrzebuje { $tables }. Powiększ salę albo dodaj kolejną w ustawieniach.
}
day-draw-no-plan = { $count ->
    [one] Format nie przewiduje turnieju dla { $count } gracza: potwierdź obecność pozostałych albo wybierz inny format w Ustawieniach.
   *[other] Format nie przewiduje turnieju dla { $count } graczy: potwierdź obecność pozostałych albo wybierz inny format w Ustawieniach.
}
day-draw-missing = { $count ->
    [one] { $count } osoba z listy jest nieobecna.
    [few] { $count } osoby z listy są nieobecne.
   *[many] { $count } osób z listy jest nieobecnych.
}
day-draw-announce = Najpierw zapowiedz
day-draw-announced = Zapowiedziane. Pieczęć liczby losowej:
day-draw-about = Miejsca wynikają z liczby losowej. Program pieczętuje ją przed losowaniem i ujawnia po nim: każdy może sprawdzić, że nikt nie wybierał miejsc.
day-stage-played = Wszystkie rundy rozegrane: { $stage }.
day-to-standings = Do klasyfikacji i awansu
day-to-draw = Do losowania
day-publish = Ogłoś miejsca
day-published = Ogłoszone
day-not-published = Jeszcze nieogłoszone
day-swap-about = Przeciągnij gracza na innego albo dotknij obu, żeby zamienić ich miejscami.
day-swap-about-touch = Dotknij dwóch graczy, żeby zamienić ich miejscami.
day-swap-first = { $name }: z kim zamienić?
day-swap = Zamień
day-swap-free = Żadna para nie spotka się częściej niż dotąd.
day-swap-worse = { $count ->
    [one] Powtórzonych spotkań przybędzie: { $count }.
    [few] Powtórzonych spotkań przybędzie: { $count }.
   *[many] Powtórzonych spotkań przybędzie: { $count }.
}
day-swap-better = { $count ->
    [one] Powtórzonych spotkań ubędzie: { $count }.
    [few] Powtórzonych spotkań ubędzie: { $count }.
   *[many] Powtórzonych spotkań ubędzie: { $count }.
}
day-swap-again = Spotkają się ponownie: { $pairs }.
day-swap-apart = Rozdzieleni gracze usiedliby razem.
day-swap-locks = Ktoś straciłby stałe miejsce.
day-repair-do = Zrób tak
day-repair-first = Wybierz wolne miejsce dla: { $name }, albo gracza, którego miejsce zajmie ta osoba.
day-repair-seat-of = { $name } siada przy stoliku { $table }.
day-repair-substitute = { $comes } zajmuje miejsce gracza { $player }.
day-repair-dissolve-of = Stolik { $table } zostaje rozwiązany.
day-repair-sit-out-of = { $name } nie gra w tej rundzie.
day-repair-to = { $name }: stolik { $table }.
day-repair-without = { $name }: bez miejsca.
day-repair-threes = { $count ->
    [one] O { $count } stolik trzyosobowy więcej.
    [few] O { $count } stoliki trzyosobowe więcej.
   *[many] O { $count } stolików trzyosobowych więcej.
  }
day-repair-twos = { $count ->
    [one] Przy { $count } stoliku są tylko dwie osoby.
    [few] Przy { $count } stolikach są tylko dwie osoby.
   *[many] Przy { $count } stolikach są tylko dwie osoby.
  }
day-free-seat = wolne miejsce
day-free-seat-at = Wolne miejsce przy stoliku { $table }
day-dissolve = Rozwiąż ten stolik
day-left-out = { $count ->
    [one] { $count } osoba jest na sali i nie ma miejsca w tej rundzie.
    [few] { $count } osoby są na sali i nie mają miejsca w tej rundzie.
   *[many] { $count } osób jest na sali i nie ma miejsca w tej rundzie.
  }
day-left-out-about = Obecność potwierdzono po losowaniu. Znajdź miejsce, losuj jeszcze raz albo zaznacz, że ktoś w tej rundzie nie gra.
day-left-out-seat = Posadź przy stoliku trzyosobowym
day-left-out-substitute = Na czyjeś miejsce
day-sit-out = Nie gra
day-sit-out-about = { $points ->
    [0] Gry tej rundy są opuszczone: nie dają punktów.
    [one] Gry tej rundy liczą się jako opuszczone: za każdą { $points } mały punkt na niekorzyść gracza.
    [few] Gry tej rundy liczą się jako opuszczone: za każdą { $points } małe punkty na niekorzyść gracza.
   *[many] Gry tej rundy liczą się jako opuszczone: za każdą { $points } małych punktów na niekorzyść gracza.
  }
day-sitting-out = W tej rundzie nie grają: { $names }
day-redraw = Losuj jeszcze raz
day-redraw-ask = Losować tę rundę jeszcze raz?
day-redraw-about = Rundy jeszcze nie ogłoszono, więc nikt nie zna tych miejsc. Losowani są wszyscy obecni, z nową pieczęcią. Pierwsze losowanie zostaje w dzienniku.
day-redraw-about-published = Miejsca są już ogłoszone: powiedz wszystkim, żeby sprawdzili je jeszcze raz. Losowani są wszyscy obecni, z nową pieczęcią. Pierwsze losowanie zostaje w dzienniku.
day-redraw-usually = ktoś doszedł po losowaniu
day-resting = Pauzuje: { $names }
day-fair = Sprawdź losowanie
day-fair-about = Pieczęć i liczba losowa tego losowania. Z nimi każdy może powtórzyć losowanie i otrzyma te same miejsca.
day-fair-commitment = Pieczęć:
day-fair-seed = Liczba losowa:
day-matrix = Kto z kim grał
day-met-again = { $count ->
    [0] Żadna para nie spotyka się więcej niż raz.
    [one] { $count } para spotyka się więcej niż raz.
    [few] { $count } pary spotykają się więcej niż raz.
   *[many] { $count } par spotyka się więcej niż raz.
}
day-locks = Stałe miejsca
day-locks-about = Kto potrzebuje określonego stolika (wózek inwalidzki, spokojny kąt), ma go w każdym losowaniu. Rozlosowana już runda się nie zmienia: zamień miejsca albo cofnij losowanie i losuj ponownie.
day-lock-table = { $name }: stolik { $table }
day-lock-seat = { $name }: stolik { $table }, miejsce { $seat }
day-lock-end = Zwolnij
day-lock-who = Gracz
day-lock-which = Stolik
day-lock-letter = Miejsce
day-lock-any = dowolne
day-lock-do = Zachowaj to miejsce
day-lock-mark = stałe
day-apart = Nie sadzać razem
day-apart-about = Losowanie nie posadzi tych osób przy jednym stoliku: rodzina, klub.
day-apart-one = Pierwsza osoba
day-apart-other = Druga osoba
day-apart-do = Rozdziel
day-apart-end = Mogą grać razem

# Runda i karty wyników
day-round-none = Nie rozlosowano jeszcze żadnej rundy.
day-round-which = Która runda
day-clock = Zegar rundy
day-clock-none = Zegar rundy jeszcze nie ruszył.
day-clock-of = { $minutes ->
    [one] z { $minutes } minuty
   *[many] z { $minutes } minut
}
day-clock-paused = Zatrzymany dla wszystkich
day-clock-start = Start
day-clock-early-ask = Uruchomić zegar już teraz?
day-clock-early = Według planu: { $when }.
day-clock-pause = Zatrzymaj
day-clock-resume = Wznów
day-minutes = Minuty
day-one-more = Koniec czasu: każdy ma jeszcze jeden ruch; wygrywa najmniejsza suma na tabliczce.
day-one-more-short = Jeszcze po jednym ruchu
day-sheets-in = Zamknięte karty wyników: { $count } z { $all }
day-sheet-none = Brak karty wyników
day-sheet-partial = gry: { $played } z { $games }
day-sheet-entered = Czeka na graczy
day-sheet-confirmed = Potwierdzona, do zamknięcia
day-sheet-closed = Zamknięta
day-sheet-corrected = Poprawiona
day-sheet-agreed = potwierdza
day-sheet-waits = Brak potwierdzenia: { $names }
day-sheet-save = Zapisz kartę wyników
day-sheet-save-part = Zapisz, co jest
day-sheet-close = Zamknij kartę wyników
day-sheet-close-about = Nie wszyscy gracze potwierdzili: podaj, dlaczego mimo to zamykasz.
day-sheet-about = Przegrani z minusem. Pole zwycięzcy można zostawić puste: suma policzy się sama.
day-sheet-about-minus = Przegrani z plusem, zwycięzca z minusem, jak na papierowej karcie. Pole zwycięzcy może zostać puste: suma policzy się sama.
day-absent = nie ma
day-absent-of = { $name }: nie ma przy stoliku
day-sheet-about-penalty = Przegrani z minusem, zwycięzca 0.
day-sheet-close-usually = Podpisana na papierze
day-sheet-unsaved = Wpisana, niezapisana
day-sheet-discard = Odrzuć zmiany
day-sheet-next = Dalej: stolik { $table }
day-sheets-close = Zamknij potwierdzone: { $count }
day-sheets-close-ask = { $count ->
    [one] Zamknąć { $count } potwierdzoną kartę wyników?
    [few] Zamknąć { $count } potwierdzone karty wyników?
   *[many] Zamknąć { $count } potwierdzonych kart wyników?
}
day-sheets-close-about = Przy tych stolikach potwierdzili wszyscy gracze: { $tables }.
day-correct = Popraw kartę wyników
day-correct-about = Klasyfikacja zmieni się od razu, powód zostanie w dzienniku.
day-game = Gra { $game }
day-sum = Suma
day-total = Razem
day-points-of = Małe punkty: { $name }, gra { $game }
day-rack-of = Tabliczka: { $name }, gra { $game }
day-opened = otwarcie
day-big-short = duże: { $big }
day-void = Nierozegrana
day-void-allow = Pozwól pominąć grę { $game }
day-void-allow-ask = Pozwolić pominąć grę { $game }?
day-void-allow-about = Stolik może ją wtedy zapisać jako nierozegraną: nikt nie zapisuje punktów. Podaj powód; zostanie w dzienniku.
day-void-ask = Gra nierozegrana
day-void-ask-about = To rozstrzygnięcie: podaj powód, zostanie w dzienniku.
day-ending = Jak się skończyła
day-ending-unsaid = Jak się skończyła?
day-ending-out = pusta tabliczka
day-ending-exhausted = pusty bank
day-ending-round-time = czas rundy
day-by-rack = Wpisz kostki, program policzy
day-extend = Dodaj czas temu stolikowi
day-extend-all = Dodaj czas wszystkim stolikom
day-extend-minutes = Minuty
day-extend-late = Dodany czas odwołuje ostatnie ruchy, jeśli żaden z nich się jeszcze nie zaczął. Gdy już się zaczęły, gra i tak się skończy.
day-own-time = Czas stolika: { $time }
day-mark-no-show = Brak przy stoliku
day-announced = „Wyłożę się w następnej rundzie”: { $name }, gra { $game }, { $time }
day-room = Gra { $game } online
day-online-about = Przy tych stolikach gra się na serwerze: wyniki wpisują się same.

# Klasyfikacja
day-standings = Klasyfikacja
day-standings-none = Nic jeszcze nie rozegrano.
day-ranking = Wszyscy
day-ranking-final = Klasyfikacja końcowa
day-place = Miejsce
day-player = Gracz
day-big = Duże
day-small = Małe
day-deducted = Odjęte
day-deducted-about = Duże punkty po odjęciu kar; odjęte punkty są w nawiasie.
day-missed = { $count ->
    [one] { $count } opuszczona gra
    [few] { $count } opuszczone gry
   *[many] { $count } opuszczonych gier
  }
day-missed-about = { $points ->
    [0] Opuszczone gry nic nie dają i nic nie kosztują.
    [one] Każda gra opuszczona przez spóźnienie lub nieobecność to { $points } mały punkt na niekorzyść gracza.
    [few] Każda gra opuszczona przez spóźnienie lub nieobecność to { $points } małe punkty na niekorzyść gracza.
   *[many] Każda gra opuszczona przez spóźnienie lub nieobecność to { $points } małych punktów na niekorzyść gracza.
  }
day-games = Gry
day-wins = Wygrane
day-would-go-on = na razie awansuje
day-went-on = awans
day-cut = Awans: { $stage }
day-cut-rounds-left = { $count ->
    [one] Do rozegrania: { $count } runda.
    [few] Do rozegrania: { $count } rundy.
   *[many] Do rozegrania: { $count } rund.
}
day-cut-ready = { $count ->
    [one] Awansuje { $count } gracz.
    [few] Awansuje { $count } graczy.
   *[many] Awansuje { $count } graczy.
}
day-cut-do = Zamknij etap
day-cut-early = Zamknij etap wcześniej
day-cut-early-ask = Zamknąć etap, choć zostały rundy?
day-cut-early-about = Awans według obecnej klasyfikacji.
day-cut-changed = Po poprawkach awansowałby kto inny: { $stage }. Cofnij zamknięcie etapu albo zostaw je.
day-tie-cut = Remis decyduje o awansie
day-tie-podium = Remis o czołowe miejsce
day-tie-first = Najpierw rozstrzygnij remisy powyżej.
day-tie-lots = Losuj kolejność
day-tie-by-hand = Losowano ręcznie
day-tie-by-hand-about = Najlepsza osoba na górze.
day-tie-game = Wpisz grę dodatkową
day-tie-game-about = Rozstrzyga jeszcze jedna gra między tymi graczami.
day-tie-games = Wpisz gry przy kilku stolikach
day-tie-games-about = Wszyscy, którzy mają tyle samo, grają jeszcze jedną grę, przy tylu stolikach, ilu trzeba. Decydują duże punkty ze wszystkich stolików, potem małe.
day-tie-many = Tyle samo punktów ma więcej osób, niż mieści stolik: rozstrzygnij losem albo grami przy kilku stolikach.
day-tie-gone = Ktoś z nich już wyszedł, więc gry nie będzie: rozstrzyga los.
day-signs-plus = Małe punkty każdego: zwycięzca z plusem, przegrani z minusem.
day-signs-minus = Małe punkty każdego: zwycięzca z minusem, przegrani z plusem.
day-up = Wyżej
day-close = Zakończenie
day-close-about = Klasyfikacja stanie się ostateczna, można drukować dyplomy.
day-close-next = Etap zamknięty. Dalej: { $stage }.
day-close-ask = Zakończyć turniej?
day-close-do = Zakończ turniej

# Sędzia
day-calls = Wzywa sędziego
day-calls-now = { $count ->
    [one] Wzywa { $count } stolik
    [few] Wzywają { $count } stoliki
   *[many] Wzywa { $count } stolików
}
day-calls-title = Wezwania: { $count }
day-calls-none = Nikt nie wzywa. Wezwania ze stolików pojawią się tu z czasem oczekiwania.
day-calls-answered = Obsłużone: { $count }
day-call-answer = Jestem przy stoliku
day-waits = czeka
day-disputes = Spory
day-disputes-none = Nie ma nierozstrzygniętych sporów.
day-disputes-settled = Rozstrzygnięte: { $count }
day-dispute-open = Zapisz spór
day-dispute-about = Nierozstrzygnięty spór nie pozwala zamknąć etapu.
day-dispute-what = O co chodzi
day-dispute-table = Stolik
day-dispute-no-table = bez stolika
day-dispute-settle = Rozstrzygnij
day-dispute-ruling = Rozstrzygnięcie
day-dispute-ruled = Rozstrzygnięcie: { $ruling }
day-order = Upomnienia i kary
day-order-about = Wybierz gracza, by upomnieć, odjąć punkty albo wykluczyć.
day-order-so-far = Upomnienia: { $warnings }. Odjęte duże punkty: { $points }.
day-warn = Upomnij
day-warn-ask = Upomnieć: { $name }?
day-deduct = Odejmij punkty
day-deduct-ask = Odjąć duże punkty: { $name }?
day-deduct-points = Duże punkty
day-exclude = Wyklucz
day-exclude-ask = Wykluczyć: { $name }?
day-exclude-after-warning = W tych zasadach można wykluczyć po upomnieniu; decyduje sędzia główny.
day-exclude-serious-breach = Po upomnieniu albo od razu za poważne naruszenie zasad.
day-exclude-any-breach = W tych zasadach każde naruszenie może skutkować wykluczeniem; decyduje sędzia główny.
day-exclude-grave = Poważne naruszenie, upomnienie nie jest potrzebne
day-exclude-whose = O wykluczeniu decyduje sędzia główny.
day-analysis = Analiza układów
day-analysis-about = Czy układy na stole są prawidłowe? Czy na tej tabliczce było otwarcie?
day-analysis-open = Otwórz analizę
day-rules-of = Zasady tego turnieju
day-rules-whole = Cała strona
day-rules-search = Szukaj w zasadach: joker, zegar, otwarcie…
day-rules-book = Ze zbioru zasad

# Dziennik
day-log = Dziennik turnieju
day-log-about = Każdy krok: kto i kiedy. Każdy można cofnąć, o ile nie opiera się na nim nic późniejszego.
day-log-about-referee = Każdy krok: kto i kiedy. Cofać mogą organizator i sędzia główny.
day-log-search = Szukaj w dzienniku
day-log-more = Pokaż wcześniejsze kroki

# Druk, pliki, linki
day-print = Druk
day-print-round = Runda
day-print-last = ostatnia
day-doc-table-cards = Numery stolików
day-doc-table-cards-about = Do złożenia na pół, z kodem QR dla telefonu przy stoliku.
day-doc-draw-by-name = Losowanie według nazwisk
day-doc-draw-by-name-about = Na drzwi: każdy znajdzie swój stolik.
day-doc-draw-by-table = Losowanie według stolików
day-doc-draw-by-table-about = Kto gdzie siedzi, miejsca od A do D.
day-doc-score-sheets = Karty wyników
day-doc-score-sheets-about = Po jednej na stolik, z imionami i nazwiskami.
day-doc-standings = Klasyfikacja
day-doc-standings-about = Stan na tę chwilę.
day-doc-bracket = Drabinka turnieju
day-doc-bracket-about = Kto skąd awansuje.
day-doc-diplomas = Dyplomy
day-doc-diplomas-about = Po zakończeniu turnieju: dla wszystkich albo za tyle miejsc, ile wpiszesz niżej.
day-doc-terms = Regulamin turnieju
day-doc-terms-about = Zasady i system w zdaniach, z numerami punktów.
day-doc-door-list = Lista przy wejściu
day-doc-door-list-about = Wszyscy alfabetycznie, do odhaczania. Pełne imiona i nazwiska: tylko dla organizatora.
day-doc-badge-labels = Identyfikatory
day-doc-badge-labels-about = Dziesięć na stronie: imię i nazwisko, klub, funkcja, stoliki; kod QR otwiera publiczną stronę gracza
day-doc-blank = Puste karty wyników
day-diploma-places = Dyplomy za ile miejsc
day-diploma-all = dla wszystkich
day-town = Miejscowość
day-export = Kopia i eksport
day-export-json = Wszystko (JSON)
day-export-json-about = Dziennik, imiona i nazwiska oraz wyniki; można wczytać z powrotem.
day-export-anonymous = Wszystko bez imion i nazwisk (JSON)
day-export-anonymous-about = Same numery, do przekazania dalej.
day-export-csv = Arkusze (CSV)
day-export-csv-about = Gracze, karty wyników, klasyfikacja i dziennik w jednym archiwum.
day-export-site = Strony WWW (ZIP)
day-export-site-about = To, co wolno widzieć każdemu, w trzech językach: otworzysz je wszędzie albo umieścisz na dowolnym serwerze.
day-save-file = Pobierz
day-address = Adres serwera dla telefonów na sali
day-address-about = Tam prowadzą kody QR.
day-address-alone = Serwer jest dostępny tylko z tego komputera. Żeby znalazły go telefony na sali, uruchom go z opcją:
day-address-found = Znalezione w tej sieci:
day-address-local = Ten adres działa tylko na tym komputerze. Wpisz ten, który widzą telefony, np. http://192.168.1.20:8000.
day-link-public = Dla wszystkich
day-link-page = Strona turnieju
day-link-board = Tablica na telewizor
day-link-officials = Sędziowie i organizatorzy
day-link-official-about = Kto ma ten link, działa w tej roli. Przekaż go osobiście.
day-link-show = Pokaż
day-link-tables = Stoliki
day-link-tables-about = Telefon przy stoliku skanuje kod QR; można też wpisać kod turnieju { $code }, numer stolika i litery.
day-link-table-about = Dla telefonu lub tabletu, który zostaje przy stoliku.
day-link-print-cards = Drukuj numery stolików
day-link-players = Gracze
day-link-players-about = Osobisty link: następny stolik, wyniki, miejsce. Bez konta.
day-invitations = Wszystkie zaproszenia
day-invitations-about = Po jednym osobistym linku dla każdego gracza. Każdemu wyślij tylko jego link.
day-invitations-copy = Kopiuj wszystkie
day-invitations-csv = Zapisz jako CSV
day-invitations-print = Drukuj
day-invitations-number = Nr
day-invitations-name = Imię i nazwisko
day-invitations-link = Osobisty link
day-link-player-about = Tylko dla tej osoby.
day-invite = Utwórz link
day-invite-as = Zaproś jako
day-official-name = Imię i nazwisko
day-official-name-of = Imię i nazwisko: { $who }
day-official-rename = Imię i nazwisko
day-dismiss = Odwołaj
day-plays = Też gra?
day-plays-ask = Czy { $key } też gra?
day-plays-about = Kto gra przy stoliku, ten przy nim nie sędziuje: kartę wyników potwierdzoną przez wszystkich może zamknąć, resztę rozstrzyga ktoś inny.
day-plays-here = Grasz przy tym stoliku. Gdy wszyscy tutaj potwierdzą kartę wyników na urządzeniu stolika, możesz ją zamknąć. Wcześniej zamknąć ją albo poprawić może tylko inny sędzia lub organizator.
day-plays-invite = Zaproś jeszcze jedną osobę
day-plays-label = Czy { $key } też gra?
day-plays-who = Gra jako
day-plays-nobody = nie gra
day-plays-as = gra jako { $name }
day-dismiss-ask = Odwołać tę osobę: { $key }? Link przestanie działać.

# Ustawienia i prywatność
day-settings = Jak gramy i co pokazujemy
day-title = Nazwa i data
day-title-name = Nazwa turnieju
day-title-date = Data
day-missed-title = Opuszczone gry
day-remove = Usuń turniej
day-remove-about = Zniknie ze wszystkich list i stron. Można go tu przywrócić przez tyle dni: { $days }; potem imiona i nazwiska zostaną usunięte.
day-remove-ask = Usunąć „{ $name }”?
day-remove-type = Wpisz nazwę turnieju, żeby potwierdzić.
day-remove-do = Usuń
day-removed-about = Turniej jest usunięty. Do { $date } można go przywrócić.
day-restore = Przywróć
day-seat-here = jest
day-seat-playing = gra
day-seat-away = poza stołem
day-seat-missing = nie ma
day-seat-out = nie gra dalej
day-seat-stopped = gra zatrzymana
day-place-of = Gdzie są stoliki
day-place-hall = Na sali
day-place-online = Online
day-place-hall-about = Prawdziwe stoliki; wyniki się wpisuje.
day-place-online-about = Stoliki na tym serwerze; wyniki wpisują się same.
day-absence = Gdy ktoś nie przyjdzie
day-absence-forfeit = zajmuje ostatnie miejsce
day-absence-bot = zastępuje go bot
day-no-show-minutes = Ile minut czeka stolik online
day-round-minutes = Minuty na rundę
day-turn-seconds = Sekundy na ruch
day-by-rules = według zasad
day-link-checks-in = Otwarcie osobistego linku potwierdza obecność gracza
day-short-names = Skrócone imiona i nazwiska dla publiczności
day-short-names-about = „Anna K.” na tablicach i stronach publicznych. Osoby poniżej 18 lat są tak pokazywane zawsze.
day-halls = Sale
day-halls-about = Jeśli gracie w kilku salach, podaj, gdzie stoją stoliki. Tablice, telefony i wydruki wskażą wtedy salę.
day-hall-name = Sala
day-hall-first = Od stolika
day-hall-last = Do stolika
day-hall-remove = Usuń salę { $hall }
day-hall-add = Dodaj salę
day-timetable-about = Podaj początek tam, gdzie go znasz; pozostałe rundy są szacowane od poprzedniej. Rundy z inną datą to inne dni albo wieczory.
day-timetable-later = Rundy pojawią się tutaj, gdy będzie znana liczba graczy.
day-evenings = Co tydzień albo w innych odstępach…
day-evenings-first = Pierwszy dzień
day-evenings-time = Początek
day-evenings-every = Co ile dni
day-evenings-rounds = Rund dziennie
day-evenings-fill = Wpisz terminy
day-postpone = Przełóż ten stolik
day-postpone-ask = Przełożyć stolik { $table }?
day-postpone-move = Inny termin
day-postpone-move-ask = Inny termin dla stolika { $table }?
day-postpone-about = Następną rundę można rozlosować bez tego stolika. Kartę wyników można wpisać w każdej chwili; do tego czasu klasyfikacja mówi, że go brakuje. Publiczność widzi termin, ale nie powód.
day-postpone-online-about = Serwer zostawi ten stolik w spokoju, a następną rundę można wylosować bez niego. Gracze spotkają się w swoim terminie, w sali albo przy prywatnym stoliku tutaj, a wynik wpisuje się w biurze. Publiczność widzi dzień, a nie powód.
day-postpone-online-late = Zegar tej rundy już ruszył, więc serwer prowadzi grę przy tym stoliku. Stolik turnieju online można przełożyć wcześniej.
day-postpone-date = Nowy dzień (puste: do uzgodnienia)
day-postpone-time = Godzina
day-postpone-back = Gra jednak ze swoją rundą
day-postponed-open = Karta wyników
day-start-date = Data: { $round }
day-start-time = Godzina: { $round }
day-retention = Usunąć imiona i nazwiska po
day-privacy = Dane osobowe
day-privacy-minors = { $count ->
    [0] Na liście nie ma osób poniżej 18 lat.
    [one] { $count } osoba poniżej 18 lat na liście.
    [few] { $count } osoby poniżej 18 lat na liście.
   *[many] { $count } osób poniżej 18 lat na liście.
}
day-privacy-unagreed = Bez zgody opiekuna: { $names }
day-privacy-until = Imiona i nazwiska przechowujemy do { $date }.
day-privacy-no-date = Nie ustalono daty usunięcia imion i nazwisk.
day-privacy-own-dates = { $count ->
    [one] { $count } osoba ma własną datę.
    [few] { $count } osoby mają własną datę.
   *[many] { $count } osób ma własną datę.
}
day-privacy-erase = Dane osoby można usunąć w każdej chwili na liście startowej; wyniki zostaną pod numerem.
day-privacy-overdue = { $count ->
    [one] Dane { $count } osoby powinny już być usunięte.
    [few] Dane { $count } osób powinny już być usunięte.
   *[many] Dane { $count } osób powinny już być usunięte.
}
day-privacy-erase-all = { $count ->
    [one] Usuń je teraz
   *[other] Usuń je teraz
}
day-privacy-erase-ask = { $count ->
    [one] Usunąć dane { $count } osoby?
    [few] Usunąć dane { $count } osób?
   *[many] Usunąć dane { $count } osób?
}
day-privacy-erase-who = { $names }. Imię i nazwisko oraz klub znikną na zawsze, wyniki zostaną pod numerem. Tego nie można cofnąć.
day-played-by = Zasady i system
day-next = Dalej:
day-next-organiser = Następny krok należy do organizatora.
day-next-enter = Wpisz graczy na listę
day-next-enter-applied = { $count ->
    [one] Wpisz na listę startową osobę, która się zapisała
    [few] Wpisz na listę startową { $count } osoby, które się zapisały
   *[many] Wpisz na listę startową { $count } osób, które się zapisały
}
day-next-check-in = { $count ->
    [0] Wpisz co najmniej troje graczy
    [one] Potwierdź obecność: brakuje { $count } osoby
    [few] Potwierdź obecność: brakuje { $count } osób
   *[many] Potwierdź obecność: brakuje { $count } osób
}
day-next-publish = Przejrzyj miejsca i ogłoś je
day-next-left-out = { $count ->
    [one] { $count } osoba jest bez miejsca: zdecyduj, co dalej
    [few] { $count } osoby są bez miejsca: zdecyduj, co dalej
   *[many] { $count } osób jest bez miejsca: zdecyduj, co dalej
  }
day-next-clock = Gdy wszyscy siedzą, uruchom zegar rundy
day-next-close-sheets = { $count ->
    [one] Zamknij { $count } potwierdzoną kartę wyników
    [few] Zamknij { $count } potwierdzone karty wyników
   *[many] Zamknij { $count } potwierdzonych kart wyników
}
day-next-sheets = { $count ->
    [one] { $count } karta wyników jest jeszcze otwarta
    [few] { $count } karty wyników są jeszcze otwarte
   *[many] { $count } kart wyników jest jeszcze otwartych
}
day-next-postponed = { $count ->
    [one] Wpisz przełożony stolik, gdy zagra
    [few] Wpisz { $count } przełożone stoliki, gdy zagrają
    [many] Wpisz { $count } przełożonych stolików, gdy zagrają
   *[other] Wpisz { $count } przełożonych stolików, gdy zagrają
  }
day-next-dispute = { $count ->
    [one] Rozstrzygnij { $count } spór
    [few] Rozstrzygnij { $count } spory
   *[many] Rozstrzygnij { $count } sporów
}
day-next-tie = { $count ->
    [one] Rozstrzygnij { $count } remis
    [few] Rozstrzygnij { $count } remisy
   *[many] Rozstrzygnij { $count } remisów
}
day-next-cut = { $count ->
    [one] Zamknij etap: awansuje { $count } osoba
    [few] Zamknij etap: awansują { $count } osoby
   *[many] Zamknij etap: awansuje { $count } osób
}
day-next-close = Zakończ turniej
day-next-closed = Wydrukuj klasyfikację i dyplomy, zachowaj kopię
