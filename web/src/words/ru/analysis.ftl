# Разбор.

analysis-ask = Что вы хотите узнать?
analysis-ask-open = Есть расклад?
analysis-ask-valid = Всё верно?
analysis-ask-best = Лучший ход
analysis-empty-open = Набирайте фишки с подставки. Ответ появляется сразу.
analysis-empty-valid = Набирайте комбинации на столе, каждую в том порядке, в каком она лежит.
analysis-empty-best = Наберите подставку и комбинации на столе.
analysis-can-open = Да, расклад возможен
analysis-cannot-open = Нет, расклада не получается
analysis-open-points = Очков: { $points }; нужно { $needed }.
analysis-valid = Верно
analysis-invalid = { $count ->
    [one] Неправильных комбинаций: { $count }
    [few] Неправильных комбинаций: { $count }
   *[many] Неправильных комбинаций: { $count }
}
analysis-misordered = { $count ->
    [one] Комбинация { $sets } была бы правильной, если бы фишки лежали по порядку.
   *[other] Комбинации { $sets } были бы правильными, если бы фишки лежали по порядку.
}
analysis-best = { $count ->
    [one] { $count } фишка, очков: { $points }
    [few] { $count } фишки, очков: { $points }
   *[many] { $count } фишек, очков: { $points }
}
analysis-goes-out = Это вся подставка: игрок заканчивает игру.
analysis-laid = С подставки
analysis-before = Стол до хода.
analysis-step-back = Шаг назад
analysis-step-on = Шаг вперёд
analysis-table-empty = Стол пуст.
analysis-nothing = Выложить нечего
analysis-may-draw = Игрок может взять фишку.
analysis-must-play = Игрок не может взять фишку: по этим правилам тот, кому есть что выложить, обязан это сделать (I-21).
analysis-rack = Подставка ({ $count })
analysis-rack-empty = Фишек пока нет.
analysis-set = Комбинация { $number }
analysis-new-set = Новая комбинация
analysis-remove = Убрать: { $tile }
analysis-pad = Фишки
analysis-keys-fold = Убрать фишки
analysis-keys-unfold = Ввести фишки
analysis-back = Убрать последнюю фишку
analysis-clear = Убрать всё
analysis-rules-of = Правила турнира «{ $name }»
analysis-opened = Первоначальный расклад уже сделан
analysis-objective = Искать
analysis-most-tiles = больше фишек
analysis-most-points = больше очков
analysis-as-text = В виде текста
analysis-notation = r красная, b синяя, k чёрная, o оранжевая, j джокер; комбинации разделяет |. Например: r3 r4 j | k7 b7 o7
analysis-rack-text = Подставка
analysis-table-text = Стол
analysis-share = Поделиться позицией
