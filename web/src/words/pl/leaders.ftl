# Rankingi i to, które gry się do nich liczą.

leaders-title = Rankingi
leaders-rules = Zasady
leaders-place = Miejsce
leaders-player = Gracz
leaders-rating = Ranking
leaders-games = Gry rankingowe
leaders-none =
    Przy tych zasadach nikt jeszcze nie ma ustalonego rankingu. Potrzeba do niego { $games ->
        [one] { $games } gry rankingowej
       *[other] { $games } gier rankingowych
    }.
leaders-which = Które gry liczą się do rankingu
leaders-which-accounts = Wszyscy przy stoliku mają konta.
leaders-which-people = Tylko ludzie: gry z botami nigdy nie liczą się do rankingu.
leaders-which-clock = Z zegarem: te zasady go mają.
leaders-which-own-clock = Z zegarem: te zasady go nie mają, więc ustaw sekundy na ruch, tworząc stolik.
leaders-which-published = Opublikowane zasady: własne warianty nie liczą się do rankingu.
leaders-which-settled = Ranking jest tymczasowy do { $games } gier rankingowych, a tymczasowych tu nie ma.
leaders-which-limits = Przeciw nabijaniu: z gier rankingowych tych samych dwóch graczy liczy się najwyżej dziesięć dziennie, a na grze poddanej w pierwszych ruchach nikt nie zyskuje.
