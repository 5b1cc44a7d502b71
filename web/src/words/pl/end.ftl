# Koniec gry.

end-you-won = Wygrana!
end-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólna wygrana: { $names }
}
end-because-out = Tabliczka zwycięzcy jest pusta.
end-because-exhausted = Bank jest pusty i nikt nie skończył: wygrywa najmniejsza suma na tabliczce.
end-because-round-time = Czas rundy minął: wygrywa najmniejsza suma na tabliczce.
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
end-replay = Obejrzyj powtórkę
end-download = Pobierz zapis
end-deal-title = Czy rozdanie było uczciwe?
end-deal = Wszystkie tasowania wynikają z jednej liczby losowej. Przed rozdaniem została zapieczętowana, teraz jest jawna. Sprawdź, czy pieczęć pasuje do liczby, a liczba do każdej rozdanej i dobranej kostki.
end-commitment = Pieczęć pokazana przed rozdaniem
end-seed = Liczba losowa ujawniona po grze
end-check = Sprawdź rozdanie
end-deal-sound = ✓ Rozdanie jest uczciwe: pieczęć, liczba losowa i każda kostka się zgadzają.
end-deal-unsound = ✗ Coś się nie zgadza. Zachowaj zapis i pokaż go sędziemu.
end-forfeited = Gra przerwana
end-because-forfeited = Zostało zbyt mało osób, żeby grać dalej. Nikt nie zapisuje punktów.
end-rating = Ranking
end-next-game = Następna gra
