# Судейский стол, команды `stolik tournament`.

stage-eliminations = отборочный этап
stage-first-round = первый этап
stage-round-of-32 = 1/8 финала
stage-quarter-final = четвертьфинал
stage-semi-final = полуфинал
stage-final = финал
stage-table = один стол
stage-rotation = впятером по очереди
stage-season = сезон
stage-match = матч

role-organiser = организатор
role-referee = судья
role-head-referee = главный судья
role-player = игрок
role-helper = помощник
role-server = сервер

desk-table = { $stage }, тур { $round }, стол { $table }
desk-where = { $where }: { $text }
desk-line = строка { $line }, столбец { $column }
desk-yes-words = д да y yes
desk-left = Ничего не изменено.
desk-events = #{ $first }–#{ $last }: событий: { $count }
desk-repeated = Эта команда уже выполнена (событие #{ $event }); второй раз ничего не сделано.
hint-not-allowed = см. --by
hint-reason-needed = --why
hint-consent-missing = --consent
hint-not-committed = draw --commit
hint-not-confirmed = --why
hint-ending-missing = допишите bank или time
hint-two-winners = допишите bank или time
hint-warning-first = или --grave
hint-rounds-left = close --early --why
hint-table-in-no-hall = halls "Большой зал=1-12"
desk-no-file-named = не указан турнир: добавьте --file turniej.stolik или задайте переменную STOLIK_TOURNAMENT
desk-no-number = номера { $typed } ни у кого нет
desk-no-player = в списке участников никто не подходит под «{ $typed }»
desk-many-players = под «{ $typed }» подходят несколько участников: { $players }. Укажите номер.
desk-bad-table = «{ $typed }» — не стол: напишите 3 (этот тур), 2.3 (тур 2) или 1.2.3 (этап 1)
desk-no-table = стола { $typed } нет; столов в туре { $round }: { $tables }
desk-round-not-drawn = жеребьёвки тура { $round } ещё не было (пока разыграно туров: { $drawn }): следующий разыгрывает `stolik tournament draw`
desk-stage-not-begun = этап { $stage } ещё не начался: следующий шаг показывает `stolik tournament status`
desk-no-round = жеребьёвки ещё не было: stolik tournament draw
desk-no-such-round = такого тура нет
desk-bad-place = «{ $typed }» — не место: напишите номер стола, например 3, или место, например 3A
desk-bad-by = непонятно, от чьего имени действовать: «{ $typed }». Напишите organiser, referee, head-referee, helper или player, затем, если нужно, :инициалы и :номер
desk-bad-csv = файл не читается: { $detail }
desk-cannot-read = файл { $file } не читается: { $why }
desk-cannot-write = файл { $file } не записывается: { $why }

storage-no-file = Такого файла нет. Новый турнир создаёт команда stolik tournament new. ({ $detail })
storage-file-exists = Такой файл уже есть, он не будет заменён. ({ $detail })
storage-not-a-database = Это не файл турнира. ({ $detail })
storage-newer-version = Файл записан более новой версией программы; обновите её. ({ $detail })
storage-locked = Файл занят другой программой; закройте её и повторите. ({ $detail })
storage-read-only = В этот файл или папку нельзя записывать. ({ $detail })
storage-damaged = Файл повреждён; возьмите последнюю копию или выгрузку. ({ $detail })
storage-stale = Турнир в этот же момент меняет кто-то другой; повторите. ({ $detail })
storage-unknown-stream = В этом файле нет турнира. ({ $detail })
storage-nothing-to-print = Печатать пока нечего. ({ $detail })
storage-storage-failed = Файлом не удалось воспользоваться. ({ $detail })

new-made = Турнир создан: { $name }, файл { $file }.
new-format = Система: { $format }, правила: { $rules }.
new-next = Дальше: внесите участников (stolik tournament roster add или roster import) и отметьте пришедших (checkin).
format-reconstruction = Эта система — наша реконструкция: схемы в источнике утрачены.
format-bad-choice = выбор записывается как ЭТАП.ЧТО=ЧИСЛО, например eliminations.n=6: { $typed }
format-needs-rules = в этой системе правила не заданы: добавьте --rules и одно из названий: { $rules }
formats-key = система
formats-field = участники
formats-rules = правила
formats-title = описание
plan-stage = Этап
plan-players = Участники
plan-tables = Столы
plan-rounds = Туры
plan-games = Игр в туре
plan-minutes = Минуты
plan-sum = Нужно столов: { $tables }. Туров: { $rounds }. Игр у финалиста: { $games }. Время: около { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин.
plan-sum-days = { $days ->
    [one] Нужно столов: { $tables }. Туров: { $rounds }. Игр у финалиста: { $games }. { $days } вечер, около { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин.
    [few] Нужно столов: { $tables }. Туров: { $rounds }. Игр у финалиста: { $games }. { $days } вечера, каждый около { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин.
    [many] Нужно столов: { $tables }. Туров: { $rounds }. Игр у финалиста: { $games }. { $days } вечеров, каждый около { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин.
   *[other] Нужно столов: { $tables }. Туров: { $rounds }. Игр у финалиста: { $games }. { $days } вечера, каждый около { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин.
}

roster-empty = Список участников пуст.
roster-number = №
roster-name = Имя
roster-club = Клуб
roster-standing = Состояние
roster-erased = (удалено)
roster-one-number = стартовый номер даётся одному имени
roster-columns-left-out = Пропущенные столбцы: { $columns }.
roster-imported = { $count ->
    [one] Внесён { $count } участник.
    [few] Внесено { $count } участника.
    [many] Внесено { $count } участников.
   *[other] Внесено { $count } участника.
}
roster-late-rule = За каждую пропущенную игру записывается малых очков: { $points }.
roster-erase-ask = Удалить данные: { $player }? Результаты останутся, отменить удаление будет нельзя. (да/нет)
standing-entered = в списке
standing-here = на месте
standing-missing = отсутствует
standing-no-show = неявка
standing-withdrawn = снятие с турнира
standing-excluded = дисквалификация

checkin-count = На месте: { $here } из { $entered }.
checkin-missing = Нет: { $players }.
checkin-how = Номер или часть имени отмечает приход, с минусом впереди — уход; пустая строка заканчивает.
checkin-ask = кто

csv-empty = в файле никого нет
csv-no-name-column = строка { $line }: заголовки есть, но столбца с именами нет
csv-two-columns = строка { $line }, столбец { $column }: второй столбец для того же
csv-no-name = строка { $line }, столбец { $column }: нет имени{ $typed }
csv-bad-name = строка { $line }, столбец { $column }: это не может быть именем: «{ $typed }»
csv-no-consent = строка { $line }, столбец { $column }: младше 18 лет, нет согласия опекуна: { $typed }
csv-not-yes = строка { $line }, столбец { $column }: нужно «да» или «нет», а стоит «{ $typed }»
csv-not-a-number = строка { $line }, столбец { $column }: нужен номер от 1 до 9999, а стоит «{ $typed }»
csv-not-a-date = строка { $line }, столбец { $column }: нужна дата вида 2027-01-31, а стоит «{ $typed }»
csv-not-a-year = строка { $line }, столбец { $column }: нужен год, например 2012: «{ $typed }»
csv-doubled = строка { $line }, столбец { $column }: «{ $typed }» уже есть в строке { $first }
csv-entered = строка { $line }: «{ $typed }» уже в списке; тёзок различают клуб или год рождения

# The files for spreadsheets: headings and what stands below them.
csv-column-number = номер
csv-column-name = имя
csv-column-club = клуб
csv-column-born = год рождения
csv-column-minor = младше 18 лет
csv-column-consent = согласие
csv-column-keep-until = хранить до
csv-column-standing = состояние
csv-column-warnings = предупреждения
csv-column-stage = этап
csv-column-stage-name = название этапа
csv-column-round = тур
csv-column-table = стол
csv-column-seat = место за столом
csv-column-player = номер игрока
csv-column-game = игра
csv-column-small = малые очки
csv-column-place = место
csv-column-big = большие очки
csv-column-counted-from = посчитано по
csv-column-deducted = снято
csv-column-games = игры
csv-column-wins = победы
csv-column-missed = пропущенные игры
csv-column-status = состояние
csv-column-event = событие
csv-column-undone = отменено
csv-column-time = время
csv-column-role = роль
csv-column-mark = знак
csv-column-why = причина
csv-column-what = что
csv-column-data = данные
csv-separator = ;
csv-yes = да
csv-no = нет
csv-out = все фишки выложены
csv-rack = подставка
csv-unopened = без расклада
csv-could-have-opened = без расклада, хотя он был возможен
csv-announced = объявленный расклад

draw-title = { $stage }, тур { $round }
draw-table = Стол
draw-hall = Зал
draw-seat = Место
draw-rests = В этом туре отдыхает: { $player }.
swap-title = Меняются местами: { $one } и { $other }
swap-repeats = повторные встречи
swap-seat-repeats = повторные буквы мест
swap-visits-spread = разница в числе игр за столами на троих
swap-apart-broken = игроки, которых надо развести, за одним столом
swap-meet-again = встретятся ещё раз: { $one } и { $other }
swap-lock-broken = потеряет закреплённое место: { $player }
swap-free = Ничего не ухудшается.
swap-ask = Поменять местами? (да/нет)
reseat-title = Места после изменения:
reseat-to = { $player }: стол { $table }
reseat-without = { $player }: без места в этом туре
reseat-threes = столы на троих
reseat-twos = столы на двоих
reseat-ask = Изменить рассадку? (да/нет)

sheet-needs-table = укажите стол или добавьте --type, чтобы ввести всю стопку протоколов
sheet-none = Протокола ещё нет.
sheet-game = игра { $game }
sheet-closed = Протокол закрыт.
sheet-unconfirmed = Ещё не подтвердили: { $players }.
sheet-all-confirmed = Все подтвердили; судья может закрыть протокол.
sheet-signed = подписан на бумаге
sheet-not-played = не сыграно
confirm-nobody = укажите, кто подтверждает, или добавьте --all
correct-needs-games = укажите игры в верном виде; с --game N — только одну
correct-one-game = с --game указывают одну игру и её номер, от 1 до { $games }
correct-cut-changed = Внимание: после исправления из этого этапа ({ $stage }) вышли бы другие. Если ещё можно, отмените закрытие этапа.
points-nothing = очки не указаны
points-wrong-count = мест за столом: { $expected }, а результатов: { $found }
points-no-number = «{ $typed }» — не число очков

type-how = Введите номер стола, затем очки, игру за игрой. ? — подсказка, u — отменить последний протокол, q — конец.
type-missing = Нет протоколов столов: { $tables }
type-all-there = Все протоколы этого тура введены.
type-table = стол
type-closed-already = Этот протокол уже закрыт; изменить его: stolik tournament correct
type-left = Этот протокол не сохранён.
type-same = Стол { $table }: такой же протокол уже есть.
type-stored = ✓ сохранено: { $table } (#{ $event })
type-nothing-to-undo = Здесь ещё не введено ничего, что можно отменить.
type-undone = Отменено: { $table }.
type-undo-why = ошибка при вводе
type-help =
    Стол: 3 в этом туре, 2.3 в туре 2. Затем каждая игра, по очереди для мест A, B, C, D:
      25 -5 -12 -8    малые очки, как в протоколе
      25 5 12 8       без знаков, если одно число равно сумме остальных
      w 5 12 8        w — победитель, его очки посчитает программа
      w 5 100u 8      u — без расклада, o — расклад был
      25 -5 . -20     точка за игрока, которого не было
      w 14 3 9 bank   кончился запас; time: кончилось время тура
      / r7 k13 / j u / b1   фишки на подставках, их посчитает программа
      void            игра не сыграна
    Весь протокол в одной строке: 3 | 25 -5 -12 -8 | w 5 12 8 | w 1 2 3
    Внутри протокола < возвращает на игру назад. На вопрос о столе u отменяет последний протокол, q — конец.

sanction-needs-points = укажите, сколько больших очков снять
dispute-none = Споров нет.
dispute-open = не решён

standings-title = Турнирная таблица: { $stage }
standings-final = Итоговая таблица: { $name }
standings-none = До первой жеребьёвки турнирной таблицы нет.
standings-no-stage = такого этапа нет; начато этапов: { $stages }
standings-place = Место
standings-player = Игрок
standings-stage = Этап
standings-big = Большие очки
standings-deducted = Снято
standings-small = Малые очки
standings-games = Игры
standings-wins = Победы
standings-missed = пропущено игр: { $games }
season-person = Игрок
season-points = Очки
season-counted = Засчитано
season-events = Турниры
season-decimal-point = ,
season-crowded = Проверьте места в «{ $event }»: если двое делят место, следующее остаётся свободным (1, 1, 3).

standings-tied = ? равенство очков, от которого зависит выход дальше
standings-going = { $count ->
    [one] → сейчас дальше выходит { $count } участник
    [few] → сейчас дальше выходят { $count } участника
    [many] → сейчас дальше выходят { $count } участников
   *[other] → сейчас дальше выходит { $count } участника
}

tie-none = Нерешённых равенств очков нет.
tie-cut = Равенство очков, от него зависит выход дальше: { $players }
tie-podium = Равенство очков, от него зависит призовое место: { $players }
tie-by-extra-game = Решает дополнительная игра: stolik tournament tie --game ИГРОК=ОЧКИ --game …
tie-by-lots = Решает жребий: stolik tournament tie --lots, или --order, если жребий тянули вручную
tie-bad-game = напишите ИГРОК=ОЧКИ: { $typed }

status-format = Система: { $format }, правила: { $rules }.
status-stage = Этап { $number } из { $stages }, { $stage }: тур { $round } из { $rounds }.
status-sheet-missing = стол { $table }: нет протокола ({ $players })
status-sheet-open = стол { $table }: протокол не закрыт ({ $players })
status-dispute = Нерешённый спор #{ $event }: { $about }
status-committed = Следующая жеребьёвка объявлена, её отпечаток: { $commitment }
status-coming = Затем: { $round }, { $when }
status-coming-overnight = После ночи: { $round }, { $when }
halls-none = Все столы в одном помещении. Залы задают так: stolik tournament halls "Большой зал=1-8" "Галерея=9-12"
halls-line = { $hall }: столы с { $first } по { $last }
halls-bad = «{ $typed }» не описывает зал: напишите название, = и столы, например "Большой зал=1-8"
officials-none = Судей и помощников ещё нет. Добавьте так: stolik tournament officials add "Ада Примерова" --role referee --tables 1-4
officials-key = Ключ
officials-name = Имя
officials-role = Роль
officials-tables = Столы
officials-bad-role = «{ $typed }» — не роль: organiser, head-referee, referee или helper
officials-bad-tables = «{ $typed }» — не столы: напишите, например, 1-4,9
officials-unknown = в судейской коллегии нет человека по имени «{ $typed }»: см. stolik tournament officials
officials-namesakes = имя «{ $typed }» есть у нескольких человек: укажите ключ, см. stolik tournament officials
diplomas-bad = так диплом выглядеть не может: { $field } слишком длинное, не цвет вроде #1f1d1a или вне пределов
diplomas-no-logo = у турнира ещё нет логотипа: stolik tournament page --logo ФАЙЛ
timetable-none = Начало туров не задано. Его задают так: stolik tournament timetable 1.1=2026-11-21T10:00
timetable-bad = «{ $typed }» не описывает начало: напишите ЭТАП.ТУР=ДАТА или ЭТАП.ТУР=ДАТАTВРЕМЯ, например 1.1=2026-11-21T10:00
timetable-bad-weekly = «{ $typed }» — не день: напишите, например, --weekly 2026-11-24T18:30 и --skip 2026-12-29
timetable-round = Тур
timetable-date = Дата
timetable-starts = Начало
timetable-ends = Конец
timetable-estimated = около { $time }
timetable-night = ночь
timetable-tight = предыдущий тур может ещё идти
timetable-day = { $date }: { $starts }–{ $ends }, { $hours } ч { $minutes } мин
timetable-day-long = { $date }: { $hours } ч { $minutes } мин
postpone-none = Перенесённых столов нет.
postpone-line = Перенос: { $table }: { $players }
postpone-needs-table = Укажите стол: stolik tournament postpone СТОЛ --to ДАТА --why ПРИЧИНА
postpone-bad-day = «{ $typed }» — не день: напишите, например, --to 2026-11-30 или --to 2026-11-30T18:30 либо не указывайте его, пока день не согласован
postpone-long-reason = В причине { $found } знаков; можно не больше { $most }.
status-next = Дальше: { $what } ({ $command })
next-enter = внесите участников
next-check-in = отметьте пришедших; нужно хотя бы трое
next-draw = проведите жеребьёвку тура
next-sheets = введите недостающие протоколы
next-settle-dispute = решите спор
next-settle-tie = решите, кто выше при равенстве очков
next-close-stage = закройте этап
next-postponed = введите перенесённые столы, когда они сыграют
next-close-early = осталось слишком мало участников, закройте досрочно
next-close-tournament = закройте турнир
next-closed = турнир окончен; напечатайте турнирную таблицу и дипломы, выгрузите всё

close-going-on = Выходят дальше: { $players }

log-no-event = события { $event } нет; последнее — { $last }
undo-ask = Отменить #{ $event }? { $text } (да/нет)
undo-nothing = отменять нечего

print-absent = эта установка не печатает: нет пакета stolik.paper
print-documents = Документы: { $documents }
print-no-document = документа «{ $typed }» нет; есть { $documents }
print-written = Записано: { $file }

export-where = укажите куда: файл для JSON или --csv и папку
export-written = Записано: { $file } (событий: { $events })
import-done = { $name } теперь в файле { $file }; событий: { $events }, участников: { $players }.
import-no-export = Этот файл — не выгрузка турнира. Выберите файл .json, который штаб турнира сохраняет на вкладке «Печать и файлы».
import-other-format = Этот файл — не выгрузка турнира: в нём указано «{ $found }». Выберите файл .json, который штаб турнира сохраняет на вкладке «Печать и файлы».
import-newer = Эту выгрузку записала более новая версия программы (версия { $version }). Обновите программу здесь и загрузите файл снова.
import-cut-off = Файл обрывается на строке { $line }: он сохранён или передан не до конца. Сохраните выгрузку ещё раз и выберите новый файл.
import-bad-line = Строку { $line } файла не удаётся прочитать: её изменили, или файл повреждён при передаче. Сохраните выгрузку ещё раз и выберите новый файл.
import-bad-entry = Запись { $event } в журнале этого файла неверна: поля «{ $field }» нет или его значение невозможно. Если файл правили вручную, верните как было; если нет, сохраните выгрузку ещё раз.
sheet-partial-hint = --partial вносит ещё не полный протокол
import-not-sealed = Эта выгрузка не заверена: она записана до того, как у выгрузок появилась контрольная сумма, и неизвестно, меняли ли её потом.
import-altered = Файл изменили после записи: контрольная сумма не сходится. Сохраните выгрузку ещё раз.
import-odd-key = В файле есть часть, которой нет ни в одной выгрузке: «{ $field }». Проверьте написание или сохраните выгрузку ещё раз.
import-bad-field = Части «{ $field }» в этом файле нет или её значение невозможно. Если файл правили вручную, верните как было; если нет, сохраните выгрузку ещё раз.
import-untrue = Турнир в этом файле не мог так пройти: { $what }. Файл изменили после сохранения; выберите выгрузку в исходном виде.

import-refused = выгрузка не принята, файл не создан

verify-round = { $stage }, тур { $round }: жеребьёвка повторена по исходному числу, результат тот же (#{ $event })
verify-other-sheet = событие #{ $event }: протокол не даёт того, что записано
verify-no-ground = событие #{ $event } не могло тогда произойти
verify-second-creation = событие #{ $event } объявляет турнир второй раз
verify-other-draw = событие #{ $event }: по этому исходному числу выходят другие места
verify-other-lots = событие #{ $event }: по этому исходному числу выходит другой жребий
verify-other-standings = записанная турнирная таблица не следует из журнала
verify-good = Проверено, всё сходится. Событий: { $events }, повторено жеребьёвок: { $draws }.
verify-bad = Не сходится. Событий: { $events }, жеребьёвок: { $draws }.

simulate-stage = { $stage }: участников: { $players }, столов по турам: { $tables }
simulate-end = Событий: { $events }. То же ещё раз: --seed { $seed }
