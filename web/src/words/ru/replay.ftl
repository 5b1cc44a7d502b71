# Просмотр записи.

replay-title = Просмотр записи
replay-upload = Открыть запись
replay-upload-about = Запись — это файл, который можно скачать после игры. Здесь она только показывается и не сохраняется.
replay-choose = Выбрать файл
replay-bad-file = Этот файл не удаётся прочитать как запись игры.
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Темп
replay-turn-back = Предыдущий ход
replay-turn-on = Следующий ход
replay-at = Шаг { $at } из { $all }
replay-turn = Ход { $turn }
replay-before = До первого хода
replay-eyes = Чьи подставки
replay-all-open = Все открыты
replay-share = Ссылка на этот момент
replay-events = Что произошло
replay-score = Протокол
