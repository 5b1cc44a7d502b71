# Что печатают для турнира.

paper-date = { $day } { $month } { $year }{"\u00A0"}г.
paper-month-1 = января
paper-month-2 = февраля
paper-month-3 = марта
paper-month-4 = апреля
paper-month-5 = мая
paper-month-6 = июня
paper-month-7 = июля
paper-month-8 = августа
paper-month-9 = сентября
paper-month-10 = октября
paper-month-11 = ноября
paper-month-12 = декабря
paper-page = страница { $page } из { $pages }
paper-player-number = Участник №{"\u00A0"}{ $number }

paper-stage-eliminations = Отборочный этап
paper-stage-first-round = Первый этап
paper-stage-round-of-32 = 1/8 финала
paper-stage-quarter-final = Четвертьфинал
paper-stage-semi-final = Полуфинал
paper-stage-final = Финал
paper-stage-table = Один стол
paper-stage-rotation = Впятером по очереди
paper-stage-season = Сезон
paper-report-title = Отчёт судьи
paper-report-about = По журналу турнира; номера — это его события.
paper-report-zone = Время указано по поясу { $zone }.
paper-report-sanctions = Санкции
paper-report-disputes = Споры
paper-report-corrections = Исправления
paper-report-absences = Неявки и снятия
paper-report-seating = Изменения мест после жеребьёвки
paper-report-postponed = Перенесённые столы
paper-report-calls = Вызовы судьи
paper-report-sectors = Секторы и передача обязанностей
paper-report-officials = Судейская коллегия
paper-report-tables = { $single ->
    [yes] стол
   *[no] столы
} { $tables }
paper-role-organiser = Организатор
paper-role-head-referee = Главный судья
paper-role-referee = Судья
paper-role-helper = Помощник
paper-report-times = Остановки часов и добавленное время
paper-report-rounds = Туры
paper-report-drawn = Жеребьёвка
paper-report-planned = По плану
paper-report-started = Часы пущены
paper-report-late = на { $minutes } мин позже
paper-report-ended = Последний протокол
paper-report-minutes = Минуты
paper-report-none = Нет.
paper-report-undone = отменено
paper-season-title = Зачёт сезона
paper-season-events = { $events ->
    [one] После { $events } турнира
    [few] После { $events } турниров
    [many] После { $events } турниров
   *[other] После { $events } турнира
}
paper-stage-match = Матч
paper-stage-round = { $stage }, тур { $round } из { $rounds }

paper-format-pl-minute = польский турнир на 16–36 участников
paper-format-pl-forty = польский турнир на 3–128 участников
paper-format-knock-out = турнир на выбывание
paper-format-open-four = открытый турнир: четыре тура и финал
paper-format-league = лига
paper-format-match = матч за одним столом
paper-format-own = Своя система

paper-table = Стол
paper-table-number = Стол { $number }
paper-seat = Место
paper-player = Игрок
paper-number = №
paper-round = Тур { $round }
paper-place = Место
paper-place-number = { $place }-е место
paper-head-referee = Главный судья
paper-organiser = Организатор

paper-cards-title = Таблички на столы
paper-fold = линия сгиба
paper-card-reach = Часы, очки и вызов судьи в телефоне
paper-card-code = Буквы

paper-sheet-title = Протокол стола
paper-sheet-game = Игра { $number }
paper-sheet-sum = Итого
paper-sheet-small = малые
paper-sheet-big = большие
paper-sheet-rack = фишки на подставке
paper-sheet-starts = начинает
paper-sheet-signature = Подпись
paper-sheet-referee = Судья
paper-sheet-number = Протокол
paper-sheet-ended = конец игры
paper-sheet-ended-out = подставка пуста
paper-sheet-ended-bank = запас или время
paper-note-winner-plus = Малые очки: проигравшие записывают со знаком минус то, что осталось на подставке, победитель — сумму этих очков со знаком плюс. Строка каждой игры даёт в сумме 0.
paper-note-winner-minus = Малые очки: проигравшие записывают со знаком плюс то, что осталось на подставке, победитель — сумму этих очков со знаком минус. Строка каждой игры даёт в сумме 0.
paper-note-winner-nothing = Малые очки: проигравшие записывают со знаком минус то, что осталось на подставке, победитель — 0.
paper-note-joker = Джокер на подставке считается за { $points }.
paper-note-unopened = Нет первоначального расклада, когда игру закончил другой: { $low }, а если он был возможен: { $high }.
paper-note-unopened-any-ending = Нет первоначального расклада к концу игры: { $low }, а если он был возможен: { $high }.
paper-note-big = Большие очки по местам: { $four } за столом на четверых, { $three } за столом на троих.

paper-by-name-title = Жеребьёвка по именам
paper-puzzles-title = Задачи
paper-puzzles-about = Ваш ход. У каждой задачи один ответ: какие фишки выложить. Подойдёт любой верный стол с ними.
paper-puzzles-rules = Правила: { $rules }.
paper-puzzles-rack = Ваша подставка
paper-puzzles-answers = Ответы
paper-door-list-title = Игроки по фамилиям
paper-club = Клуб
paper-here = Здесь
paper-minor = младше 18 лет, согласие опекуна есть
paper-minor-no-consent = младше 18 лет, нет согласия опекуна
paper-by-table-title = Жеребьёвка по столам
paper-rests = отдых
paper-resting = Отдыхает:
paper-planned = по плану
paper-planned-note = * По плану: тур может измениться, если кто-то выбудет или присоединится.

paper-standings-title = Турнирная таблица
paper-ranking-title = Итоговая таблица
paper-after-rounds = { $stage }: { $rounds ->
    [one] сыграно { $over } из { $rounds } тура.
    [few] сыграно { $over } из { $rounds } туров.
    [many] сыграно { $over } из { $rounds } туров.
   *[other] сыграно { $over } из { $rounds } тура.
}
paper-sheets-missing = { $count ->
    [one] Ещё не закрыт { $count } протокол.
    [few] Ещё не закрыты { $count } протокола.
    [many] Ещё не закрыто { $count } протоколов.
   *[other] Ещё не закрыто { $count } протокола.
}
paper-big = Большие очки
paper-deducted = Снято
paper-small = Малые очки
paper-games = Игры
paper-wins = Победы
paper-status-withdrawn = снятие с турнира
paper-status-excluded = дисквалификация
paper-status-no-show = неявка
paper-missed = { $count ->
    [one] пропущена { $count } игра
    [few] пропущены { $count } игры
    [many] пропущено { $count } игр
   *[other] пропущено { $count } игры
}
paper-note-order = Сначала сравниваются большие очки, затем малые.
paper-note-order-small = Места определяют только малые очки.
paper-note-sign = Малые очки записаны, как принято в этих правилах, у победителя минус: чем меньше, тем лучше.
paper-note-last-stage = Очки — из последнего этапа, до которого дошёл игрок.
paper-note-shared = = Место делится: равны и большие, и малые очки.
paper-note-going-on = ▸ выход в следующий этап по текущим результатам.
paper-note-deducted = Снято: большие очки, снятые главным судьёй; большие очки указаны уже за вычетом.

paper-bracket-title = Сетка турнира
paper-podium = Победители
paper-players-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
paper-rounds-count = { $count ->
    [one] { $count } тур
    [few] { $count } тура
    [many] { $count } туров
   *[other] { $count } тура
}
paper-games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
paper-cut-best = { $count ->
    [one] дальше проходит { $count } лучший
    [few] дальше проходят { $count } лучших
    [many] дальше проходят { $count } лучших
   *[other] дальше проходят { $count } лучших
}
paper-cut-winners-and-best-others = { $count ->
    [one] дальше проходят победители столов и лучшие из остальных, всего { $count }
    [few] дальше проходят победители столов и лучшие из остальных, всего { $count }
    [many] дальше проходят победители столов и лучшие из остальных, всего { $count }
   *[other] дальше проходят победители столов и лучшие из остальных, всего { $count }
}
paper-cut-best-of-each-table = { $count ->
    [one] дальше проходит { $count } лучший за каждым столом
    [few] дальше проходят { $count } лучших за каждым столом
    [many] дальше проходят { $count } лучших за каждым столом
   *[other] дальше проходят { $count } лучших за каждым столом
}
paper-cut-winners = { $count ->
    [one] дальше проходит победитель каждого стола
    [few] дальше проходят победители столов
    [many] дальше проходят победители столов
   *[other] дальше проходят победители столов
}
paper-note-tree = ▸ проходит дальше. Очки: большие / малые. Места — по предыдущему этапу.
paper-note-reconstruction = Схемы этой системы — наша реконструкция: рисунки источника утрачены.

paper-diploma = Диплом
paper-diploma-for = награждается
paper-diploma-in = в турнире по игре в Руммикуб
paper-diploma-place-1 = за первое место
paper-diploma-place-2 = за второе место
paper-diploma-place-3 = за третье место
paper-diploma-place = за { $place }-е место
paper-diploma-part = за участие
paper-diploma-sample = Ада Примерова
paper-certificate = Грамота
paper-certificate-merit = Место { $place }, очки: { $points }
paper-badges-title = Бейджи
paper-badges-number = № { $number }
paper-badges-seats = Столы: { $seats }

paper-terms-title = Положение о турнире
