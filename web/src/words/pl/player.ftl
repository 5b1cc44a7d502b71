# Strona gracza.

player-title = Gracz
player-hidden = Nie ma takiego gracza albo nikomu nie pokazuje swojej strony.
player-ratings = Ranking
player-rated-games = gry rankingowe: { $games }
player-rated-provisional = tymczasowy, gry rankingowe: { $games }
player-no-rating = Jeszcze bez gry rankingowej.
player-curve-rules = Zasady
player-curve-seats = Gracze
player-curve-all = Wszystkie
player-curve-day = Dzień
player-curve-rating = Ranking
player-curve-range = { $games ->
    [one] Od { $low } do { $high } w { $games } grze rankingowej
   *[other] Od { $low } do { $high } w { $games } grach rankingowych
}
player-as-table = Jako tabela
player-figures = Wyniki
player-no-games = Jeszcze bez zakończonych gier.
player-no-public-games = Jeszcze bez zakończonych gier publicznych.
player-public-only = Tylko gry publiczne.
player-won-of = Wygrane: { $won }, rozegrane: { $games } ({ $share })
player-form = Ostatnie gry
player-form-told = Miejsca w ostatnich grach, od najnowszej: { $places }
player-results = Najwyżej 500 najnowszych gier
player-kind = Rodzaj
player-games = Gry
player-won = Wygrane
player-share = Udział
player-against-people = Z ludźmi
player-against-bots = Z botami
player-seat = Miejsce { $letter } na { $seats }
player-ended-out = Ktoś skończył
player-ended-exhausted = Nikt nie skończył
player-ended-round-time = Skończył się czas rundy
player-ended-stopped = Poddane lub opuszczone przez przeciwników
player-given-up = Poddane lub opuszczone
player-turns = Ruchów na grę
player-minutes = Minut na grę
player-style = Sposób gry
player-tiles-per-turn = Wyłożonych kostek na ruch
player-seconds-per-turn = Sekund na ruch
player-opening-turn = Otwarcie w ruchu (średnio)
player-openings = { $games ->
    [one] Ruch otwarcia, { $games } gra
    [few] Ruch otwarcia, { $games } gry
   *[other] Ruch otwarcia, { $games } gier
}
player-opening-in = Ruch
player-opening-later = { $turn } lub później
player-opening-never = bez otwarcia
player-puzzle-rating = Ranking zadań
player-puzzles-solved = Rozwiązane
player-solved-of = { $solved } z { $attempts }
player-puzzles-by = Za pierwszym razem, według tematu i poziomu
player-tried = Próby
player-rush-best = Rekord w zadaniach na czas
player-days-in-row = Dni z rzędu
player-days-and-most = { $days } (najwięcej: { $most })
player-tournaments = Turnieje
player-tournament-place = miejsce { $place } na { $players }
player-tournament-running = jeszcze trwa
player-tournament-unplaced = bez miejsca
player-against-you = Wspólne gry: { $games }. Przed tym graczem: { $ahead }, za nim: { $behind }.
player-against-you-newest = Najnowsze wspólne gry: { $games }. Przed tym graczem: { $ahead }, za nim: { $behind }.
player-last-games = Ostatnie gry
player-all-games = Wszystkie moje gry
player-own-page = Moja strona
player-sharing = Co widzą inni
player-sharing-saved = Zapisane.
player-sharing-guest = Tę stronę widzisz tylko ty. Z kontem możesz pokazać ją innym.
player-sharing-minor = Masz mniej niż 16 lat: tę stronę widzisz tylko ty, a twoja nazwa jest skracana.
player-share-ratings = Mój ranking, także na listach
player-share-figures = Moje wyniki
player-share-games = Moje publiczne gry
player-share-puzzles = Moje zadania
player-share-tournaments = Moje turnieje z miejscami: kto je zobaczy, pozna moje imię i nazwisko z listy turnieju
player-share-minor = Mam mniej niż 16 lat
