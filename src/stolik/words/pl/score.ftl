# Zapis punktów.

score-title = Wyniki gry
score-player = Gracz
score-small = Małe punkty
score-place = Miejsce
score-big = Duże punkty
score-big-about = Duże punkty są za miejsce w grze, od pierwszego do ostatniego: { $points }. Małe punkty biorą się z kostek, które zostały na tabliczkach.
score-why = Dlaczego
score-why-out = Tabliczka jest pusta.
score-why-resigned = Gra poddana: miejsce za wszystkimi, którzy zostali.
score-why-away = Nieobecność, walkower: miejsce za wszystkimi, którzy zostali.
score-why-stayed = Do końca przy stoliku; w przerwanej grze tabliczek się nie liczy.
score-why-winner-sum = Wygrywa i zapisuje sumę punktów pozostałych graczy.
score-why-winner-nothing = Wygrywa; w tych zasadach zwycięzca nie zapisuje punktów.
score-why-rack = Punkty na tabliczce: { $value }.
score-why-difference = Punkty na tabliczce ({ $value }) minus punkty zwycięzcy ({ $lowest }).
score-why-unopened = Bez otwarcia; na tabliczce go nie było: { $counted } zamiast kostek.
score-why-could-have-opened = Bez otwarcia, choć było na tabliczce: { $counted } zamiast kostek.
score-why-announced = Bez otwarcia, ale z zapowiedzią po ostatniej dobranej kostce: tylko { $counted }.
score-joker = Joker na tabliczce liczy się za { $points }.
score-sign = W tych zasadach punkty zwycięzcy zapisuje się ze znakiem minus.
