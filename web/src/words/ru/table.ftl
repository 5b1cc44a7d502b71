# Стол в браузере.

tile-red = красная { $n }
tile-blue = синяя { $n }
tile-black = чёрная { $n }
tile-orange = оранжевая { $n }
tile-joker = джокер
tile-joker-as = джокер вместо: { $tile }
tile-hidden = закрытая фишка
set-run = ряд
set-group = группа
set-named = Комбинация { $n }: { $tiles }
set-valid = правильная
set-faulty = неправильная: { $why }
mark-new = выложена в этот ход
mark-laid-by = { $name } — выложена
mark-moved-by = { $name } — передвинута
place-table = Стол
place-rack = Ваша подставка
place-players = Игроки
place-actions = Что можно сделать
place-new-set = Новая комбинация
place-handle = Передвинуть всю комбинацию

fault-few = мало фишек
fault-jokers = одних джокеров мало
fault-wrap = после 13 ничего не идёт
fault-colour-twice = один цвет дважды
fault-tile-twice = одно число дважды
fault-gap = не хватает числа
fault-order = не по порядку
fault-mixed = ни ряд, ни группа

draft-not-your-turn = Сейчас не ваш ход. Пока можно расставить фишки на подставке.
draft-stays-on-table = Что лежало на столе, остаётся на столе: на подставку возвращаются только фишки этого хода.
draft-fits-nowhere = { $tiles }: на столе нет комбинации, к которой это подходит.
draft-nothing-there = Здесь ничего не сделать.

main-end = Закончить ход
main-draw = Взять фишку
main-pass = Пропустить ход
main-press = Нажать на часы
main-keep = Играть этими фишками
main-redeal = Потребовать пересдачи
main-announce = «Выложу расклад следующим ходом»
main-claim = Начать ход заново
main-choose-stack = Выберите следующую стопку
main-rematch = Сыграть ещё раз
main-take-back-draw = Отменить и взять фишку

need-opening = Расклад: { $points } из { $needed } очков
need-opening-touch = До первоначального расклада стол не трогают
need-sets = { $count ->
    [one] { $count } неправильная комбинация
    [few] { $count } неправильные комбинации
    [many] { $count } неправильных комбинаций
   *[other] { $count } неправильной комбинации
}
need-tile = Выложите фишку с подставки или отмените всё
say-opening-done = Первоначальный расклад: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
say-laid = { $count ->
    [one] Выложена { $count } фишка
    [few] Выложены { $count } фишки
    [many] Выложено { $count } фишек
   *[other] Выложено { $count } фишки
}
say-your-turn = Ваш ход
say-your-turn-open = Ваш ход: выложите расклад не меньше чем на { $needed }{"\u00A0"}{ $needed ->
    [one] очко
    [few] очка
   *[many] очков
} или возьмите фишку
say-your-turn-pass = Ваш ход: выложите расклад не меньше чем на { $needed }{"\u00A0"}{ $needed ->
    [one] очко
    [few] очка
   *[many] очков
} или пропустите ход
say-last-turn = Ваш последний ход
say-wait = Ходит { $name }
say-wait-bot = { $name } думает
say-drawn = Вы взяли: { $tile }
say-drawn-hint = Её можно выложить в следующий ход.
say-dealt = Фишки розданы
say-keep-wait = { $count ->
    [one] Ещё { $count } игрок смотрит свои фишки
    [few] Ещё { $count } игрока смотрят свои фишки
    [many] Ещё { $count } игроков смотрят свои фишки
   *[other] Ещё { $count } игрока смотрят свои фишки
}
say-keep = Вот ваши фишки.
say-keep-few = Вот ваши фишки. Пересдача — от { $wanted } дублей, у вас { $count }.
say-redeal = { $count ->
    [one] У вас { $count } дубль: можно потребовать пересдачи.
    [few] У вас { $count } дубля: можно потребовать пересдачи.
    [many] У вас { $count } дублей: можно потребовать пересдачи.
   *[other] У вас { $count } дубля: можно потребовать пересдачи.
}
say-paused = Игра остановлена: решает судья
say-paused-round = Организатор остановил тур: все часы остановлены.
say-paused-why = Игра остановлена: { $reason }
say-over = Игра окончена
say-setup = Игра ещё не началась
say-between = Минутку…
say-choose-stack = Стопка в середине закончилась. Выберите следующую.
say-claim = На часы нажали раньше, чем взяли фишку: можно начать ход заново, с полным временем.
say-zero-revert = Когда время выйдет, ваш ход будет отменён.
say-zero-accept-valid = Когда время выйдет, ход засчитают, если все комбинации правильные; иначе отменят.
say-zero-salvage = Когда время выйдет, правильные комбинации останутся, а остальные ваши фишки вернутся на подставку; если в руке фишка со стола, ход отменят.
say-offline = Нет связи
say-sending = Отправляем…

act-undo = Отменить
act-redo = Повторить
act-reset = Отменить всё
act-sort-runs = Ряды
act-sort-groups = Группы
act-sort = Расставить
act-last-again = Показать ещё раз, что было с вашего хода
act-referee = Позвать судью
act-keys = Клавиши
act-large = Крупные фишки
act-more = Ещё
act-hint = Подсказка
act-new-set = Новая комбинация
act-to-rack = На подставку
act-deselect = Отмена

player-tiles = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
player-opened = расклад сделан
player-rating = Рейтинг
player-not-opened = без расклада
player-announced = объявлен расклад
player-bot = бот
player-away = не за столом
player-called = зовёт судью
player-to-move = ходит

bank = Запас
bank-left = { $count ->
    [one] Осталась { $count } фишка
    [few] Осталось { $count } фишки
    [many] Осталось { $count } фишек
   *[other] Осталось { $count } фишки
}
bank-empty = Запас пуст
bank-middle = в середине
bank-stack = Стопка { $stack }: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
bank-choose = Взять стопку { $stack }

clock-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}
clock-left-minutes = осталось: { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
clock-stopped = часы остановлены
clock-none = без часов

since-turn = С вашего хода
since-watched = Последние ходы
since-show = Показать по шагам
since-stop = Вернуться к столу
deed-of = { $name }: { $deed }
deed-laid = { $count ->
    [one] выложена { $count } фишка
    [few] выложены { $count } фишки
    [many] выложено { $count } фишек
   *[other] выложено { $count } фишки
}
deed-moved = { $count ->
    [one] передвинута { $count }
    [few] передвинуты { $count }
    [many] передвинуто { $count }
   *[other] передвинуто { $count }
}
deed-opened = первоначальный расклад на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
deed-drew = взята фишка
deed-drew-short = взята фишка
deed-opened-short = расклад: { $points }
deed-passed = пропуск хода
deed-timed-out = вышло время
last-step = Шаг { $n } из { $of }

spoken-move-new = Новая комбинация { $n }: { $set }
spoken-move-added = { $tiles } — в комбинацию { $n }: { $set }
spoken-move-rearranged = Переложена комбинация { $n }: { $set }
spoken-placed = { $tiles } — в комбинацию { $n }: { $set }. { $state }
spoken-new-set = Новая комбинация { $n }: { $set }. { $state }
spoken-back = { $tiles } — обратно на подставку.
spoken-selected = Выбрано: { $tiles }.
spoken-deselected = Ничего не выбрано.
spoken-undone = Отменено.
spoken-redone = Повторено.
spoken-reset = Всё отменено.
spoken-sorted-runs = Фишки расставлены по рядам.
spoken-sorted-groups = Фишки расставлены по группам.
spoken-moved = Переложено.

hint-level = Подсказка { $n } из { $of }
hint-exists = В этот ход вы можете что-то выложить.
hint-nothing = В этот ход выложить нечего. Возьмите фишку.
hint-no-opening = На подставке пока нет комбинаций, чтобы сделать расклад не меньше чем на { $needed }{"\u00A0"}очков. Возьмите фишку.
hint-pass = В этот ход выложить нечего, а запас пуст: пропустите ход.
hint-count = { $count ->
    [one] Можно выложить самое большее { $count } фишку.
    [few] Можно выложить самое большее { $count } фишки.
    [many] Можно выложить самое большее { $count } фишек.
   *[other] Можно выложить самое большее { $count } фишки.
}
hint-out = { $count ->
    [one] Можно выложить { $count } фишку — все, что остались, — и закончить игру.
    [few] Можно выложить все { $count } фишки и закончить игру.
    [many] Можно выложить все { $count } фишек и закончить игру.
   *[other] Можно выложить все { $count } фишки и закончить игру.
}
hint-tiles = Эти фишки можно выложить; они отмечены на вашей подставке.
hint-places = Комбинации будут такими. Отмеченные фишки — с вашей подставки.
hint-place = С подставки { $tiles }: { $set }.
hint-place-moved = Переложено: { $set }.
hint-steps = { $count ->
    [one] Хватит { $count } шага. Нажмите «Следующий шаг», и фишки лягут сами.
    [few] Понадобится { $count } шага. Нажимайте «Следующий шаг», и фишки лягут сами.
    [many] Понадобится { $count } шагов. Нажимайте «Следующий шаг», и фишки лягут сами.
   *[other] Понадобится { $count } шага. Нажимайте «Следующий шаг», и фишки лягут сами.
}
hint-step = Шаг { $n } из { $of }.
hint-done = Это был последний шаг: закончите ход или измените, что хотите.
hint-next-step = Следующий шаг
hint-more-2 = Сколько фишек?
hint-more-3 = Какие фишки?
hint-more-4 = Куда их положить?
hint-more-5 = Показать, как

keys-title = Клавиши
keys-arrows = между фишками, комбинациями и подставкой
keys-space = выбрать фишку; выбранные положить сюда
keys-send = положить фишку туда, где она подходит (двойной щелчок или двойное касание)
keys-new = новая комбинация из выбранных фишек
keys-back = выбранные фишки обратно на подставку
keys-split = разделить комбинацию перед этой фишкой
keys-end = закончить ход (главная кнопка)
keys-draw = взять фишку
keys-undo = отменить; с Shift — повторить
keys-reset = отменить всё
keys-sort = расставить по рядам, по группам
keys-last = показать, что было с вашего хода, или остановить показ
keys-hint = подсказка; ещё раз — следующая
keys-time = сказать, сколько осталось времени
keys-read = прочитать вслух, как идёт игра
keys-escape = снять выбор
keys-help = эта подсказка

table-empty = На столе пока ничего нет.
table-empty-opening = Первые комбинации — не меньше чем на { $needed }{"\u00A0"}{ $needed ->
    [one] очко
    [few] очка
   *[many] очков
}.
referee-about = В чём дело? (можно оставить пустым)
referee-when = Игра остановится после этого хода. Если судья не придёт, она продолжится сама.
referee-call = Позвать
