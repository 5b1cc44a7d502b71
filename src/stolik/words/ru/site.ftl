# Турнир, опубликованный как страницы, которым не нужен сервер.

site-pages = Страницы
site-language-en = English
site-language-pl = Polski
site-language-ru = Русский
site-made = Опубликовано с помощью Stolik.
site-brackets = Очки в скобках не засчитаны.
site-running = Турнир ещё идёт: места могут измениться.
site-nothing-played = Ещё ничего не сыграно.
site-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
site-rounds-of = { $stage }: туры
site-no-sheet = Протокола стола ещё нет.
site-sheet-points = В каждой игре: малые очки / большие очки.
site-corrected = Этот протокол исправлен.
site-void = Прочерк означает игру, которую не играли.
site-what = Что
site-count = Сколько раз
site-checks = Проверить результаты
site-checks-data = Все места за столами, протоколы и таблицы как данные для программ:
site-checks-draws = Отпечаток опубликовали до жеребьёвки: это SHA-256 исходного числа. Имея и то и другое, каждый может проверить, что места никто не выбирал.
site-draws = Жеребьёвки
site-round = Тур
site-commitment = Отпечаток
site-seed = Исходное число
site-event = О турнире
site-notices = Объявления
site-calendar = Добавить в календарь
site-date = Дата
site-timetable = Расписание
site-logo = Логотип спонсора
site-role-organiser = Организатор
site-role-head-referee = Главный судья
site-role-referee = Судья
site-role-helper = Помощник
publish-done = { $pages ->
    [one] Опубликовано: { $where } ({ $pages } страница)
    [few] Опубликовано: { $where } ({ $pages } страницы)
    [many] Опубликовано: { $where } ({ $pages } страниц)
   *[other] Опубликовано: { $where } ({ $pages } страницы)
}
publish-where = укажите, куда: папку или --zip с файлом
publish-not-empty = в папке { $folder } есть другие файлы; выберите пустую или новую
