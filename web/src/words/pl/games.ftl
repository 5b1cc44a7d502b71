# Moje gry i gry innych na listach.

games-title = Moje gry
games-running = Trwające gry
games-over = Zakończone gry
games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
games-your-turn = Twój ruch
games-their-turn = Ruch: { $name }
games-waiting = Czeka na graczy
games-dealt = Kostki rozdane
games-nobody-yet = Na razie nikogo więcej
games-rated = Rankingowa
games-unrated = Nierankingowa
games-won = Wygrana
games-shared = Wspólne pierwsze miejsce
games-place = { $place }. miejsce na { $of }
games-resigned = Gra poddana
games-left = Gra opuszczona
games-points = Punkty: { $points }
games-rating = Ranking: { $after } ({ $change })
games-tournament = turniej
games-seconds = { $seconds } s
games-minutes = { $minutes } min
games-hours = { $hours } godz. { $minutes } min
games-length = { $turns ->
    [one] { $turns } ruch, { $time }
    [few] { $turns } ruchy, { $time }
   *[many] { $turns } ruchów, { $time }
}
games-ended-exhausted = nikt nie skończył
games-ended-round-time = skończył się czas rundy
games-ended-stopped = przerwana
games-replay = Powtórka
games-replay-of = Powtórka gry, przeciwnicy: { $names }
games-review = Przegląd
games-review-of = Przegląd gry, przeciwnicy: { $names }
games-record = Zapis
games-record-of = Zapis gry, przeciwnicy: { $names }
games-more = Pokaż więcej
games-search = Nazwa przeciwnika
games-any = Wszystkie
games-rules = Zasady
games-result = Wynik
games-result-won = Wygrane
games-result-lost = Niewygrane
games-company = Przeciwnicy
games-company-people = Ludzie
games-company-bots = Tylko boty
games-rating-filter = Ranking
games-none = Nie masz jeszcze zakończonej gry. Każda zostanie tutaj: z wynikiem, powtórką i zapisem.
games-none-found = Żadna gra nie pasuje do tego, czego szukasz.
games-show-all = Pokaż wszystkie gry
games-play = Zagraj teraz
games-guest = Grasz jako gość: te gry są widoczne tylko w tej przeglądarce. Załóż konto pod swoją nazwą u góry, a znajdziesz je wszędzie.
