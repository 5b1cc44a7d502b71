# Turniej opublikowany jako strony, które nie potrzebują serwera.

site-pages = Strony
site-language-en = English
site-language-pl = Polski
site-language-ru = Русский
site-made = Opublikowano za pomocą Stolika.
site-brackets = Punkty w nawiasach się nie liczą.
site-running = Turniej jeszcze trwa: miejsca mogą się zmienić.
site-nothing-played = Nic jeszcze nie rozegrano.
site-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } graczy
}
site-rounds-of = { $stage }: rundy
site-no-sheet = Nie ma jeszcze karty wyników.
site-sheet-points = W każdej grze: małe punkty / duże punkty.
site-corrected = Tę kartę wyników poprawiono.
site-void = Kreska oznacza grę, której nie rozegrano.
site-what = Co
site-count = Ile razy
site-checks = Sprawdź wyniki
site-checks-data = Wszystkie miejsca przy stołach, karty wyników i klasyfikacje jako dane dla programów:
site-checks-draws = Pieczęć ogłoszono przed każdym losowaniem: to SHA-256 liczby losowej. Kto ma jedno i drugie, może sprawdzić, że nikt nie wybierał miejsc.
site-draws = Losowania
site-round = Runda
site-commitment = Pieczęć
site-seed = Liczba losowa
site-event = O turnieju
site-notices = Komunikaty
site-calendar = Dodaj do kalendarza
site-date = Data
site-timetable = Terminarz
site-logo = Logo sponsora
site-role-organiser = Organizator
site-role-head-referee = Sędzia główny
site-role-referee = Sędzia
site-role-helper = Pomocnik
publish-done = { $pages ->
    [one] Opublikowano: { $where } ({ $pages } strona)
    [few] Opublikowano: { $where } ({ $pages } strony)
    [many] Opublikowano: { $where } ({ $pages } stron)
   *[other] Opublikowano: { $where } ({ $pages } strony)
}
publish-where = podaj, dokąd: folder albo --zip z plikiem
publish-not-empty = w folderze { $folder } są inne pliki; wybierz pusty albo nowy
