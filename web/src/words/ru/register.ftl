# Реестр людей организатора и поиск людей в штабе.

register-title = Люди
register-back = ← Турниры
register-about = Все, кто играет на ваших турнирах: каждый внесён один раз, со всей историей, и готов для следующего списка участников и для сезона. Эту страницу видите только вы.
register-needs-account = Реестр принадлежит учётной записи
register-needs-account-about = Так вы найдёте его на любом устройстве, а больше никто его не увидит. Гостя сервер однажды забудет, а с ним и единственный путь к этим людям.
register-nobody = Здесь пока никого нет
register-nobody-about = Перенесите участников своих турниров, загрузите файл или добавляйте людей по одному.
register-count = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
register-search = Имя, клуб, город, лицензия или номер
register-search-none = Никто не подходит. Регистр букв и буква «ё» не важны; введите меньше букв.
register-more = { $count ->
    [one] Ещё { $count } человек: введите часть имени.
    [few] Ещё { $count } человека: введите часть имени.
   *[many] Ещё { $count } человек: введите часть имени.
}
register-given = Имя
register-surname = Фамилия
register-born = Год рождения
register-born-short = Г. р.
register-club = Клуб
register-town = Город
register-team = Команда
register-licence = Номер лицензии
register-categories = Категории
register-categories-example = женщины ветераны
register-consents = Согласия
register-consent-data = быть в этом реестре
register-consent-publication = на полное имя в открытых списках, в том числе младше 18 лет
register-consent-photo = на фотографии
register-consent-guardian = согласие опекуна на участие
register-keep-until = Стереть данные
register-add = Добавить человека
register-add-this = Добавить
register-added = Добавлено в реестр: { $name }.
register-namesake = Это другой человек с тем же именем
register-save = Сохранить
register-cancel = Отмена
register-open = Открыть: { $name }
register-open-short = Открыть
register-history = Турниры
register-history-none = Турниров пока нет.
register-event = Турнир
register-events = Турниры
register-events-count = { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
   *[many] { $count } турниров
}
register-place = Место
register-place-of = { $place } из { $field }
register-games = Игры
register-wins = Победы
register-against = Игры против
register-never-met = Они ни разу не сидели за одним столом.
register-met = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} за одним столом: лучше в { $better }, хуже в { $worse }.
register-merge = Объединить
register-merge-with = Тот же человек, что и
register-merge-with-another = Объединить с другой записью
register-merge-about = Две истории станут одной. Действуют данные записи: { $name }; чего в ней нет, берётся из другой.
register-erase = Стереть
register-erase-yes = Стереть навсегда
register-erase-about = { $name }: все данные будут стёрты здесь и сразу во всех турнирах ({ $events }). Результаты останутся под номером. Отменить это нельзя; в распечатках и файлах, сделанных раньше, имя останется.
register-duplicates = Возможно, один человек
register-duplicates-about = Одно имя и нет разных годов рождения либо один номер лицензии.
register-one-person = Один человек: объединить
register-two-people = Два человека
register-own-events = Ваши турниры
register-own-events-about = При переносе участники связываются с людьми реестра, а новые добавляются.
register-own-events-none = С этой учётной записью вы ещё не проводили турниров.
register-linked = в реестре: { $linked } из { $players }
register-places = файл с местами
register-no-players = участников пока нет
register-adopt = Перенести
register-adopted = { $event }: известных: { $known }, новых: { $added }.
register-doubtful = Кто это?
register-doubtful-about = Эти участники похожи сразу на нескольких людей или на кого-то из другого клуба. Остальные уже связаны.
register-doubtful-new = Новый человек
register-decide = Решить
register-files = Файлы
register-import-about = Файл CSV с заголовками на польском, русском или английском либо реестр командной строки (people.json). Загружаются все или никто, если в строке ошибка; кто уже есть, остаётся без изменений.
register-import-file = Файл с людьми
register-imported = Добавлено: { $added }; уже были: { $known }.
register-left-out = Неизвестные столбцы: { $columns }.
register-export-about = Оба файла можно загрузить снова.
register-export-csv = Файл CSV
register-export-json = Реестр (people.json)
register-privacy = Данные людей, чей срок наступил, сервер стирает сам — здесь и в ваших турнирах. Если вы сотрёте учётную запись, исчезнет и реестр.

# В штабе
register-from = Из реестра
register-from-about = Отметьте, кто придёт; дважды никто не попадёт.
register-from-event = Участники турнира
register-from-everybody = Все люди реестра
register-from-all = Отметить всех
register-from-none = Снять отметки
register-from-enter = { $count ->
    [0] Отметьте кого-нибудь
    [one] Внести { $count } человека
    [few] Внести { $count } человек
   *[many] Внести { $count } человек
}
register-from-unagreed = Младше 18 лет: { $names }. Отметьте согласие родителя или опекуна либо снимите отметку с игрока.
register-from-entered = уже в списке
register-from-empty = Реестр пуст. Заполните его на странице «Люди».
register-from-last = в прошлый раз: { $event }
register-known = Из вашего реестра
