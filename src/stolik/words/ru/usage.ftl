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
