# Мои игры и игры других в списках.

games-title = Мои игры
games-running = Идут сейчас
games-over = Законченные игры
games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
games-your-turn = Ваш ход
games-their-turn = Ходит { $name }
games-waiting = Ждёт игроков
games-dealt = Фишки розданы
games-nobody-yet = Пока больше никого
games-rated = Рейтинговая
games-unrated = Без рейтинга
games-won = Победа
games-shared = Общее первое место
games-place = { $place }-е место из { $of }
games-resigned = Игра сдана
games-left = Игра покинута
games-points = Очки: { $points }
games-rating = Рейтинг: { $after } ({ $change })
games-tournament = турнир
games-seconds = { $seconds } с
games-minutes = { $minutes } мин
games-hours = { $hours } ч { $minutes } мин
games-length = { $turns ->
    [one] { $turns } ход, { $time }
    [few] { $turns } хода, { $time }
   *[many] { $turns } ходов, { $time }
}
games-ended-exhausted = никто не закончил
games-ended-round-time = вышло время тура
games-ended-stopped = прервана
games-replay = Просмотр
games-replay-of = Просмотр игры, соперники: { $names }
games-review = Обзор
games-review-of = Обзор игры, соперники: { $names }
games-record = Файл
games-record-of = Файл игры, соперники: { $names }
games-more = Показать ещё
games-search = Имя соперника
games-any = Все
games-rules = Правила
games-result = Результат
games-result-won = Выигранные
games-result-lost = Невыигранные
games-company = Соперники
games-company-people = Люди
games-company-bots = Только боты
games-rating-filter = Рейтинг
games-none = У вас пока нет законченных игр. Каждая останется здесь: с результатом, просмотром и файлом записи.
games-none-found = Ни одна игра не подходит.
games-show-all = Показать все игры
games-play = Играть
games-guest = Вы гость: эти игры видны только в этом браузере. Создайте учётную запись под своим именем вверху, и вы найдёте их везде.
