# Powtórka.

replay-title = Powtórka
replay-upload = Otwórz zapis
replay-upload-about = Zapis to plik, który można pobrać po grze. Tutaj go tylko pokazujemy, nie przechowujemy.
replay-choose = Wybierz plik
replay-bad-file = Tego pliku nie da się odczytać jako zapisu gry.
replay-back = Krok wstecz
replay-on = Krok dalej
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-turn-back = Poprzedni ruch
replay-turn-on = Następny ruch
replay-at = Krok { $at } z { $all }
replay-turn = Ruch { $turn }
replay-before = Przed pierwszym ruchem
replay-eyes = Czyje tabliczki
replay-all-open = Wszystkie odkryte
replay-share = Link do tego momentu
replay-events = Co się działo
replay-score = Wyniki
