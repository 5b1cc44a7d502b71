# Statistics of events and seasons: the command line, published and live pages.

statistics-title = Statystyka
statistics-counts = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} w { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
}
statistics-none = Nic jeszcze nie rozegrano. Liczby pojawią się z pierwszą kartą wyników.
statistics-records = Rekordy dnia
statistics-rounds = Jak długo trwały rundy
statistics-seats = Punkty według miejsca przy stoliku
statistics-table = stolik { $table }
statistics-minutes = { $minutes } min
statistics-head = { $name }: gracze: { $players }, rundy: { $rounds }, gry: { $games }
statistics-void = Gry nierozegrane lub unieważnione: { $count }
statistics-endings = Jak kończyły się gry
statistics-ending-out = ktoś wyłożył wszystkie kostki
statistics-ending-exhausted = skończył się bank
statistics-ending-round-time = skończył się czas rundy
statistics-ending-unknown = zapisano tylko punkty
statistics-penalties = Gracze bez otwarcia
statistics-exactly = Wyniki równe karze
statistics-penalty-unopened = bez otwarcia
statistics-penalty-could-have-opened = na tabliczce było otwarcie
statistics-penalty-announced = otwarcie zapowiedziane
statistics-exact = strata punktów: dokładnie { $amount }
statistics-tiles = Kostki najczęściej zostające
statistics-seat = Miejsce
statistics-games = Gry
statistics-wins = Wygrane
statistics-small = Małe punkty na grę
statistics-big = Duże punkty na grę
statistics-size = Stoliki { $seats }-osobowe: gry: { $games }, średnio małe punkty zwycięzcy: { $winner }
statistics-round = { $stage }, runda { $round }: { $minutes } min
statistics-game-minutes = Od gry do gry (mediana): { $minutes } min
statistics-best = Najlepsza gra: { $player }, { $points } ({ $table }, gra { $game })
statistics-closest = Najbardziej wyrównany stolik: { $table }: { $one } i tuż za – { $other }, różnica { $points }
statistics-climb = Największy awans: { $player }, z miejsca { $before } po pierwszej rundzie na { $after }

statistics-season-attendance = Gracze na turniejach
statistics-season-how-often = Ile razy grały poszczególne osoby
statistics-season-round-minutes = Średnia długość rundy
statistics-season-game-minutes = Typowa długość gry
statistics-season-winners = Wygrane turnieje
statistics-season-best = Najlepsza gra: { $name }, małe punkty: { $points } ({ $event })
statistics-season-closest = Najbardziej wyrównany stolik: { $one } i { $other }, różnica { $points } ({ $event })
statistics-season-climb = Największy awans: { $name }, z miejsca { $before } po pierwszej rundzie na { $after } ({ $event })
statistics-season-size = Stoliki { $seats }-osobowe: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, zwycięzca zdobywa średnio { $winner } małych punktów
statistics-season-head = { $name }: turnieje: { $events }, osoby: { $people }, gry: { $games }
