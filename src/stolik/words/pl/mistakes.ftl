# Co jest nie tak z plikiem, liczbą albo życzeniem: mówią to polecenia, biuro zawodów i wydruki.

mistake-in-line = wiersz { $line }: { $text }
mistake-in-column = wiersz { $line }, kolumna { $column }: { $text }
mistake-at = { $at }: { $text }
mistake-too-few-players = przy stoliku gra troje albo czworo graczy, więc { $count ->
    [one] { $count } osoby nie da się rozsadzić
    [few] { $count } osób nie da się rozsadzić
    [many] { $count } osób nie da się rozsadzić
   *[other] { $count } osoby nie da się rozsadzić
}
mistake-too-many-players = za dużo graczy ({ $count }): losowanie obejmuje najwyżej { $most }
mistake-bad-rounds = liczba rund w losowaniu to od 1 do { $most }, a nie { $count }
mistake-player-twice = „{ $name }” jest na liście dwa razy
mistake-no-bracket = system rozgrywek „{ $format }” jest dla { $spans } graczy, a liczba graczy to { $count }
mistake-unknown-ruleset = nie ma zestawu zasad „{ $typed }”; są: { $known }
mistake-arena-not-built = arena nie została zbudowana, bo nie znaleziono kompilatora; wybierz inne --engine
mistake-arena-bots = arena nie zna { $typed }; grają w niej { $known }. Bez --engine wybierze się inne miejsce
mistake-arena-rules = na arenie każdy może dobierać, a { $rules } tego nie pozwala (decline=forbidden). Bez --engine wybierze się inne miejsce
mistake-arena-budget = arena nie przerywa botom, które myślą za długo. Bez --engine wybierze się inne miejsce
mistake-no-bot = nie ma bota „{ $typed }”; są: { $known }, a własny podaje się jako moduł:Klasa
mistake-no-style = { $bot } nie ma stylu „{ $typed }”; ma: { $known }
mistake-bad-style = nie można odczytać „{ $typed }”: napisz bota i jego styl, np. lurker+yield=3, lurker+jokers albo master+stake=wins; liczby od 0 do 106, stawki to rules, wins, small i places
mistake-bot-no-module = nie można załadować modułu „{ $module }” ({ $why }); miejsca modułów podaje PYTHONPATH
mistake-bot-no-class = w module „{ $module }” nie ma „{ $name }”
mistake-bot-no-choose = „{ $typed }” to nie bot: bot ma choose(view)
mistake-bot-bad-module = moduł „{ $module }” zgłasza błąd przy importowaniu: { $why }
mistake-bot-not-made = nie da się utworzyć bota { $bot }: { $why }. Bota tworzy się jako Klasa(seed), z liczbą całkowitą
mistake-bot-bad-choose = bota { $bot } nie da się zapytać: jego metoda to choose{ $found }, a powinna być choose(view); events i budget_ms dostaje, jeśli je wymienia
mistake-bot-raised = bot { $bot } na miejscu { $seat } zgłosił błąd: { $why }
mistake-bot-no-command = bot { $bot } na miejscu { $seat } odpowiedział { $found }, a to nie jest polecenie; choose(view) zwraca polecenie, na przykład stolik.Draw(seat=view.viewer.seat)
mistake-bot-no-tiles = bot { $bot } na miejscu { $seat } zagrał { $found }, a to nie jest stół z kostek; stolik.identify(table, view.table, rack) tworzy go z rodzajów
mistake-bot-too-slow = bot { $bot } na miejscu { $seat } myślał dłużej niż { $budget } ms, które ma na ruch; inny limit ustawia --budget
mistake-engine-no-ray = silnik ray wymaga dodatku: pip install "stolik[ray]"
mistake-bad-seats = w grze są od dwóch do czterech miejsc, a nie { $found }

mistake-empty-set = obok „|” brakuje kostek: „{ $typed }”; kostki stoją po obu stronach
mistake-unknown-tile = tej kostki nie da się policzyć, miejsce { $place }
mistake-invalid-table = układ nr { $set } na stole nie jest prawidłowy
mistake-too-many-proposed = w propozycji jest { $found } kostek, a w grze tylko { $most }
mistake-uneven-lists = „{ $field }” ma { $found } pozycji, a „racks” { $expected }: podaj po jednej na miejsce
mistake-line-too-long = wiersz ma ponad { $most } bajtów: jedno zapytanie w wierszu
mistake-line-no-text = wiersz nie jest tekstem UTF-8 od bajtu { $byte }
mistake-line-too-deep = w wierszu jest zbyt wiele zagnieżdżeń: podaj płaski obiekt
mistake-line-cut = wiersz nie jest do końca zapisem JSON: jeden cały obiekt w wierszu
mistake-line-no-json = wiersz nie jest zapisem JSON: jeden obiekt w wierszu
mistake-shape-missing = brakuje pola „{ $field }”
mistake-shape-unknown = nie ma pola „{ $field }”: sprawdź pisownię
mistake-shape-value = { $found } nie może tu stać
mistake-shape-length = długość się nie zgadza: { $expected }
mistake-shape-bounds = liczba jest poza zakresem: { $expected }
mistake-shape-type = jest { $found }, a powinno być: { $expected }
type-int = liczba całkowita
type-float = liczba
type-str = tekst
type-bool = true lub false
type-array = lista
type-object = obiekt
type-null = null
type-other = inny typ
mistake-shape-other = to nie ma właściwej postaci

mistake-record-truncated = zapis jest ucięty albo dopisano wiersze: { $found } z { $expected } zdarzeń
mistake-record-altered = zapis zmieniono: zdarzenia nie zgadzają się z sumą kontrolną w wierszu 1
mistake-record-no-start = wiersz 2 nie rozpoczyna gry
mistake-record-no-header = wiersz 1 nie jest nagłówkiem zapisu gry
mistake-record-other-format = według wiersza 1 to „{ $found }”, a nie „{ $expected }”
mistake-record-newer = to wersja { $version }, nowsza niż ten program, który czyta do { $most }: zaktualizuj go
mistake-record-no-event = wiersz { $line } nie jest zdarzeniem gry
mistake-record-out-of-place = zdarzenie w wierszu { $line } nie wynika z poprzednich; sprawdź: stolik verify

mistake-no-format = nie ma formatu „{ $typed }”; są: { $known } albo plik z końcówką .toml
mistake-format-syntax = wiersza { $line } od kolumny { $column } nie da się odczytać jako TOML
mistake-format-syntax-end = pliku nie da się odczytać do końca jako TOML
mistake-format-field = tu stoi liczba od 1 do { $most }: { $found }
mistake-format-no-number = nie ma takiej liczby do wyboru; są rounds, games i n
mistake-format-no-stage = w formacie nie ma takiego etapu
mistake-format-not-an-option = format dopuszcza { $allowed }, a nie { $found }
mistake-format-bracket-bounds = graczy jest od { $least } do { $most }, mniejsza liczba pierwsza
mistake-format-brackets-overlap = te liczby graczy pokrywają się z { $other }
mistake-format-no-cut = potem jest jeszcze etap: podaj, kto awansuje
mistake-format-cut-after-last = potem nie ma etapu, więc nikt nie może awansować
mistake-format-table-cut-needs-one-round = gdy awansują najlepsi przy każdym stole, etap ma jedną rundę
mistake-format-tables-without-places = liczbę stołów można podać tylko tam, gdzie miejsca są według lokat
mistake-format-first-by-place = pierwszy etap nie ma jeszcze lokat: miejsca się losuje, a punkty zaczynają od zera
mistake-format-cannot-seat = przy { $field_size } graczach w tym etapie jest { $found }, których tak nie da się posadzić
mistake-format-nobody-out = przy { $field_size } graczach w tym etapie jest { $found } przy { $tables } stołach, a awansowałoby { $onward }

mistake-swap-no-round = runda { $round } nie została rozlosowana
mistake-swap-same-player = zamiana wymaga dwóch różnych graczy
mistake-swap-no-place = nr { $player } nie ma miejsca w rundzie { $round }

mistake-roster-empty = lista startowa jest pusta
mistake-file-empty = plik jest pusty; jego pierwszy wiersz to { $columns }
mistake-no-name = brakuje imienia i nazwiska
mistake-no-people = plik jest pusty; w pierwszym wierszu są nagłówki, na przykład imię, nazwisko
mistake-no-name-column = w żadnej kolumnie nie ma imion i nazwisk; nagłówki to na przykład imię, nazwisko
mistake-name-too-long = nazwa może mieć najwyżej { $most } znaków
mistake-name-twice = „{ $name }” jest już w wierszu { $other }
mistake-not-two-names = powinny tu być dwie osoby; liczba znalezionych: { $found }
mistake-name-unknown = „{ $name }” – nie ma takiej osoby na liście
mistake-not-from-oneself = nie można rozdzielić gracza z samym sobą: „{ $name }”
mistake-bad-cells = liczba komórek powinna wynosić { $expected }, a wynosi { $found }
mistake-below-nothing = liczba mniejsza od zera: { $typed }
mistake-result-twice = „{ $name }” ma już wynik w tej grze, w wierszu { $other }
mistake-place-twice = „{ $name }” ma już miejsce w tym turnieju, w wierszu { $other }
mistake-place-below-one = miejsca zaczynają się od 1, a podano { $typed }
mistake-points-too-many = tabela punktów może mieć najwyżej { $most } miejsc, a ma { $found }
mistake-points-no-number = punkty to liczby od 0 do 999999 rozdzielone przecinkami, na przykład 10,7,5; podano „{ $typed }”
mistake-points-rise = miejsce { $place } byłoby warte więcej niż poprzednie: { $typed }
mistake-game-too-many = w tej grze jest więcej niż { $most } graczy
mistake-impossible-game = żadna gra według { $rules } nie może dać takich punktów: { $figures }
mistake-game-alone = w tej grze jest tylko jedna osoba
mistake-no-text = to nie jest tekst; zapisz plik jako CSV UTF-8
mistake-not-csv = nie da się tego odczytać jako CSV
mistake-no-column = nie ma takiej kolumny; kolumny to { $columns }
mistake-odd-column = niespodziewana kolumna; kolumny to { $columns }
mistake-no-number = powinna tu być liczba całkowita, najwyżej { $digits } cyfr: „{ $typed }”
mistake-no-year = tu powinien być rok, na przykład 1987: { $typed }
mistake-no-published-draw = to nie jest ogłoszone losowanie
mistake-published-seats = runda { $round }, stolik { $table }: miejsca to { $seats } zamiast A, B, C, D

mistake-who-plays = kto gra, mówi --players N albo --roster PLIK.csv: jedno z dwojga
mistake-seed-needed = do ponownego losowania potrzebna jest liczba losowa
mistake-variant-of-what = wariant powstaje z jednego zestawu zasad: podaj, z którego
mistake-no-change = zmianę zapisuje się ZASADA=WARTOŚĆ, np. turn_seconds=90: „{ $typed }”
mistake-variant-name = nazwa wariantu składa się z liter, cyfr i łączników: „{ $typed }”
mistake-variant-rule = nie ma zasady „{ $typed }”; zasady to { $known }
mistake-variant-value = „{ $rule }” nie może mieć wartości „{ $typed }”; możliwe wartości pokazuje „stolik rules ZASADY”
mistake-variant-choice = „{ $rule }” nie może mieć wartości „{ $typed }”; możliwe wartości: { $known }
mistake-variant-needs-base = wariant ma „base”, czyli klucz zasad, oraz „name”; oba są tekstem
mistake-variant-hand = z bloków i stosów rozdaje się dwa razy po siedem kostek, więc hand_size wynosi 14, a nie { $found }

# Files and databases; what they are called stands before it.
mistake-db-no-file = to nie jest plik
mistake-db-foreign = należy do innego programu
mistake-db-empty = jest pusta
mistake-db-bad-address = baza to plik albo postgresql://...
mistake-db-missing-event = brakuje zdarzenia { $event }
mistake-db-broken-log = zdarzenia nie wynikają jedno z drugiego
mistake-db-integrity = strony bazy danych są uszkodzone
mistake-db-bad-event = nie da się odczytać zdarzenia { $event }
mistake-db-many-tournaments = turniejów w pliku: { $found }, a miał być jeden
mistake-db-disk-full = dysk jest pełny
mistake-db-disk-broken = dysku nie da się odczytać ani zapisać
mistake-db-driver = { $why }
mistake-db-system = { $why }
mistake-db-needs-extra = potrzebny jest jeszcze jeden pakiet: pip install "stolik[postgresql]"
mistake-db-no-such-host = nie ma komputera o tej nazwie
mistake-db-bad-password = nazwa użytkownika lub hasło są błędne
mistake-db-no-such-database = na serwerze nie ma bazy o tej nazwie
mistake-backup-row-missing = brakuje wiersza { $row } tabeli „{ $table }”
mistake-backup-no-end = brakuje końca
mistake-backup-altered = to nie to, co wtedy zapisano
mistake-backup-goes-on = za końcem coś jeszcze jest
mistake-backup-no-header = nie da się odczytać pierwszego wiersza
mistake-backup-bad-row = nie da się odczytać jednego z wierszy
mistake-backup-too-short = kończy się za wcześnie
mistake-backup-long-line = jeden z wierszy jest za długi
mistake-backup-not-packed = nie da się rozpakować do końca
mistake-backup-other-tables = tabele nie są z tej wersji
mistake-backup-unwritable-rows = nie da się zapisać wierszy tabeli „{ $table }”
mistake-backup-differs = odtworzono coś innego, niż odczytano
mistake-backup-gap = brakuje zdarzeń „{ $stream }”
mistake-bad-bus = szyna to redis://..., rediss://... albo unix://...: { $typed }
mistake-no-redis = szyna na Redisie wymaga dodatku: pip install "stolik[redis]"
mistake-bad-redis = { $typed } nie jest adresem serwera Redis

mistake-paper-unplaced = W tej klasyfikacji nikt nie ma jeszcze miejsca: rozegrano za mało turniejów.
mistake-paper-unplayed = Nikt jeszcze nie grał.
mistake-paper-postponed = Dyplomy czekają na przełożone stoliki. { $missing }
mistake-paper-nobody = Nie ma jeszcze kogo rozsadzić.
mistake-picture-too-big = Obraz jest za duży: { $found } kB. Dozwolone jest najwyżej { $most } kB.
mistake-picture-too-many-dots = Obraz jest za duży: { $found } punktów. Bok może mieć najwyżej { $most }.
mistake-picture-unknown = To nie jest plik PNG ani SVG (w UTF-8).
mistake-picture-damaged = Obraz jest uszkodzony albo pusty.
mistake-picture-too-complex = Rysunek jest zbyt złożony: ponad { $most } części albo za głęboko zagnieżdżonych. Zapisz go jako PNG.
mistake-picture-forbidden = Rysunek zawiera „{ $typed }”, a to jest niedozwolone. Zapisz go jako same ścieżki albo jako PNG.
mistake-paper-no-round = Żadna runda nie została jeszcze rozlosowana.
mistake-paper-not-this-round = Runda { $round } nie została jeszcze rozlosowana.
mistake-paper-no-stage = Etap { $stage } jeszcze się nie zaczął.
mistake-paper-bad-sheet = Karta wyników jest dla 2–4 graczy i najwyżej { $most } gier.
