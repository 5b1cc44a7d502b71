# Co się wydarzyło w grze, po jednym zdaniu.

seat-you = Ty
seat-player = Gracz { $letter }
seat-bot = Bot { $number }
tiles-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}

tell-created = { $rules }, liczba graczy: { $seats }.
tell-start-drawn = { $you ->
    [yes] Losowanie, kto zaczyna: ty – { $tile }.
   *[no] Losowanie, kto zaczyna: { $name } – { $tile }.
}
tell-starter = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
tell-dealt = Kostki rozdane; w banku { $bank ->
    [one] została { $bank } kostka.
    [few] zostały { $bank } kostki.
    [many] zostało { $bank } kostek.
   *[other] zostało { $bank } kostki.
}
tell-redeal = { $you ->
    [yes] Masz co najmniej { $doublets ->
        [one] { $doublets } dublet
        [few] { $doublets } dublety
        [many] { $doublets } dubletów
       *[other] { $doublets } dubletu
    } i prosisz o nowe rozdanie.
   *[no] { $name } ma co najmniej { $doublets ->
        [one] { $doublets } dublet
        [few] { $doublets } dublety
        [many] { $doublets } dubletów
       *[other] { $doublets } dubletu
    } i prosi o nowe rozdanie.
}
tell-turn = { $you ->
    [yes] Ruch { $turn }: ty
   *[no] Ruch { $turn }: { $name }
}
tell-opened = { $you ->
    [yes] Wykładasz otwarcie za { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: { $tiles }
   *[no] { $name } wykłada otwarcie za { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: { $tiles }
}
tell-played = { $you ->
    [yes] Wykładasz { $tiles }
   *[no] { $name } wykłada { $tiles }
}
tell-drew = { $you ->
    [yes] Dobierasz { $tiles }.
   *[no] { $name } dobiera { $tiles }.
}
tell-drew-unseen = { $name } dobiera { $count ->
    [one] kostkę.
    [few] { $count } kostki.
    [many] { $count } kostek.
   *[other] { $count } kostki.
}
tell-penalty = { $you ->
    [yes] Za karę dobierasz { $tiles }.
   *[no] Za karę { $name } dobiera { $tiles }.
}
tell-penalty-unseen = Za karę { $name } dobiera { $count ->
    [one] kostkę.
    [few] { $count } kostki.
    [many] { $count } kostek.
   *[other] { $count } kostki.
}
tell-stack = { $you ->
    [yes] Stawiasz na środku stos { $stack }.
   *[no] { $name } stawia na środku stos { $stack }.
}
tell-stack-nobody = Na środku staje stos { $stack }.
tell-announced = { $you ->
    [yes] Zapowiadasz: „Wyłożę się w następnej rundzie”.
   *[no] { $name } zapowiada: „Wyłożę się w następnej rundzie”.
}
tell-pressed-early = { $you ->
    [yes] Naciskasz zegar przed dobraniem kostki.
   *[no] { $name } naciska zegar przed dobraniem kostki.
}
tell-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
}
tell-restarted = { $you ->
    [yes] Zaczynasz ruch od nowa, z pełnym czasem.
   *[no] { $name } zaczyna ruch od nowa, z pełnym czasem.
}
tell-time-given-outage = Serwis miał przerwę: do zegara wraca { $seconds }{"\u00A0"}s.
tell-time-given-lag = Połączenie było wolne: do zegara wraca { $seconds }{"\u00A0"}s.
tell-time-given-loading = Strona jeszcze się ładowała: do zegara wraca { $seconds }{"\u00A0"}s.
tell-timed-out-stands = { $you ->
    [yes] Czas minął. Układy są prawidłowe, więc ruch jest ważny.
   *[no] { $name }: czas minął. Układy są prawidłowe, więc ruch jest ważny.
}
tell-timed-out-reverted = { $you ->
    [yes] Czas minął. Twój ruch zostaje cofnięty.
   *[no] { $name }: czas minął. Ruch zostaje cofnięty.
}
tell-timed-out-not-restored = { $you ->
    [yes] Czas minął, a stołu nie da się odtworzyć. Zabierasz wszystkie kostki spoza prawidłowych układów.
   *[no] { $name }: czas minął, a stołu nie da się odtworzyć. { $name } zabiera wszystkie kostki spoza prawidłowych układów.
}
tell-last-turns-exhausted = Bank jest pusty: każdy ma jeszcze jeden ruch.
tell-last-turns-round-time = Czas rundy się skończył: każdy ma jeszcze jeden ruch.
tell-last-turns-off = Rundę przedłużono: gra toczy się dalej jak przedtem.
tell-referee-called = { $you ->
    [yes] Wzywasz sędziego. { $about }
   *[no] { $name } wzywa sędziego. { $about }
}
tell-paused = Zegar zatrzymany ({ $by }). { $reason }
tell-round-stopped = Organizator zatrzymał rundę: wszystkie zegary stoją.
tell-racks-seen = { $by } ogląda tabliczki. { $reason }
tell-undone = Decyzja ({ $by }): ostatni ruch cofnięty ({ $name }). { $reason }
tell-given = Decyzja ({ $by }): { $name } dobiera { $count ->
    [one] kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}. { $reason }
tell-taken = Decyzja ({ $by }): { $name } oddaje { $tiles }. { $reason }
tell-clock-set = Decyzja ({ $by }): { $seconds ->
    [one] została jedna sekunda.
    [few] zostały { $seconds } sekundy.
    [many] zostało { $seconds } sekund.
   *[other] zostało { $seconds } sekundy.
} { $reason }
tell-corrected = Decyzja ({ $by }): stół i tabliczki są poprawione. { $reason }
tell-resumed = Gramy dalej.
tell-resumed-limit = Gramy dalej: czas na interwencję sędziego minął.
tell-resigned-bot = { $you ->
    [yes] Poddajesz grę; twoimi kostkami do końca gra bot.
   *[no] { $name } poddaje grę; do końca gra bot.
}
tell-resigned-forfeit = { $you ->
    [yes] Poddajesz grę i zajmujesz miejsce za wszystkimi, którzy zostali.
   *[no] { $name } poddaje grę i zajmuje miejsce za wszystkimi, którzy zostali.
}
tell-away-bot = { $you ->
    [yes] Nie wracasz do stolika; do twojego powrotu gra bot.
   *[no] { $name } nie wraca do stolika; do powrotu gra bot.
}
tell-away-forfeit = { $you ->
    [yes] Nie wracasz do stolika: oddajesz grę walkowerem i zajmujesz miejsce za wszystkimi, którzy zostali.
   *[no] { $name } nie wraca do stolika: oddaje grę walkowerem i zajmuje miejsce za wszystkimi, którzy zostali.
}
tell-taken-back = { $you ->
    [yes] Wracasz i znów grasz swoimi kostkami.
   *[no] { $name } wraca i znów gra.
}
tell-stopped = Zostało zbyt mało osób: gra kończy się w tym miejscu, a tabliczek się nie liczy.
tell-ended-out = { $you ->
    [yes] Twoja tabliczka jest pusta – koniec gry!
   *[no] { $name } kończy grę: tabliczka jest pusta.
}
tell-ended-exhausted = Bank jest pusty i nikt nie skończył. Wygrywa najmniejsza suma na tabliczce.
tell-ended-round-time = Czas minął i nikt nie skończył. Wygrywa najmniejsza suma na tabliczce.
tell-seed = Liczba losowa tego rozdania: { $seed }.
