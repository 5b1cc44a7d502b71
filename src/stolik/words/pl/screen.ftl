# Napisy na ekranie i w poleceniu `stolik show`.

screen-table = Stół
screen-table-empty = Stół jest pusty.
screen-rack = { $name }, tabliczka ({ $count })
screen-rack-empty = Tabliczka jest pusta: { $name }.
screen-bank = Bank: { $count }
screen-opened = po otwarciu
screen-not-opened = przed otwarciem
screen-laid = { $mark } wyłożone w tym ruchu
screen-not-a-set = ← to jeszcze nie układ
show-before-play = Przed grą
show-no-turn = W zapisie nie ma ruchu { $turn }; ostatni ma numer { $last }.
show-no-seat = W tym zapisie nie ma miejsca { $seat }; liczba miejsc: { $seats }.
show-svg-needs-turn = --svg rysuje jedną pozycję: wskaż ją przez --turn.
show-svg-written = Narysowano: { $file }
show-unfinished = Tu zapis się kończy; gry nie dokończono.
show-cannot-read = cannot_read: nie można odczytać pliku { $file }: { $why }
show-cannot-write = cannot_write: nie można zapisać pliku { $file }: { $why }
