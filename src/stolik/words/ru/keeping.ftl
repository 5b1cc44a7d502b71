# Хранитель сервера: `stolik backup`, `stolik restore`, `stolik user`.

backup-done = Записано: { $file }. Игры и турниры: { $streams }, события: { $events }, люди: { $people }.
backup-private = В файле имена, хеши паролей и тайные исходные числа: храните его там, где прочесть его можете только вы.
backup-working = Создание копии
restore-done = Восстановлено в { $database }, прочитано заново, всё совпадает. Игры и турниры: { $streams }, события: { $events }, люди: { $people }.
restore-working = Восстановление

user-login = логин
user-name = имя
user-player = id
user-roles = роли
user-organiser = организатор
user-admin = администратор
user-banned = блокировка
user-minor = младше 16 лет
user-nobody = Пока никто не зарегистрировался.
user-unknown = Нет учётной записи с логином или id «{ $who }»: список покажет stolik user list.
user-nothing = Менять нечего: укажите --organiser, --no-organiser, --admin или --no-admin.
user-appointed = { $login }: { $roles }.
user-no-roles = без ролей
user-is-banned = Учётная запись { $login } заблокирована.
user-is-free = Учётная запись { $login } разблокирована.
user-password = Новый пароль для { $login }
user-password-again = Ещё раз
user-password-differs = Пароли не совпадают; ничего не изменено.
user-password-done = { $login }: новый пароль задан, все сеансы завершены.
user-erase-sure = Навсегда стереть имя, логин и пароль? Учётная запись: { $login }. Игры останутся без имени. [д/Н]
user-erased = Стёрто. В прежних резервных копиях имя ещё есть: удалите их, когда придёт срок.
user-yes-words = д да y yes
user-left = Ничего не изменено.

database-no-file = Такого файла нет. ({ $detail })
database-file-exists = Файл уже есть; перезаписать его можно только с --force. ({ $detail })
database-not-a-database = Это не база данных Stolik. ({ $detail })
database-not-a-backup = Это не копия, сделанная командой stolik backup. ({ $detail })
database-not-empty = В базе уже есть данные; перезаписать их можно только с --force. ({ $detail })
database-newer-version = Это записала более новая версия Stolik; обновите программу. ({ $detail })
database-locked = Базой пользуется другая программа; остановите сервер и попробуйте снова. ({ $detail })
database-read-only = В этот файл или папку нельзя записывать. ({ $detail })
database-damaged = Файл повреждён, ничего не изменено; возьмите другую копию. ({ $detail })
database-stale = Кто-то меняет то же самое; попробуйте снова. ({ $detail })
database-unknown-stream = Такой игры или турнира нет. ({ $detail })
database-storage-failed = Базой данных не удалось воспользоваться. ({ $detail })
