# Подписи на экране и в команде `stolik show`.

screen-table = Стол
screen-table-empty = Стол пуст.
screen-rack = Подставка: { $name } ({ $count })
screen-rack-empty = Подставка пуста: { $name }.
screen-bank = Общий запас: { $count }
screen-opened = расклад сделан
screen-not-opened = расклада ещё нет
screen-laid = { $mark } выложено в этот ход
screen-not-a-set = ← ещё не комбинация
show-before-play = До начала игры
show-no-turn = В записи нет хода { $turn }; последний — { $last }.
show-no-seat = В этой записи нет места { $seat }; всего мест: { $seats }.
show-svg-needs-turn = --svg рисует одну позицию: укажите её через --turn.
show-svg-written = Нарисовано: { $file }
show-unfinished = На этом запись обрывается; игра не доиграна.
show-cannot-read = cannot_read: не удалось прочитать { $file }: { $why }
show-cannot-write = cannot_write: не удалось записать { $file }: { $why }
