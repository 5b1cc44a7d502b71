# Analiza.

bench-ask = Co chcesz wiedzieć?
bench-ask-open = Otwarcie?
bench-ask-valid = Prawidłowe?
bench-ask-best = Najlepszy ruch
bench-empty-open = Wybierz kostki z tabliczki. Odpowiedź pojawia się od razu.
bench-empty-valid = Wybierz układy na stole, każdy w takiej kolejności, w jakiej leży.
bench-empty-best = Wybierz kostki z tabliczki i układy na stole.
bench-can-open = Tak, jest otwarcie
bench-cannot-open = Nie, otwarcia nie ma
bench-open-points = Punkty: { $points }; potrzeba { $needed }.
bench-valid = Prawidłowe
bench-invalid = { $count ->
    [one] Nieprawidłowe: { $count } zły układ
    [few] Nieprawidłowe: { $count } złe układy
   *[many] Nieprawidłowe: { $count } złych układów
}
bench-misordered = { $count ->
    [one] Układ { $sets } byłby prawidłowy, gdyby kostki leżały po kolei.
   *[other] Układy { $sets } byłyby prawidłowe, gdyby kostki leżały po kolei.
}
bench-best = { $count ->
    [one] { $count } kostka, punkty: { $points }
    [few] { $count } kostki, punkty: { $points }
   *[many] { $count } kostek, punkty: { $points }
}
bench-goes-out = To cała tabliczka: gracz kończy grę.
bench-laid = Z tabliczki
bench-before = Stół przed ruchem.
bench-step-back = Krok wstecz
bench-step-on = Krok dalej
bench-table-empty = Stół jest pusty.
bench-nothing = Nic nie da się wyłożyć
bench-may-draw = Gracz może dobrać kostkę.
bench-must-play = Gracz nie może dobrać: według tych zasad kto może coś wyłożyć, musi to zrobić (I-21).
bench-rack = Tabliczka ({ $count })
bench-rack-empty = Nie ma jeszcze kostek.
bench-set = Układ { $number }
bench-new-set = Nowy układ
bench-remove = Usuń: { $tile }
bench-pad = Kostki
bench-keys-fold = Schowaj kostki
bench-keys-unfold = Wpisz kostki
bench-back = Cofnij ostatnią kostkę
bench-clear = Wyczyść wszystko
bench-rules-of = Zasady turnieju „{ $name }”
bench-opened = Otwarcie już wyłożone
bench-objective = Szukaj
bench-most-tiles = najwięcej kostek
bench-most-points = najwięcej punktów
bench-as-text = Jako tekst
bench-notation = r czerwona, b niebieska, k czarna, o pomarańczowa, j joker; układy oddziela |. Na przykład: r3 r4 j | k7 b7 o7
bench-rack-text = Tabliczka
bench-table-text = Stół
bench-share = Udostępnij tę pozycję
