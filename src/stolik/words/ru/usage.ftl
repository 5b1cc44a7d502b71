# Оформление справки и что не так в вызове.

usage = Использование:
heading-options = Параметры
heading-arguments = Аргументы
heading-commands = Команды
remark-default = по умолчанию: { $value }
remark-env-var = переменная: { $value }
remark-required = обязательно{ $value }

complaint = Ошибка: { $text }
complaint-help = Справка: { $command }
complaint-aborted = Прервано.
complaint-no-option = Нет параметра { $option }.
complaint-no-option-but = Нет параметра { $option }. Может быть, { $others }?
complaint-no-command = Нет команды { $command }.
complaint-no-command-but = Нет команды { $command }. Может быть, { $others }?
complaint-no-command-given = Укажите команду.
complaint-missing-argument = Не хватает аргумента { $argument }.
complaint-missing-choice = Не хватает аргумента; на выбор: { $choices }.
complaint-missing-option = Не хватает параметра { $option }.
complaint-no-value = Параметру { $option } нужно значение.
complaint-needless-value = У параметра { $option } нет значения.
complaint-extra = Лишнее: { $arguments }
complaint-bad-value = Неверное значение: { $why }
complaint-bad-value-of = Неверное значение ({ $place }): { $why }
complaint-at-most = не больше { $limit }
complaint-at-least = не меньше { $limit }
complaint-no-number = нужно целое число
complaint-no-choice = { $value } не подходит; на выбор: { $choices }
complaint-no-file = нет файла { $file }
complaint-folder = { $file } — это папка
complaint-unreadable = файл { $file } не читается
complaint-no-rack = укажите и подставку или не указывайте ничего: тогда читаются строки JSON со стандартного ввода
complaint-system-enospc = на диске не осталось места
complaint-system-eacces = нет прав доступа
complaint-system-eperm = нет прав доступа
complaint-system-erofs = диск доступен только для чтения
complaint-system-enoent = нет такого файла или папки
complaint-system-eisdir = это папка, а не файл
complaint-system-enotdir = это не папка
complaint-system-edquot = выделенное место на диске закончилось
complaint-system-emfile = открыто слишком много файлов
complaint-system-eio = ошибка чтения или записи
complaint-system-eaddrinuse = этот порт занят другой программой

lines-hint = По одному объекту JSON в строке, Ctrl-D — конец. Например: { $example }
