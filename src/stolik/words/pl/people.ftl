# Kim kto jest: goście, konta i odmowy.

guest-name = Gość { $number }
player-name = Gracz { $number }

people-login-taken = Ten login jest zajęty: wybierz inny.
people-bad-login = Login ma od 3 do 30 znaków: litery od a do z, cyfry, kropki, łączniki i podkreślenia.
people-wrong-login = Login i hasło nie pasują do siebie: sprawdź jedno i drugie.
people-wrong-password = Złe hasło: wpisz swoje obecne.
people-wrong-code = Zły login albo kod odzyskiwania: sprawdź jedno i drugie. Każdy kod działa raz.
people-no-such-session = Ta sesja już się skończyła.
people-wrong-passkey = Tego klucza dostępu nie przyjęto: spróbuj ponownie albo zaloguj się hasłem.
people-no-such-passkey = Ten klucz dostępu jest już usunięty.
people-too-many-passkeys = Konto może mieć najwyżej 20 kluczy dostępu: usuń najpierw jeden z nich.
people-no-passkeys-here = Klucze dostępu działają tylko pod adresem z nazwą przez https albo pod localhost. Otwórz tę stronę tam.
people-weak-password = To hasło łatwo odgadnąć: użyj co najmniej 8 znaków; nie może to być login ani popularne hasło.
people-bad-name = Nazwa gracza ma od 1 do 40 znaków, w tym co najmniej jedną literę lub cyfrę, i nie zawiera znaków niewidocznych.
people-bad-language = Do wyboru są: angielski (en), polski (pl) i rosyjski (ru).
people-banned = To konto jest zablokowane. Zwróć się do osób prowadzących ten serwer.
people-suspended = Masz czasową blokadę: możesz oglądać gry, ale nie grać. Do kiedy, widać u góry każdej strony.
people-suspended-until = Masz blokadę do { $until }: możesz oglądać gry, ale nie grać. Do tego czasu nie zalogujesz się na innych urządzeniach.
people-muted-by-admin = Administrator na pewien czas odebrał ci głos na czacie. Do kiedy, widać u góry każdej strony.
people-not-yourself = Nie można zgłosić siebie.
people-already-reported = Ten gracz jest już przez ciebie zgłoszony. Administratorzy zajmą się tym.
people-no-such-report = Nie ma takiego zgłoszenia.
people-bad-hours = Wyciszenie i blokada potrzebują liczby godzin, a nic innego jej nie ma.
people-not-allowed = Nie masz do tego uprawnień.
people-no-such-player = Nie ma takiego gracza.
people-already-registered = Masz już konto.
people-needs-account = Do tego potrzebne jest konto: ta osoba musi się najpierw zarejestrować.
people-busy = Zbyt wiele osób pyta naraz: spróbuj za chwilę.
