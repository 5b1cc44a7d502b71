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

narration-created = { $rules }, liczba graczy: { $seats }.
narration-start-drawn = { $you ->
    [yes] Losowanie, kto zaczyna: ty – { $tile }.
   *[no] Losowanie, kto zaczyna: { $name } – { $tile }.
}
narration-starter = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
narration-dealt = Kostki rozdane; w banku { $bank ->
    [one] została { $bank } kostka.
    [few] zostały { $bank } kostki.
    [many] zostało { $bank } kostek.
   *[other] zostało { $bank } kostki.
}
narration-redeal = { $you ->
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
narration-turn = { $you ->
    [yes] Ruch { $turn }: ty
   *[no] Ruch { $turn }: { $name }
}
narration-opened = { $you ->
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
narration-played = { $you ->
    [yes] Wykładasz { $tiles }
   *[no] { $name } wykłada { $tiles }
}
narration-drew = { $you ->
    [yes] Dobierasz { $tiles }.
   *[no] { $name } dobiera { $tiles }.
}
narration-drew-unseen = { $name } dobiera { $count ->
    [one] kostkę.
    [few] { $count } kostki.
    [many] { $count } kostek.
   *[other] { $count } kostki.
}
narration-penalty = { $you ->
    [yes] Za karę dobierasz { $tiles }.
   *[no] Za karę { $name } dobiera { $tiles }.
}
narration-penalty-unseen = Za karę { $name } dobiera { $count ->
    [one] kostkę.
    [few] { $count } kostki.
    [many] { $count } kostek.
   *[other] { $count } kostki.
}
narration-stack = { $you ->
    [yes] Stawiasz na środku stos { $stack }.
   *[no] { $name } stawia na środku stos { $stack }.
}
narration-stack-nobody = Na środku staje stos { $stack }.
narration-announced = { $you ->
    [yes] Zapowiadasz: „Wyłożę się w następnej rundzie”.
   *[no] { $name } zapowiada: „Wyłożę się w następnej rundzie”.
}
narration-pressed-early = { $you ->
    [yes] Naciskasz zegar przed dobraniem kostki.
   *[no] { $name } naciska zegar przed dobraniem kostki.
}
narration-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
}
narration-restarted = { $you ->
    [yes] Zaczynasz ruch od nowa, z pełnym czasem.
   *[no] { $name } zaczyna ruch od nowa, z pełnym czasem.
}
narration-time-given-outage = Serwis miał przerwę: do zegara wraca { $seconds }{"\u00A0"}s.
narration-time-given-lag = Połączenie było wolne: do zegara wraca { $seconds }{"\u00A0"}s.
narration-time-given-loading = Strona jeszcze się ładowała: do zegara wraca { $seconds }{"\u00A0"}s.
narration-timed-out-stands = { $you ->
    [yes] Czas minął. Układy są prawidłowe, więc ruch jest ważny.
   *[no] { $name }: czas minął. Układy są prawidłowe, więc ruch jest ważny.
}
narration-timed-out-reverted = { $you ->
    [yes] Czas minął. Twój ruch zostaje cofnięty.
   *[no] { $name }: czas minął. Ruch zostaje cofnięty.
}
narration-timed-out-not-restored = { $you ->
    [yes] Czas minął, a stołu nie da się odtworzyć. Zabierasz wszystkie kostki spoza prawidłowych układów.
   *[no] { $name }: czas minął, a stołu nie da się odtworzyć. { $name } zabiera wszystkie kostki spoza prawidłowych układów.
}
narration-last-turns-exhausted = Bank jest pusty: każdy ma jeszcze jeden ruch.
narration-last-turns-round-time = Czas rundy się skończył: każdy ma jeszcze jeden ruch.
narration-last-turns-off = Rundę przedłużono: gra toczy się dalej jak przedtem.
narration-referee-called = { $you ->
    [yes] Wzywasz sędziego. { $about }
   *[no] { $name } wzywa sędziego. { $about }
}
narration-paused = Zegar zatrzymany ({ $by }). { $reason }
narration-round-stopped = Organizator zatrzymał rundę: wszystkie zegary stoją.
narration-racks-seen = { $by } ogląda tabliczki. { $reason }
narration-undone = Decyzja ({ $by }): ostatni ruch cofnięty ({ $name }). { $reason }
narration-given = Decyzja ({ $by }): { $name } dobiera { $count ->
    [one] kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}. { $reason }
narration-taken = Decyzja ({ $by }): { $name } oddaje { $tiles }. { $reason }
narration-clock-set = Decyzja ({ $by }): { $seconds ->
    [one] została jedna sekunda.
    [few] zostały { $seconds } sekundy.
    [many] zostało { $seconds } sekund.
   *[other] zostało { $seconds } sekundy.
} { $reason }
narration-corrected = Decyzja ({ $by }): stół i tabliczki są poprawione. { $reason }
narration-resumed = Gramy dalej.
narration-resumed-limit = Gramy dalej: czas na interwencję sędziego minął.
narration-resigned-bot = { $you ->
    [yes] Poddajesz grę; twoimi kostkami do końca gra bot.
   *[no] { $name } poddaje grę; do końca gra bot.
}
narration-resigned-forfeit = { $you ->
    [yes] Poddajesz grę i zajmujesz miejsce za wszystkimi, którzy zostali.
   *[no] { $name } poddaje grę i zajmuje miejsce za wszystkimi, którzy zostali.
}
narration-away-bot = { $you ->
    [yes] Nie wracasz do stolika; do twojego powrotu gra bot.
   *[no] { $name } nie wraca do stolika; do powrotu gra bot.
}
narration-away-forfeit = { $you ->
    [yes] Nie wracasz do stolika: oddajesz grę walkowerem i zajmujesz miejsce za wszystkimi, którzy zostali.
   *[no] { $name } nie wraca do stolika: oddaje grę walkowerem i zajmuje miejsce za wszystkimi, którzy zostali.
}
narration-taken-back = { $you ->
    [yes] Wracasz i znów grasz swoimi kostkami.
   *[no] { $name } wraca i znów gra.
}
narration-played-on = Od tego miejsca to gra z botami, dalszy ciąg zakończonej gry: { $you ->
    [yes] grasz ty.
   *[no] gra { $name }.
}
narration-stopped = Zostało zbyt mało osób: gra kończy się w tym miejscu, a tabliczek się nie liczy.
narration-ended-out = { $you ->
    [yes] Twoja tabliczka jest pusta – koniec gry!
   *[no] { $name } kończy grę: tabliczka jest pusta.
}
narration-ended-exhausted = Bank jest pusty i nikt nie skończył. Wygrywa najmniejsza suma na tabliczce.
narration-ended-round-time = Czas minął i nikt nie skończył. Wygrywa najmniejsza suma na tabliczce.
narration-seed = Liczba losowa tego rozdania: { $seed }.
