# Обзор законченной игры.

review-waiting = { $ahead ->
    [0] Обзор сейчас начнётся.
    [one] Перед вашей игрой в очереди ещё { $ahead }.
    [few] Перед вашей игрой в очереди ещё { $ahead }.
   *[other] Перед вашей игрой в очереди ещё { $ahead }.
}
review-working = Обзор готовится, ход за ходом.
review-percent = Готово: { $percent }%
review-stay = Страницу можно закрыть: обзор сохранится и будет здесь, когда вы вернётесь.
review-failed = На этот раз обзор сделать не удалось.
review-again = Попробовать ещё раз
review-empty = В этой игре никто не завершил ни одного хода, поэтому обзора нет.
review-open-replay = Просмотр записи
review-open-table = Результат
review-view = Шансы
review-known = Как можно было знать
review-open = Как было на самом деле
review-known-about = С тем, что игрок мог знать: свои фишки, стол и действия остальных.
review-open-about = С открытыми фишками всех игроков. Случаен только порядок фишек в запасе.
review-estimates = Шансы на победу приблизительны: мастер много раз доигрывает игру с каждого хода.
review-whose = Чьи ходы
review-turning-points = Переломные моменты
review-turning-none = Ни один ход сам по себе явно не решил игру.
review-turning-about = Ходы, сильнее всего изменившие шансы, при открытых фишках всех игроков.
review-moment = Ход { $turn }, { $name }
review-turn-number = Ход { $turn }
review-swing = Шанс ({ $name }): { $before } → { $after }
review-chances = Шанс на победу
review-curve-about = Столько мог знать игрок { $name } после каждого своего хода.
review-as-table = То же в виде таблицы
review-end = Конец
review-accuracy-of = Точность
review-player = Игрок
review-tactical = Тактическая
review-tactical-about = Сколько фишек выложено из тех, что можно было выложить.
review-strategic = Стратегическая
review-strategic-about = Сколько сохранено от шанса на победу. Выложить меньше часто правильно.
review-turns-of = Ход за ходом: { $name }
review-no-turns = { $name }: ни одного завершённого хода.
review-did-played = { $count ->
    [one] Выложена { $count } фишка
    [few] Выложены { $count } фишки
   *[other] Выложено { $count } фишек
}
review-did-drew = Взята фишка
review-did-passed = Пропуск хода
review-did-timed_out = Время вышло
review-possible-none = Выложить было нечего.
review-possible = { $count ->
    [one] Можно было выложить не больше { $count } фишки:
   *[other] Можно было выложить не больше { $count } фишек:
}
review-could-open = Можно было выложить первоначальный расклад.
review-could-go-out = Можно было закончить игру.
review-forced = Другого выбора не было.
review-win = Шанс на победу: до хода { $before }, после хода { $after } ({ $low }–{ $high })
review-about-share = ок. { $share }
review-mistake = Ошибка
review-better-play = Лучше:
review-better-draw = Лучше было взять фишку.
review-to-analysis = Разбор позиции
review-play-on = Играть отсюда
review-play-on-about = Новая нерейтинговая игра: вы садитесь на место того, чей это ход, остальные места занимают боты. Все фишки лежат как тогда, и в запасе тоже.
review-lesson-out = Урок: закончить игру
review-lesson-opening = Урок: первоначальный расклад
review-lesson-clock = Урок: часы
review-lesson-wait = Урок: взять, хотя можно выложить
review-lesson-keep = Урок: придержать целую комбинацию
review-lesson-free = Урок: высвободить джокера
review-lesson-combine = Урок: из нескольких комбинаций
review-rules = Правило
review-strategy = Что выигрывает
