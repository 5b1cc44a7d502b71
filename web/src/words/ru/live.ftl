# Шапка страниц, учётная запись, неполадки, названия правил и ботов.

live-menu = Страницы
live-play = Игра
live-tournaments = Турниры
live-bench = Разбор
live-rules = Правила
live-to-day = Дневной свет
live-to-evening = Вечерний свет
live-guest = Гость
live-you = Вы
live-name = Ваше имя за столом
live-save = Сохранить
live-saved = Сохранено. Теперь другие видят это имя.
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
live-register = Новая запись
live-log-in = Войти
live-log-out = Выйти
live-login = Логин
live-login-hint = От 3 до 30 латинских букв, цифр, точек или дефисов.
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
live-copied = Скопировано

bot-novice = Бот-новичок
bot-casual = Бот-любитель
bot-club = Клубный бот
bot-exact = Точный бот
bot-keeper = Бот-мастер

problem-offline = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
problem-unknown = Не получилось. Попробуйте ещё раз.
problem-no-such-room = Такого стола нет, или его уже убрали.
problem-not-watched = За этим столом играют без зрителей.
problem-not-allowed = За этим столом вам это недоступно.
problem-seat-taken = Кто-то вас опередил: место занято.
problem-already-seated = Вы уже сидите за этим столом.
problem-seats-empty = Ещё есть свободные места.
problem-already-begun = Игра уже началась.
problem-not-begun = Игра ещё не началась.
problem-not-over = Игра ещё не закончилась.
problem-closed = Этот стол закрыт.
problem-busy = Сервер очень занят. Попробуйте через минуту.
problem-referee-cannot-play = Судья не играет за столом, который судит.
problem-no-help-in-rated-game = Вы играете рейтинговую или турнирную игру; разбор откроется, когда она закончится.
problem-too-often = Слишком быстро. Подождите немного и попробуйте ещё раз.
problem-account-needed = Этот стол идёт в рейтинг, поэтому каждому нужна учётная запись. Заведите её на главной странице, нажав на своё имя, и возвращайтесь за стол.
problem-forfeited = Вас не было слишком долго, и эта игра проиграна. Её можно досмотреть до конца.
problem-not-seated = Вы не сидите за этим столом.
problem-no-such-seat = За этим столом нет такого места.
problem-muted = За этим столом вас лишили слова.
problem-bad-text = Сообщение пустое или слишком длинное.
problem-bad-setup = Эти пожелания не сочетаются. Измените что-нибудь и попробуйте ещё раз.
problem-bad-id = Не получилось. Загрузите страницу заново.
problem-nothing-to-give = Возвращать нечего.
problem-no-such-code = Такого кода нет ни у одного стола.
problem-look-first = Сначала посмотрите на подставки, чтобы об этом знали все, затем назовите фишки.
