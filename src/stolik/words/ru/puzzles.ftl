# Задачи: что спрашивается; страницы, печать и терминал говорят это одинаково.

puzzle-task-go-out = Выложите все фишки и закончите игру.
puzzle-task-lay-most = Выложите как можно больше фишек.
puzzle-task-open = Выложите расклад не меньше чем на { $points } очков.
puzzle-task-free-joker = Высвободите джокера и выложите как можно больше фишек.
puzzle-task-place-tile = Найдите место для своей фишки.
puzzle-task-hold-or-play = Выложить сейчас всё, что можно, или придержать и взять фишку?
puzzle-one-other = У соперника фишек: { $racks }.
puzzle-others = У остальных фишек: { $racks } (в порядке ходов).
puzzle-situation = { $others } { $bank ->
    [one] В запасе { $bank } фишка.
    [few] В запасе { $bank } фишки.
    [many] В запасе { $bank } фишек.
   *[other] В запасе { $bank } фишки.
}
puzzle-rack-closed = { $tiles } (ещё без расклада)
puzzle-answer-hold = Придержать
puzzle-answer-play = Выложить
puzzle-level = Уровень { $level } из 5

puzzles-progress = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzles-wrong = строка { $line }, { $id }: { $why }
puzzles-checked = Задач: { $count }. Неверных: { $wrong }.
puzzles-unreadable = Это не файл с задачами: создайте его командой «stolik puzzles make --out ФАЙЛ».
puzzles-none = Таких задач нет: выберите другой вид или уровень.
puzzles-written = { $file }: { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzle-fault-unreadable = не удалось прочитать
puzzle-fault-no-answer = решения нет
puzzle-fault-other-answer = решение другое
puzzle-fault-two-answers = подходит не один выбор фишек
puzzle-fault-unclear = выложить и придержать выигрывают примерно одинаково часто
puzzle-fault-not-its-kind = это задача другого вида
puzzle-fault-twice = у другой задачи такой же номер
