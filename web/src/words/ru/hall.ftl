# Страницы турнира для столов, игроков и зрителей.

hall-actions = Что можно сделать
hall-agree = Всё верно
hall-agree-lead = Каждый проверяет очки и нажимает на своё имя.
hall-agree-title = Протокол верен?
hall-agreed = подтверждено
hall-and-more = { $count ->
    [one] и ещё { $count } игрок
    [few] и ещё { $count } игрока
   *[many] и ещё { $count } игроков
}
hall-announced = Расклад был объявлен в последний ход
hall-bank-empty = Запас кончился
hall-bank-empty-more = Этот ход доигрывается, затем у каждого ещё один.
hall-bank-empty-stop = Этот ход последний; после него игра окончена.
hall-because-announced = Объявлено после последней взятой фишки: { $points }
hall-because-could-have-opened = С этой подставки расклад был возможен: { $points }
hall-because-unopened = С этой подставки расклад был невозможен: { $points }
hall-before-draw = Жеребьёвки ещё не было. Места появятся здесь сразу после неё.
hall-big = Большие
hall-big-long = Большие очки
hall-big-about = Большие очки дают за место в каждой игре. Малые считают по фишкам, оставшимся на подставках.
hall-board = Табло
hall-board-final = Итоговая таблица
hall-board-held = остановлено
hall-board-here = На месте: { $here } из { $count }
hall-board-names = Где моё место?
hall-board-offline = Нет связи — на табло последние известные данные
hall-board-soon = Скоро жеребьёвка.
hall-board-standings = Турнирная таблица: { $stage }
hall-board-tables = Столы
hall-board-podium = Победители
hall-board-scan = Ваш стол в телефоне: отсканируйте код
hall-board-welcome = Добро пожаловать!
hall-both-sides = Показывать часы на обе стороны стола
hall-call-conduct = Поведение за столом
hall-call-go = Позвать
hall-call-lead = Часы останавливаются. В чём вопрос?
hall-call-move = Можно ли так ходить?
hall-call-own = Другое
hall-call-score = Подсчёт очков
hall-call-time = Часы или время
hall-call-title = Позвать судью
hall-called = Судью позвали
hall-cancel = Отмена
hall-cannot-be = Так не бывает: у тех, кто не закончил, остались фишки.
hall-change = Изменить
hall-change-game = Изменить игру { $number }
hall-checked-in = Ваша явка отмечена.
hall-clock = Часы
hall-closed-text = Спасибо за игру. Итоговая таблица на странице турнира.
hall-closed-title = Турнир окончен
hall-correct = Ходит другой игрок
hall-correct-about = Часы остановятся; нажмите на того, чей ход.
hall-could = Расклад был возможен
hall-could-not = Расклад был невозможен
hall-could-open = Был ли возможен расклад?
hall-deducted = Сняты судьёй
hall-missed = { $count ->
    [one] { $count } пропущенная игра
    [few] { $count } пропущенные игры
   *[many] { $count } пропущенных игр
  }
hall-did-not-go-on = В следующий этап вы не вышли
hall-draw-commitment = Отпечаток, опубликованный до жеребьёвки
hall-draw-fits = Отпечаток совпадает: это то самое число.
hall-draw-fits-not = Отпечаток не совпадает: это другое число!
hall-draw-how = Как проверить
hall-draw-how-again = В файле от организатора есть все жеребьёвки; эта команда повторит и сравнит их:
hall-draw-how-hash = Отпечаток исходного числа должен совпасть с опубликованным:
hall-draw-later = Откроется после жеребьёвки.
hall-draw-lead = Места следуют из исходного числа. Перед каждой жеребьёвкой публикуется его отпечаток, а после неё — само число. Поэтому никто не может выбрать удобную жеребьёвку, а повторить её может каждый.
hall-draw-none = Жеребьёвки ещё не было.
hall-draw-seed = Исходное число, открытое после жеребьёвки
hall-draw-start = Кому выпало начинать первую игру? Нажмите на имя.
hall-drawn-last = Взятая тогда фишка
hall-early = { $previous }: на часы нажали до взятия фишки
hall-early-about = Ход начинается заново с полным временем; нажатие отмечается.
hall-early-count = На часы нажали до взятия фишки
hall-early-hint = Сначала фишку берёт { $previous }. Затем нажмите: полное время получит { $name }.
hall-ended-bank = Запас пуст
hall-ended-out = Кто-то закончил
hall-ended-time = Время вышло
hall-enter-game = Записать игру { $number }
hall-everybody = Все
hall-find = Найти себя
hall-find-example = Имя или номер
hall-find-lead = Введите имя или стартовый номер.
hall-find-none = Никого с таким именем или номером нет.
hall-game = Игра { $number }
hall-game-over = Конец игры
hall-game-over-hint = Игра окончена. Нажмите, чтобы записать очки.
hall-game-word = Игра
hall-games = Игры
hall-games-in = Игры в протоколах
hall-go-on = Дальше
hall-here = на месте
hall-how-ended = Как закончилась игра?
hall-is-out = без фишек
hall-join-by-name = Не знаю своего номера
hall-join-device = Телефон за столом
hall-join-go = К столу
hall-join-hint = Буквы есть на табличке стола; их знает и организатор.
hall-join-lead = Введите то, что написано на табличке стола, или отсканируйте её код.
hall-join-missing = Введите номер стола и его буквы.
hall-join-own = Мой стол и результаты
hall-join-title = Стол { $number }
hall-join-word = К столу
hall-join-wrong = Эти буквы не от этого стола. Проверьте табличку.
hall-joker-counts = Джокер считается за { $points }.
hall-last-turn = Последний ход
hall-left-with = Сколько осталось на подставках?
hall-left-with-all = Сколько осталось на каждой подставке?
hall-letters = Буквы
hall-meetings = Кто с кем играл
hall-meetings-again = { $count ->
    [one] { $count } пара встретилась больше одного раза.
    [few] { $count } пары встретились больше одного раза.
   *[many] { $count } пар встретились больше одного раза.
}
hall-meetings-none = Никто ещё ни с кем не играл.
hall-meetings-once = Никто ни с кем не играл дважды.
hall-missing = Не хватает: { $names }
hall-more = Ещё
hall-more-title = Исправить
hall-who-is-absent = Кого нет за столом?
hall-my-page = Моя страница
hall-nameless = №{"\u00A0"}{ $number }
hall-next-round-soon = Скоро новые места
hall-next-round-text = Стол и место появятся здесь, как только тур объявят.
hall-in = Зал: { $hall }
hall-no-code = Уточните код у организатора.
hall-no-code-title = Турнира с таким кодом нет
hall-no-player = Номера { $number } ни у кого нет. Найдите по имени:
hall-no-tournament = Такого турнира нет
hall-no-tournament-hint = Возможно, в адресе ошибка или турнир удалён.
hall-nobody-yet = Список участников пока пуст.
hall-absent = Вы отмечены как отсутствующий участник
hall-absent-text = Вы снова получите место, как только организатор отметит, что вы здесь, или вы займёте место по личной ссылке.
hall-seat-called = Ваш стол готов
hall-not-checked-in = Отметьтесь, пожалуйста, у организатора.
hall-not-drawn = Жеребьёвки ещё не было
hall-not-last = Это ещё не последние ходы
hall-not-last-about = Тур продлён или нажали по ошибке: игра идёт дальше.
hall-not-opened = Без расклада
hall-not-there = нет за столом
hall-number = Номер { $number }
hall-offline = Нет связи. Часы и протокол работают; всё отправится позже.
hall-one-more = Каждому ещё один ход
hall-one-more-each = У каждого ещё один ход
hall-open-next = Выложу расклад
hall-own-page = Мои результаты
hall-pause = Пауза
hall-place = Место
hall-place-final = { $place ->
    [1] Поздравляем: первое место!
   *[other] { $place }-е место
}
hall-place-of = { $count ->
    [one] место из { $count }
    [few] место из { $count }
   *[many] место из { $count }
}
hall-play-by-link = Это ваше место? Чтобы играть, откройте личную ссылку: её даст организатор.
hall-player = Игрок
hall-players = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
hall-points-of = Очки на подставке: { $name }
hall-press-begin = Нажмите, чтобы начать игру { $game }
hall-press-go-on = Пауза. Нажмите, чтобы продолжить
hall-press-next = Нажмите после хода → { $next }
hall-progress = Ход турнира
hall-rack-of = Подставка: { $name }
hall-rack-sum = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
hall-reconstruction = Схемы этой системы — наша реконструкция: рисунки источника утрачены.
hall-referee = Судья
hall-referee-called = Судья уже идёт.
hall-referee-comes = Часы стоят, идёт судья. Нажмите, чтобы продолжить
hall-refused = Не принято:
hall-reopen = Игра всё-таки не окончена
hall-resting = Отдыхают в этом туре: { $names }
hall-sitting-out = Пропускают этот тур: { $names }
hall-rests = В этом туре вы отдыхаете
hall-rests-text = В следующем туре вы снова играете.
hall-results = Результаты
hall-results-none = Пока не записано ни одной игры.
hall-round-done = все столы закончили
hall-round-of = { $stage }, тур { $number }
hall-round-of-rounds = Тур { $number } из { $rounds }
hall-round-over = Время тура вышло.
hall-round-time = Время до конца тура
hall-round-word = Тур
hall-said-at = объявлен расклад ({ $time })
hall-score = Очки
hall-seat-word = Место
hall-seats = Места
hall-seconds-left = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
hall-sheet = Протокол стола
hall-sheet-closed = Судья закрыл протокол.
hall-sheets-in = { $closed ->
    [0] ни один стол ещё не закончил
    [one] закончил { $closed } стол из { $tables }
    [few] закончили { $closed } стола из { $tables }
   *[many] закончили { $closed } столов из { $tables }
}
hall-show = Показать
hall-sits = стол { $table }, место { $seat }
hall-sits-nowhere = сейчас без места
hall-small = Малые
hall-small-big = Малые очки; большие — мелкой цифрой справа вверху.
hall-small-only = Малые очки
hall-small-long = Малые очки
hall-small-then-big = После имени: малые очки, затем большие (жирным).
hall-stage-later = Ещё впереди.
hall-stage-players = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
hall-stage-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
hall-stage-size = { $tables ->
    [0] Участников: { $players }
   *[other] Участников: { $players }, столов: { $tables }
}
hall-start-number = Стартовый номер
hall-starts-game = Игру { $game } начинает { $name }.
hall-status-excluded = Дисквалификация
hall-status-withdrawn = Снятие с турнира
hall-step-calls = ждёт судью
hall-step-closed = результат утверждён
hall-step-confirmed = результат подтверждён
hall-step-entered = результат записан
hall-step-none = играют
hall-late = Сыграть здесь перенесённый стол тура { $round }
hall-late-back = Назад к текущему туру
hall-step-planned = играет: { $when }
hall-step-partial = записано игр: { $played } из { $games }
hall-sum-nothing = Всё записано; по этим правилам победитель не записывает ничего.
hall-sum-right = Сумма верна: победитель записывает { $points }.
hall-table = Стол { $number }
hall-table-done = Стол { $number } закончил игру
hall-table-number = Стол
hall-table-unused = В туре { $number } за этим столом не играют.
hall-table-word = Стол
hall-tables = Столы
hall-take-back = Нажали по ошибке
hall-take-back-about = Предыдущий ход продолжается с оставшимся временем.
hall-tap-tiles = Фишки: { $name }
hall-thanks = Спасибо за игру!
hall-tiles = Фишки
hall-tiles-done = Готово
hall-tiles-of = Ввести фишки: { $name }
hall-time-extra = здесь +{ $minutes }{"\u00A0"}мин
hall-time-left = осталось
hall-time-over = время вышло
hall-time-stands = на паузе
hall-time-up = Время!
hall-to-desk = Штаб
hall-to-online-table = К столу
hall-to-standings = Столы и турнирная таблица
hall-told-turn = Ходит { $name }: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
hall-told-soon = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[other] Осталось { $seconds } секунд.
}
hall-told-up = { $name }: время вышло.
hall-turns-left = { $count ->
    [one] После этого ещё { $count } ход
    [few] После этого ещё { $count } хода
   *[many] После этого ещё { $count } ходов
}
hall-understood = Понятно
hall-view-draw = Жеребьёвка
hall-view-last = Столы
hall-view-meetings = Встречи
hall-view-now = Сейчас
hall-view-stages = Этапы
hall-view-statistics = Статистика
hall-view-standings = Таблица
hall-view-terms = Положение
hall-terms = Положение о турнире
hall-terms-pdf = В виде PDF
hall-views = Разделы страницы
hall-waiting = { $count ->
    [one] { $count } запись ждёт связи.
    [few] { $count } записи ждут связи.
   *[many] { $count } записей ждут связи.
}
hall-waits = ждёт
hall-waits-referee = Все подтвердили. Протокол закроет судья.
hall-watch = Только посмотреть: столы и турнирная таблица
hall-watch-table = Смотреть игру
hall-went-on = выход в следующий этап
hall-void = Игра { $number } не состоится
hall-void-about = Судья разрешил пропустить эту игру: никто ничего не записывает.
hall-who-is-out = Кто закончил?
hall-whose-turn = Чей ход? Нажмите на имя.
hall-winner = Первое место
hall-wins = Победы
hall-wins-of = { $count ->
    [one] побед из { $count } игры
    [few] побед из { $count } игр
   *[many] побед из { $count } игр
}
hall-with = За столом: { $names }
hall-would-go-on = сейчас в зоне выхода
hall-would-not-go-on = Сейчас вне зоны выхода.
hall-written-by = Кто заполняет протокол
