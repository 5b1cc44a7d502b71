# Oprawa strony pomocy i to, co jest nie tak w wywołaniu.

usage = Użycie:
heading-options = Opcje
heading-arguments = Argumenty
heading-commands = Polecenia
remark-default = domyślnie: { $value }
remark-env-var = zmienna: { $value }
remark-required = wymagane{ $value }

complaint = Błąd: { $text }
complaint-help = Pomoc: { $command }
complaint-aborted = Przerwano.
complaint-no-option = Nie ma opcji { $option }.
complaint-no-option-but = Nie ma opcji { $option }. Może chodziło o { $others }?
complaint-no-command = Nie ma polecenia { $command }.
complaint-no-command-but = Nie ma polecenia { $command }. Może chodziło o { $others }?
complaint-no-command-given = Podaj polecenie.
complaint-missing-argument = Brakuje argumentu { $argument }.
complaint-missing-choice = Brakuje argumentu; do wyboru: { $choices }.
complaint-missing-option = Brakuje opcji { $option }.
complaint-no-value = Opcja { $option } wymaga wartości.
complaint-needless-value = Opcja { $option } nie ma wartości.
complaint-extra = Podano za dużo: { $arguments }
complaint-bad-value = Zła wartość: { $why }
complaint-bad-value-of = Zła wartość ({ $place }): { $why }
complaint-at-most = może być najwyżej { $limit }
complaint-at-least = musi być co najmniej { $limit }
complaint-no-number = to powinna być liczba całkowita
complaint-no-choice = nie ma możliwości { $value }; do wyboru: { $choices }
complaint-no-file = nie ma pliku { $file }
complaint-folder = { $file } to folder
complaint-unreadable = nie można odczytać pliku { $file }
complaint-no-rack = podaj też tabliczkę albo nie podawaj nic, a wtedy czytane są wiersze JSON ze standardowego wejścia
complaint-system-enospc = na dysku nie ma już miejsca
complaint-system-eacces = brak uprawnień
complaint-system-eperm = brak uprawnień
complaint-system-erofs = dysk jest tylko do odczytu
complaint-system-enoent = nie ma takiego pliku ani folderu
complaint-system-eisdir = to jest folder, a nie plik
complaint-system-enotdir = to nie jest folder
complaint-system-edquot = limit miejsca na dysku jest wyczerpany
complaint-system-emfile = za dużo otwartych plików
complaint-system-eio = błąd odczytu lub zapisu
complaint-system-eaddrinuse = ten port jest zajęty przez inny program

lines-hint = Jeden obiekt JSON w wierszu, Ctrl-D kończy. Na przykład: { $example }
