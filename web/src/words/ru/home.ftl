# Главная страница.

home-title = Руммикуб по настоящим правилам
home-lead = Играйте с ботами или с друзьями. Каждую раздачу можно проверить, каждый отказ объясняется, а случайное движение ничего не портит.
home-play-now = Играть
home-dealing = Раздаём…
home-players = Игроки
home-bots = Соперники
home-rules = Правила
home-about-pl-forty = 40 секунд на ход; если время вышло, а все комбинации правильные, ход засчитывается.
home-about-pl-minute = Минута на ход; незаконченный ход отменяется, штраф — одна фишка.
home-about-pl-stacks = Как за настоящим столом: стопки по семь, шахматные часы, судья.
home-about-ru-championship = 40 секунд на ход, штраф — три фишки, джокер на подставке считается за 100.
home-about-en-classic = Знакомая всем семейная игра: без часов, первоначальный расклад от 30 очков.
home-friends = С друзьями
home-friends-lead = Создайте стол, отправьте ссылку и начинайте, когда все сядут.
home-make = Новый стол
home-make-go = Создать стол
home-join = Код или ссылка на стол
home-code-example = например, K7M4QX
home-join-go = Войти
home-no-code = Стола с таким кодом нет. Уточните его у того, кто вам его дал.
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт. Создайте открытый стол, и другие найдут его здесь.
home-nobody = Пока пусто
home-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
home-seconds = { $count } с на ход
home-watch = Смотреть игры
home-watch-none = Сейчас нет игр, открытых для зрителей.
home-more = Ещё
home-to-tournaments = Турниры
home-to-tournaments-about = Жеребьёвка, столы и турнирная таблица в прямом эфире.
home-to-bench = Разбор
home-to-bench-about = Верно ли это? Какой ход был лучшим? Был ли возможен расклад?
home-to-rules = Правила
home-to-rules-about = Пять вариантов правил, пункт за пунктом.
home-to-replay = Просмотр записи
home-to-replay-about = Пройдите игру шаг за шагом по её записи.
home-who = Кто сядет за стол
home-seat-you = Вы
home-seat = Место { $letter }
home-person = Человек
home-clock = Часы
home-clock-rules = По правилам
home-clock-own = Своё время
home-clock-none = Без часов
home-clock-seconds = Секунд на ход
home-access = Кто может сесть
home-access-link = Только по ссылке
home-access-lobby = Все желающие
home-watched = Со зрителями
home-rated = Рейтинговая игра
home-rated-people = Игры с ботами в рейтинге не учитываются.
home-games = Число игр
home-own = Ваши столы
home-back = Вернуться к столу
home-leaving = Если игрок не вернётся
home-leaving-bot = Играет бот
home-leaving-forfeit = Поражение
home-referee = Я судья и не играю
home-rated-account = В рейтинге учитываются только игры людей с учётной записью: заведите её, нажав на своё имя вверху.
