# Подсчёт очков.

score-title = Подсчёт очков
score-player = Игрок
score-small = Малые очки
score-place = Место
score-big = Большие очки
score-why = Почему
score-why-out = Подставка пуста.
score-why-winner-sum = Победа: записывается сумма очков проигравших.
score-why-winner-nothing = Победа; по этим правилам победитель очков не записывает.
score-why-rack = Фишки на подставке: { $value }.
score-why-difference = Фишки на подставке ({ $value }) минус фишки победителя ({ $lowest }).
score-why-unopened = Первоначального расклада не было, и сделать его было нельзя: { $counted } вместо фишек.
score-why-could-have-opened = Первоначального расклада не было, хотя он был возможен: { $counted } вместо фишек.
score-why-announced = Первоначального расклада не было, но он был объявлен после последней взятой фишки: только { $counted }.
score-joker = Джокер на подставке считается за { $points }.
score-sign = По этим правилам очки победителя записывают со знаком минус.
