# Почему ход или команда не разрешены.

breach-not-a-set = { $set } — не комбинация.
breach-what-is-a-set = Комбинация — это ряд (не меньше трёх чисел подряд одного цвета) или группа (три или четыре одинаковых числа разных цветов).
breach-nothing-played = Со своей подставки не выложено ни одной фишки. За ход выкладывают хотя бы одну, а если нечего — берут фишку.
breach-tile-not-owned = { $count ->
    [one] Ни на столе, ни на вашей подставке нет: { $tiles }.
    [few] Ни на столе, ни на вашей подставке нет: { $tiles }.
    [many] Ни на столе, ни на вашей подставке нет: { $tiles }.
   *[other] Ни на столе, ни на вашей подставке нет: { $tiles }.
}
breach-tile-taken-from-table = { $count ->
    [one] Всё, что лежит на столе, там и остаётся. Не хватает: { $tiles }.
    [few] Всё, что лежит на столе, там и остаётся. Не хватает: { $tiles }.
    [many] Всё, что лежит на столе, там и остаётся. Не хватает: { $tiles }.
   *[other] Всё, что лежит на столе, там и остаётся. Не хватает: { $tiles }.
}
breach-opening-below-threshold = Первоначальный расклад — не меньше { $points ->
    [one] { $points } очка, целыми комбинациями и только со своей подставки.
    [few] { $points } очков, целыми комбинациями и только со своей подставки.
    [many] { $points } очков, целыми комбинациями и только со своей подставки.
   *[other] { $points } очков, целыми комбинациями и только со своей подставки.
}
breach-opening-touches-table = До первоначального расклада фишки на столе трогать нельзя: { $set }.
breach-joker-not-in-new-set = Высвобожденный джокер должен составить новую комбинацию, а здесь он лишь удлиняет старую: { $set }.

refusal-illegal-play = Так оставить стол нельзя:
refusal-no-such-seat = За этим столом нет такого места.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-wrong-phase = Сейчас этого сделать нельзя.
refusal-game-over = Игра окончена.
refusal-game-not-over = Игра ещё не окончена.
refusal-paused = Игра остановлена, решает судья.
refusal-not-paused = Игра не остановлена.
refusal-time-is-up = Время на ход вышло.
refusal-time-is-left = Время на ход ещё не вышло.
refusal-no-clock = В этой игре нет часов.
refusal-already-drawn = В этот ход фишка уже взята; сыграть её можно в следующий.
refusal-not-drawn = В этот ход фишка ещё не взята.
refusal-bank-empty = Общий запас пуст. Если выложить нечего, пропустите ход.
refusal-bank-not-empty = В общем запасе ещё есть фишки: пропустить ход нельзя, возьмите одну.
refusal-choose-stack = Стопка в середине закончилась. Выберите следующую.
refusal-no-such-stack = Такой стопки нет.
refusal-stack-not-used-up = Стопка в середине ещё не закончилась.
refusal-not-enough-doublets = Для пересдачи у вас слишком мало дублей.
refusal-already-kept = Вы уже приняли эту раздачу.
refusal-already-opened = Первоначальный расклад уже сделан, объявлять нечего.
refusal-no-announcement = Сейчас объявлять нечего.
refusal-nothing-to-claim = Потерянного времени нет, возвращать нечего.
refusal-nothing-to-undo = Отменять нечего.
refusal-last-turns-already = Последние ходы уже объявлены.
refusal-tiles-not-there = Этих фишек нет там, где вы указали.
refusal-look-not-allowed = Сейчас смотреть на подставки нельзя.
refusal-already-called = Вы уже позвали судью: вызов действует, пока судья на него не ответит.
refusal-remark-too-long = Слишком длинно: уложитесь в одно-два предложения.
refusal-bad-value = Такое значение здесь не подходит.
refusal-wrong-seed = Это не то исходное число, которое было зафиксировано перед раздачей.

rules-pl-minute = Польский турнир, минута на ход
rules-untimed-pl-minute = Польский турнир
rules-pl-forty = Польский турнир, 40 секунд на ход
rules-untimed-pl-forty = Польский турнир
rules-pl-stacks = Польский турнир за столом, со стопками
rules-ru-championship = Российский чемпионат
rules-en-classic = Международные семейные правила
