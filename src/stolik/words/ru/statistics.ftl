# Statistics of events and seasons: the command line, published and live pages.

statistics-title = Статистика
statistics-counts = { $players ->
    [one] { $players } участник
    [few] { $players } участника
    [many] { $players } участников
   *[other] { $players } участника
}, { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
} в { $rounds ->
    [one] { $rounds } туре
    [few] { $rounds } турах
    [many] { $rounds } турах
   *[other] { $rounds } тура
}
statistics-none = Ещё ничего не сыграно. Цифры появятся с первым протоколом.
statistics-records = Рекорды дня
statistics-rounds = Сколько длились туры
statistics-seats = Очки по местам за столом
statistics-table = стол { $table }
statistics-minutes = { $minutes } мин
statistics-head = { $name }: игроки: { $players }, туры: { $rounds }, игры: { $games }
statistics-void = Игры не сыгранные или аннулированные: { $count }
statistics-endings = Чем кончались игры
statistics-ending-out = кто-то выложил все фишки
statistics-ending-exhausted = кончился запас
statistics-ending-round-time = вышло время тура
statistics-ending-unknown = записаны только очки
statistics-penalties = Игроки без первоначального расклада
statistics-exactly = Результаты, равные штрафу
statistics-penalty-unopened = без расклада
statistics-penalty-could-have-opened = расклад был на подставке
statistics-penalty-announced = расклад объявлен
statistics-exact = штрафных очков: ровно { $amount }
statistics-tiles = Чаще всего оставались фишки
statistics-seat = Место
statistics-games = Игры
statistics-wins = Победы
statistics-small = Малые очки за игру
statistics-big = Большие очки за игру
statistics-size = Столы на { $seats }: игры: { $games }, малые очки победителя в среднем: { $winner }
statistics-round = { $stage }, тур { $round }: { $minutes } мин
statistics-game-minutes = От игры до игры (медиана): { $minutes } мин
statistics-best = Лучшая игра: { $player }, { $points } ({ $table }, игра { $game })
statistics-closest = Самый плотный стол: { $table }, { $one } впереди, { $other } следом, разница { $points }
statistics-climb = Самый большой подъём: { $player }, с места { $before } после первого тура на { $after }

statistics-season-attendance = Участники турниров
statistics-season-how-often = Кто сколько раз играл
statistics-season-round-minutes = Средняя длительность тура
statistics-season-game-minutes = Обычная длительность игры
statistics-season-winners = Выигранные турниры
statistics-season-best = Лучшая игра: { $name }, малые очки: { $points } ({ $event })
statistics-season-closest = Самый равный стол: { $one } и { $other }, разница { $points } ({ $event })
statistics-season-climb = Самый большой подъём: { $name }, с места { $before } после первого тура на { $after } ({ $event })
statistics-season-size = Столы на { $seats }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}, победитель набирает в среднем { $winner } малых очков
statistics-season-head = { $name }: турниры: { $events }, люди: { $people }, игры: { $games }
