# Analiza.

analysis-ask = Co chcesz wiedzieć?
analysis-ask-open = Otwarcie?
analysis-ask-valid = Prawidłowe?
analysis-ask-best = Najlepszy ruch
analysis-empty-open = Wybierz kostki z tabliczki. Odpowiedź pojawia się od razu.
analysis-empty-valid = Wybierz układy na stole, każdy w takiej kolejności, w jakiej leży.
analysis-empty-best = Wybierz kostki z tabliczki i układy na stole.
analysis-can-open = Tak, jest otwarcie
analysis-cannot-open = Nie, otwarcia nie ma
analysis-open-points = Punkty: { $points }; potrzeba { $needed }.
analysis-valid = Prawidłowe
analysis-invalid = { $count ->
    [one] Nieprawidłowe: { $count } zły układ
    [few] Nieprawidłowe: { $count } złe układy
   *[many] Nieprawidłowe: { $count } złych układów
}
analysis-misordered = { $count ->
    [one] Układ { $sets } byłby prawidłowy, gdyby kostki leżały po kolei.
   *[other] Układy { $sets } byłyby prawidłowe, gdyby kostki leżały po kolei.
}
analysis-best = { $count ->
    [one] { $count } kostka, punkty: { $points }
    [few] { $count } kostki, punkty: { $points }
   *[many] { $count } kostek, punkty: { $points }
}
analysis-goes-out = To cała tabliczka: gracz kończy grę.
analysis-laid = Z tabliczki
analysis-before = Stół przed ruchem.
analysis-step-back = Krok wstecz
analysis-step-on = Krok dalej
analysis-table-empty = Stół jest pusty.
analysis-nothing = Nic nie da się wyłożyć
analysis-may-draw = Gracz może dobrać kostkę.
analysis-must-play = Gracz nie może dobrać: według tych zasad kto może coś wyłożyć, musi to zrobić (I-21).
analysis-rack = Tabliczka ({ $count })
analysis-rack-empty = Nie ma jeszcze kostek.
analysis-set = Układ { $number }
analysis-new-set = Nowy układ
analysis-remove = Usuń: { $tile }
analysis-pad = Kostki
analysis-keys-fold = Schowaj kostki
analysis-keys-unfold = Wpisz kostki
analysis-back = Cofnij ostatnią kostkę
analysis-clear = Wyczyść wszystko
analysis-rules-of = Zasady turnieju „{ $name }”
analysis-opened = Otwarcie już wyłożone
analysis-objective = Szukaj
analysis-most-tiles = najwięcej kostek
analysis-most-points = najwięcej punktów
analysis-as-text = Jako tekst
analysis-notation = r czerwona, b niebieska, k czarna, o pomarańczowa, j joker; układy oddziela |. Na przykład: r3 r4 j | k7 b7 o7
analysis-rack-text = Tabliczka
analysis-table-text = Stół
analysis-share = Udostępnij tę pozycję
