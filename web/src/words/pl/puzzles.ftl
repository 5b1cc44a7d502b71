# Zadania: strony.

puzzle-title = Zadania
puzzle-about = Pozycje z prawdziwych gier, każda z jednym rozwiązaniem: które kostki wyłożyć. Liczy się każdy prawidłowy stół z nimi.
puzzle-you = Ty
puzzle-day = Zadanie dnia
puzzle-day-about = Dla wszystkich to samo, codziennie nowe.
puzzle-day-done = Dzisiejsze rozwiązane. Następne jutro.
puzzle-days-row = { $count ->
    [0] Rozwiąż dziś i zacznij passę
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
puzzle-rush = Na czas
puzzle-rush-about = { $minutes ->
    [one] { $minutes } minuta: rozwiąż jak najwięcej.
    [few] { $minutes } minuty: rozwiąż jak najwięcej, najpierw łatwe.
    [many] { $minutes } minut: rozwiąż jak najwięcej, najpierw łatwe.
   *[other] { $minutes } minuty: rozwiąż jak najwięcej, najpierw łatwe.
}
puzzle-rush-best = Twój rekord: { $score }
puzzle-rush-now = Zostało { $time } · rozwiązane: { $score }
puzzle-rush-over = { $score ->
    [one] Koniec czasu: { $score } rozwiązane zadanie.
    [few] Koniec czasu: { $score } rozwiązane zadania.
    [many] Koniec czasu: { $score } rozwiązanych zadań.
   *[other] Koniec czasu: { $score } rozwiązanego zadania.
}
puzzle-rush-all = To było ostatnie zadanie. Rozwiązane: { $score }.
puzzle-rush-start = Włącz zegar
puzzle-rush-again = Jeszcze raz
puzzle-themes = Według tematu
puzzle-theme-go-out = Zakończ grę
puzzle-theme-lay-most = Wyłóż najwięcej
puzzle-theme-open = Otwarcie
puzzle-theme-free-joker = Uwolnij jokera
puzzle-theme-place-tile = Znajdź miejsce
puzzle-theme-hold-or-play = Wyłożyć czy czekać
puzzle-levels = Według poziomu
puzzle-level-1 = 1 · Bardzo łatwe
puzzle-level-2 = 2 · Łatwe
puzzle-level-3 = 3 · Średnie
puzzle-level-4 = 4 · Trudne
puzzle-level-5 = 5 · Bardzo trudne
puzzle-paper = Na papierze
puzzle-paper-about = Dla klubu albo klasy: PDF do wydrukowania, rozwiązania na ostatniej stronie.
puzzle-paper-themes = Wszystkie tematy
puzzle-paper-levels = Wszystkie poziomy
puzzle-paper-count = Ile zadań
puzzle-paper-some = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzle-paper-open = Otwórz PDF
puzzle-figures = Rozwiązane: { $solved } · z rzędu: { $row } · najwięcej: { $best }
puzzle-row = Z rzędu: { $count }
puzzle-all = Wszystkie zadania
puzzle-next = Następne
puzzle-skip = Pomiń
puzzle-link = Kopiuj link
puzzle-solved-before = już rozwiązane
puzzle-show-answer = Pokaż rozwiązanie
puzzle-try-again = Spróbuj samodzielnie
puzzle-right = Tak jest!
puzzle-wrong-fewer = To prawidłowy ruch, ale da się więcej: wyłożone { $laid }, a można { $wanted }.
puzzle-wrong-left = To prawidłowy ruch, ale na tabliczce zostały kostki: da się wyłożyć wszystkie ({ $wanted }).
puzzle-wrong-others = To prawidłowy ruch, ale chodzi o inne kostki.
puzzle-solution = Rozwiązanie krok po kroku
puzzle-solution-start = { $count ->
    [one] Wystarczy { $count } krok.
    [few] Wystarczą { $count } kroki.
    [many] Wystarczy { $count } kroków.
   *[other] Wystarczy { $count } kroku.
}
puzzle-step-back = Wstecz
puzzle-step-next = Następny krok
puzzle-choose-play = Wyłożyć
puzzle-choose-hold = Poczekać
puzzle-choice-says = W próbnych grach mistrza z tej pozycji wyłożenie wygrywa w { $play }, a czekanie w { $hold } przypadków.
puzzle-choice-wrong-play = Tutaj lepiej poczekać.
puzzle-choice-wrong-hold = Tutaj lepiej wyłożyć.
puzzle-choice-lesson = Lekcja o czekaniu
puzzle-choice-book = Co wygrywa
puzzle-choice-shows = Jak wyglądałoby wyłożenie
puzzle-other = Gracz { $number }
puzzle-rating = Twój ranking zadań: { $rating }
puzzle-rating-changed = Twój ranking zadań: { $rating } ({ $change })
puzzle-rated = ranking { $rating }
puzzle-mine = Na twoim poziomie
puzzle-mine-about = Zadania bliskie twojemu rankingowi, jeszcze nierozwiązywane.
puzzle-mine-done = Wszystkie zadania masz już za sobą. Rozwiązuj je jeszcze raz według tematu lub poziomu.
