# Главная страница.

home-title = Руммикуб по настоящим правилам
home-lead = Играйте с ботами или с друзьями. Каждую раздачу можно проверить, каждый отказ объясняется, а случайное движение ничего не портит.
home-learn = Не знаете руммикуб? Научитесь за пять минут
home-learn-on = Продолжить обучение
home-back = С возвращением, { $name }
home-your-turn = Ваш ход
home-last-games = Последние игры
home-all-games = Все мои игры
home-last-review = Последний обзор
home-last-review-about = Поворотные моменты игры и что ещё можно было сделать.
home-last-review-go = Открыть обзор
home-puzzle-day = Задача дня
home-puzzle-about = Одна для всех, каждый день новая.
home-puzzle-solved = Сегодняшняя решена. Завтра будет следующая.
home-puzzle-go = Решить
home-puzzle-more = Ещё задачи
home-coming = Турниры
home-coming-playing = идёт сейчас
home-play-now = Играть
home-dealing = Раздаём…
home-players = Игроки
home-bots = Соперники
home-pace = Часы
home-pace-calm = Без часов
home-pace-tournament = Турнирные правила
home-rules = Правила
home-about-pl-forty = Короткое время на ход; если время вышло, а все комбинации правильные, ход засчитывается.
home-about-pl-minute = Больше времени на ход; незаконченный ход отменяется, и игрок берёт штрафную фишку.
home-about-pl-stacks = Как за настоящим столом: стопки по семь, шахматные часы, судья.
home-about-ru-championship = Короткое время на ход, несколько штрафных фишек, джокер на подставке стоит дорого.
home-about-en-classic = Знакомая всем семейная игра: без часов, играют, пока кто-то может ходить.
find-go = Найти соперников
find-about = Люди примерно вашей силы; чем дольше ждёте, тем шире поиск.
find-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
find-seconds = { $count ->
    [one] { $count } секунда на ход
    [few] { $count } секунды на ход
    [many] { $count } секунд на ход
   *[other] { $count } секунды на ход
}
find-unrated = без рейтинга
find-looking = Ищем соперников
find-waiting = { $count ->
    [one] Такую игру пока ждёте только вы.
    [few] Такую игру ждут { $count } человека, считая вас.
    [many] Такую игру ждут { $count } человек, считая вас.
   *[other] Такую игру ждут { $count } человека, считая вас.
}
find-range = Сила: ваша ± { $points }, скоро шире.
find-range-any = Сила: любая.
find-bots = Свободные места могут занять боты
find-bots-in = Возможно через { $seconds } с, если все согласны. Игра с ботами не идёт в рейтинг.
find-bots-now = Возможно уже сейчас, если все согласны. Игра с ботами не идёт в рейтинг.
find-agreed = Согласны { $agreed } из { $of }.
find-found = Соперники найдены
find-found-about = Игра начнётся, как только все придут.
find-cancel = Прекратить поиск
find-elsewhere = Вы ищете соперников в другом окне.
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
home-watch = Смотреть игры
home-strongest = Сейчас самая сильная игра
home-watch-none = Сейчас нет игр, открытых для зрителей.
home-more = Ещё
home-to-tournaments = Турниры
home-to-tournaments-about = Жеребьёвка, столы и турнирная таблица в прямом эфире.
home-to-analysis = Разбор
home-to-analysis-about = Верно ли это? Какой ход был лучшим? Был ли возможен расклад?
home-to-puzzles = Задачи
home-to-puzzles-about = Одна на каждый день и ещё две тысячи.
home-to-leaders = Рейтинги
home-to-leaders-about = Кто сильнее всех по каким правилам.
home-to-rules = Правила
home-to-rules-about = Правила пяти документов рядом, пункт за пунктом.
home-to-strategy = Стратегия
home-to-strategy-about = Что выигрывает: советы игроков, проверенные тысячами игр.
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
home-access = Кто может сесть за стол
home-access-link = Только по ссылке
home-access-lobby = Все желающие
home-watched = Со зрителями
home-rated = Рейтинговая игра
home-rated-table = рейтинговый
home-rated-people = Игры с ботами не идут в рейтинг: отдайте все места людям.
home-rated-clock = Для рейтинговой игры нужны часы: задайте своё время или выберите правила с часами.
home-games = Число игр
home-own = Ваши столы
home-back-with = Вернуться за стол: { $names }
home-nobody-yet = Вернуться за пустой стол
home-leaving = Если игрок не вернётся
home-leaving-bot = Играет бот
home-leaving-forfeit = Поражение
home-referee = Я судья и не играю
home-rated-account = В рейтинге учитываются только игры людей с учётной записью: заведите её, нажав на своё имя вверху.
