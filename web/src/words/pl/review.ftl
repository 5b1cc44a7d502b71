# Przegląd zakończonej gry.

review-waiting = { $ahead ->
    [0] Przegląd zacznie się za chwilę.
    [one] Przed twoją grą jest jeszcze jedna.
    [few] Przed twoją grą są jeszcze { $ahead }.
   *[other] Przed twoją grą jest jeszcze { $ahead }.
}
review-working = Trwa przegląd gry, ruch po ruchu.
review-percent = Gotowe: { $percent }%
review-stay = Możesz zamknąć tę stronę: przegląd zostanie zapisany i będzie tu, gdy wrócisz.
review-failed = Tym razem przegląd się nie udał.
review-again = Spróbuj jeszcze raz
review-empty = W tej grze nikt nie dokończył ruchu, więc nie ma czego przeglądać.
review-open-replay = Powtórka
review-open-table = Wynik
review-view = Szanse
review-known = Jak można było wiedzieć
review-open = Jak było naprawdę
review-known-about = Z tym, co gracz mógł wiedzieć: własne kostki, stół i to, co kto robił.
review-open-about = Z odkrytymi kostkami wszystkich graczy. Przypadkowa jest tylko kolejność kostek w banku.
review-estimates = Szanse na wygraną są przybliżone: mistrz dogrywa grę z każdego ruchu wiele razy.
review-whose = Czyje ruchy
review-turning-points = Punkty zwrotne
review-turning-none = Żaden pojedynczy ruch nie rozstrzygnął wyraźnie tej gry.
review-turning-about = Ruchy, które najbardziej zmieniły szanse, przy odkrytych kostkach wszystkich graczy.
review-moment = Ruch { $turn }, { $name }
review-turn-number = Ruch { $turn }
review-swing = Szansa ({ $name }): { $before } → { $after }
review-chances = Szansa na wygraną
review-curve-about = Tyle mógł wiedzieć gracz { $name } po każdym swoim ruchu.
review-as-table = To samo w tabeli
review-end = Koniec
review-accuracy-of = Dokładność
review-player = Gracz
review-tactical = Taktyczna
review-tactical-about = Ile kostek wyłożono z tych, które można było wyłożyć.
review-strategic = Strategiczna
review-strategic-about = Ile zachowano z szansy na wygraną. Często słusznie jest wyłożyć mniej.
review-turns-of = Ruch po ruchu: { $name }
review-no-turns = { $name }: żadnego dokończonego ruchu.
review-did-played = { $count ->
    [one] Wyłożono 1 kostkę
    [few] Wyłożono { $count } kostki
   *[other] Wyłożono { $count } kostek
}
review-did-drew = Dobrano kostkę
review-did-passed = Spasowano
review-did-timed_out = Skończył się czas
review-possible-none = Nie można było nic wyłożyć.
review-possible = { $count ->
    [one] Można było wyłożyć najwyżej 1 kostkę:
    [few] Można było wyłożyć najwyżej { $count } kostki:
   *[other] Można było wyłożyć najwyżej { $count } kostek:
}
review-could-open = Można było wyłożyć otwarcie.
review-could-go-out = Można było zakończyć grę.
review-forced = Nie było innego wyjścia.
review-win = Szansa na wygraną: przed ruchem { $before }, po ruchu { $after } ({ $low }–{ $high })
review-about-share = ok. { $share }
review-mistake = Błąd
review-better-play = Lepiej:
review-better-draw = Lepiej było dobrać kostkę.
review-to-analysis = Analiza
review-play-on = Graj dalej od tego ruchu
review-play-on-about = Nowa gra bez rankingu: siadasz na miejscu gracza, którego to ruch, a pozostałe miejsca zajmują boty. Wszystkie kostki leżą tak jak wtedy, także w banku.
review-lesson-out = Lekcja: ostatnia kostka
review-lesson-opening = Lekcja: otwarcie
review-lesson-clock = Lekcja: zegar
review-lesson-wait = Lekcja: dobrać, choć można wyłożyć
review-lesson-keep = Lekcja: zatrzymać cały układ
review-lesson-free = Lekcja: uwalnianie jokera
review-lesson-combine = Lekcja: z kilku układów naraz
review-rules = Zasada
review-strategy = Co wygrywa
