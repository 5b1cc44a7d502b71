# Słowa wspólne dla wszystkich stron.

app-name = Stolik
app-home = Strona główna
app-loading = Chwileczkę…
app-file-choose = Wybierz plik
app-file-none = nie wybrano pliku
app-missing-title = Tu nic nie ma
app-missing = Może w adresie jest literówka albo tego stolika już nie ma. Zacznij od strony głównej.
app-broken-title = Strona się nie wczytała
app-broken = Być może nie ma połączenia. Spróbuj jeszcze raz.
app-offline-works = Bez połączenia można czytać zasady, przechodzić lekcje i rozwiązywać zadania. Do gry, także z botami, i do analizy potrzebny jest serwer.
app-again = Spróbuj ponownie
app-close = Zamknij
app-language = Język
app-theme = Wygląd
app-theme-system = Systemowy
app-theme-paper = Dzienny
app-theme-evening = Wieczorny
