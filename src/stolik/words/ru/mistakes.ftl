# Что не так с файлом, числом или пожеланием: это говорят команды, штаб и печать.

mistake-in-line = строка { $line }: { $text }
mistake-in-column = строка { $line }, столбец { $column }: { $text }
mistake-at = { $at }: { $text }
mistake-too-few-players = за столом играют трое или четверо, поэтому { $count } { $count ->
    [one] игрока
    [few] игроков
    [many] игроков
   *[other] игрока
} рассадить нельзя
mistake-too-many-players = слишком много игроков ({ $count }): в жеребьёвке их не больше { $most }
mistake-bad-rounds = в жеребьёвке от 1 до { $most } туров, а не { $count }
mistake-player-twice = «{ $name }» в списке дважды
mistake-no-bracket = система «{ $format }» рассчитана на { $spans } участников, а их { $count }
mistake-unknown-ruleset = правил «{ $typed }» нет; есть { $known }
mistake-arena-not-built = арена не собрана, потому что не нашлось компилятора; выберите другой --engine
mistake-arena-bots = арена не знает { $typed }; в ней играют { $known }. Без --engine будет выбрано другое место
mistake-arena-rules = на арене каждый может брать фишку, а { $rules } этого не разрешает (decline=forbidden). Без --engine будет выбрано другое место
mistake-arena-budget = арена не прерывает ботов, которые думают слишком долго. Без --engine будет выбрано другое место
mistake-no-bot = нет бота «{ $typed }»; есть { $known }, а свой указывается как модуль:Класс
mistake-no-style = у { $bot } нет стиля «{ $typed }»; есть: { $known }
mistake-bad-style = не удалось прочитать «{ $typed }»: напишите бота и его стиль, например lurker+yield=3, lurker+jokers или master+stake=wins; числа от 0 до 106, ставки: rules, wins, small и places
mistake-bot-no-module = не удалось загрузить модуль «{ $module }» ({ $why }); где искать модули, говорит PYTHONPATH
mistake-bot-no-class = в модуле «{ $module }» нет «{ $name }»
mistake-bot-no-choose = «{ $typed }» — не бот: у бота есть choose(view)
mistake-bot-bad-module = модуль «{ $module }» выдаёт ошибку при импорте: { $why }
mistake-bot-not-made = бота { $bot } не удаётся создать: { $why }. Бот создаётся как Класс(seed), с целым числом
mistake-bot-bad-choose = бота { $bot } нельзя спросить: его метод — choose{ $found }, а нужен choose(view); events и budget_ms он получает, если называет их
mistake-bot-raised = бот { $bot } на месте { $seat } выдал ошибку: { $why }
mistake-bot-no-command = бот { $bot } на месте { $seat } ответил { $found }, а это не команда; choose(view) возвращает команду, например stolik.Draw(seat=view.viewer.seat)
mistake-bot-no-tiles = бот { $bot } на месте { $seat } сыграл { $found }, а это не стол из фишек; stolik.identify(table, view.table, rack) делает его из видов
mistake-bot-too-slow = бот { $bot } на месте { $seat } думал дольше { $budget } мс, которые есть у него на ход; другой предел задаёт --budget
mistake-engine-no-ray = движку ray нужно дополнение: pip install "stolik[ray]"
mistake-bad-seats = в игре от двух до четырёх мест, а не { $found }

mistake-empty-set = рядом с «|» нет фишек: «{ $typed }»; фишки стоят с обеих сторон
mistake-unknown-tile = эту фишку нельзя посчитать, место { $place }
mistake-invalid-table = комбинация № { $set } на столе составлена неверно
mistake-too-many-proposed = в предложении { $found } фишек, а в игре всего { $most }
mistake-uneven-lists = в «{ $field }» { $found } значений, а в «racks» { $expected }: нужно по одному на место
mistake-line-too-long = строка длиннее { $most } байт: один запрос в строке
mistake-line-no-text = строка — не текст UTF-8, начиная с байта { $byte }
mistake-line-too-deep = в строке слишком глубокая вложенность: нужен плоский объект
mistake-line-cut = строка не до конца JSON: один целый объект в строке
mistake-line-no-json = строка — не JSON: один объект в строке
mistake-shape-missing = нет поля «{ $field }»
mistake-shape-unknown = нет поля «{ $field }»: проверьте написание
mistake-shape-value = { $found } здесь стоять не может
mistake-shape-length = длина не подходит: { $expected }
mistake-shape-bounds = число вне пределов: { $expected }
mistake-shape-type = здесь { $found }, а должно быть: { $expected }
type-int = целое число
type-float = число
type-str = текст
type-bool = true или false
type-array = список
type-object = объект
type-null = null
type-other = другой тип
mistake-shape-other = у этого неверный вид

mistake-record-truncated = запись обрезана, или добавлены строки: событий { $found } из { $expected }
mistake-record-altered = запись изменили: события не сходятся с контрольной суммой в строке 1
mistake-record-no-start = строка 2 не начинает игру
mistake-record-no-header = строка 1 — не заголовок записи игры
mistake-record-other-format = строка 1 говорит, что это «{ $found }», а не «{ $expected }»
mistake-record-newer = это версия { $version }, новее этой программы, которая читает до { $most }: обновите её
mistake-record-no-event = строка { $line } — не событие игры
mistake-record-out-of-place = событие в строке { $line } не следует из предыдущих; проверьте: stolik verify

mistake-no-format = нет формата «{ $typed }»; есть { $known } или файл с окончанием .toml
mistake-format-syntax = строку { $line } со столбца { $column } нельзя прочесть как TOML
mistake-format-syntax-end = файл нельзя прочесть до конца как TOML
mistake-format-field = здесь стоит число от 1 до { $most }: { $found }
mistake-format-no-number = такого числа выбрать нельзя; есть rounds, games и n
mistake-format-no-stage = в формате нет такого этапа
mistake-format-not-an-option = формат допускает { $allowed }, а не { $found }
mistake-format-bracket-bounds = игроков от { $least } до { $most }, меньшее число первое
mistake-format-brackets-overlap = эти числа игроков пересекаются с { $other }
mistake-format-no-cut = дальше есть ещё этап: укажите, кто проходит
mistake-format-cut-after-last = дальше этапа нет, поэтому никто не может пройти
mistake-format-table-cut-needs-one-round = если проходят лучшие за каждым столом, в этапе один тур
mistake-format-tables-without-places = число столов задаётся только там, где рассадка по местам в таблице
mistake-format-first-by-place = на первом этапе мест в таблице ещё нет: рассадка по жребию, очки с нуля
mistake-format-cannot-seat = при { $field_size } игроках на этом этапе { $found }, и так их не рассадить
mistake-format-nobody-out = при { $field_size } игроках на этом этапе { $found } за { $tables } столами, а прошло бы { $onward }

mistake-swap-no-round = жеребьёвки тура { $round } ещё не было
mistake-swap-same-player = для обмена нужны два разных игрока
mistake-swap-no-place = у участника №{"\u00A0"}{ $player } нет места в туре { $round }

mistake-roster-empty = список участников пуст
mistake-file-empty = файл пуст; его первая строка: { $columns }
mistake-no-name = нет имени
mistake-no-people = файл пуст; в первой строке стоят заголовки, например имя, фамилия
mistake-no-name-column = ни в одном столбце нет имён; заголовки, например, такие: имя, фамилия
mistake-name-too-long = в названии или имени не больше { $most } знаков
mistake-name-twice = «{ $name }» уже есть в строке { $other }
mistake-not-two-names = здесь должно быть два имени, а найдено { $found }
mistake-name-unknown = «{ $name }»: такого участника в списке нет
mistake-not-from-oneself = нельзя развести участника с самим собой: «{ $name }»
mistake-bad-cells = должно быть ячеек: { $expected }, а найдено { $found }
mistake-below-nothing = число меньше нуля: { $typed }
mistake-result-twice = «{ $name }»: результат этой игры уже есть в строке { $other }
mistake-place-twice = «{ $name }»: место в этом турнире уже есть в строке { $other }
mistake-place-below-one = места начинаются с 1, а указано { $typed }
mistake-points-too-many = в таблице очков может быть не больше { $most } мест, а указано { $found }
mistake-points-no-number = очки – это числа от 0 до 999999 через запятую, например 10,7,5; указано «{ $typed }»
mistake-points-rise = место { $place } стоило бы больше предыдущего: { $typed }
mistake-game-too-many = в этой игре больше { $most } игроков
mistake-impossible-game = ни одна игра по { $rules } не может дать таких очков: { $figures }
mistake-game-alone = в этой игре только один игрок
mistake-no-text = это не текст; сохраните файл как CSV UTF-8
mistake-not-csv = это не читается как CSV
mistake-no-column = такого столбца нет; столбцы: { $columns }
mistake-odd-column = лишний столбец; столбцы: { $columns }
mistake-no-number = здесь должно быть целое число, не больше { $digits } цифр: «{ $typed }»
mistake-no-year = здесь должен быть год, например 1987: { $typed }
mistake-no-published-draw = это не опубликованная жеребьёвка
mistake-published-seats = тур { $round }, стол { $table }: места { $seats }, а должны быть A, B, C, D

mistake-who-plays = кто играет, говорит либо --players N, либо --roster ФАЙЛ.csv
mistake-seed-needed = чтобы повторить жеребьёвку, нужно исходное число
mistake-variant-of-what = вариант правил делают из одних правил: назовите их
mistake-no-change = изменение записывают как ПРАВИЛО=ЗНАЧЕНИЕ, например turn_seconds=90: «{ $typed }»
mistake-variant-name = название варианта правил состоит из букв, цифр и дефисов: «{ $typed }»
mistake-variant-rule = правила «{ $typed }» нет; есть { $known }
mistake-variant-value = «{ $rule }» не может быть «{ $typed }»; что возможно, показывает «stolik rules ПРАВИЛА»
mistake-variant-choice = «{ $rule }» не может быть «{ $typed }»; возможны { $known }
mistake-variant-needs-base = у варианта правил есть «base» — ключ правил — и «name», оба — текст
mistake-variant-hand = из блоков и стопок раздают дважды по семь фишек, поэтому hand_size остаётся 14: { $found }

# Files and databases; what they are called stands before it.
mistake-db-no-file = это не файл
mistake-db-foreign = она принадлежит другой программе
mistake-db-empty = она пуста
mistake-db-bad-address = база — это файл или postgresql://...
mistake-db-missing-event = нет события { $event }
mistake-db-broken-log = события не следуют одно из другого
mistake-db-integrity = страницы базы данных повреждены
mistake-db-bad-event = не удаётся прочесть событие { $event }
mistake-db-many-tournaments = турниров в файле: { $found }, а должен быть один
mistake-db-disk-full = диск заполнен
mistake-db-disk-broken = диск не читается или не пишется
mistake-db-driver = { $why }
mistake-db-system = { $why }
mistake-db-needs-extra = нужен ещё один пакет: pip install "stolik[postgresql]"
mistake-db-no-such-host = нет компьютера с таким именем
mistake-db-bad-password = неверное имя пользователя или пароль
mistake-db-no-such-database = на сервере нет базы с таким именем
mistake-backup-row-missing = нет строки { $row } таблицы «{ $table }»
mistake-backup-no-end = нет конца
mistake-backup-altered = это не то, что было записано
mistake-backup-goes-on = после конца что-то есть
mistake-backup-no-header = не читается первая строка
mistake-backup-bad-row = одна из строк не читается
mistake-backup-too-short = обрывается слишком рано
mistake-backup-long-line = одна из строк слишком длинная
mistake-backup-not-packed = не распаковывается до конца
mistake-backup-other-tables = таблицы не той версии
mistake-backup-unwritable-rows = не удаётся записать строки таблицы «{ $table }»
mistake-backup-differs = восстановлено не то, что прочитано
mistake-backup-gap = нет событий «{ $stream }»
mistake-bad-bus = шина — это redis://..., rediss://... или unix://...: { $typed }
mistake-no-redis = шине на Redis нужно дополнение: pip install "stolik[redis]"
mistake-bad-redis = { $typed } — не адрес сервера Redis

mistake-paper-unplaced = В этом зачёте пока ни у кого нет места: сыграно слишком мало турниров.
mistake-paper-unplayed = Ещё никто не играл.
mistake-paper-postponed = Дипломы ждут перенесённых столов. { $missing }
mistake-paper-nobody = Рассаживать пока некого.
mistake-picture-too-big = Картинка слишком большая: { $found } кБ. Можно не больше { $most } кБ.
mistake-picture-too-many-dots = Картинка слишком большая: { $found } точек. Сторона может иметь не больше { $most }.
mistake-picture-unknown = Это не файл PNG и не SVG (в UTF-8).
mistake-picture-damaged = Картинка повреждена или пуста.
mistake-picture-too-complex = Рисунок слишком сложный: больше { $most } частей или слишком глубокая вложенность. Сохраните его как PNG.
mistake-picture-forbidden = В рисунке есть «{ $typed }», это не допускается. Сохраните его только контурами или как PNG.
mistake-paper-no-round = Жеребьёвки ещё не было.
mistake-paper-not-this-round = Жеребьёвки тура { $round } ещё не было.
mistake-paper-no-stage = Этап { $stage } ещё не начался.
mistake-paper-bad-sheet = Протокол рассчитан на 2–4 игроков и не больше { $most } игр.
