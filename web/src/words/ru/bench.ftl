# Разбор.

bench-ask = Что вы хотите узнать?
bench-ask-open = Есть расклад?
bench-ask-valid = Всё верно?
bench-ask-best = Лучший ход
bench-empty-open = Набирайте фишки с подставки. Ответ появляется сразу.
bench-empty-valid = Набирайте комбинации на столе, каждую в том порядке, в каком она лежит.
bench-empty-best = Наберите подставку и комбинации на столе.
bench-can-open = Да, расклад возможен
bench-cannot-open = Нет, расклада не получается
bench-open-points = Очков: { $points }; нужно { $needed }.
bench-valid = Верно
bench-invalid = { $count ->
    [one] Неправильных комбинаций: { $count }
    [few] Неправильных комбинаций: { $count }
   *[many] Неправильных комбинаций: { $count }
}
bench-misordered = { $count ->
    [one] Комбинация { $sets } была бы правильной, если бы фишки лежали по порядку.
   *[other] Комбинации { $sets } были бы правильными, если бы фишки лежали по порядку.
}
bench-best = { $count ->
    [one] { $count } фишка, очков: { $points }
    [few] { $count } фишки, очков: { $points }
   *[many] { $count } фишек, очков: { $points }
}
bench-goes-out = Это вся подставка: игрок заканчивает игру.
bench-laid = С подставки
bench-before = Стол до хода.
bench-step-back = Шаг назад
bench-step-on = Шаг вперёд
bench-table-empty = Стол пуст.
bench-nothing = Выложить нечего
bench-may-draw = Игрок может взять фишку.
bench-must-play = Игрок не может взять фишку: по этим правилам тот, кому есть что выложить, обязан это сделать (I-21).
bench-rack = Подставка ({ $count })
bench-rack-empty = Фишек пока нет.
bench-set = Комбинация { $number }
bench-new-set = Новая комбинация
bench-remove = Убрать: { $tile }
bench-pad = Фишки
bench-keys-fold = Убрать фишки
bench-keys-unfold = Ввести фишки
bench-back = Убрать последнюю фишку
bench-clear = Убрать всё
bench-rules-of = Правила турнира «{ $name }»
bench-opened = Первоначальный расклад уже сделан
bench-objective = Искать
bench-most-tiles = больше фишек
bench-most-points = больше очков
bench-as-text = В виде текста
bench-notation = r красная, b синяя, k чёрная, o оранжевая, j джокер; комбинации разделяет |. Например: r3 r4 j | k7 b7 o7
bench-rack-text = Подставка
bench-table-text = Стол
bench-share = Поделиться позицией
