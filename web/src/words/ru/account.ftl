# Страница учётной записи: пароль, устройства, коды восстановления, свои данные.

account-title = Ваша учётная запись
account-you = Вы
account-login = Логин: { $login }
account-password = Пароль
account-old-password = Нынешний пароль
account-password-ends = На всех остальных устройствах сеансы завершатся.
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. На всех остальных устройствах сеансы завершены.
account-sessions = Устройства
account-sessions-about = Где вы вошли. Если устройство вам незнакомо, завершите его сеанс и смените пароль.
account-sessions-about-guest = Вы гость: сервер знает вас только по этому браузеру. С учётной записью можно войти и на других устройствах.
account-this-device = это устройство
account-unknown-device = Неизвестное устройство
account-used-now = использовалось в последний час
account-used = последний раз { $at }
account-began = с { $at }
account-end = Завершить
account-end-of = Завершить сеанс: { $device }
account-end-others = Завершить все остальные
account-passkeys = Ключи доступа
account-passkeys-about = С ключом доступа вы входите по отпечатку пальца, лицу или PIN-коду устройства, без пароля. Пароль тоже остаётся.
account-passkey-add = Добавить ключ доступа
account-passkey-name = Название ключа доступа
account-passkey-rename = Переименовать
account-passkey-rename-of = Переименовать: { $name }
account-passkey-remove = Удалить
account-passkey-remove-of = Удалить: { $name }
account-passkey-cancelled = Ключ доступа не создан.
account-codes = Коды восстановления
account-codes-about = Если пароль потерян, любой из этих кодов позволит задать новый. Почта не нужна. Каждый код действует один раз.
account-codes-none = Кодов нет: без них потерянный пароль не заменить.
account-codes-left = { $left ->
    [one] Остался { $left } неиспользованный код.
    [few] Осталось { $left } неиспользованных кода.
   *[many] Осталось { $left } неиспользованных кодов.
}
account-codes-make = Создать десять кодов
account-codes-new = Создать новые коды
account-codes-replace = Нынешние коды перестанут действовать.
account-codes-once = Распечатайте или запишите эти коды сейчас: больше они не покажутся.
account-codes-save = Сохранить в файл
account-codes-kept = Коды сохранены
account-cancel = Отмена

account-data = Ваши данные
account-data-about = Всё, что сервер хранит о вас, одним файлом, и то, что видят другие.
account-export = Скачать мои данные
account-erase = Удалить меня
account-erase-about = Учётная запись, имя, рейтинг, результаты, список игр и всё написанное в чатах удаляются сразу и навсегда. Войти снова будет нельзя.
account-erase-about-guest = Имя, список игр и всё написанное в чатах удаляются сразу и навсегда.
account-erase-stays = Что остаётся: сами игры у ваших соперников, с номером вместо имени, и то, что есть в резервных копиях, сделанных до сегодняшнего дня.
account-erase-go = Удалить всё
account-erase-no = Оставить
