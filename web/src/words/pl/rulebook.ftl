# Strona zasad.

book-title = Zasady obok siebie
book-side-by-side = Obok siebie
book-only-different = Tylko różnice
book-source = Źródło: { $source }
book-differs-legend = Kreska na marginesie: w tym miejscu zestawy zasad się różnią.
book-readings = Jak to rozumiemy
book-about = Dotyczy
