# Opiekun serwera: `stolik backup`, `stolik restore`, `stolik user`.

backup-done = Zapisano: { $file }. Gry i turnieje: { $streams }, zdarzenia: { $events }, osoby: { $people }.
backup-private = Plik zawiera nazwy graczy, skróty haseł i tajne liczby losowe: trzymaj go tam, gdzie tylko ty masz do niego dostęp.
backup-working = Tworzenie kopii
restore-done = Odtworzono bazę { $database }, odczytano ją ponownie i wszystko się zgadza. Gry i turnieje: { $streams }, zdarzenia: { $events }, osoby: { $people }.
restore-working = Odtwarzanie

user-login = login
user-name = nazwa gracza
user-player = id
user-roles = role
user-organiser = organizator
user-admin = administrator
user-banned = konto zablokowane
user-minor = poniżej 16 lat
user-nobody = Nikt się jeszcze nie zarejestrował.
user-unknown = Nie ma konta o loginie lub id „{ $who }”: wszystkie pokazuje stolik user list.
user-nothing = Nie ma czego zmieniać: podaj --organiser, --no-organiser, --admin lub --no-admin.
user-appointed = { $login }: { $roles }.
user-no-roles = bez ról
user-is-banned = Konto { $login } jest zablokowane.
user-is-free = Konto { $login } jest odblokowane.
user-password = Nowe hasło konta { $login }
user-password-again = Jeszcze raz
user-password-differs = Hasła się różnią; nic nie zmieniono.
user-password-done = Konto { $login } ma nowe hasło i zostało wszędzie wylogowane.
user-erase-sure = Usunąć na zawsze nazwę gracza, login i hasło konta { $login }? Gry zostaną, bez nazwy. [t/N]
user-erased = Usunięto. Wcześniejsze kopie zapasowe nadal zawierają nazwę gracza: w odpowiednim czasie usuń także je.
user-yes-words = t tak y yes
user-left = Nic nie zmieniono.

database-no-file = Nie ma takiego pliku. ({ $detail })
database-file-exists = Plik już istnieje i nie zostanie nadpisany bez --force. ({ $detail })
database-not-a-database = To nie jest baza danych Stolika. ({ $detail })
database-not-a-backup = To nie jest kopia zrobiona poleceniem stolik backup. ({ $detail })
database-not-empty = W bazie już coś jest i nie zostanie nadpisane bez --force. ({ $detail })
database-newer-version = Dane zapisała nowsza wersja Stolika; zaktualizuj program. ({ $detail })
database-locked = Inny program używa bazy; zatrzymaj serwer i spróbuj ponownie. ({ $detail })
database-read-only = Nie można zapisać pliku lub jego folderu. ({ $detail })
database-damaged = Plik jest uszkodzony i nic nie zmieniono; weź inną kopię. ({ $detail })
database-stale = Ktoś inny właśnie zmienia to samo; spróbuj ponownie. ({ $detail })
database-unknown-stream = Nie ma takiej gry ani turnieju. ({ $detail })
database-storage-failed = Nie udało się użyć bazy danych. ({ $detail })
