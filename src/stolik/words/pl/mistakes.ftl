# Co jest nie tak z plikiem, liczbą albo życzeniem: mówią to polecenia, biuro zawodów i wydruki.

mistake-in-line = wiersz { $line }: { $text }
mistake-in-column = wiersz { $line }, kolumna { $column }: { $text }
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
mistake-no-bot = nie ma bota „{ $typed }”; są: { $known }, a własny podaje się jako moduł:Klasa
mistake-bot-no-module = nie można załadować modułu „{ $module }” ({ $why }); miejsca modułów podaje PYTHONPATH
mistake-bot-no-class = w module „{ $module }” nie ma „{ $name }”
mistake-bot-no-choose = „{ $typed }” to nie bot: bot ma choose(view)
mistake-bad-seats = w grze są od dwóch do czterech miejsc, a nie { $found }

mistake-swap-no-round = runda { $round } nie została rozlosowana
mistake-swap-same-player = zamiana wymaga dwóch różnych graczy
mistake-swap-no-place = nr { $player } nie ma miejsca w rundzie { $round }

mistake-roster-empty = lista startowa jest pusta
mistake-file-empty = plik jest pusty; jego pierwszy wiersz to { $columns }
mistake-no-name = brakuje imienia i nazwiska
mistake-name-twice = „{ $name }” jest już w wierszu { $other }
mistake-not-two-names = powinny tu być dwie osoby; liczba znalezionych: { $found }
mistake-name-unknown = „{ $name }” – nie ma takiej osoby na liście
mistake-not-from-oneself = nie można rozdzielić gracza z samym sobą: „{ $name }”
mistake-bad-cells = liczba komórek powinna wynosić { $expected }, a wynosi { $found }
mistake-below-nothing = liczba mniejsza od zera: { $typed }
mistake-result-twice = „{ $name }” ma już wynik w tej grze, w wierszu { $other }
mistake-game-too-many = w tej grze jest więcej niż { $most } graczy
mistake-game-alone = w tej grze jest tylko jedna osoba
mistake-no-text = to nie jest tekst; zapisz plik jako CSV UTF-8
mistake-not-csv = nie da się tego odczytać jako CSV
mistake-no-column = nie ma takiej kolumny; kolumny to { $columns }
mistake-odd-column = niespodziewana kolumna; kolumny to { $columns }
mistake-no-number = powinna tu być liczba całkowita, najwyżej { $digits } cyfr: „{ $typed }”
mistake-no-published-draw = to nie jest ogłoszone losowanie
mistake-published-seats = runda { $round }, stolik { $table }: miejsca to { $seats } zamiast A, B, C, D

mistake-who-plays = kto gra, mówi --players N albo --roster PLIK.csv: jedno z dwojga
mistake-seed-needed = do ponownego losowania potrzebna jest liczba losowa
mistake-variant-of-what = wariant powstaje z jednego zestawu zasad: podaj, z którego
mistake-no-change = zmianę zapisuje się ZASADA=WARTOŚĆ, np. turn_seconds=90: „{ $typed }”
mistake-variant-name = nazwa wariantu składa się z liter, cyfr i łączników: „{ $typed }”
mistake-variant-rule = nie ma zasady „{ $typed }”; zasady to { $known }
mistake-variant-value = „{ $rule }” nie może mieć wartości „{ $typed }”; możliwe wartości pokazuje „stolik rules ZASADY”
mistake-variant-hand = z bloków i stosów rozdaje się dwa razy po siedem kostek, więc hand_size wynosi 14, a nie { $found }

mistake-paper-unplayed = Nikt jeszcze nie grał.
mistake-paper-nobody = Nie ma jeszcze kogo rozsadzić.
mistake-paper-no-round = Żadna runda nie została jeszcze rozlosowana.
mistake-paper-not-this-round = Runda { $round } nie została jeszcze rozlosowana.
mistake-paper-no-stage = Etap { $stage } jeszcze się nie zaczął.
mistake-paper-bad-sheet = Karta wyników jest dla 2–4 graczy i najwyżej { $most } gier.
