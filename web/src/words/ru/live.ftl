# Шапка страниц, учётная запись, неполадки, названия правил.

live-menu = Страницы
live-play = Игра
live-games = Мои игры
live-learn = Обучение
live-tournaments = Турниры
live-puzzles = Задачи
live-analysis = Разбор
live-rules = Правила
live-to-day = Дневное оформление
live-to-evening = Вечернее оформление
live-guest = Гость
live-you = Вы
live-name = Ваше имя за столом
live-save = Сохранить
live-saved = Сохранено. Теперь другие видят это имя.
live-name-full = В имени не больше 40 знаков.
live-sounds = Звуки
live-large-tiles = Крупные фишки
live-account = Учётная запись
live-why-account = Играть можно и без учётной записи. С ней ваше имя, игры и рейтинг будут с вами на любом устройстве.
live-has-account = Вы вошли в свою учётную запись.
live-rating = { $games ->
    [one] Ваш рейтинг: { $shown } после { $games } рейтинговой игры.
    [few] Ваш рейтинг: { $shown } после { $games } рейтинговых игр.
    [many] Ваш рейтинг: { $shown } после { $games } рейтинговых игр.
   *[other] Ваш рейтинг: { $shown } после { $games } рейтинговой игры.
}
live-rating-provisional = Пока он предварительный.
live-rating-none = Рейтинговых игр ещё не было.
rating-settled = Рейтинг { $shown }
rating-provisional = Рейтинг { $shown }, предварительный: рейтинговых игр пока { $games }
rating-why-place = Место { $place }; по рейтингам в среднем ожидалось { $expected }.
rating-why-same = Место { $place }: этого и ждали по рейтингам.
rating-why-provisional = Рейтинг предварительный (рейтинговых игр: { $games }) и пока сильно меняется.
rating-why-repeated = Не учтено: эти игроки за сутки встретились в десяти рейтинговых играх.
rating-why-early = Без изменений: кто-то сдал игру на первых ходах.
rating-why-gave-up = Игра сдана на первых ходах.
live-register = Зарегистрироваться
live-log-in = Войти
live-log-out = Выйти
live-login = Логин
live-login-hint = От 3 до 30 знаков: латинские буквы, цифры, точки, дефисы и подчёркивания.
live-password = Пароль
live-password-hint = Не меньше 8 знаков.
live-offline = Сервер сейчас недоступен. Страница продолжает попытки; то, что здесь разложено, не пропадёт.
live-no-connection = Нет связи.
live-joker = Джокер
live-hidden-tile = Закрытая фишка
live-tile-red = Красная { $number }
live-tile-blue = Синяя { $number }
live-tile-black = Чёрная { $number }
live-tile-orange = Оранжевая { $number }
live-copy = Копировать
live-share = Отправить
live-copied = Скопировано

problem-offline = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
problem-unknown = Не получилось. Попробуйте ещё раз.
problem-bad-body = Сервер не понял страницу. Загрузите её заново.
problem-no-session = Сервер вас больше не узнаёт. Загрузите страницу заново.
problem-csrf = Эта страница устарела. Загрузите её заново.
problem-wrong-origin = Это пришло со страницы другого сайта и не выполнено.
problem-too-large = Это слишком много. Отправьте что-нибудь покороче.
problem-no-such-path = По этому адресу ничего нет. Начните с главной страницы.
problem-wrong-method = Сервер не понял страницу. Загрузите её заново.
problem-wrong-type = Сервер не понял страницу. Загрузите её заново.
problem-unavailable = Сервер сейчас не может обратиться к своим данным; ничего не потеряно. Попробуйте через минуту.
problem-internal = На сервере что-то пошло не так. Попробуйте ещё раз.
problem-not-readable = Сервер не понял страницу. Загрузите её заново.
problem-hello-first = Связь сбилась. Загрузите страницу заново.
problem-bad-ticket = Связь устанавливалась слишком долго. Загрузите страницу заново.
problem-too-slow = Связь не успевает за столом. Проверьте её; стол вас ждёт.
problem-session-ended = Ваш сеанс завершён. Загрузите страницу заново.
problem-silent = Связь пропала. Проверьте её; стол вас ждёт.
problem-too-many-sockets = Это открыто в слишком многих вкладках. Закройте часть из них.
problem-stopping = Сервер перезапускается и сейчас вернётся; ничего не потеряно.
problem-no-such-room = Такого стола нет или его уже убрали.
problem-no-such-puzzle = Такой задачи нет. Выберите другую на странице задач.
problem-not-watched = За этим столом играют без зрителей.
problem-not-allowed = За этим столом вам это недоступно.
problem-busy = Сервер очень занят. Попробуйте через минуту.
problem-no-help-in-rated-game = Вы играете рейтинговую или турнирную игру; разбор откроется, когда она закончится.
problem-too-often = Слишком быстро. Подождите немного и попробуйте ещё раз.
problem-too-many-logins = Слишком много попыток входа. Попробуйте снова через { $seconds } с.
problem-wrong-host = Этот сервер не работает под таким именем. Откройте его по адресу.
problem-no-paper = Этот сервер не создаёт файлы PDF.
problem-no-such-seat = За этим столом нет такого места.
problem-bad-id = Не получилось. Загрузите страницу заново.
problem-used-id = Не получилось. Загрузите страницу заново.
problem-no-such-code = Такого кода нет ни у одного стола.
problem-look-first = Сначала посмотрите на подставки, чтобы об этом знали все, затем назовите фишки.
problem-round-stands = Организатор остановил весь тур: этот стол продолжит вместе со всеми.

rules-seconds = { $count }{"\u00A0"}с на ход
