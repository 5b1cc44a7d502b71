# Seasons and the register of people.

people-added-one = Добавлено: #{ $number } { $name }
people-changed = Изменено: #{ $number } { $name }
people-imported = Добавлено: { $added }; уже в реестре: { $known }.
people-adopted = { $event }: известных { $known }, новых { $added }.
people-nobody = Никого не найдено.
people-no-duplicates = Похоже, никто не записан дважды.
people-apart = Два человека: { $one } и { $other }.
people-merged = { $gone } теперь { $kept }, { $events ->
    [one] { $events } турнир
    [few] { $events } турнира
    [many] { $events } турниров
   *[other] { $events } турнира
}.
people-erase-ask = Стереть все данные: { $name } (#{ $number }) в реестре и во всех турнирах? Это нельзя отменить. (да/нет)
people-expire-ask = Стереть все данные: { $names }? Это нельзя отменить. (да/нет)
people-erased = Стёрто: { $numbers }
people-erased-in = Стёрто в { $file }
people-erase-copies = Копии, резервные копии и списки, записанные раньше, ещё содержат имя.
people-none-expired = Срок хранения ни у кого не истёк.
people-erase-missing = Ничего не стёрто: не хватает файлов с этим именем: { $files }. Верните их или добавьте --missing-files.
people-erase-refused = Не удалось стереть имя в { $file }; в реестре оно ещё есть.
people-bad-link = Связь пишут как ИГРОК=НОМЕР или ИГРОК=new: { $typed }
people-against = Против { $name }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}, лучше в { $better }, хуже в { $worse }.
people-file-missing = Файл турнира «{ $event }» не найден.
people-column-number = №
people-column-name = Имя
people-column-born = Год рожд.
people-column-club = Клуб
people-column-town = Город
people-column-team = Команда
people-column-licence = Лицензия
people-column-keep-until = Хранить до
people-column-categories = Категории
people-column-consents = Согласия
people-column-events = Турниры
people-column-event = Турнир
people-column-date = Дата
people-column-place = Место
people-column-field = Из
people-column-games = Игры
people-column-wins = Победы

# What a register refuses, by code.

register-erased-name = Человек { $number }
register-no-file = Реестра { $file } нет: начните с `stolik people add` или укажите его через --file.
register-no-register = Это не реестр людей: укажите people.json, который создаёт `stolik people`. Электронную таблицу читает `stolik people import`.
register-no-register-page = Это не реестр людей. Выберите people.json или электронную таблицу, сохранённую как CSV.
register-newer-register = Этот реестр записал более новый Stolik (версия { $version }): обновите программу.
register-bad-register = Реестр повреждён, место: { $field }
register-no-person = Никто в реестре не подходит: { $typed }. Укажите номер, лицензию или имя и фамилию; их показывают `stolik people find` и `list`.
register-no-person-page = Никто в реестре не подходит: { $typed }
register-many-persons = «{ $typed }» подходит нескольким: { $persons }. Укажите номер.
register-bad-person-name = Имя — одна видимая строка, не длиннее { $most } букв: { $typed }
register-bad-year = Год рождения — от 1900 до 2100: { $typed }
register-bad-keep-until = Такой даты нет: { $typed }. Запишите год, месяц и день так: 2027-12-31.
register-text-too-long = Клуб, город, команда и категории — видимый текст до { $most } букв: { $typed }
register-bad-licence = В номере лицензии до { $most } букв, цифр, точек, дефисов или косых черт, без пробелов: { $typed }
register-duplicate-licence = Лицензия { $licence } уже у #{ $person } { $name }: исправьте номер или объедините записи.
register-likely-duplicate = { $name } — похоже, уже #{ $other }. Если это тёзка, укажите год рождения обоих или добавьте его командой stolik people add --namesake.
register-licence-in-line = Лицензия { $licence } есть и в строке { $line } ({ $name }): исправьте одну из них.
register-alike-in-line = { $name } есть и в строке { $line }. Если это два тёзки, укажите год рождения обоих; если один человек, удалите одну строку.
register-same-person = #{ $person } — один и тот же человек.
register-both-played = { $one } и { $other } оба играли в «{ $event }», значит, это два человека.
register-person-erased = Данные #{ $person } стёрты.
register-doubtful-players = { $event }: неясно, кто это: { $players }. Решите через --link ИГРОК=НОМЕР или --link ИГРОК=new.
register-no-such-player = В этом турнире нет игрока { $player }.
register-person-twice = #{ $person } оказался бы двумя игроками в «{ $event }».
register-not-drawn = В «{ $event }» ещё не было жеребьёвки: возьмите его после первой жеребьёвки или запланируйте через --planned.
register-nobody-to-adopt = В «{ $event }» нет игроков с именами.
register-unknown-number = «{ $event }»: в реестре нет человека с номером { $number }. Исправьте номер или напишите имя и фамилию.
register-unknown-number-page = в вашем реестре нет человека с номером { $number }. Исправьте номер или напишите имя и фамилию.
register-register-full = В реестре может быть не больше { $most } человек.
register-register-busy = Реестр сейчас меняет кто-то ещё: попробуйте ещё раз.
register-not-your-event = Перенести участников турнира может только его организатор.
register-likely-duplicate-page = { $name } — похоже, этот человек уже есть в реестре под № { $other }. Если это другой человек с тем же именем, отметьте это ниже или укажите год рождения обоих.
register-not-drawn-page = В турнире «{ $event }» пока нет участников.

# Standings of a season.

season-overall = Общий зачёт
season-standings = Зачёт
season-club = Клуб
season-category-juniors = Юниоры
season-category-seniors = Ветераны
season-category-women = Женщины
season-category-clubs = Клубы
season-category-teams = Команды
season-provisional = «{ $event }» ещё не закончен: очки могут измениться.
season-too-few = Люди без места сыграли меньше, чем { $minimum ->
    [one] { $minimum } турнир
    [few] { $minimum } турнира
    [many] { $minimum } турниров
   *[other] { $minimum } турнира
}.
season-created = { $name }: записано в { $file }. Турниры добавляет `stolik season add`.
season-file-there = { $file } уже есть; --force его заменит.
season-changed = Изменено: { $name }
season-nobody-qualified = Пока никто не прошёл в финал.
season-added = Добавлено: { $event }; известных людей { $known }, новых { $added }.
season-planned = Запланировано: { $event }
season-removed = Убрано: { $event }
season-category-added = Этот зачёт покажет `stolik season standings --of { $category }`.
season-add-what = Укажите файлы турниров или, для турнира без файла, --planned и --name.
season-export-where = Укажите, что записать: --csv, --pdf или --json, каждый с файлом.
season-bad-quota = Квота — число или КАТЕГОРИЯ=ЧИСЛО: { $typed }
season-explain-head = { $name }: место { $place }, очки: { $points }
season-explain-unplaced = { $name }: без места{ $place } (мало турниров), очки: { $points }
season-column-event = Турнир
season-column-place = Место
season-column-base = За результат
season-column-weight = Вес
season-column-bonus = Бонус
season-column-points = Очки
season-column-counted = Засчитан
season-place-of = { $place } из { $field }
season-excluded = дисквалификация
season-through = Через
season-by-organiser = Решение организатора
season-skipped-already = { $of }: { $name } уже в финале; проходит следующий.
season-skipped-declined = { $of }: { $name } отказывается; проходит следующий.
season-skipped-too-few-events = { $of }: { $name } — сыграно слишком мало турниров.
season-open = { $of }: осталось мест: { $places }, а эти люди равны: { $names }.
season-most = Самое большее
season-best-place = Лучшее место
season-worst-place = Худшее место
season-reach-exact = Лучшее место: победа в последнем турнире, когда больше никто не берёт очков. Худшее: без очков, когда обойдут все, кто может.
season-reach-bound = Лучшее место: победа во всём оставшемся, когда больше никто не берёт очков. Худшее — верная граница: все остальные выигрывают всё.
season-verify-good = Проверено: турниров { $events }, людей { $people }.
season-verify-bad = НЕ сходится: турниров { $events }, людей { $people }.
season-verify-log = Турнир { $event }: { $detail }
season-verify-cache = { $event }: в кэше не те результаты, что в журнале; удалите файл .cache.
season-verify-standings = { $event }: другое место или очки: { $detail }
season-verify-no-standings = { $event } не содержит зачёта сезона.

# What a season refuses, by code.

season-refused-no-season = Это не файл сезона: новый создаёт `stolik season new`.
season-refused-newer-season = Этот сезон записал более новый Stolik (версия { $version }): обновите программу.
season-refused-bad-season = Ошибка в файле сезона, место: { $field }
season-refused-bad-season-name = Название — одна видимая строка, не длиннее { $most } букв.
season-refused-no-points = С такими очками никто ничего не получит: первое место стоит не меньше 1.
season-refused-bad-best = Число турниров — от 1 до { $most }: { $typed }
season-refused-bad-weight = { $event }: вес — число больше 0, например 1.5: { $typed }
season-refused-bad-bonus = Бонус — число от 0, например 2 или 2,5: { $typed }
season-refused-bad-key = В ключе до { $most } букв, цифр или дефисов, без пробелов: { $typed }
season-refused-empty-category = В { $typed } никто не мог бы попасть: проверьте годы.
season-refused-unknown-standings = В сезоне нет такого зачёта людей: { $typed }. Сначала добавьте его командой `stolik season category`.
season-refused-key-twice = Есть два зачёта { $typed }.
season-refused-event-twice = «{ $event }» уже в сезоне: укажите другое --name.
season-refused-no-event-file = «{ $event }»: нет файла { $file }. Верните его или уберите турнир из сезона: `stolik season remove`.
season-refused-unknown-event = В { $file } нет турнира «{ $event }».
season-refused-unlinked-players = В «{ $event }» есть игроки не из реестра ({ $count }): { $players }. Выполните: stolik people adopt { $file }
season-refused-person-twice-in-event = У { $person } два места в «{ $event }»: двух игроков сделали одним человеком.
season-refused-not-in-season = { $person } не играет в этом сезоне.
season-refused-no-quota = В сезоне ничего не сказано о финале: задайте --quota через `stolik season change`.
season-refused-bad-quota = Квота — от 1 до 1000: { $typed }
season-refused-nothing-left = Турниров не осталось: добавьте запланированный через --planned.
season-refused-unbounded-points = У больших очков нет предела: укажите через --most, сколько самое большее даёт один турнир.
season-refused-bad-date = Такой даты нет: { $typed }. Запишите год, месяц и день так: 2027-12-31.
season-refused-unknown-season = Такого сезона нет.
season-refused-not-your-season = Изменить сезон может только его владелец.
season-refused-not-your-tournament = «{ $event }» — не турнир, который вы проводите с этой учётной записью.
season-refused-season-changed = Тем временем другая страница сохранила этот сезон: обновите её и внесите изменение ещё раз.
season-refused-event-twice-page = «{ $event }» уже в сезоне: у турниров должны быть разные названия, и один турнир не добавляют дважды.
season-refused-no-places-file = Такого файла с местами нет: он удалён или принадлежит кому-то другому.
season-refused-places-in-season = «{ $event }» учитывается в сезоне «{ $season }»: сначала уберите турнир оттуда.
season-refused-tournament-file = Это целый турнир, а не файл с местами: загрузите его на странице турниров («Из файла»), а затем добавьте здесь.
season-refused-bad-file = Файл не удалось прочитать. Проверьте, тот ли это файл.
season-refused-several-events = { $count ->
    [0] В этом файле нет ни одного места: после заголовков идёт по строке на каждого участника.
    [one] В файле { $count } турнир.
    [few] В файле { $count } турнира; в файле, который заменяет другой, турнир только один.
    [many] В файле { $count } турниров; в файле, который заменяет другой, турнир только один.
   *[other] В файле { $count } турнира; в файле, который заменяет другой, турнир только один.
}
season-refused-too-many-files = Можно хранить не больше { $most } файлов с местами: удалите те, которые не нужны ни одному сезону.
season-refused-season-file-rules = В { $file } свои очки: их меняет `stolik season change`.
