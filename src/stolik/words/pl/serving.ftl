# Co mówią stolik serve i stolik demo, gdy ruszają albo nie mogą.

serve-open = Stolik działa pod adresem { $address } (Ctrl+C kończy)
serve-phones = Na telefonach w tej samej sieci: { $address }
serve-cannot-listen = nie można nasłuchiwać na { $place }: { $why }; wskaż inny adres opcją --host lub inny port opcją --port
serve-no-such-address = to nie jest adres tego komputera
serve-no-such-host = nie ma komputera o tej nazwie
serve-bad-origin = źródło to http:// albo https:// i nazwa hosta, nic więcej: „{ $typed }”
serve-workers-database = kilka procesów wymaga --database postgresql://...: do pliku SQLite pisze tylko jeden
serve-workers-bus = kilka procesów wymaga --bus redis://...: bez tego jeden nie wie, co robi drugi
serve-one-process = w tym systemie nasłuchuje tylko jeden proces: zostaw --workers 1
serve-damaged = baza danych jest uszkodzona, nic nie zmieniono: odtwórz ostatnią kopię poleceniem stolik restore ({ $detail })

demo-open = Trwa przykładowy turniej; otwórz, co chcesz (Ctrl+C kończy, nic nie zostaje zapisane):
demo-desk = biuro zawodów: organizator
demo-referee = biuro zawodów: sędzia
demo-device = urządzenie przy stoliku { $table }
demo-player = strona gracza
demo-public = strona publiczna
demo-board = tablica
demo-game = trwająca gra
