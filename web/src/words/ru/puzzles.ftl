# Задачи: страницы.

puzzle-title = Задачи
puzzle-about = Позиции из настоящих игр, у каждой один ответ: какие фишки выложить. Подойдёт любой правильный стол с ними.
puzzle-you = Вы
puzzle-day = Задача дня
puzzle-day-about = Одна для всех, каждый день новая.
puzzle-day-done = Сегодняшняя решена. Следующая — завтра.
puzzle-days-row = { $count ->
    [0] Решите сегодня — и начнёте серию
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
puzzle-rush = На время
puzzle-rush-about = { $minutes ->
    [one] { $minutes } минута: решите как можно больше.
    [few] { $minutes } минуты: решите как можно больше, сначала лёгкие.
    [many] { $minutes } минут: решите как можно больше, сначала лёгкие.
   *[other] { $minutes } минуты: решите как можно больше, сначала лёгкие.
}
puzzle-rush-best = Ваш рекорд: { $score }
puzzle-rush-now = Осталось { $time } · решено: { $score }
puzzle-rush-over = { $score ->
    [one] Время вышло: решена { $score } задача.
    [few] Время вышло: решено { $score } задачи.
    [many] Время вышло: решено { $score } задач.
   *[other] Время вышло: решено { $score } задачи.
}
puzzle-rush-all = Это была последняя задача. Решено: { $score }.
puzzle-rush-start = Пустить часы
puzzle-rush-again = Ещё раз
puzzle-themes = По теме
puzzle-theme-go-out = Закончить игру
puzzle-theme-lay-most = Выложить побольше
puzzle-theme-open = Первоначальный расклад
puzzle-theme-free-joker = Высвободить джокера
puzzle-theme-place-tile = Найти место
puzzle-theme-hold-or-play = Выложить или придержать
puzzle-levels = По уровню
puzzle-level-1 = 1 · Очень лёгкие
puzzle-level-2 = 2 · Лёгкие
puzzle-level-3 = 3 · Средние
puzzle-level-4 = 4 · Трудные
puzzle-level-5 = 5 · Очень трудные
puzzle-paper = На бумаге
puzzle-paper-about = Для клуба или класса: PDF для печати, ответы на последней странице.
puzzle-paper-themes = Все темы
puzzle-paper-levels = Все уровни
puzzle-paper-count = Сколько задач
puzzle-paper-some = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzle-paper-open = Открыть PDF
puzzle-figures = Решено: { $solved } · подряд: { $row } · лучшая серия: { $best }
puzzle-row = Подряд: { $count }
puzzle-all = Все задачи
puzzle-next = Дальше
puzzle-skip = Пропустить
puzzle-link = Копировать ссылку
puzzle-solved-before = уже решена
puzzle-show-answer = Показать ответ
puzzle-try-again = Попробовать самостоятельно
puzzle-right = Верно!
puzzle-wrong-fewer = Это верный ход, но можно больше: выложено { $laid }, а можно { $wanted }.
puzzle-wrong-left = Это верный ход, но на подставке остались фишки: выложить можно все ({ $wanted }).
puzzle-wrong-others = Это верный ход, но нужны другие фишки.
puzzle-solution = Ответ по шагам
puzzle-solution-start = { $count ->
    [one] Хватит { $count } шага.
    [few] Хватит { $count } шагов.
    [many] Хватит { $count } шагов.
   *[other] Хватит { $count } шага.
}
puzzle-step-back = Назад
puzzle-step-next = Следующий шаг
puzzle-choose-play = Выложить
puzzle-choose-hold = Придержать
puzzle-choice-says = В пробных играх мастера из этой позиции «выложить» выигрывает в { $play } случаев, «придержать» — в { $hold }.
puzzle-choice-wrong-play = Здесь лучше придержать.
puzzle-choice-wrong-hold = Здесь лучше выложить.
puzzle-choice-lesson = Урок о выжидании
puzzle-choice-book = Что выигрывает
puzzle-choice-shows = Как выглядел бы этот ход
puzzle-other = Игрок { $number }
puzzle-rating = Ваш рейтинг в задачах: { $rating }
puzzle-rating-changed = Ваш рейтинг в задачах: { $rating } ({ $change })
puzzle-rated = рейтинг { $rating }
puzzle-mine = По вашему уровню
puzzle-mine-about = Задачи около вашего рейтинга, которые вы ещё не пробовали.
puzzle-mine-done = Вы уже пробовали все задачи. Решайте их снова по теме или уровню.
