# Сезоны: список, страница в реальном времени, страница организатора.

seasons-title = Сезоны
seasons-back = ← Турниры
seasons-about = Несколько турниров, одна таблица и финал для лучших: в реальном времени, с объяснением каждой цифры.
seasons-none = Сезонов пока нет.
seasons-mine = Ваши
seasons-others = Других организаторов
seasons-new = Новый сезон
seasons-needs-account = Сезон принадлежит учётной записи, как и реестр людей, из которого он берёт имена.
seasons-name-field = Название сезона
seasons-name-example = Гран-при 2026
seasons-create = Создать сезон
seasons-edit = Изменить
seasons-gone = Такого сезона нет
seasons-events = Турниры
seasons-no-events = Турниров пока нет.
seasons-events-count = { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
   *[many] { $count } турниров
}
seasons-people-count = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
seasons-games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
seasons-stage-planned = в планах
seasons-stage-playing = идёт
seasons-stage-over = завершён
seasons-weight = коэффициент { $weight }
seasons-always = идёт в зачёт всегда
seasons-unlinked = { $count ->
    [one] { $count } участника должен опознать организатор
    [few] { $count } участников должен опознать организатор
   *[many] { $count } участников должен опознать организатор
}
seasons-unlinked-mine = { $count ->
    [one] Укажите, кто этот { $count } участник
    [few] Укажите, кто эти { $count } участника
   *[many] Укажите, кто эти { $count } участников
}
seasons-through = { $of }, место { $place }
seasons-live = Сейчас идёт: { $events }. Очки меняются с каждым протоколом.
seasons-standings = Турнирная таблица
seasons-overall = Общий зачёт
seasons-nobody = Здесь пока никого нет.
seasons-place = Место
seasons-name = Имя
seasons-points = Очки
seasons-place-of = место { $place } из { $field }
seasons-excluded = дисквалификация
seasons-not-counted = не в зачёт
seasons-brackets = В скобках — турниры не в зачёт. Нажмите на имя, чтобы увидеть, из чего сложились очки.
seasons-all = Показать всех ({ $count })
seasons-reach = Возможная сумма очков: { $most }; место от { $best } до { $worst }.
seasons-reach-bound = (Худшее место — с запасом: все остальные выигрывают всё.)
seasons-too-few = Для места нужно сыграть турниров: { $minimum }.
seasons-rule-places = Очки за места: { $points }
seasons-rule-share = Очки за долю обойдённых участников, победителю { $most }
seasons-rule-big = Большие очки турниров
seasons-rule-best = { $count ->
    [one] в зачёт идёт лучший турнир
    [few] в зачёт идут { $count } лучших турнира
   *[many] в зачёт идут { $count } лучших турниров
}
seasons-rule-bonus = за финал турнира ещё { $points }
seasons-rule-minimum = { $count ->
    [one] не меньше { $count } турнира
    [few] не меньше { $count } турниров
   *[many] не меньше { $count } турниров
}
seasons-final = Финал
seasons-by-organiser = решение организатора
seasons-undecided = { $of }: свободных мест: { $places }, а у этих участников поровну: { $names }.
seasons-skipped-already = { $of }: { $name } уже в финале; проходит следующий.
seasons-skipped-declined = { $of }: { $name } — отказ; проходит следующий.
seasons-skipped-too-few-events = { $of }: { $name } — слишком мало турниров.
seasons-statistics-show = Показать статистику

# Страница организатора
seasons-to-page = Страница сезона
seasons-save = Сохранить
seasons-saved = Сохранено
seasons-event-name = Турнир
seasons-event-planned = Турнир в планах
seasons-date = Дата
seasons-weight-field = Коэффициент
seasons-always-field = В зачёт сверх лучших
seasons-up = Выше
seasons-take-out = Убрать из сезона: { $event }
seasons-take-out-short = Убрать
seasons-add-tournament = Добавить один из своих турниров
seasons-add = Добавить
seasons-plan-event = Запланировать турнир, которого ещё нет
seasons-plan = Запланировать
seasons-events-about = Участники связываются с людьми вашего реестра сами; сомнительные ждут на странице «Люди». Турнир в планах заполнится, когда вы добавите турнир с тем же названием.
seasons-places-add = Добавить турнир, сыгранный не здесь, из файла с местами
seasons-places-about = Таблица (CSV) со столбцами «участник» и «место»; можно добавить турнир, большие очки, финал, клуб и год рождения. Заголовки — по-русски, по-польски или по-английски. Если в строке ошибка, не загружается ничего.
seasons-places-of = файл с местами, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}
seasons-places-read = { $event }: прочитано { $people ->
    [one] { $people } место
    [few] { $people } места
   *[many] { $people } мест
}. Сохраните сезон, чтобы турнир пошёл в зачёт.
seasons-places-replaced = { $event }: файл заменён, { $people ->
    [one] { $people } место
    [few] { $people } места
   *[many] { $people } мест
}. Таблица уже пересчитана.
seasons-places-correct = Исправленный файл: { $event }
seasons-places-correct-about = В файле была ошибка? Исправленный сразу заменит его во всех сезонах, где он идёт в зачёт.
seasons-places-save = Скачать файл (CSV)
seasons-places-remove = Удалить этот файл
seasons-categories = Отдельные зачёты
seasons-categories-about = По году рождения, по категории реестра либо по клубам и командам.
seasons-category-new = Ещё один зачёт
seasons-kind-juniors = Юниоры
seasons-kind-seniors = Ветераны
seasons-kind-women = Женщины
seasons-kind-clubs = Клубы
seasons-kind-teams = Команды
seasons-members = В зачёт от клуба
seasons-label = Категория в реестре
seasons-born-from = Год рождения с
seasons-born-to = Год рождения по
seasons-rules = Правила
seasons-points-rule = Очки за турнир
seasons-points-places = за места: 10, 7, 5, 4, 3, 2, 1 или свои
seasons-points-share = доля обойдённых участников
seasons-points-big = большие очки турнира
seasons-nth = Место { $place }
seasons-more-places = На одно место больше
seasons-fewer-places = На одно место меньше
seasons-share-most = Очки победителя
seasons-big-most = Самое большее за один турнир (чтобы знать, чего ещё можно достичь)
seasons-shared = Кто делит место, получает
seasons-shared-mean = среднее очков за эти места
seasons-shared-full = полные очки
seasons-best = Лучших турниров в зачёт
seasons-best-all = все
seasons-minimum = Турниров для места
seasons-bonus = Очки за финал турнира
seasons-ties = При равенстве очков по очереди решают
seasons-tie-best = лучший турнир, затем второй
seasons-tie-wins = выигранные турниры
seasons-tie-attended = сыгранные турниры
seasons-tie-last = последний турнир
seasons-tie-big = большие очки
seasons-final-about = Сколько человек проходит из каждого списка; кто уже в финале, пропускается. 0 — никто.
seasons-decisions = Кто проходит в любом случае, а кто отказывается
seasons-in = проходит
seasons-declined = отказ
seasons-certificates = Грамоты сезона
seasons-certificates-about = По странице за каждое из первых мест, в PDF, по сохранённому сезону.
seasons-certificates-places = За сколько мест
seasons-certificates-categories = И в отдельных зачётах
seasons-certificates-design = Тексты и цвета
seasons-certificates-heading = Заголовок
seasons-certificates-town = Город
seasons-certificates-organiser = Организатор
seasons-certificates-head-referee = Главный судья
seasons-certificates-text = Текст под именем
seasons-certificates-placeholders = Эти слова заменяются: {"{"}name{"}"}, {"{"}place{"}"}, {"{"}points{"}"}, {"{"}club{"}"}, {"{"}event{"}"}, {"{"}date{"}"}.
seasons-certificates-ink = Текст
seasons-certificates-accent = Рамка и заголовок
seasons-certificates-paper = Бумага
seasons-certificates-preview = Первая грамота
seasons-certificates-make = Подготовить
seasons-certificates-save = Сохранить PDF
seasons-files = Файлы
seasons-files-about = Статичные страницы, которым не нужен сервер; и всё для командной строки, где stolik season verify пересчитывает сезон по журналам.
seasons-site = Страницы (ZIP)
seasons-archive = Для проверки (ZIP)
seasons-remove = Удалить сезон
seasons-remove-about = Страница сезона исчезнет. Турниры и люди останутся.
seasons-remove-yes = Удалить
