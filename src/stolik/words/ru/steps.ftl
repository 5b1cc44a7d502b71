# Шаги от одного стола к другому и ответ программы вокруг них.

step-lay = Выложите { $tiles }.
step-add = Добавьте { $tiles } к { $target }.
step-apart = Из { $source } возьмите { $tiles } и положите отдельно.
step-move = Из { $source } возьмите { $tiles } и добавьте к { $target }.
step-join = Приставьте { $tiles } к { $target }.

solve-before = На столе
solve-empty = Стол пуст.
solve-rack = На подставке
solve-nothing = Выложить нечего.
solve-no-opening = Первоначального расклада нет: лучшие комбинации дают { $best } из { $needed } очков.
solve-answer = { $count ->
    [one] Можно выложить { $count } фишку, очков: { $points } — { $tiles }
    [few] Можно выложить { $count } фишки, очков: { $points } — { $tiles }
    [many] Можно выложить { $count } фишек, очков: { $points } — { $tiles }
   *[other] Можно выложить { $count } фишки, очков: { $points } — { $tiles }
}
solve-out = Это вся подставка.
solve-steps = { $count ->
    [one] За { $count } шаг:
    [few] За { $count } шага:
    [many] За { $count } шагов:
   *[other] За { $count } шага:
}
solve-after = Стол после хода
