# Жалобы на игроков: форма и страница администраторов.

reports-title = Жалоба: { $name }
reports-reason = Что случилось?
reports-choose = Выберите причину
reports-reason-insults = Оскорбления
reports-reason-cheating = Нечестная игра
reports-reason-stalling = Нарочно тянет время
reports-reason-leaving = То и дело бросает игры
reports-reason-name = Оскорбительное имя
reports-reason-other = Другое
reports-text = Несколько слов, если хотите
reports-about = Жалобу видят только администраторы. Игрок не узнает, кто её отправил.
reports-send = Отправить жалобу
reports-sent = Спасибо. Администраторы этим займутся.
reports-admin = Жалобы на игроков
reports-admins-only = Эту страницу видят только администраторы. Их назначают владельцы сервера.
reports-open = Открытые
reports-closed = Закрытые
reports-log = Журнал
reports-none = Жалоб здесь нет.
reports-log-empty = Администраторы пока ничего не сделали.
reports-erased = удалённый игрок
reports-by = От игрока: { $name }
reports-game = игра
reports-is-banned = учётная запись заблокирована
reports-is-suspended = блокировка до { $until }
reports-is-muted = запрет писать до { $until }
reports-measure = Что сделать
reports-do-dismiss = Отклонить жалобу
reports-do-warn = Предупредить
reports-do-mute = Запретить писать в чат
reports-do-suspend = Заблокировать на время
reports-do-lift = Снять запрет и блокировку
reports-time = На какой срок
reports-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
reports-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
reports-note = Заметка для журнала
reports-act = Выполнить
reports-done = { $admin }: { $measure }, { $player }
reports-until = до { $until }
reports-more = Показать более старые

live-suspended = Вы заблокированы до { $until }. Можно смотреть игры, но не играть.
live-muted = Администратор запретил вам писать в чат до { $until }.
live-warning = Администраторы предупреждают вас после жалобы другого игрока.
live-warning-insults = Не оскорбляйте других.
live-warning-cheating = Играйте без помощи программ и других людей.
live-warning-stalling = Не тяните время нарочно.
live-warning-leaving = Доигрывайте начатые игры.
live-warning-name = Выберите другое имя.
live-warning-other = Уважайте других игроков и играйте честно.
live-warning-read = Понятно
