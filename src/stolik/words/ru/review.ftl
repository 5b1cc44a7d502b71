# Обзоры законченных игр.

review-title = Обзор игры
review-progress = Обзор игры
review-no-such-turn = в этой игре нет хода { $turn }
review-not-over = { $file }: игра ещё не закончена; обзор делается после конца игры.
review-written = Обзор в файле { $file }.
review-turning-title = Переломные моменты
review-turning = Переломные моменты: ход { $turns }
review-turning-point = ход { $turn }, { $seat }: выложено { $played } из { $possible }. Шанс на победу при открытых фишках всех игроков, { $whose }: { $before } → { $after }
review-no-turning = Ни один ход сам по себе явно не решил игру.
review-from-here = Чтобы доиграть с какого-либо хода против ботов: { $command }
review-mistakes = { $count ->
    [0] Явных ошибок нет.
    [one] { $count } явная ошибка:
    [few] { $count } явные ошибки:
    [many] { $count } явных ошибок:
   *[other] { $count } явной ошибки:
}
review-turn = ход { $turn }, { $seat }: выложено { $played } из { $possible }; шанс на победу около { $after } вместо { $before }. Лучше: { $better }
review-draw = взять фишку
review-better = лучше: { $better }
review-accuracy-title = Точность
review-accuracy = Тактическая точность: { $tactical }. Стратегическая точность: { $strategic }.
review-about = Тактическая: сколько фишек выложено из тех, что можно было. Стратегическая: сколько осталось от шанса на победу; выложить меньше часто правильно. Шансы — оценки.
review-curve = Шансы всех на победу, ход за ходом
review-column-turn = Ход
review-column-seat = Место
review-column-played = Выложено
review-column-tactical = Тактическая
review-column-strategic = Стратегическая
review-column-win = Шанс на победу
