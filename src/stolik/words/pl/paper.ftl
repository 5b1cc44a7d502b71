# Co się drukuje na turniej.

paper-date = { $day } { $month } { $year }
paper-month-1 = stycznia
paper-month-2 = lutego
paper-month-3 = marca
paper-month-4 = kwietnia
paper-month-5 = maja
paper-month-6 = czerwca
paper-month-7 = lipca
paper-month-8 = sierpnia
paper-month-9 = września
paper-month-10 = października
paper-month-11 = listopada
paper-month-12 = grudnia
paper-page = strona { $page } z { $pages }
paper-player-number = Gracz nr { $number }

paper-stage-eliminations = Eliminacje
paper-stage-first-round = Pierwszy etap
paper-stage-round-of-32 = 1/8 finału
paper-stage-quarter-final = Ćwierćfinał
paper-stage-semi-final = Półfinał
paper-stage-final = Finał
paper-stage-table = Jeden stolik
paper-stage-rotation = Rotacja (pięć osób)
paper-stage-season = Sezon
paper-report-title = Raport sędziego
paper-report-about = Na podstawie zapisu turnieju; numery oznaczają jego zdarzenia.
paper-report-zone = Godziny według czasu: { $zone }.
paper-report-sanctions = Sankcje
paper-report-disputes = Spory
paper-report-corrections = Korekty
paper-report-absences = Nieobecności i wycofania
paper-report-seating = Zmiany miejsc po losowaniu
paper-report-postponed = Przełożone stoliki
paper-report-calls = Wezwania sędziego
paper-report-sectors = Sektory i przekazanie obowiązków
paper-report-officials = Obsługa turnieju
paper-report-tables = { $single ->
    [yes] stolik
   *[no] stoliki
} { $tables }
paper-role-organiser = Organizator
paper-role-head-referee = Sędzia główny
paper-role-referee = Sędzia
paper-role-helper = Pomocnik
paper-report-times = Zatrzymane zegary i dodatkowy czas
paper-report-rounds = Rundy
paper-report-drawn = Losowanie
paper-report-planned = Według planu
paper-report-started = Start zegara
paper-report-late = { $minutes } min później
paper-report-ended = Ostatnia karta wyników
paper-report-minutes = Minuty
paper-report-none = Brak.
paper-report-undone = cofnięte
paper-season-title = Klasyfikacja sezonu
paper-season-events = { $events ->
    [one] Po { $events } turnieju
    [few] Po { $events } turniejach
    [many] Po { $events } turniejach
   *[other] Po { $events } turnieju
}
paper-stage-match = Mecz
paper-stage-round = { $stage }, runda { $round } z { $rounds }

paper-format-pl-minute = turniej polski dla 16–36 osób
paper-format-pl-forty = turniej polski dla 3–128 osób
paper-format-knock-out = system pucharowy
paper-format-open-four = turniej otwarty: cztery rundy i finał
paper-format-league = liga
paper-format-match = mecz przy jednym stoliku
paper-format-own = Własny system

paper-table = Stolik
paper-table-number = Stolik { $number }
paper-seat = Miejsce
paper-player = Gracz
paper-number = Nr
paper-round = Runda { $round }
paper-place = Miejsce
paper-place-number = { $place }. miejsce
paper-head-referee = Sędzia główny
paper-organiser = Organizator

paper-cards-title = Numery stolików
paper-fold = tu zagiąć
paper-card-reach = Zegar, punkty i sędzia w telefonie
paper-card-code = Litery

paper-sheet-title = Karta wyników
paper-sheet-game = Gra { $number }
paper-sheet-sum = Suma
paper-sheet-small = małe
paper-sheet-big = duże
paper-sheet-rack = kostki na tabliczce
paper-sheet-starts = zaczyna
paper-sheet-signature = Podpis
paper-sheet-referee = Sędzia
paper-sheet-number = Karta wyników
paper-sheet-ended = koniec
paper-sheet-ended-out = pusta tabliczka
paper-sheet-ended-bank = pusty bank lub czas
paper-note-winner-plus = Małe punkty: przegrani zapisują na minus to, co zostało na tabliczce, zwycięzca sumę tych punktów na plus. Wiersz każdej gry daje razem 0.
paper-note-winner-minus = Małe punkty: przegrani zapisują na plus to, co zostało na tabliczce, zwycięzca sumę tych punktów na minus. Wiersz każdej gry daje razem 0.
paper-note-winner-nothing = Małe punkty: przegrani zapisują na minus to, co zostało na tabliczce, zwycięzca 0.
paper-note-joker = Joker na tabliczce liczy się za { $points }.
paper-note-unopened = Brak otwarcia, gdy kto inny kończy grę: { $low }, a jeśli otwarcie było na tabliczce: { $high }.
paper-note-unopened-any-ending = Brak otwarcia do końca gry: { $low }, a jeśli otwarcie było na tabliczce: { $high }.
paper-note-big = Duże punkty za miejsca: przy stoliku czteroosobowym { $four }, przy trzyosobowym { $three }.

paper-by-name-title = Losowanie według nazwisk
paper-puzzles-title = Zadania
paper-puzzles-about = Twój ruch. Każde zadanie ma jedno rozwiązanie: które kostki wyłożyć. Liczy się każdy prawidłowy stół z tymi kostkami.
paper-puzzles-rules = Zasady: { $rules }.
paper-puzzles-rack = Twoja tabliczka
paper-puzzles-answers = Rozwiązania
paper-door-list-title = Lista graczy przy wejściu
paper-club = Klub
paper-here = Jest
paper-minor = poniżej 18 lat, zgoda opiekuna jest
paper-minor-no-consent = poniżej 18 lat, brak zgody opiekuna
paper-by-table-title = Losowanie według stolików
paper-rests = pauza
paper-resting = Pauza:
paper-planned = planowana
paper-planned-note = * Plan: ta runda może się zmienić, jeśli ktoś odejdzie lub dołączy.

paper-standings-title = Klasyfikacja
paper-ranking-title = Klasyfikacja końcowa
paper-after-rounds = { $stage }: { $rounds ->
    [one] rozegrano { $over } z { $rounds } rundy.
    [few] rozegrano { $over } z { $rounds } rund.
    [many] rozegrano { $over } z { $rounds } rund.
   *[other] rozegrano { $over } z { $rounds } rundy.
}
paper-sheets-missing = { $count ->
    [one] Jedna karta wyników nie jest jeszcze zamknięta.
    [few] { $count } karty wyników nie są jeszcze zamknięte.
    [many] { $count } kart wyników nie jest jeszcze zamkniętych.
   *[other] { $count } karty wyników nie są jeszcze zamknięte.
}
paper-big = Duże punkty
paper-deducted = Odjęte
paper-small = Małe punkty
paper-games = Gry
paper-wins = Wygrane
paper-status-withdrawn = rezygnacja
paper-status-excluded = wykluczenie
paper-status-no-show = nieobecność
paper-missed = { $count ->
    [one] opuszczona jedna gra
    [few] opuszczone { $count } gry
    [many] opuszczonych { $count } gier
   *[other] opuszczone { $count } gry
}
paper-note-order = O kolejności decydują duże punkty, potem małe.
paper-note-order-small = O kolejności decydują same małe punkty.
paper-note-sign = Małe punkty są zapisane tak jak w tych zasadach, zwycięzca na minus: im mniej, tym lepiej.
paper-note-last-stage = Punkty pochodzą z ostatniego etapu, do którego doszedł gracz.
paper-note-shared = = ex aequo: równe duże i małe punkty, miejsce wspólne.
paper-note-going-on = ▸ awans do następnego etapu według obecnych wyników.
paper-note-deducted = Odjęte: duże punkty odjęte przez sędziego głównego; podane duże punkty są już po odjęciu.

paper-bracket-title = Drabinka turnieju
paper-podium = Zwycięzcy
paper-players-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
paper-rounds-count = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
paper-games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
paper-cut-best = { $count ->
    [one] awansuje najlepsza osoba
    [few] awansują { $count } najlepsze osoby
    [many] awansuje { $count } najlepszych osób
   *[other] awansuje { $count } najlepszej osoby
}
paper-cut-winners-and-best-others = { $count ->
    [one] awansuje zwycięzca stolika
    [few] awansują zwycięzcy stolików i najlepsi z pozostałych, razem { $count } osoby
    [many] awansują zwycięzcy stolików i najlepsi z pozostałych, razem { $count } osób
   *[other] awansują zwycięzcy stolików i najlepsi z pozostałych, razem { $count } osoby
}
paper-cut-best-of-each-table = { $count ->
    [one] awansuje pierwsza osoba z każdego stolika
    [few] awansują po { $count } pierwsze osoby z każdego stolika
    [many] awansuje po { $count } pierwszych osób z każdego stolika
   *[other] awansuje po { $count } pierwszej osoby z każdego stolika
}
paper-cut-winners = { $count ->
    [one] awansuje zwycięzca każdego stolika
    [few] awansują zwycięzcy stolików
    [many] awansują zwycięzcy stolików
   *[other] awansują zwycięzcy stolików
}
paper-note-tree = ▸ awans. Punkty: duże / małe. Miejsca według poprzedniego etapu.
paper-note-reconstruction = Schematy tego systemu rozgrywek to nasza rekonstrukcja: rysunki ze źródła zaginęły.

paper-diploma = Dyplom
paper-diploma-for = otrzymuje
paper-diploma-in = w turnieju Rummikub
paper-diploma-place-1 = za zajęcie pierwszego miejsca
paper-diploma-place-2 = za zajęcie drugiego miejsca
paper-diploma-place-3 = za zajęcie trzeciego miejsca
paper-diploma-place = za zajęcie { $place }. miejsca
paper-diploma-part = za udział
paper-diploma-sample = Ada Przykładowa
paper-certificate = Dyplom
paper-certificate-merit = Miejsce { $place }, punkty: { $points }
paper-badges-title = Identyfikatory
paper-badges-number = nr { $number }
paper-badges-seats = Stoliki: { $seats }

paper-terms-title = Regulamin turnieju
