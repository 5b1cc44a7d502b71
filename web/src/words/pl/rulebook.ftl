# Strona zasad.

book-title = Zasady obok siebie
book-side-by-side = Obok siebie
book-only-different = Tylko różnice
book-source = Źródło: { $source }
book-right = Dobrze.
book-wrong = Źle.
book-worked = Krok po kroku
book-step = Krok { $n } z { $of }
book-step-on = Następny krok
book-step-back = Wstecz
book-more-examples = Więcej przykładów
book-sum-title = Gra w jedną minutę
book-sum-learn = Spróbuj: lekcje
book-sum-strategy = Co wygrywa
book-sum-goal = Każdy bierze { $hand } kostek. Wygrywa, kto pierwszy wyłoży wszystkie.
book-sum-run = Seria to co najmniej trzy kolejne liczby w jednym kolorze.
book-sum-group = Grupa to trzy lub cztery kostki z tą samą liczbą, w różnych kolorach.
book-sum-opening = Pierwsze układy wykładasz z samej tabliczki, za co najmniej { $points }{"\u00A0"}punktów.
book-sum-turn = W swoim ruchu wykładasz co najmniej jedną kostkę albo jedną dobierasz.
book-sum-table = Po otwarciu wolno dokładać do wszystkich układów na stole i je przebudowywać. Na koniec mogą leżeć tylko pełne układy.
book-sum-joker = Joker zastępuje dowolną kostkę. Kto położy tę kostkę na jego miejscu, może od razu użyć go na nowo.
book-sum-end = Kostki, które na koniec zostały innym, liczą się im na minus.
book-differs-legend = Kreska na marginesie: w tym miejscu zestawy zasad się różnią.
book-readings = Jak to rozumiemy
book-about = Dotyczy
