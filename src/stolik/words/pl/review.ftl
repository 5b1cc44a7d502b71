# Przeglądy zakończonych gier.

review-title = Przegląd gry
review-progress = Przegląd gry
review-no-such-turn = w tej grze nie ma ruchu { $turn }
review-not-over = { $file }: gra jeszcze trwa; przegląd dotyczy gier zakończonych.
review-written = Przegląd jest w pliku { $file }.
review-turning-title = Punkty zwrotne
review-turning = Punkty zwrotne: ruch { $turns }
review-turning-point = ruch { $turn }, { $seat }: wyłożono { $played } z { $possible }. Szansa na wygraną przy odkrytych kostkach wszystkich, { $whose }: { $before } → { $after }
review-no-turning = Żaden pojedynczy ruch nie rozstrzygnął wyraźnie tej gry.
review-from-here = Aby zagrać dalej od wybranego ruchu przeciw botom: { $command }
review-mistakes = { $count ->
    [0] Bez wyraźnych błędów.
    [one] { $count } wyraźny błąd:
    [few] { $count } wyraźne błędy:
    [many] { $count } wyraźnych błędów:
   *[other] { $count } wyraźnego błędu:
}
review-turn = ruch { $turn }, { $seat }: wyłożono { $played } z { $possible }; szansa na wygraną około { $after } zamiast { $before }. Lepiej: { $better }
review-draw = dobrać
review-better = lepiej: { $better }
review-accuracy-title = Dokładność
review-accuracy = Dokładność taktyczna: { $tactical }. Dokładność strategiczna: { $strategic }.
review-about = Taktyczna: ile kostek wyłożono z tych, które się dało. Strategiczna: ile zostało z szansy na wygraną; wyłożyć mniej bywa słuszne. Szanse są szacunkowe.
review-curve = Szanse wszystkich na wygraną, ruch po ruchu
review-column-turn = Ruch
review-column-seat = Miejsce
review-column-played = Wyłożone
review-column-tactical = Taktyczna
review-column-strategic = Strategiczna
review-column-win = Szansa na wygraną
