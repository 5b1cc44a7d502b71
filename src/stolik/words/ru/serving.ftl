# Что говорят stolik serve и stolik demo при запуске или когда запуститься нельзя.

serve-open = Столик открыт по адресу { $address } (Ctrl+C — завершить)
serve-phones = На телефонах в той же сети: { $address }
serve-cannot-listen = нельзя принимать соединения на { $place }: { $why }; укажите другой адрес (--host) или порт (--port)
serve-no-such-address = это не адрес этого компьютера
serve-no-such-host = нет компьютера с таким именем
serve-bad-origin = источник — это http:// или https:// и имя узла, больше ничего: «{ $typed }»
serve-workers-database = нескольким процессам нужен --database postgresql://...: в файл SQLite пишет только один
serve-workers-bus = нескольким процессам нужен --bus redis://...: без него один не узнает, что делает другой
serve-one-process = в этой системе соединения принимает только один процесс: оставьте --workers 1
serve-damaged = база данных повреждена, ничего не изменено: восстановите последнюю копию командой stolik restore ({ $detail })

demo-open = Идёт пробный турнир; откройте что угодно (Ctrl+C — завершить, ничего не сохраняется):
demo-desk = штаб: организатор
demo-referee = штаб: судья
demo-device = устройство за столом { $table }
demo-player = страница игрока
demo-public = открытая страница
demo-board = табло
demo-game = идущая игра
