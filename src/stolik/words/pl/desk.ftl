# Stolik sędziowski, polecenia `stolik tournament`.

stage-eliminations = eliminacje
stage-first-round = pierwszy etap
stage-round-of-32 = 1/8 finału
stage-quarter-final = ćwierćfinał
stage-semi-final = półfinał
stage-final = finał
stage-table = jeden stolik
stage-rotation = rotacja (pięć osób)
stage-season = sezon
stage-match = mecz

role-organiser = organizator
role-referee = sędzia
role-head-referee = sędzia główny
role-player = gracz
role-helper = pomocnik
role-server = serwer

desk-table = { $stage }, runda { $round }, stolik { $table }
desk-where = { $where }: { $text }
desk-line = wiersz { $line }, kolumna { $column }
desk-yes-words = t tak y yes
desk-left = Nic nie zmieniono.
desk-events = #{ $first }–#{ $last } (liczba zdarzeń: { $count })
desk-repeated = To polecenie zostało już wykonane (zdarzenie #{ $event }); drugi raz nic się nie stało.
hint-not-allowed = zob. --by
hint-reason-needed = --why
hint-consent-missing = --consent
hint-not-committed = draw --commit
hint-not-confirmed = --why
hint-ending-missing = dopisz bank albo time
hint-two-winners = dopisz bank albo time
hint-warning-first = albo --grave
hint-rounds-left = close --early --why
hint-table-in-no-hall = halls "Duża sala=1-12"
desk-no-file-named = nie wiadomo, który turniej: dodaj --file turniej.stolik albo ustaw raz zmienną STOLIK_TOURNAMENT
desk-no-number = nikt nie ma numeru { $typed }
desk-no-player = na liście startowej nie ma nikogo, kto pasuje do „{ $typed }”
desk-many-players = do „{ $typed }” pasuje kilka osób: { $players }. Podaj numer.
desk-bad-table = „{ $typed }” to nie stolik: napisz 3 (ta runda), 2.3 (runda 2) albo 1.2.3 (etap 1)
desk-no-table = nie ma stolika { $typed }; liczba stolików w rundzie { $round }: { $tables }
desk-round-not-drawn = runda { $round } nie jest jeszcze wylosowana (dotąd wylosowano: { $drawn }): następną losuje `stolik tournament draw`
desk-stage-not-begun = etap { $stage } jeszcze się nie zaczął: następny krok pokazuje `stolik tournament status`
desk-no-round = nie rozlosowano jeszcze żadnej rundy: stolik tournament draw
desk-no-such-round = nie ma takiej rundy
desk-bad-place = „{ $typed }” to nie miejsce: napisz numer stolika, np. 3, albo miejsce, np. 3A
desk-bad-by = nie wiadomo, kto decyduje: „{ $typed }”. Wpisz organiser, referee, head-referee, helper albo player, dalej ewentualnie :inicjały i :numer
desk-bad-csv = nie można odczytać pliku: { $detail }
desk-cannot-read = nie można odczytać pliku { $file }: { $why }
desk-cannot-write = nie można zapisać pliku { $file }: { $why }

storage-no-file = Nie ma takiego pliku. Nowy turniej zakłada polecenie: stolik tournament new. ({ $detail })
storage-file-exists = Taki plik już jest i nie zostanie zastąpiony. ({ $detail })
storage-not-a-database = To nie jest plik turnieju. ({ $detail })
storage-newer-version = Plik zapisała nowsza wersja programu Stolik; zaktualizuj program. ({ $detail })
storage-locked = Plik jest zajęty przez inny program; zamknij go i spróbuj ponownie. ({ $detail })
storage-read-only = Do tego pliku lub folderu nie można zapisywać. ({ $detail })
storage-damaged = Plik jest uszkodzony; weź ostatnią kopię albo eksport. ({ $detail })
storage-stale = Ktoś inny właśnie zmienia turniej; spróbuj ponownie. ({ $detail })
storage-unknown-stream = W tym pliku nie ma turnieju. ({ $detail })
storage-nothing-to-print = Nie ma jeszcze czego drukować. ({ $detail })
storage-storage-failed = Nie udało się użyć pliku. ({ $detail })

new-made = Założono turniej: { $name }, plik { $file }.
new-format = System rozgrywek: { $format }, zasady: { $rules }.
new-next = Teraz wpisz graczy (stolik tournament roster add albo roster import), a potem potwierdź ich obecność (checkin).
format-reconstruction = Ten system rozgrywek to nasza rekonstrukcja: rysunki ze źródła zaginęły.
format-bad-choice = wybór zapisuje się ETAP.CO=LICZBA, na przykład eliminations.n=6: { $typed }
format-needs-rules = ten system nie podaje zasad: dodaj --rules i jedną z nazw: { $rules }
formats-key = system
formats-field = gracze
formats-rules = zasady
formats-title = opis
plan-stage = Etap
plan-players = Gracze
plan-tables = Stoliki
plan-rounds = Rundy
plan-games = Gry w rundzie
plan-minutes = Minuty
plan-sum = Potrzebne stoliki: { $tables }. Rundy: { $rounds }. Gry finalisty: { $games }. Czas: około { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
plan-sum-days = { $days ->
    [one] Potrzebne stoliki: { $tables }. Rundy: { $rounds }. Gry finalisty: { $games }. { $days } wieczór, około { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    [few] Potrzebne stoliki: { $tables }. Rundy: { $rounds }. Gry finalisty: { $games }. { $days } wieczory, każdy około { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    [many] Potrzebne stoliki: { $tables }. Rundy: { $rounds }. Gry finalisty: { $games }. { $days } wieczorów, każdy około { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
   *[other] Potrzebne stoliki: { $tables }. Rundy: { $rounds }. Gry finalisty: { $games }. { $days } wieczoru, każdy około { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
}

roster-empty = Lista startowa jest pusta.
roster-number = Nr
roster-name = Imię i nazwisko
roster-club = Klub
roster-standing = Stan
roster-erased = (usunięto)
roster-one-number = numer startowy podaje się przy jednej osobie
roster-columns-left-out = Pominięte kolumny: { $columns }.
roster-imported = { $count ->
    [one] Wpisano { $count } osobę.
    [few] Wpisano { $count } osoby.
    [many] Wpisano { $count } osób.
   *[other] Wpisano { $count } osoby.
}
roster-late-rule = Za każdą opuszczoną grę zapisuje się małe punkty: { $points }.
roster-erase-ask = Usunąć dane: { $player }? Wyniki zostaną, ale tego nie da się cofnąć. (tak/nie)
standing-entered = na liście
standing-here = jest
standing-missing = jeszcze nie ma
standing-no-show = brak przy stoliku
standing-withdrawn = rezygnacja
standing-excluded = wykluczenie

checkin-count = Obecni: { $here } z { $entered }.
checkin-missing = Brakuje: { $players }.
checkin-how = Numer albo część imienia lub nazwiska potwierdza obecność, a z minusem na początku odnotowuje wyjście; pusty wiersz kończy.
checkin-ask = kto

csv-empty = w pliku nie ma nikogo
csv-no-name-column = wiersz { $line }: są nagłówki, ale żaden nie oznacza imienia i nazwiska
csv-two-columns = wiersz { $line }, kolumna { $column }: druga kolumna na to samo
csv-no-name = wiersz { $line }, kolumna { $column }: brakuje imienia i nazwiska{ $typed }
csv-bad-name = wiersz { $line }, kolumna { $column }: to nie może być imię i nazwisko: „{ $typed }”
csv-no-consent = wiersz { $line }, kolumna { $column }: osoba poniżej 18 lat bez zgody opiekuna: { $typed }
csv-not-yes = wiersz { $line }, kolumna { $column }: powinno być „tak” albo „nie”, a jest „{ $typed }”
csv-not-a-number = wiersz { $line }, kolumna { $column }: powinien być numer od 1 do 9999, a jest „{ $typed }”
csv-not-a-date = wiersz { $line }, kolumna { $column }: powinna być data, np. 2027-01-31, a jest „{ $typed }”
csv-not-a-year = wiersz { $line }, kolumna { $column }: potrzebny jest rok, np. 2012: „{ $typed }”
csv-doubled = wiersz { $line }, kolumna { $column }: „{ $typed }” jest już w wierszu { $first }
csv-entered = wiersz { $line }: „{ $typed }” już jest na liście startowej; osoby o tym samym imieniu i nazwisku odróżnia klub albo rok urodzenia

# The files for spreadsheets: headings and what stands below them.
csv-column-number = numer
csv-column-name = imię i nazwisko
csv-column-club = klub
csv-column-born = rok urodzenia
csv-column-minor = poniżej 18 lat
csv-column-consent = zgoda opiekuna
csv-column-keep-until = przechowywać do
csv-column-standing = stan
csv-column-warnings = upomnienia
csv-column-stage = etap
csv-column-stage-name = nazwa etapu
csv-column-round = runda
csv-column-table = stolik
csv-column-seat = miejsce przy stoliku
csv-column-player = numer gracza
csv-column-game = gra
csv-column-small = małe punkty
csv-column-place = miejsce
csv-column-big = duże punkty
csv-column-counted-from = policzono z
csv-column-deducted = odjęte
csv-column-games = gry
csv-column-wins = wygrane
csv-column-missed = opuszczone gry
csv-column-status = stan
csv-column-event = zdarzenie
csv-column-undone = cofnięte
csv-column-time = czas
csv-column-role = rola
csv-column-mark = znak
csv-column-why = powód
csv-column-what = co
csv-column-data = dane
csv-separator = ;
csv-yes = tak
csv-no = nie
csv-out = wyłożone kostki
csv-rack = tabliczka
csv-unopened = bez otwarcia
csv-could-have-opened = bez otwarcia, choć było możliwe
csv-announced = zapowiedziane otwarcie

draw-title = { $stage }, runda { $round }
draw-table = Stolik
draw-hall = Sala
draw-seat = Miejsce
draw-rests = W tej rundzie pauzuje: { $player }.
swap-title = Zamiana miejsc: { $one } i { $other }
swap-repeats = powtórzone spotkania
swap-seat-repeats = powtórzone litery miejsc
swap-visits-spread = różnica w liczbie gier przy stolikach trzyosobowych
swap-apart-broken = rozdzielone pary przy jednym stoliku
swap-meet-again = spotkają się ponownie: { $one } i { $other }
swap-lock-broken = straci stałe miejsce: { $player }
swap-free = Ta zamiana niczego nie pogarsza.
swap-ask = Zamienić miejscami? (tak/nie)
reseat-title = Miejsca po zmianie:
reseat-to = { $player }: stolik { $table }
reseat-without = { $player }: bez miejsca w tej rundzie
reseat-threes = stoliki trzyosobowe
reseat-twos = stoliki dwuosobowe
reseat-ask = Zmienić miejsca? (tak/nie)

sheet-needs-table = podaj stolik albo dodaj --type, żeby wpisać cały stos kart wyników
sheet-none = Nie ma jeszcze karty wyników.
sheet-game = gra { $game }
sheet-closed = Karta wyników jest zamknięta.
sheet-unconfirmed = Brak potwierdzenia: { $players }.
sheet-all-confirmed = Wszyscy potwierdzili; sędzia może zamknąć kartę wyników.
sheet-signed = podpisana na papierze
sheet-not-played = nie rozegrano
confirm-nobody = podaj, kto potwierdza, albo dodaj --all
correct-needs-games = podaj gry w poprawnej postaci; z --game N tylko tę jedną
correct-one-game = z --game podaje się jedną grę i jej numer, od 1 do { $games }
correct-cut-changed = Uwaga: po poprawce z tego etapu awansowałby kto inny: { $stage }. Jeśli jeszcze można, cofnij zamknięcie etapu.
points-nothing = nie podano punktów
points-wrong-count = liczba miejsc przy stoliku: { $expected }, a podanych wyników: { $found }
points-no-number = „{ $typed }” to nie liczba punktów

type-how = Wpisz numer stolika, a potem punkty, grę po grze. ? pokazuje pomoc, u cofa ostatnią kartę wyników, q kończy.
type-missing = Brakuje kart wyników ze stolików: { $tables }
type-all-there = Są już wszystkie karty wyników tej rundy.
type-table = stolik
type-closed-already = Ta karta wyników jest już zamknięta; zmienia ją polecenie: stolik tournament correct
type-left = Tej karty wyników nie zapisano.
type-same = Stolik { $table }: taka sama karta wyników już jest.
type-stored = ✓ zapisano: { $table } (#{ $event })
type-nothing-to-undo = Nie wpisano tu jeszcze niczego, co można by cofnąć.
type-undone = Cofnięto: { $table }.
type-undo-why = pomyłka przy wpisywaniu
type-help =
    Stolik: 3 w tej rundzie, 2.3 w rundzie 2. Potem każda gra, po kolei dla miejsc A, B, C, D:
      25 -5 -12 -8    małe punkty jak na karcie wyników
      25 5 12 8       bez znaków, jeśli jedna liczba jest sumą pozostałych
      w 5 12 8        w to zwycięzca, jego punkty policzy program
      w 5 100u 8      u bez otwarcia, o po otwarciu
      25 -5 . -20     kropka za gracza, którego nie było
      w 14 3 9 bank   skończył się bank; time: skończył się czas rundy
      / r7 k13 / j u / b1   tabliczki, które policzy program
      void            gry nie rozegrano
    Cała karta wyników w jednym wierszu: 3 | 25 -5 -12 -8 | w 5 12 8 | w 1 2 3
    Na karcie wyników < cofa o jedną grę. Przy pytaniu o stolik u cofa ostatnią kartę wyników, a q kończy.

sanction-needs-points = podaj, ile dużych punktów odjąć
dispute-none = Nie ma sporów.
dispute-open = nierozstrzygnięty

standings-title = Klasyfikacja: { $stage }
standings-final = Klasyfikacja końcowa: { $name }
standings-none = Przed pierwszym losowaniem nie ma klasyfikacji.
standings-no-stage = nie ma takiego etapu; rozpoczęte etapy: { $stages }
standings-place = Miejsce
standings-player = Gracz
standings-stage = Etap
standings-big = Duże punkty
standings-deducted = Odjęto
standings-small = Małe punkty
standings-games = Gry
standings-wins = Wygrane
standings-missed = opuszczone gry: { $games }
season-person = Gracz
season-points = Punkty
season-counted = Zaliczone
season-events = Turnieje
season-decimal-point = ,
season-crowded = Sprawdź miejsca w „{ $event }”: gdy dwie osoby dzielą miejsce, następne zostaje wolne (1, 1, 3).

standings-tied = ? remis, od którego zależy awans
standings-going = { $count ->
    [one] → przy tym stanie awansuje { $count } osoba
    [few] → przy tym stanie awansują { $count } osoby
    [many] → przy tym stanie awansuje { $count } osób
   *[other] → przy tym stanie awansuje { $count } osoby
}

tie-none = Nie ma nierozstrzygniętych remisów.
tie-cut = Od tego remisu zależy awans: { $players }
tie-podium = Od tego remisu zależy miejsce na podium: { $players }
tie-by-extra-game = Rozstrzyga dodatkowa gra: stolik tournament tie --game GRACZ=PUNKTY --game …
tie-by-lots = Rozstrzyga losowanie: stolik tournament tie --lots albo --order, jeśli losowano ręcznie
tie-bad-game = napisz GRACZ=PUNKTY: { $typed }

status-format = System rozgrywek: { $format }, zasady: { $rules }.
status-stage = Etap { $number } z { $stages }, { $stage }: runda { $round } z { $rounds }.
status-sheet-missing = stolik { $table }: brak karty wyników ({ $players })
status-sheet-open = stolik { $table }: karta wyników niezamknięta ({ $players })
status-dispute = Nierozstrzygnięty spór #{ $event }: { $about }
status-committed = Następne losowanie jest zapowiedziane, jego pieczęć to { $commitment }
status-coming = Potem: { $round }, { $when }
status-coming-overnight = Po nocy: { $round }, { $when }
halls-none = Wszystkie stoliki są w jednym miejscu. Sale podaje się tak: stolik tournament halls "Duża sala=1-8" "Galeria=9-12"
halls-line = { $hall }: stoliki od { $first } do { $last }
halls-bad = „{ $typed }” nie jest salą: podaj nazwę, = i stoliki, na przykład "Duża sala=1-8"
officials-none = Nie ma jeszcze sędziów ani pomocników. Dodaj kogoś tak: stolik tournament officials add "Ada Przykładowa" --role referee --tables 1-4
officials-key = Skrót
officials-name = Imię i nazwisko
officials-role = Funkcja
officials-tables = Stoliki
officials-bad-role = „{ $typed }” to nie funkcja: organiser, head-referee, referee albo helper
officials-bad-tables = „{ $typed }” to nie stoliki: wpisz na przykład 1-4,9
officials-unknown = nikt z obsługi turnieju nie nazywa się „{ $typed }”: zobacz stolik tournament officials
officials-namesakes = kilka osób nazywa się „{ $typed }”: podaj skrót, zobacz stolik tournament officials
diplomas-bad = tak dyplom nie może wyglądać: { $field } jest za długie, nie jest kolorem takim jak #1f1d1a albo wykracza poza zakres
diplomas-no-logo = turniej nie ma jeszcze logo: stolik tournament page --logo PLIK
timetable-none = Żadna runda nie ma terminu. Podaje się go tak: stolik tournament timetable 1.1=2026-11-21T10:00
timetable-bad = „{ $typed }” nie jest terminem: wpisz ETAP.RUNDA=DATA albo ETAP.RUNDA=DATATGODZINA, na przykład 1.1=2026-11-21T10:00
timetable-bad-weekly = „{ $typed }” nie jest dniem: wpisz na przykład --weekly 2026-11-24T18:30 i --skip 2026-12-29
timetable-round = Runda
timetable-date = Data
timetable-starts = Początek
timetable-ends = Koniec
timetable-estimated = około { $time }
timetable-night = noc
timetable-tight = poprzednia runda może jeszcze trwać
timetable-day = { $date }: { $starts }–{ $ends }, { $hours } h { $minutes } min
timetable-day-long = { $date }: { $hours } h { $minutes } min
postpone-none = Żaden stolik nie jest przełożony.
postpone-line = Przełożone: { $table }: { $players }
postpone-needs-table = Podaj stolik: stolik tournament postpone STOLIK --to DATA --why POWÓD
postpone-bad-day = „{ $typed }” nie jest terminem: wpisz na przykład --to 2026-11-30 albo --to 2026-11-30T18:30 albo pomiń, dopóki termin nie jest uzgodniony
postpone-long-reason = Powód ma { $found } znaków; może mieć najwyżej { $most }.
status-next = Teraz: { $what } ({ $command })
next-enter = wpisz graczy na listę startową
next-check-in = potwierdź obecność graczy; muszą być co najmniej trzy osoby
next-draw = rozlosuj rundę
next-sheets = wpisz brakujące karty wyników
next-settle-dispute = rozstrzygnij spór
next-settle-tie = rozstrzygnij remis
next-close-stage = zamknij etap
next-postponed = wpisz przełożone stoliki, gdy zagrają
next-close-early = zostało za mało graczy: zamknij wcześniej
next-close-tournament = zakończ turniej
next-closed = turniej jest zakończony; wydrukuj klasyfikację i dyplomy, wyeksportuj całość

close-going-on = Awans: { $players }

log-no-event = nie ma zdarzenia { $event }; ostatnie to { $last }
undo-ask = Cofnąć #{ $event }? { $text } (tak/nie)
undo-nothing = nie ma czego cofnąć

print-absent = ta instalacja nie drukuje: brakuje pakietu stolik.paper
print-documents = Dokumenty: { $documents }
print-no-document = nie ma dokumentu „{ $typed }”; do wyboru są: { $documents }
print-written = Zapisano: { $file }

export-where = podaj, dokąd zapisać: nazwa pliku JSON albo --csv i folder
export-written = Zapisano: { $file } (zdarzenia: { $events })
import-done = { $name } jest teraz w pliku { $file }; zdarzenia: { $events }, gracze: { $players }.
import-no-export = Ten plik nie jest eksportem turnieju. Wybierz plik .json, który biuro zawodów zapisuje w zakładce „Druk i pliki”.
import-other-format = Ten plik nie jest eksportem turnieju: przedstawia się jako „{ $found }”. Wybierz plik .json, który biuro zawodów zapisuje w zakładce „Druk i pliki”.
import-newer = Ten eksport zapisała nowsza wersja programu Stolik (wersja { $version }). Zaktualizuj tutaj program i wczytaj plik ponownie.
import-cut-off = Plik urywa się w wierszu { $line }: nie zapisał się albo nie przesłał do końca. Zapisz eksport jeszcze raz i wybierz nowy plik.
import-bad-line = Nie da się odczytać wiersza { $line } pliku: został zmieniony albo uszkodzony po drodze. Zapisz eksport jeszcze raz i wybierz nowy plik.
import-bad-entry = Wpis { $event } w dzienniku tego pliku jest błędny: brakuje pola „{ $field }” albo jest w nim coś niemożliwego. Jeśli ktoś zmieniał plik ręcznie, cofnij tę zmianę; jeśli nie, zapisz eksport jeszcze raz.
sheet-partial-hint = --partial wpisuje arkusz jeszcze niepełny
import-not-sealed = Ten eksport nie jest zapieczętowany: powstał, zanim eksporty miały sumę kontrolną, więc nie wiadomo, czy go potem nie zmieniono.
import-altered = Plik zmieniono po zapisaniu: nie zgadza się suma kontrolna. Zapisz eksport jeszcze raz.
import-odd-key = W pliku jest część, której żaden eksport nie ma: „{ $field }”. Sprawdź pisownię albo zapisz eksport jeszcze raz.
import-bad-field = Brakuje części „{ $field }” tego pliku albo jest w niej coś niemożliwego. Jeśli ktoś zmieniał plik ręcznie, cofnij tę zmianę; jeśli nie, zapisz eksport jeszcze raz.
import-untrue = Turniej z tego pliku nie mógł tak przebiegać: { $what }. Plik zmieniono po zapisaniu; wybierz eksport w pierwotnej postaci.

import-refused = eksportu nie przyjęto, pliku nie założono

verify-round = { $stage }, runda { $round }: rozlosowano ponownie z liczby losowej, wynik taki sam (#{ $event })
verify-other-sheet = zdarzenie #{ $event }: z karty wyników nie wychodzi to, co zapisano
verify-no-ground = zdarzenie #{ $event } nie mogło wtedy nastąpić
verify-second-creation = zdarzenie #{ $event } ogłasza turniej po raz drugi
verify-other-draw = zdarzenie #{ $event }: z tej liczby losowej wychodzą inne miejsca
verify-other-lots = zdarzenie #{ $event }: z tej liczby losowej wychodzą inne losy
verify-other-standings = zapisana klasyfikacja nie wynika z dziennika
verify-good = Sprawdzono, wszystko się zgadza. Zdarzenia: { $events }, powtórzone losowania: { $draws }.
verify-bad = Nie zgadza się. Zdarzenia: { $events }, losowania: { $draws }.

simulate-stage = { $stage }: liczba graczy { $players }, stoliki w kolejnych rundach: { $tables }
simulate-end = Zdarzenia: { $events }. To samo jeszcze raz: --seed { $seed }
