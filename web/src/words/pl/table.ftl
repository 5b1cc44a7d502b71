# Stół w przeglądarce.

tile-red = czerwona { $n }
tile-blue = niebieska { $n }
tile-black = czarna { $n }
tile-orange = pomarańczowa { $n }
tile-joker = joker
tile-joker-as = joker jako { $tile }
tile-hidden = zakryta kostka
set-run = seria
set-group = grupa
set-named = Układ { $n }: { $tiles }
set-valid = prawidłowy
set-faulty = nieprawidłowy: { $why }
mark-new = wyłożona w tym ruchu
mark-laid-by = { $name } – wyłożona
mark-moved-by = { $name } – przełożona
place-table = Stół
place-rack = Twoja tabliczka
place-players = Gracze
place-actions = Co możesz zrobić
place-new-set = Nowy układ
place-handle = Przesuń cały układ

fault-few = za mało kostek
fault-jokers = nie same jokery
fault-wrap = po 13 nic nie następuje
fault-colour-twice = dwa razy ten sam kolor
fault-tile-twice = dwa razy ta sama liczba
fault-gap = brakuje liczby
fault-order = nie po kolei
fault-mixed = ani seria, ani grupa

draft-not-your-turn = To nie twój ruch. Możesz tymczasem układać tabliczkę.
draft-stays-on-table = Co leżało na stole, zostaje na stole: na tabliczkę wracają tylko kostki wyłożone w tym ruchu.
draft-fits-nowhere = { $tiles }: na stole nie ma układu, do którego to pasuje.
draft-nothing-there = Tu nie ma nic do zrobienia.

main-end = Zakończ ruch
main-draw = Dobierz kostkę
main-pass = Pasuj
main-press = Naciśnij zegar
main-keep = Gram tymi kostkami
main-redeal = Poproś o nowe rozdanie
main-announce = „Wyłożę się w następnej rundzie”
main-claim = Zacznij ruch od nowa
main-choose-stack = Wybierz następny stos
main-rematch = Zagraj jeszcze raz
main-take-back-draw = Cofnij i dobierz

need-opening = Otwarcie: { $points } z { $needed } punktów
need-opening-touch = Przed otwarciem nie rusza się stołu
need-sets = { $count ->
    [one] { $count } układ jest nieprawidłowy
    [few] { $count } układy są nieprawidłowe
    [many] { $count } układów jest nieprawidłowych
   *[other] { $count } układu jest nieprawidłowe
}
need-tile = Wyłóż kostkę z tabliczki albo cofnij wszystko
say-opening-done = Otwarcie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
say-laid = { $count ->
    [one] Wyłożona { $count } kostka
    [few] Wyłożone { $count } kostki
    [many] Wyłożonych { $count } kostek
   *[other] Wyłożone { $count } kostki
}
say-your-turn = Twój ruch
say-your-turn-open = Twój ruch: otwarcie za co najmniej { $needed }{"\u00A0"}{ $needed ->
    [one] punkt
    [few] punkty
   *[many] punktów
} albo dobierz
say-your-turn-pass = Twój ruch: otwarcie za co najmniej { $needed }{"\u00A0"}{ $needed ->
    [one] punkt
    [few] punkty
   *[many] punktów
} albo spasuj
say-last-turn = Twój ostatni ruch
say-wait = Ruch wykonuje { $name }
say-wait-bot = { $name } myśli
say-drawn = Dobrana kostka: { $tile }
say-drawn-hint = Możesz ją wyłożyć w następnym ruchu.
say-dealt = Kostki są rozdane
say-keep-wait = { $count ->
    [one] Jeszcze { $count } osoba ogląda swoje kostki
    [few] Jeszcze { $count } osoby oglądają swoje kostki
    [many] Jeszcze { $count } osób ogląda swoje kostki
   *[other] Jeszcze { $count } osoby ogląda swoje kostki
}
say-keep = Oto twoje kostki.
say-keep-few = Oto twoje kostki. Nowe rozdanie: od { $wanted } dubletów, masz { $count }.
say-redeal = { $count ->
    [one] Masz { $count } dublet i możesz poprosić o nowe rozdanie.
    [few] Masz { $count } dublety i możesz poprosić o nowe rozdanie.
    [many] Masz { $count } dubletów i możesz poprosić o nowe rozdanie.
   *[other] Masz { $count } dubletu i możesz poprosić o nowe rozdanie.
}
say-paused = Przerwa: głos ma sędzia
say-paused-round = Organizator zatrzymał rundę: wszystkie zegary stoją.
say-paused-why = Przerwa: { $reason }
say-over = Koniec gry
say-setup = Gra się jeszcze nie zaczęła
say-between = Chwileczkę…
say-choose-stack = Stos na środku się skończył. Wybierz następny.
say-claim = Zegar naciśnięto przed dobraniem: możesz zacząć swój ruch od nowa, z pełnym czasem.
say-zero-revert = Gdy czas minie, twój ruch zostanie cofnięty.
say-zero-accept-valid = Gdy czas minie, ruch będzie ważny, jeśli wszystkie układy są prawidłowe; inaczej zostanie cofnięty.
say-zero-salvage = Gdy czas minie, prawidłowe układy zostają, a twoje pozostałe kostki wracają na tabliczkę; kostka ze stołu w ręce oznacza cofnięcie ruchu.
say-offline = Brak połączenia
say-sending = Wysyłanie…

act-undo = Cofnij
act-redo = Ponów
act-reset = Cofnij wszystko
act-sort-runs = Serie
act-sort-groups = Grupy
act-sort = Ułóż
act-last-again = Pokaż jeszcze raz, co się stało od twojego ruchu
act-referee = Wezwij sędziego
act-keys = Klawisze
act-large = Duże kostki
act-more = Więcej
act-hint = Podpowiedź
act-new-set = Nowy układ
act-to-rack = Na tabliczkę
act-deselect = Anuluj

player-tiles = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
player-opened = po otwarciu
player-rating = Ranking
player-not-opened = przed otwarciem
player-announced = zapowiedź otwarcia
player-bot = bot
player-away = poza stolikiem
player-called = wzywa sędziego
player-to-move = wykonuje ruch

bank = Bank
bank-left = { $count ->
    [one] Została { $count } kostka
    [few] Zostały { $count } kostki
    [many] Zostało { $count } kostek
   *[other] Zostało { $count } kostki
}
bank-empty = Bank pusty
bank-middle = na środku
bank-stack = Stos { $stack }: { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
bank-choose = Weź stos { $stack }

clock-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
    [many] zostało { $seconds } sekund
   *[other] zostało { $seconds } sekundy
}
clock-left-minutes = pozostało: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
clock-stopped = zegar stoi
clock-none = bez zegara

since-turn = Od twojego ruchu
since-watched = Ostatnie ruchy
since-show = Pokaż krok po kroku
since-stop = Wróć do stołu
deed-of = { $name }: { $deed }
deed-laid = { $count ->
    [one] wyłożona { $count } kostka
    [few] wyłożone { $count } kostki
    [many] wyłożonych { $count } kostek
   *[other] wyłożone { $count } kostki
}
deed-moved = { $count ->
    [one] przełożona { $count }
    [few] przełożone { $count }
    [many] przełożonych { $count }
   *[other] przełożone { $count }
}
deed-opened = otwarcie za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
deed-drew = dobrana kostka
deed-drew-short = dobranie
deed-opened-short = otwarcie: { $points }
deed-passed = pas
deed-timed-out = koniec czasu
last-step = Krok { $n } z { $of }

spoken-move-new = Nowy układ { $n }: { $set }
spoken-move-added = { $tiles } do układu { $n }: { $set }
spoken-move-rearranged = Przełożony układ { $n }: { $set }
spoken-placed = { $tiles } do układu { $n }: { $set }. { $state }
spoken-new-set = Nowy układ { $n }: { $set }. { $state }
spoken-back = { $tiles } z powrotem na tabliczce.
spoken-selected = Zaznaczone: { $tiles }.
spoken-deselected = Nic nie jest zaznaczone.
spoken-undone = Cofnięto.
spoken-redone = Ponowiono.
spoken-reset = Wszystko cofnięte.
spoken-sorted-runs = Tabliczka ułożona seriami.
spoken-sorted-groups = Tabliczka ułożona grupami.
spoken-moved = Przełożono.

hint-level = Podpowiedź { $n } z { $of }
hint-exists = W tym ruchu możesz coś wyłożyć.
hint-nothing = W tym ruchu nie da się nic wyłożyć. Dobierz kostkę.
hint-no-opening = Na tabliczce nie ma jeszcze układów na otwarcie za co najmniej { $needed }{"\u00A0"}punktów. Dobierz kostkę.
hint-pass = W tym ruchu nie da się nic wyłożyć, a bank jest pusty: spasuj.
hint-count = { $count ->
    [one] Możesz wyłożyć najwyżej jedną kostkę.
    [few] Możesz wyłożyć najwyżej { $count } kostki.
    [many] Możesz wyłożyć najwyżej { $count } kostek.
   *[other] Możesz wyłożyć najwyżej { $count } kostki.
}
hint-out = { $count ->
    [one] Możesz wyłożyć ostatnią kostkę i zakończyć grę.
    [few] Możesz wyłożyć wszystkie { $count } kostki i zakończyć grę.
    [many] Możesz wyłożyć wszystkie { $count } kostek i zakończyć grę.
   *[other] Możesz wyłożyć wszystkie { $count } kostki i zakończyć grę.
}
hint-tiles = Te kostki możesz wyłożyć; są wyróżnione na twojej tabliczce.
hint-places = Układy będą takie. Wyróżnione kostki są z twojej tabliczki.
hint-place = Z tabliczki { $tiles }: { $set }.
hint-place-moved = Przełożone: { $set }.
hint-steps = { $count ->
    [one] Wystarczy jeden krok. Naciśnij „Następny krok”, a kostki ułożą się same.
    [few] Wystarczą { $count } kroki. Naciskaj „Następny krok”, a kostki ułożą się same.
    [many] Potrzeba { $count } kroków. Naciskaj „Następny krok”, a kostki ułożą się same.
   *[other] Wystarczą { $count } kroki. Naciskaj „Następny krok”, a kostki ułożą się same.
}
hint-step = Krok { $n } z { $of }.
hint-done = To był ostatni krok: zakończ ruch albo zmień, co chcesz.
hint-next-step = Następny krok
hint-more-2 = Ile kostek?
hint-more-3 = Które kostki?
hint-more-4 = Gdzie je położyć?
hint-more-5 = Pokaż, jak

keys-title = Klawisze
keys-arrows = przejdź między kostkami, układami i tabliczką
keys-space = zaznacz kostkę; zaznaczone połóż tutaj
keys-send = połóż kostkę tam, gdzie pasuje (podwójne kliknięcie lub dotknięcie)
keys-new = ułóż zaznaczone kostki w nowy układ
keys-back = odłóż zaznaczone kostki na tabliczkę
keys-split = rozdziel układ przed tą kostką
keys-end = zakończ ruch (główny przycisk)
keys-draw = dobierz
keys-undo = cofnij; z Shift: ponów
keys-reset = cofnij wszystko
keys-sort = ułóż seriami, grupami
keys-last = pokaż, co się stało od twojego ruchu, albo przerwij
keys-hint = podpowiedź; jeszcze raz: następna
keys-time = powiedz, ile zostało czasu
keys-read = odczytaj stan gry
keys-escape = odznacz
keys-help = ta ściąga

table-empty = Na stole jeszcze nic nie leży.
table-empty-opening = Pierwsze układy muszą być warte co najmniej { $needed }{"\u00A0"}{ $needed ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
referee-about = O co chodzi? (nie trzeba wpisywać)
referee-when = Gra stanie po tym ruchu. Jeśli sędzia nie przyjdzie, ruszy dalej sama.
referee-call = Wezwij
