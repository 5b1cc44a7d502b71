# Koniec gry.

end-you-won = Wygrana!
end-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólna wygrana: { $names }
}
end-because-out = Tabliczka zwycięzcy jest pusta.
end-because-exhausted = Bank jest pusty i nikt nie skończył: wygrywa najmniejsza suma na tabliczce.
end-because-round-time = Czas rundy minął: wygrywa najmniejsza suma na tabliczce.
end-because-stopped = Zostało zbyt mało osób, żeby grać dalej: gra skończyła się w tym miejscu, a tabliczek się nie liczy.
end-gone-resigned = { $you ->
    [yes] Gra poddana przez ciebie.
   *[no] { $name } poddaje grę.
}
end-gone-resigned-bot = { $you ->
    [yes] Gra poddana: do końca grał bot, a jego wynik jest twój.
   *[no] { $name } poddaje grę; do końca grał bot.
}
end-gone-away = { $you ->
    [yes] Nie było cię przy stoliku: walkower.
   *[no] { $name } nie wraca do stolika: walkower.
}
end-place = Miejsce { $place }
end-small = małe pkt
end-big = duże pkt
end-rack = Pozostałe kostki
end-lowest = Najmniejsza suma na tabliczce: { $value }.
end-on-top = Bez otwarcia: { $penalty } oprócz wartości kostek ({ $value }).
end-tied-full = Pierwsze miejsce dzieli { $count } graczy; każdy zapisuje całą sumę.
end-tied-split = Pierwsze miejsce i sumę dzieli { $count } graczy.
end-match = Stan meczu
end-game = Gra
end-total = Suma
end-rematch = Jeszcze raz
end-to-next = Do następnej gry
end-seat-ready = { $round }: Twój stolik to { $table }, miejsce { $letter }.
end-next-ready = Następna gra jest gotowa.
end-next-soon = Następna gra przy tym stoliku zaraz się otworzy; zostań na tej stronie.
end-sheet-soon = Wynik jest właśnie wpisywany.
end-alone = Nikt inny nie przyszedł do tego stolika, więc wygrywasz walkowerem. Organizator ma jeszcze zamknąć kartę wyników.
end-round-soon = Ten stolik skończył grę. Gdy następna runda zostanie ogłoszona, twoje miejsce pojawi się tutaj z dźwiękiem.
end-own-page = Moje wyniki
end-review = Przegląd
end-replay = Obejrzyj powtórkę
end-download = Pobierz zapis
end-deal-title = Czy rozdanie było uczciwe?
end-deal = Wszystkie tasowania wynikają z jednej liczby losowej. Przed rozdaniem została zapieczętowana, teraz jest jawna. Sprawdź, czy pieczęć pasuje do liczby, a liczba do każdej rozdanej i dobranej kostki.
end-commitment = Pieczęć pokazana przed rozdaniem
end-seed = Liczba losowa ujawniona po grze
end-check = Sprawdź rozdanie
end-deal-sound = ✓ Rozdanie jest uczciwe: pieczęć, liczba losowa i każda kostka się zgadzają.
end-deal-unsound = ✗ Coś się nie zgadza. Zachowaj zapis i pokaż go sędziemu.
end-hints = Podpowiedzi: { $count }
end-rating = Ranking
end-next-game = Następna gra
