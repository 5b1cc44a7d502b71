# Турниры: список, новый турнир, штаб организатора и судей.

day-all = Турниры
day-all-about = Жеребьёвка, столы и турнирная таблица в прямом эфире.
day-all-none = Турниров пока нет. Объявите свой: это займёт минуту.
day-all-mine = Ваши
day-all-playing = Идут сейчас
day-all-coming = Предстоят
day-all-over = Завершены
day-players = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
day-seasons = Сезоны
day-people = Люди
day-code = Код
day-join = Войти по коду
day-join-code = Код или ссылка на турнир
day-join-go = Войти
day-no-code = Турнира с таким кодом нет. Уточните код у того, кто его дал.
day-import = Из файла
day-import-what = Сохранённый турнир можно продолжить здесь, со всеми результатами и журналом.
day-import-file = Сохранённый файл (JSON)
day-import-about = Файл можно загрузить обратно на странице всех турниров:
day-gone = Такого турнира нет
day-desk = Штаб
day-no-badge = На этом устройстве нет ссылки организатора или судьи этого турнира. Откройте свою личную ссылку один раз, и штаб появится здесь.
day-leaders-only = Это доступно организатору и главному судье.

# Новый турнир
day-new = Новый турнир
day-new-name = Название
day-new-name-example = Осенний кубок
day-new-date = Дата
day-new-players = Сколько участников
day-new-languages = Языки турнира
day-new-make = Объявить турнир
day-new-about = Дальше, в штабе: участники, судьи и ссылки.
day-rules = Правила
day-format = Система турнира
day-format-pl-minute = Польский турнир, 16–36 человек
day-format-pl-minute-about = Три тура по две игры, полуфиналы, финал.
day-format-pl-forty = Польский турнир, 3–128 человек
day-format-pl-forty-about = Туры по три игры, затем столы на выбывание.
day-format-knock-out = На выбывание
day-format-knock-out-about = Дальше проходят лучшие за каждым столом.
day-format-open-four = Открытый: четыре тура и финал
day-format-open-four-about = Все играют четыре тура, лучшие — финал.
day-format-league = Лига
day-format-league-about = Много вечеров, одна турнирная таблица.
day-format-match = Матч за одним столом
day-format-match-about = Одни и те же игроки, игра за игрой.
day-format-own = Своя система
day-format-changed = Своя система на основе: { $format }
day-format-change = Изменить под себя
day-format-back = К готовым системам
day-format-other = Другие правила или система
day-format-as-it-is = Без изменений: { $format }
day-format-save = Играть по этим правилам
day-format-fixed = Жеребьёвка первого тура уже проведена, поэтому правила и система остаются. Чтобы изменить их, сначала отмените жеребьёвку в журнале.
day-format-takes = столов: { $tables } · туров: { $rounds } · { $time }
day-format-not-for = Не для такого числа участников: { $players }
day-reconstruction = Схемы этой системы — наша реконструкция: рисунки источника утрачены.
day-est = { $players ->
    [one] При { $players } участнике
   *[other] При { $players } участниках
}
day-est-tables = Столы
day-est-rounds = Туры
day-est-time = Время
day-est-evenings = Вечера
day-est-evening = Один вечер
day-est-stage = участников: { $players }, столов: { $tables }, игр: { $rounds } × { $games }
day-est-about = Оценка по времени из правил, с перерывом между турами { $minutes }{"\u00A0"}мин. Кто дойдёт до финала, сыграет игр: { $games }.
day-hours = { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин
day-only-minutes = { $minutes }{"\u00A0"}мин
day-field-least = Участников от
day-field-most = до
day-ties = Равенство очков за выход или призы
day-ties-extra-game = Дополнительная игра
day-ties-lots = Жребий
day-late = Опоздавшие могут вступить до жеребьёвки тура{"\u00A0"}{ $round }
day-missed-cost = Сколько малых очков стоит пропущенная игра
day-missed-cost-about = За игры, пропущенные из-за опоздания, отсутствия или пропуска тура. 0: ничего.
day-stage-called = Этап
day-stage-remove = Убрать
day-stage-add = Добавить этап
day-stage-eliminations = Отборочный этап
day-stage-first-round = Первый этап
day-stage-round-of-32 = 1/8 финала
day-stage-quarter-final = Четвертьфинал
day-stage-semi-final = Полуфинал
day-stage-final = Финал
day-stage-table = Один стол
day-stage-rotation = Впятером по очереди
day-stage-season = Сезон
day-stage-match = Матч
day-rounds = Туры
day-games-a-round = Игр в туре
day-seats = Рассадка
day-seats-lot = по жребию
day-seats-by-place = по месту в турнирной таблице
day-seats-rotation = по очереди один отдыхает
day-seats-one-table = все за одним столом
day-tables = Столов
day-points-begin = Очки на этом этапе
day-points-from-zero = С нуля
day-points-carried = Переносятся
day-goes-on = Кто проходит дальше
day-goes-on-best = лучшие
day-goes-on-winners-and-best-others = победители столов и лучшие из остальных
day-goes-on-best-of-each-table = лучшие за каждым столом
day-goes-on-winners = победители столов
day-how-many = Сколько
day-how-many-each = С каждого стола

# Штаб
day-tab-event = Страница турнира
day-tab-registration = Запись
day-tab-roster = Участники
day-tab-check-in = Явка
day-tab-draw = Жеребьёвка
day-tab-round = Тур
day-tab-standings = Таблица
day-tab-referee = Судья
day-tab-log = Журнал
day-tab-files = Печать и файлы
day-tab-links = Ссылки
day-tab-settings = Настройки
day-role-organiser = Организатор
day-role-head-referee = Главный судья
day-role-referee = Судья
day-role-player = Игрок
day-role-helper = Помощник
day-not-begun = Ещё не начат
day-closed = Турнир завершён
day-round-of = { $stage }, тур { $round } из { $rounds }
day-table = Стол { $table }
day-table-word = Стол
day-table-of = { $stage }, тур { $round }, стол { $table }
day-nameless = Игрок №{"\u00A0"}{ $number }
day-sending = Отправка…
day-done = Готово.
day-done-more = { $text } И ещё: { $count }.
day-undo = Отменить
day-undo-slip = отменено сразу
day-undo-refused = Отменить нельзя: { $why }
day-undo-ask = Отменить шаг #{ $number }?
day-undone = отменено
day-why = Причина (будет записана)
day-why-may = Причина (по желанию)
day-not-now = Не сейчас
day-save = Сохранить
day-edit = Изменить
day-search = Имя, клуб или номер
day-search-none = Ничего не найдено.

# Список и явка
day-roster-count = { $count ->
    [one] В списке { $count } участник
    [few] В списке { $count } участника
   *[many] В списке { $count } участников
}
day-roster-empty = Добавляйте участников по одному или вставьте список из файла.
day-add = Новый участник
day-add-this = Добавить
day-name = Имя и фамилия
day-surname = Фамилия, для списков
day-born = Год рождения
day-surname-short = Фамилия
day-born-short = Год рожд.
day-by-surname = По фамилиям
day-club = Клуб или город
day-number = №
day-number-own = Номер (иначе следующий)
day-state = Состояние
day-here = На месте
day-here-now = Уже на месте
day-not-here = Ещё нет
day-reinstate = Вернуть
day-no-show = Неявка к столу
day-withdrawn = Снятие с турнира
day-excluded = Дисквалификация
day-minor = Младше 18 лет
day-consent = Есть согласие родителя или опекуна
day-minor-about = Участников младше 18 лет зрители видят только по имени и первой букве фамилии, без клуба.
day-minor-agreed = Младше 18 лет, согласие есть
day-minor-missing = Младше 18 лет, согласия нет
day-keep-until = Хранить имя до
day-withdraw = Снять с турнира
day-withdraw-ask = Снять с турнира: { $name }?
day-withdraw-about = Со следующей жеребьёвки места не будет. Результаты остаются.
day-erase = Удалить данные
day-erase-ask = Удалить личные данные: { $name }?
day-erase-about = Имя и клуб исчезнут навсегда, результаты останутся под номером. Отменить это нельзя.
day-csv = Вставить список
day-csv-about = Первая строка называет столбцы: имя, клуб, номер, несовершеннолетний (младше 18 лет), согласие, здесь. Достаточно имени.
day-csv-paste = Вставьте список сюда
day-csv-example = имя,клуб
day-csv-file = или выберите файл (CSV)
day-csv-wrong = { $count ->
    [one] { $count } строка с ошибкой. Пока она не исправлена, ничего не вносится.
    [few] { $count } строки с ошибками. Пока они не исправлены, ничего не вносится.
   *[many] { $count } строк с ошибками. Пока они не исправлены, ничего не вносится.
}
day-csv-right = { $count ->
    [one] { $count } участник, всё в порядке.
    [few] { $count } участника, всё в порядке.
   *[many] { $count } участников, всё в порядке.
}
day-csv-unagreed = { $count ->
    [one] { $count } игрок младше 18 лет: отметьте согласие опекуна или пропустите строку.
    [few] { $count } игрока младше 18 лет: отметьте согласие опекуна или пропустите строки.
   *[many] { $count } игроков младше 18 лет: отметьте согласие опекуна или пропустите строки.
  }
day-csv-left-out = Эти столбцы пропущены: { $columns }
day-csv-enter = { $count ->
    [0] Внести участников
   *[other] Внести: { $count }
}
day-check-in-nobody = Список участников пока пуст
day-check-in-missing = Ещё не пришли: { $count } из { $all }
day-check-in-all-here = { $count ->
    [one] { $count } участник, все на месте
    [few] Все на месте: { $count }
   *[many] Все на месте: { $count }
}
day-check-in-about = Наберите несколько букв и нажмите на имя.
day-check-in-keys = Если остался один человек, достаточно Enter; клавиша / возвращает сюда.
day-check-in-one = Отметить
day-check-in-all = Все на месте
day-check-in-all-ask = { $count ->
    [one] Отметить { $count } участника?
    [few] Отметить { $count } участников?
   *[many] Отметить { $count } участников?
}
day-check-in-all-about = Все, кого ещё не отметили, получат место в следующей жеребьёвке.

# Жеребьёвка
day-draw = Провести жеребьёвку
day-draw-next = Жеребьёвка: { $stage }, тур { $round }
day-draw-count = { $count ->
    [one] В жеребьёвке { $count } участник.
    [few] В жеребьёвке { $count } участника.
   *[many] В жеребьёвке { $count } участников.
}
day-draw-halls-short = { $count ->
    [one] В залах { $count } стол, а этому туру нужно { $tables }. Увеличьте зал или добавьте ещё один в настройках.
    [few] В залах { $count } стола, а этому туру нужно { $tables }. Увеличьте зал или добавьте ещё один в настройках.
   *[many] В залах { $count } столов, а этому туру нужно { $tables }. Увеличьте зал или добавьте ещё один в настройках.
}
day-draw-no-plan = { $count ->
    [one] Формат не рассчитан на { $count } участника: отметьте остальных или выберите другой формат в настройках.
   *[other] Формат не рассчитан на { $count } участников: отметьте остальных или выберите другой формат в настройках.
}
day-draw-missing = { $count ->
    [one] Из списка нет на месте: { $count }.
    [few] Из списка нет на месте: { $count }.
   *[many] Из списка нет на месте: { $count }.
}
day-draw-announce = Сначала объявить
day-draw-announced = Объявлено. Отпечаток исходного числа:
day-draw-about = Места следуют из исходного числа. Его отпечаток публикуется до жеребьёвки, само число — после: любой может проверить, что места никто не выбирал.
day-stage-played = Все туры сыграны: { $stage }.
day-to-standings = К турнирной таблице и итогам этапа
day-to-draw = К жеребьёвке
day-publish = Объявить рассадку
day-published = Объявлено
day-not-published = Ещё не объявлено
day-swap-about = Перетащите игрока на другого или нажмите на обоих, чтобы поменять их местами.
day-swap-about-touch = Нажмите на двух игроков, чтобы поменять их местами.
day-swap-first = { $name }: с кем поменять?
day-swap = Поменять
day-swap-free = Ни одна пара не встретится чаще прежнего.
day-swap-worse = { $count ->
    [one] Повторных встреч станет больше на { $count }.
    [few] Повторных встреч станет больше на { $count }.
   *[many] Повторных встреч станет больше на { $count }.
}
day-swap-better = { $count ->
    [one] Повторных встреч станет меньше на { $count }.
    [few] Повторных встреч станет меньше на { $count }.
   *[many] Повторных встреч станет меньше на { $count }.
}
day-swap-again = Снова встретятся: { $pairs }.
day-swap-apart = Игроки, которых надо развести, сядут вместе.
day-swap-locks = Кто-то покинет закреплённое место.
day-repair-do = Сделать так
day-repair-first = Выберите свободное место для игрока { $name } или того, чьё место он займёт.
day-repair-seat-of = { $name } садится за стол { $table }.
day-repair-substitute = { $comes } занимает место игрока { $player }.
day-repair-dissolve-of = Стол { $table } распускается.
day-repair-sit-out-of = { $name } пропускает этот тур.
day-repair-to = { $name }: стол { $table }.
day-repair-without = { $name }: без места.
day-repair-threes = { $count ->
    [one] На { $count } стол на троих больше.
    [few] На { $count } стола на троих больше.
   *[many] На { $count } столов на троих больше.
  }
day-repair-twos = { $count ->
    [one] За { $count } столом только двое.
    [few] За { $count } столами только двое.
   *[many] За { $count } столами только двое.
  }
day-free-seat = свободное место
day-free-seat-at = Свободное место за столом { $table }
day-dissolve = Распустить этот стол
day-left-out = { $count ->
    [one] { $count } игрок здесь, но без места в этом туре.
    [few] { $count } игрока здесь, но без места в этом туре.
   *[many] { $count } игроков здесь, но без места в этом туре.
  }
day-left-out-about = Их отметили после жеребьёвки. Найдите им место, проведите жеребьёвку заново или отметьте, что они пропускают этот тур.
day-left-out-seat = Посадить за стол на троих
day-left-out-substitute = На чьё-то место
day-sit-out = Пропускает
day-sit-out-about = { $points ->
    [0] Игры этого тура пропущены: очков они не дают.
    [one] Игры этого тура считаются пропущенными: за каждую { $points } малое очко против игрока.
    [few] Игры этого тура считаются пропущенными: за каждую { $points } малых очка против игрока.
   *[many] Игры этого тура считаются пропущенными: за каждую { $points } малых очков против игрока.
  }
day-sitting-out = Пропускают этот тур: { $names }
day-redraw = Провести жеребьёвку заново
day-redraw-ask = Провести жеребьёвку этого тура заново?
day-redraw-about = Тур ещё не опубликован, этих мест никто не знает. В жеребьёвке участвуют все, кто сейчас здесь, с новой печатью. Первая жеребьёвка остаётся в журнале.
day-redraw-about-published = Места уже опубликованы: попросите всех посмотреть ещё раз. В жеребьёвке участвуют все, кто сейчас здесь, с новой печатью. Первая жеребьёвка остаётся в журнале.
day-redraw-usually = кто-то пришёл после жеребьёвки
day-resting = Отдыхает: { $names }
day-fair = Проверить жеребьёвку
day-fair-about = Отпечаток и исходное число этой жеребьёвки. С ними любой может провести её заново и получит те же места.
day-fair-commitment = Отпечаток:
day-fair-seed = Исходное число:
day-matrix = Кто с кем встречался
day-met-again = { $count ->
    [0] Ни одна пара не встречается больше одного раза.
    [one] { $count } пара встречается больше одного раза.
    [few] { $count } пары встречаются больше одного раза.
   *[many] { $count } пар встречаются больше одного раза.
}
day-locks = Закреплённые места
day-locks-about = Кому нужен определённый стол (инвалидное кресло, тихий угол), тот получает его при каждой жеребьёвке. Уже проведённая жеребьёвка не меняется: поменяйте места или отмените её и проведите снова.
day-lock-table = { $name }: стол { $table }
day-lock-seat = { $name }: стол { $table }, место { $seat }
day-lock-end = Освободить
day-lock-who = Игрок
day-lock-which = Стол
day-lock-letter = Место
day-lock-any = любое
day-lock-do = Закрепить место
day-lock-mark = закреплено
day-apart = Не сажать вместе
day-apart-about = Жребий не посадит их за один стол: семья, один клуб.
day-apart-one = Первый игрок
day-apart-other = Второй игрок
day-apart-do = Развести
day-apart-end = Могут играть вместе

# Тур и протоколы
day-round-none = Жеребьёвки ещё не было.
day-round-which = Какой тур
day-clock = Часы тура
day-clock-none = Часы тура ещё не запущены.
day-clock-of = из { $minutes }{"\u00A0"}мин
day-clock-paused = Остановлены для всех
day-clock-start = Запустить
day-clock-early-ask = Запустить часы уже сейчас?
day-clock-early = По расписанию: { $when }.
day-clock-pause = Остановить
day-clock-resume = Продолжить
day-minutes = Минуты
day-one-more = Время вышло: у каждого ещё один ход; побеждает наименьшая сумма на подставке.
day-one-more-short = У каждого ещё ход
day-sheets-in = Закрыто протоколов: { $count } из { $all }
day-sheet-none = Нет протокола
day-sheet-partial = Игры: { $played } из { $games }
day-sheet-entered = Ждёт игроков
day-sheet-confirmed = Подтверждён, пора закрыть
day-sheet-closed = Закрыт
day-sheet-corrected = Исправлен
day-sheet-agreed = подтверждено
day-sheet-waits = Не подтвердили: { $names }
day-sheet-save = Сохранить протокол
day-sheet-save-part = Сохранить, что есть
day-sheet-close = Закрыть протокол
day-sheet-close-about = Подтвердили не все игроки: укажите, почему протокол всё же закрывается.
day-sheet-about = Проигравшие со знаком минус. Победителя можно не заполнять: сумма посчитается сама.
day-sheet-about-minus = У проигравших плюс, у победителя минус, как в бумажном протоколе. Поле победителя можно оставить пустым: сумма посчитается сама.
day-absent = нет за столом
day-absent-of = { $name }: нет за столом
day-sheet-about-penalty = Проигравшие со знаком минус, победитель 0.
day-sheet-close-usually = Подписан на бумаге
day-sheet-unsaved = Введён, не сохранён
day-sheet-discard = Не сохранять
day-sheet-next = Дальше: стол { $table }
day-sheets-close = Закрыть подтверждённые: { $count }
day-sheets-close-ask = { $count ->
    [one] Закрыть { $count } подтверждённый протокол?
    [few] Закрыть { $count } подтверждённых протокола?
   *[many] Закрыть { $count } подтверждённых протоколов?
}
day-sheets-close-about = За этими столами подтвердили все игроки: { $tables }.
day-correct = Исправить протокол
day-correct-about = Турнирная таблица изменится сразу, причина останется в журнале.
day-game = Игра { $game }
day-sum = Сумма
day-total = Всего
day-points-of = Малые очки: { $name }, игра { $game }
day-rack-of = Подставка: { $name }, игра { $game }
day-opened = расклад был
day-big-short = большие: { $big }
day-void = Не сыграна
day-void-allow = Разрешить пропустить игру { $game }
day-void-allow-ask = Разрешить пропустить игру { $game }?
day-void-allow-about = Стол сможет записать её как несыгранную: никто ничего не записывает. Укажите причину; она останется в журнале.
day-void-ask = Несыгранная игра
day-void-ask-about = Это решение судьи: укажите причину, она останется в журнале.
day-ending = Как закончилась
day-ending-unsaid = Чем закончилась?
day-ending-out = кто-то закончил
day-ending-exhausted = запас пуст
day-ending-round-time = время тура
day-by-rack = Ввести фишки, программа посчитает
day-extend = Добавить время этому столу
day-extend-all = Добавить время всем столам
day-extend-minutes = Минуты
day-extend-late = Добавленное время отменяет последние ходы, если ни один из них ещё не начался. Если они уже начались, игра всё равно закончится.
day-own-time = Время стола: { $time }
day-mark-no-show = Неявка
day-announced = «Выложу расклад следующим ходом»: { $name }, игра { $game }, { $time }
day-room = Игра { $game } онлайн
day-online-about = За этими столами играют на сервере: результаты приходят сами.

# Таблица
day-standings = Турнирная таблица
day-standings-none = Ещё ничего не сыграно.
day-ranking = Все
day-ranking-final = Итоговая таблица
day-place = Место
day-player = Игрок
day-big = Большие
day-small = Малые
day-deducted = Снято
day-deducted-about = Большие очки после вычета; снятые очки — в скобках.
day-missed = { $count ->
    [one] { $count } пропущенная игра
    [few] { $count } пропущенные игры
   *[many] { $count } пропущенных игр
  }
day-missed-about = { $points ->
    [0] Пропущенные игры ничего не дают и ничего не стоят.
    [one] Каждая игра, пропущенная из-за опоздания или отсутствия, — это { $points } малое очко против игрока.
    [few] Каждая игра, пропущенная из-за опоздания или отсутствия, — это { $points } малых очка против игрока.
   *[many] Каждая игра, пропущенная из-за опоздания или отсутствия, — это { $points } малых очков против игрока.
  }
day-games = Игры
day-wins = Победы
day-would-go-on = пока проходит
day-went-on = проходит
day-cut = Кто проходит дальше: { $stage }
day-cut-rounds-left = { $count ->
    [one] Осталось сыграть { $count } тур.
    [few] Осталось сыграть { $count } тура.
   *[many] Осталось сыграть { $count } туров.
}
day-cut-ready = { $count ->
    [one] Проходит { $count } игрок.
    [few] Проходят { $count } игрока.
   *[many] Проходят { $count } игроков.
}
day-cut-do = Закрыть этап
day-cut-early = Закрыть этап досрочно
day-cut-early-ask = Закрыть этап, хотя туры остались?
day-cut-early-about = Кто выходит дальше, решит нынешняя турнирная таблица.
day-cut-changed = После исправлений прошли бы другие: { $stage }. Отмените закрытие этапа или оставьте как есть.
day-tie-cut = Равенство очков: решается, кто проходит
day-tie-podium = Равенство очков за призовое место
day-tie-first = Сначала определите порядок при равенстве очков (выше).
day-tie-lots = Бросить жребий
day-tie-by-hand = Жребий тянули вручную
day-tie-by-hand-about = Лучший сверху.
day-tie-game = Записать дополнительную игру
day-tie-game-about = Решает ещё одна игра между этими игроками.
day-tie-games = Записать игры за несколькими столами
day-tie-games-about = Все, у кого поровну, играют ещё одну игру за столькими столами, сколько нужно. Решают большие очки по всем столам, затем малые.
day-tie-many = Поровну очков у большего числа игроков, чем садится за один стол: бросьте жребий или сыграйте за несколькими столами.
day-tie-gone = Кто-то из них уже ушёл, поэтому сыграть нельзя: решает жребий.
day-signs-plus = Малые очки каждого: у победителя плюс, у проигравших минус.
day-signs-minus = Малые очки каждого: у победителя минус, у проигравших плюс.
day-up = Выше
day-close = Завершение
day-close-about = Турнирная таблица станет окончательной, можно печатать дипломы.
day-close-next = Этап закрыт. Дальше: { $stage }.
day-close-ask = Завершить турнир?
day-close-do = Завершить турнир

# Судья
day-calls = Зовут судью
day-calls-now = { $count ->
    [one] Зовёт { $count } стол
    [few] Зовут { $count } стола
   *[many] Зовут { $count } столов
}
day-calls-title = Вызовы: { $count }
day-calls-none = Никто не зовёт. Вызовы со столов появятся здесь с временем ожидания.
day-calls-answered = Судья подошёл: { $count }
day-call-answer = Я у стола
day-waits = ждёт
day-disputes = Споры
day-disputes-none = Открытых споров нет.
day-disputes-settled = Решено: { $count }
day-dispute-open = Записать спор
day-dispute-about = Открытый спор не даёт закрыть этап.
day-dispute-what = О чём спор
day-dispute-table = Стол
day-dispute-no-table = без стола
day-dispute-settle = Вынести решение
day-dispute-ruling = Решение
day-dispute-ruled = Решение: { $ruling }
day-order = Предупреждения и санкции
day-order-about = Выберите игрока, чтобы предупредить, снять очки или дисквалифицировать.
day-order-so-far = Предупреждений: { $warnings }. Снято больших очков: { $points }.
day-warn = Предупредить
day-warn-ask = Предупредить: { $name }?
day-deduct = Снять очки
day-deduct-ask = Снять большие очки: { $name }?
day-deduct-points = Большие очки
day-exclude = Дисквалифицировать
day-exclude-ask = Дисквалифицировать: { $name }?
day-exclude-after-warning = По этим правилам дисквалифицировать могут после предупреждения; решает главный судья.
day-exclude-serious-breach = После предупреждения или сразу за серьёзное нарушение правил.
day-exclude-any-breach = По этим правилам к дисквалификации может привести любое нарушение; решает главный судья.
day-exclude-grave = Серьёзное нарушение, предупреждение не нужно
day-exclude-whose = Решение о дисквалификации принимает главный судья.
day-analysis = Разбор позиции
day-analysis-about = Правильны ли комбинации на столе? Был ли возможен расклад?
day-analysis-open = Открыть разбор
day-rules-of = Правила этого турнира
day-rules-whole = Вся страница
day-rules-search = Искать в правилах: джокер, часы, расклад…
day-rules-book = Из свода правил

# Журнал
day-log = Журнал турнира
day-log-about = Каждый шаг: кто и когда. Любой шаг можно отменить, если от него не зависит более поздний.
day-log-about-referee = Каждый шаг: кто и когда. Отменять могут организатор и главный судья.
day-log-search = Искать в журнале
day-log-more = Показать более ранние шаги

# Печать, файлы, ссылки
day-print = Печать
day-print-round = Тур
day-print-last = последний
day-doc-table-cards = Таблички на столы
day-doc-table-cards-about = Складываются пополам, с QR-кодом для телефона за столом.
day-doc-draw-by-name = Жеребьёвка по именам
day-doc-draw-by-name-about = На дверь: каждый найдёт свой стол.
day-doc-draw-by-table = Жеребьёвка по столам
day-doc-draw-by-table-about = Кто где сидит, места от A до D.
day-doc-score-sheets = Протоколы столов
day-doc-score-sheets-about = По одному на стол, с именами.
day-doc-standings = Турнирная таблица
day-doc-standings-about = На этот момент.
day-doc-bracket = Сетка турнира
day-doc-bracket-about = Кто откуда проходит.
day-doc-diplomas = Дипломы
day-doc-diplomas-about = После завершения турнира: для всех или за столько мест, сколько указано ниже.
day-doc-terms = Положение о турнире
day-doc-terms-about = Правила и система словами, с номерами пунктов.
day-doc-door-list = Список у входа
day-doc-door-list-about = Все по фамилиям, чтобы отмечать пришедших. Полные имена: только для организатора.
day-doc-badge-labels = Бейджи
day-doc-badge-labels-about = Десять на странице: имя, клуб, роль, столы; QR-код открывает публичную страницу игрока
day-doc-blank = Пустые протоколы
day-diploma-places = Дипломы за сколько мест
day-diploma-all = всем
day-town = Город
day-export = Копия и выгрузка
day-export-json = Всё (JSON)
day-export-json-about = Журнал, имена и результаты; можно загрузить обратно.
day-export-anonymous = Всё без имён (JSON)
day-export-anonymous-about = Только номера, чтобы передать дальше.
day-export-csv = Файлы CSV
day-export-csv-about = Участники, протоколы, турнирная таблица и журнал в одном архиве.
day-export-site = Веб-страницы (ZIP)
day-export-site-about = То, что может видеть каждый, на трёх языках: откройте где угодно или положите на любой сервер.
day-save-file = Скачать
day-address = Адрес сервера для телефонов в зале
day-address-about = Туда ведут QR-коды.
day-address-alone = Сервер доступен только с этого компьютера. Чтобы его нашли телефоны в зале, запустите его с параметром:
day-address-found = Найдены в этой сети:
day-address-local = Этот адрес работает только на этом компьютере. Введите тот, что виден телефонам, например http://192.168.1.20:8000.
day-link-public = Для всех
day-link-page = Страница турнира
day-link-board = Табло для телевизора
day-link-officials = Судьи и организаторы
day-link-official-about = У кого эта ссылка, тот действует в этой роли. Передайте лично.
day-link-show = Показать
day-link-tables = Столы
day-link-tables-about = Телефон за столом сканирует QR-код; можно и ввести код турнира { $code }, номер стола и буквы.
day-link-table-about = Для телефона или планшета, который остаётся за столом.
day-link-print-cards = Печать табличек
day-link-players = Участники
day-link-players-about = Личная ссылка: следующий стол, результаты, место. Без учётной записи.
day-invitations = Все приглашения
day-invitations-about = По одной личной ссылке на игрока. Отправьте каждому только его ссылку.
day-invitations-copy = Скопировать всё
day-invitations-csv = Сохранить CSV
day-invitations-print = Печать
day-invitations-number = №
day-invitations-name = Имя
day-invitations-link = Личная ссылка
day-link-player-about = Только для этого игрока.
day-invite = Создать ссылку
day-invite-as = Пригласить как
day-official-name = Имя и фамилия
day-official-name-of = Имя и фамилия: { $who }
day-official-rename = Имя
day-dismiss = Отозвать
day-plays = Тоже играет?
day-plays-ask = Тоже играет: { $key }?
day-plays-about = Кто играет за столом, тот его не судит: закрыть можно только протокол, подтверждённый всеми, остальное решает другой судья или организатор.
day-plays-here = Вы играете за этим столом. Когда все здесь подтвердят протокол на устройстве стола, вы сможете закрыть его сами. Закрыть раньше или исправить может только другой судья или организатор.
day-plays-invite = Пригласить ещё одного судью
day-plays-label = Тоже играет: { $key }?
day-plays-who = Играет как
day-plays-nobody = не играет
day-plays-as = играет как { $name }
day-dismiss-ask = Отозвать ссылку: { $key }? Она перестанет работать.

# Настройки и личные данные
day-settings = Как играем и что показываем
day-title = Название и дата
day-title-name = Название турнира
day-title-date = Дата
day-missed-title = Пропущенные игры
day-remove = Удалить турнир
day-remove-about = Он исчезнет из всех списков и страниц. Его можно здесь восстановить в течение { $days ->
    [one] { $days }{"\u00A0"}дня
   *[other] { $days }{"\u00A0"}дней
  }; потом имена будут стёрты.
day-remove-ask = Удалить «{ $name }»?
day-remove-type = Чтобы подтвердить, введите название турнира.
day-remove-do = Удалить
day-removed-about = Турнир удалён. До { $date } его можно восстановить.
day-restore = Восстановить
day-seat-here = пришёл(-ла)
day-seat-playing = играет
day-seat-away = не на связи
day-seat-missing = ещё нет
day-seat-out = больше не играет
day-seat-stopped = игра остановлена
day-place-of = Где столы
day-place-hall = В зале
day-place-online = Онлайн
day-place-hall-about = Настоящие столы, результаты вводятся.
day-place-online-about = Столы на этом сервере, протоколы заполняются сами.
day-absence = Кто не пришёл к столу
day-absence-forfeit = занимает последнее место
day-absence-bot = заменяется ботом
day-no-show-minutes = Сколько минут ждёт стол онлайн
day-round-minutes = Минут на тур
day-turn-seconds = Секунд на ход
day-by-rules = по правилам
day-link-checks-in = Открытие личной ссылки отмечает игрока как присутствующего
day-short-names = Сокращённые имена для зрителей
day-short-names-about = «Анна К.» на табло и открытых страницах. Участники младше 18 лет всегда показаны так.
day-halls = Залы
day-halls-about = Если играют в нескольких залах, укажите, где какие столы. Табло, телефоны и бумаги назовут зал.
day-hall-name = Зал
day-hall-first = Со стола
day-hall-last = По стол
day-hall-remove = Убрать зал { $hall }
day-hall-add = Добавить зал
day-timetable-about = Укажите начало там, где оно известно; остальные туры оцениваются по предыдущему. Туры с другой датой — это другие дни или вечера.
day-timetable-later = Туры появятся здесь, когда будет известно число участников.
day-evenings = Каждую неделю или с другим промежутком…
day-evenings-first = Первый день
day-evenings-time = Начало
day-evenings-every = Раз в … дней
day-evenings-rounds = Туров в день
day-evenings-fill = Заполнить даты
day-postpone = Перенести этот стол
day-postpone-ask = Перенести стол { $table }?
day-postpone-move = Другой день
day-postpone-move-ask = Другой день для стола { $table }?
day-postpone-about = Жеребьёвку следующего тура можно провести без этого стола. Протокол вводится в любое время; до тех пор в таблице сказано, что его не хватает. Зрители видят день, но не причину.
day-postpone-online-about = Сервер больше не ведёт этот стол, и следующий тур можно разыграть без него. Игроки встретятся в свой день, в зале или за закрытым столом здесь, а результат вводят у организатора. Зрители видят день, но не причину.
day-postpone-online-late = Часы этого тура уже запущены, и сервер ведёт игру за этим столом. Стол онлайн-турнира можно перенести раньше.
day-postpone-date = Новый день (пусто: согласуют)
day-postpone-time = Время
day-postpone-back = Всё-таки играет со своим туром
day-postponed-open = Протокол
day-start-date = Дата: { $round }
day-start-time = Время: { $round }
day-retention = Удалить имена после
day-privacy = Личные данные
day-privacy-minors = { $count ->
    [0] Участников младше 18 лет в списке нет.
    [one] Участников младше 18 лет в списке: { $count }.
    [few] Участников младше 18 лет в списке: { $count }.
   *[many] Участников младше 18 лет в списке: { $count }.
}
day-privacy-unagreed = Нет согласия родителей или опекунов: { $names }
day-privacy-until = Имена хранятся до: { $date }
day-privacy-no-date = Дата удаления имён не задана.
day-privacy-own-dates = { $count ->
    [one] Своя дата у { $count } участника.
    [few] Своя дата у { $count } участников.
   *[many] Своя дата у { $count } участников.
}
day-privacy-erase = Данные участника можно удалить в любой момент в списке участников; результаты останутся под номером.
day-privacy-overdue = { $count ->
    [one] Пора удалить { $count } имя.
    [few] Пора удалить { $count } имени.
   *[many] Пора удалить { $count } имён.
}
day-privacy-erase-all = { $count ->
    [one] Удалить сейчас
   *[other] Удалить сейчас
}
day-privacy-erase-ask = { $count ->
    [one] Удалить { $count } имя?
    [few] Удалить { $count } имени?
   *[many] Удалить { $count } имён?
}
day-privacy-erase-who = { $names }. Имя и клуб исчезнут навсегда, результаты останутся под номером. Отменить это нельзя.
day-played-by = Правила и система
day-next = Дальше:
day-next-organiser = Следующий шаг за организатором.
day-next-enter = Внесите участников
day-next-enter-applied = { $count ->
    [one] Внесите в список { $count } записавшегося
    [few] Внесите в список { $count } записавшихся
   *[many] Внесите в список { $count } записавшихся
}
day-next-check-in = { $count ->
    [0] Внесите хотя бы трёх участников
    [one] Отметьте явку: ещё нет { $count } участника
    [few] Отметьте явку: ещё нет { $count } участников
   *[many] Отметьте явку: ещё нет { $count } участников
}
day-next-publish = Проверьте рассадку и объявите её
day-next-left-out = { $count ->
    [one] { $count } игрок здесь без места: решите, как быть
    [few] { $count } игрока здесь без места: решите, как быть
   *[many] { $count } игроков здесь без места: решите, как быть
  }
day-next-clock = Когда все сядут, запустите часы тура
day-next-close-sheets = { $count ->
    [one] Закройте { $count } подтверждённый протокол
    [few] Закройте { $count } подтверждённых протокола
   *[many] Закройте { $count } подтверждённых протоколов
}
day-next-sheets = { $count ->
    [one] Осталось закрыть { $count } протокол
    [few] Осталось закрыть { $count } протокола
   *[many] Осталось закрыть { $count } протоколов
}
day-next-postponed = { $count ->
    [one] Введите { $count } перенесённый стол, когда он сыграет
    [few] Введите { $count } перенесённых стола, когда они сыграют
    [many] Введите { $count } перенесённых столов, когда они сыграют
   *[other] Введите { $count } перенесённого стола, когда они сыграют
  }
day-next-dispute = { $count ->
    [one] Вынесите решение по { $count } спору
    [few] Вынесите решение по { $count } спорам
   *[many] Вынесите решение по { $count } спорам
}
day-next-tie = { $count ->
    [one] Определите порядок при равенстве очков
    [few] Определите порядок при равенстве очков: { $count } случая
   *[many] Определите порядок при равенстве очков: { $count } случаев
}
day-next-cut = { $count ->
    [one] Закройте этап: дальше проходит { $count } игрок
    [few] Закройте этап: дальше проходят { $count } игрока
   *[many] Закройте этап: дальше проходят { $count } игроков
}
day-next-close = Завершите турнир
day-next-closed = Распечатайте турнирную таблицу и дипломы, сохраните копию
