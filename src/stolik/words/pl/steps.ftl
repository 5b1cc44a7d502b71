# Kroki od jednego stołu do następnego i odpowiedź programu wokół nich.

step-lay = Wyłóż { $tiles }.
step-add = Dołóż { $tiles } do { $target }.
step-apart = Z { $source } weź { $tiles } i połóż osobno.
step-move = Z { $source } weź { $tiles } i dołóż do { $target }.
step-join = Dołóż { $tiles } do { $target }.

solve-before = Na stole
solve-empty = Stół jest pusty.
solve-rack = Na tabliczce
solve-nothing = Nie da się nic wyłożyć.
solve-no-opening = Na tej tabliczce nie ma otwarcia: najlepsze układy dają { $best } z { $needed } punktów.
solve-answer = { $count ->
    [one] Można wyłożyć { $count } kostkę, punkty: { $points } – { $tiles }
    [few] Można wyłożyć { $count } kostki, punkty: { $points } – { $tiles }
    [many] Można wyłożyć { $count } kostek, punkty: { $points } – { $tiles }
   *[other] Można wyłożyć { $count } kostki, punkty: { $points } – { $tiles }
}
solve-out = To cała tabliczka.
solve-steps = { $count ->
    [one] W { $count } kroku:
    [few] W { $count } krokach:
    [many] W { $count } krokach:
   *[other] W { $count } krokach:
}
solve-after = Stół po ruchu
