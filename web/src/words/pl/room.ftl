# Strona stolika: przed startem, obok gry, gdy zerwie się połączenie.

room-sitting-down = Podchodzimy do stolika…
room-dealing = Rozdajemy…
room-learn = To twoja pierwsza gra? Lekcje trwają pięć minut, a ten stolik poczeka.
room-learn-go = Do lekcji
room-learn-no = Nie, dziękuję
room-waiting = Stolik czeka
room-no-game = Tu gry nie będzie
room-no-clock = bez zegara
room-turn-seconds = { $count ->
    [one] { $count } sekunda na ruch
    [few] { $count } sekundy na ruch
   *[many] { $count } sekund na ruch
}
room-game-number = gra { $number }
room-you = to ty
room-away = chwilowo poza stolikiem
room-free-seat = Wolne
room-kept-for = Czeka na: { $name }
room-sit = Usiądź tutaj
room-get-up = Wstań
room-bot-sits = Posadź bota
room-bot-sits-where = Posadź bota na miejscu { $letter }
room-bot-goes = Odeślij
room-bot-goes-who = Odeślij: { $name }
room-bot-level = Nikt więcej nie przyjdzie? Poziom botów
room-waits-for = { $count ->
    [one] Czekamy na jeszcze jednego gracza
    [few] Czekamy na jeszcze { $count } graczy
   *[many] Czekamy na jeszcze { $count } graczy
}
room-waits-for-them = Czekamy na: { $names }
room-all-kept = Miejsca czekają na tych, którzy grali w poprzedniej grze. Gdy gra się zacznie, możesz ją oglądać.
room-start = Rozdaj kostki
room-starts-soon = Wszystkie miejsca zajęte. Gra zaraz się zacznie; możesz oglądać.
room-invite = Zaproś innych
room-code-say = Podaj kod:
room-share = Udostępnij link
room-share-text = Zagrajmy w Rummikuba.
room-qr = Pokaż kod QR
room-qr-label = Kod QR z linkiem do tego stolika
room-link-send = Wyślij link:
room-address = Jak trafić do tego stolika
room-link-full = Miejsca są zajęte albo zarezerwowane. Kto ma link, wróci na swoje albo popatrzy:
room-deal-title = Rozdanie, którego nikt nie ustawi
room-deal = Tasowanie jest już ustalone; oto jego pieczęć. Każdy gracz dodaje własną liczbę losową. Po grze liczby losowe zostają ujawnione i każdy może sprawdzić rozdanie.
room-gone-title = Tu nie można usiąść
room-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
room-watching = Oglądasz grę
room-refereeing = Sędziujesz
room-chat = Rozmowa przy stoliku
room-chat-new = { $count ->
    [one] Rozmowa przy stoliku, { $count } nowa wiadomość
    [few] Rozmowa przy stoliku, { $count } nowe wiadomości
   *[many] Rozmowa przy stoliku, { $count } nowych wiadomości
}
room-chat-empty = Nikt jeszcze nic nie powiedział.
room-chat-hidden = Wszystkie wiadomości są ukryte.
room-say = Napisz coś
room-send = Wyślij
room-muted = Nie możesz już pisać przy tym stoliku.
room-mute-who = Czyje wiadomości ukryć?
room-hide = Ukryj u mnie
room-unhide = Pokaż znowu
room-mute-all = Wycisz dla wszystkich
room-unmute-all = Przywróć głos
room-history = Co się działo
room-history-empty = Jeszcze nic się nie wydarzyło.
room-referee = Sędzia
room-a-referee = sędzia
room-sounds-off = Wyłącz dźwięki
room-sounds-on = Włącz dźwięki
room-leave = Na stronę główną
room-show-table = Zobacz stół
room-show-sheet = Wyniki
room-link-first = Łączenie…
room-link-quiet = Połączenie jest wolne. Nic nie przepada.
room-link-lost = Połączenie się zerwało i samo się naprawi; twoje kostki leżą tak, jak leżały.
room-link-sending = Wysyłanie…
room-is-away = { $count ->
    [one] Brak połączenia: { $names }. Zegar idzie dalej.
   *[other] Brak połączenia: { $names }. Zegar idzie dalej.
}
room-is-away-no-clock = { $count ->
    [one] Brak połączenia: { $names }.
   *[other] Brak połączenia: { $names }.
}
room-your-turn = Twój ruch
room-your-turn-back = Twój ruch: wróć do stolika
room-turn-of = Ruch: { $name }
room-over = Koniec gry
room-paused = Gra zatrzymana
room-round-time = Czas do końca rundy
room-round-left = do końca rundy
room-round-stands = zatrzymany
room-round-over = koniec czasu: każdy ma jeszcze jeden ruch
room-round-last = te ruchy i tak są ostatnie
room-not-here = jeszcze nie ma
room-tournament = Stolik turniejowy
room-tournament-before = Organizator jeszcze nie rozpoczął rundy. Gra zacznie się razem z nią; możesz już zająć miejsce.
room-tournament-begins = Gra zacznie się sama, gdy wszyscy przyjdą albo gdy minie czas oczekiwania.
room-tournament-page = Do turnieju
room-tournament-stands = Runda jest wstrzymana. Gra zacznie się po wznowieniu rundy.
room-title-waiting = Czekamy na graczy
room-ref-called = { $name } wzywa sędziego.
room-pause = Sędzia zatrzymał grę.
room-pause-called = { $names } wzywa sędziego: gra stoi.
room-pause-left = Gra ruszy sama za
room-ref-reason = Powód (zostanie zapisany)
room-ref-reason-example = na przykład: sporny joker
room-ref-pause-first = Żeby rozstrzygać, najpierw zatrzymaj grę. Zegar wtedy stoi.
room-ref-pause = Zatrzymaj grę
room-ref-continue = Wznów grę
room-ref-longer = Przedłuż przerwę
room-ref-look = Zobacz tabliczki
room-ref-look-told = Podgląd zostaje zapisany, a gracze się o nim dowiadują.
room-ref-undo = Cofnij ostatni ruch
room-ref-player = Gracz
room-ref-count = Liczba kostek
room-ref-give = { $count ->
    [one] Daj { $count } kostkę
    [few] Daj { $count } kostki
   *[many] Daj { $count } kostek
}
room-ref-penalise = { $count ->
    [one] Kara: { $count } kostka
    [few] Kara: { $count } kostki
   *[many] Kara: { $count } kostek
}
room-ref-take-which = Dotknij kostek, które mają wrócić.
room-ref-take = { $count ->
    [one] Zabierz { $count } kostkę
    [few] Zabierz { $count } kostki
   *[many] Zabierz { $count } kostek
}
room-ref-seconds = Sekundy
room-ref-clock = { $count ->
    [one] Ustaw zegar na { $count } sekundę
    [few] Ustaw zegar na { $count } sekundy
   *[many] Ustaw zegar na { $count } sekund
}
room-ref-correct = Popraw stół i tabliczki
room-ref-correct-look = Żeby poprawić, najpierw zobacz tabliczki.
room-ref-correct-go = Popraw
room-ref-table = Stół
room-tell-away = { $you ->
    [yes] Straciliśmy z tobą połączenie; zegar idzie dalej.
   *[no] { $name }: brak połączenia; zegar idzie dalej.
}
room-tell-back = { $you ->
    [yes] Połączenie wróciło.
   *[no] { $name } wraca do stolika.
}
room-tell-more-time = { $by } potrzebuje więcej czasu: gra stoi trochę dłużej.
room-give-up = Poddaj grę
room-give-up-sure = Poddać tę grę?
room-give-up-bot = Twoimi kostkami do końca zagra bot, a jego wynik będzie twój. Do tej gry nie można już wrócić, ale można ją oglądać.
room-give-up-last = Odtąd za ciebie będą już tylko dobierane kostki, a twoje miejsce będzie za wszystkimi, którzy zostają; oni grają dalej. Możesz oglądać.
room-give-up-last-rated = Odtąd za ciebie będą już tylko dobierane kostki, a twoje miejsce będzie za wszystkimi, którzy zostają; liczy się to do rankingu. Pozostali grają dalej.
room-give-up-ends = Gra skończy się w tym momencie i tabliczek się nie liczy; twoje miejsce będzie za wszystkimi, którzy zostają.
room-give-up-ends-rated = Gra skończy się w tym momencie i tabliczek się nie liczy; twoje miejsce będzie za wszystkimi, którzy zostają, i liczy się to do rankingu.
room-give-up-yes = Poddaję grę
room-give-up-no = Gram dalej
room-tell-hint = { $name }: podpowiedź (poziom { $level } z 5).
room-tell-rated = Ranking, { $name }: { $before } → { $after }.
room-played-by-bot = { $names }: do powrotu gra bot.
room-played-by-bots = Nie ma { $count } graczy: do powrotu grają za nich boty.
room-note-start = Losowanie, kto zaczyna: { $draws }.
room-starts-soon-referee = Wszystkie miejsca zajęte. Gracze rozdają kostki, a ty sędziujesz.
room-referee-waits = Jesteś tu sędzią: nie siadasz do gry, a stół zobaczysz, gdy tylko kostki zostaną rozdane.
room-tell-time-nothing = { $you ->
    [yes] Czas minął, a na stole nie ma nowej kostki.
   *[no] { $name }: czas minął bez wyłożenia kostki.
}
room-tell-time-part = { $you ->
    [yes] Czas minął. Prawidłowe układy zostają, a twoje pozostałe kostki wracają na tabliczkę.
   *[no] { $name }: czas minął. Prawidłowe układy zostają, a pozostałe kostki gracza wracają na tabliczkę.
}
room-game-of = gra { $number } z { $of }
room-rated = liczy się do rankingu
room-unrated-bots = Poza rankingiem: z botami
room-unrated-clock = Poza rankingiem: bez zegara
room-unrated-chosen = Poza rankingiem
