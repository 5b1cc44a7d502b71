# Страница стола: до начала, рядом с игрой, при обрыве связи.

room-sitting-down = Подходим к столу…
room-dealing = Раздаём…
room-learn = Это ваша первая игра? Уроки займут пять минут, а этот стол подождёт.
room-learn-go = К урокам
room-learn-no = Нет, спасибо
room-waiting = Стол готов
room-no-game = Здесь игры не будет
room-no-clock = без часов
room-turn-seconds = { $count ->
    [one] { $count } секунда на ход
    [few] { $count } секунды на ход
   *[many] { $count } секунд на ход
}
room-game-number = игра { $number }
room-you = это вы
room-away = сейчас не на связи
room-free-seat = Свободно
room-kept-for = Ждём: { $name }
room-sit = Сесть сюда
room-get-up = Встать
room-bot-sits = Посадить бота
room-bot-sits-where = Посадить бота на место { $letter }
room-bot-goes = Убрать
room-bot-goes-who = Убрать: { $name }
room-bot-level = Больше никто не придёт? Уровень ботов
room-waits-for = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[many] Ждём ещё { $count } игроков
}
room-waits-for-them = Ждём: { $names }
room-all-kept = Места ждут тех, кто играл прошлую игру. Когда она начнётся, можно будет смотреть.
room-start = Раздать фишки
room-starts-soon = Все места заняты. Игра вот-вот начнётся; можно смотреть.
room-invite = Позовите других
room-code-say = Назовите код:
room-share = Поделиться ссылкой
room-share-text = Давайте сыграем в руммикуб.
room-qr = Показать QR-код
room-qr-label = QR-код со ссылкой на этот стол
room-link-send = Отправьте ссылку:
room-address = Как попасть за этот стол
room-link-full = Места заняты или оставлены. По ссылке можно вернуться на своё место или смотреть:
room-deal-title = Раздача, которую нельзя подстроить
room-deal = Порядок фишек уже определён, вот его отпечаток. Каждый игрок добавляет своё случайное число. После игры исходные числа открываются, и любой может проверить раздачу.
room-gone-title = За этот стол не сесть
room-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
room-watching = Вы смотрите игру
room-refereeing = Вы судья
room-chat = Разговор за столом
room-chat-new = { $count ->
    [one] Разговор за столом, { $count } новое сообщение
    [few] Разговор за столом, { $count } новых сообщения
   *[many] Разговор за столом, { $count } новых сообщений
}
room-chat-empty = Пока никто ничего не сказал.
room-chat-hidden = Все сообщения скрыты.
room-say = Напишите что-нибудь
room-send = Отправить
room-muted = За этим столом вам запретили писать.
room-mute-who = Чьи сообщения убрать?
room-hide = Скрыть у меня
room-unhide = Показать снова
room-mute-all = Запретить писать
room-unmute-all = Снова разрешить писать
room-history = Что произошло
room-history-empty = Пока ничего не произошло.
room-referee = Судья
room-a-referee = судья
room-sounds-off = Выключить звуки
room-sounds-on = Включить звуки
room-leave = На главную
room-show-table = Посмотреть на стол
room-show-sheet = Протокол
room-link-first = Соединяемся…
room-link-quiet = Связь медленная. Ничего не теряется.
room-link-lost = Связь прервалась и восстановится сама; ваши фишки лежат, как лежали.
room-link-sending = Отправляем…
room-is-away = { $count ->
    [one] Не на связи: { $names }. Часы идут.
   *[other] Не на связи: { $names }. Часы идут.
}
room-is-away-no-clock = { $count ->
    [one] Не на связи: { $names }.
   *[other] Не на связи: { $names }.
}
room-your-turn = Ваш ход
room-your-turn-back = Ваш ход: вернуться к столу
room-turn-of = Ходит { $name }
room-over = Игра окончена
room-paused = Игра остановлена
room-round-time = Время до конца тура
room-round-left = до конца тура
room-round-stands = на паузе
room-round-over = время вышло: у каждого ещё один ход
room-round-last = эти ходы всё равно последние
room-not-here = ещё нет
room-tournament = Турнирный стол
room-tournament-before = Организатор ещё не начал тур. Игра начнётся вместе с ним; место уже можно занять.
room-tournament-begins = Игра начнётся сама, когда все соберутся или когда истечёт время ожидания.
room-tournament-page = К турниру
room-tournament-stands = Тур приостановлен. Игра начнётся, когда тур возобновят.
room-title-waiting = Ждём игроков
room-ref-called = { $name } зовёт судью.
room-pause = Судья остановил игру.
room-pause-called = { $names } зовёт судью: игра остановлена.
room-pause-left = Игра продолжится сама через
room-ref-reason = Причина (будет записана)
room-ref-reason-example = например: спор о джокере
room-ref-pause-first = Чтобы вынести решение, сначала остановите игру. Часы при этом стоят.
room-ref-pause = Остановить игру
room-ref-continue = Продолжить игру
room-ref-longer = Продлить остановку
room-ref-look = Посмотреть на подставки
room-ref-look-told = Просмотр записывается, и игроки о нём узнают.
room-ref-undo = Отменить последний ход
room-ref-player = Игрок
room-ref-count = Сколько фишек
room-ref-give = { $count ->
    [one] Дать { $count } фишку
    [few] Дать { $count } фишки
   *[many] Дать { $count } фишек
}
room-ref-penalise = { $count ->
    [one] Штраф: { $count } фишка
    [few] Штраф: { $count } фишки
   *[many] Штраф: { $count } фишек
}
room-ref-take-which = Нажмите на фишки, которые надо забрать.
room-ref-take = { $count ->
    [one] Забрать { $count } фишку
    [few] Забрать { $count } фишки
   *[many] Забрать { $count } фишек
}
room-ref-seconds = Секунды
room-ref-clock = { $count ->
    [one] Поставить на часах { $count } секунду
    [few] Поставить на часах { $count } секунды
   *[many] Поставить на часах { $count } секунд
}
room-ref-correct = Исправить стол и подставки
room-ref-correct-look = Чтобы исправить, сначала посмотрите на подставки.
room-ref-correct-go = Исправить
room-ref-table = Стол
room-tell-away = { $you ->
    [yes] Связь с вами прервалась; часы идут.
   *[no] { $name }: связь прервалась; часы идут.
}
room-tell-back = { $you ->
    [yes] Вы снова на связи.
   *[no] { $name } снова за столом.
}
room-tell-more-time = Судье ({ $by }) нужно больше времени: игра постоит ещё немного.
room-give-up = Сдаться
room-give-up-sure = Сдаться в этой игре?
room-give-up-bot = Вашими фишками до конца сыграет бот, и его результат будет вашим. Вернуться в эту игру нельзя, но можно смотреть.
room-give-up-last = Дальше за вас будут только брать фишки, а ваше место будет позади всех, кто остаётся; они играют дальше. Вы можете смотреть.
room-give-up-last-rated = Дальше за вас будут только брать фишки, а ваше место будет позади всех, кто остаётся; это учитывается в рейтинге. Остальные играют дальше.
room-give-up-ends = Игра закончится на этом месте, подставки не считают; ваше место будет позади всех, кто остаётся.
room-give-up-ends-rated = Игра закончится на этом месте, подставки не считают; ваше место будет позади всех, кто остаётся, и это учитывается в рейтинге.
room-give-up-yes = Сдаюсь
room-give-up-no = Играю дальше
room-tell-hint = { $name }: подсказка (уровень { $level } из 5).
room-tell-rated = Рейтинг, { $name }: { $before } → { $after }.
room-played-by-bot = { $names }: до возвращения играет бот.
room-played-by-bots = { $count ->
    [one] { $count } игрок отсутствует: до возвращения за него играет бот.
    [few] { $count } игрока отсутствуют: до возвращения за них играют боты.
   *[many] { $count } игроков отсутствуют: до возвращения за них играют боты.
}
room-note-start = Жребий, кто начинает: { $draws }.
room-starts-soon-referee = Все места заняты. Игроки раздают фишки, а вы судите.
room-referee-waits = Вы здесь судья: за стол садиться не нужно, а игру вы увидите, как только раздадут фишки.
room-tell-time-nothing = { $you ->
    [yes] Время вышло, вы ничего не выложили.
   *[no] { $name }: время вышло, ничего не выложено.
}
room-tell-time-part = { $you ->
    [yes] Время вышло. Правильные комбинации остаются на столе, остальные ваши фишки вернулись на подставку.
   *[no] { $name }: время вышло. Правильные комбинации остаются на столе, остальные фишки игрока вернулись на подставку.
}
room-game-of = игра { $number } из { $of }
room-rated = рейтинговая игра
room-unrated-bots = Без рейтинга: с ботами
room-unrated-clock = Без рейтинга: без часов
room-unrated-chosen = Без рейтинга
