# Zgłoszenia graczy: formularz i strona administratorów.

reports-title = Zgłoś: { $name }
reports-reason = Co się stało?
reports-choose = Wybierz powód
reports-reason-insults = Obelgi
reports-reason-cheating = Oszukiwanie
reports-reason-stalling = Celowe przeciąganie gry
reports-reason-leaving = Ciągłe porzucanie gier
reports-reason-name = Obraźliwa nazwa gracza
reports-reason-other = Coś innego
reports-text = Kilka słów, jeśli chcesz
reports-about = Zgłoszenie widzą tylko administratorzy. Gracz nie dowie się, kto je wysłał.
reports-send = Wyślij zgłoszenie
reports-sent = Dziękujemy. Administratorzy się tym zajmą.
reports-admin = Zgłoszenia graczy
reports-admins-only = Tę stronę widzą tylko administratorzy. Wyznaczają ich osoby prowadzące serwer.
reports-open = Otwarte
reports-closed = Zamknięte
reports-log = Dziennik
reports-none = Nie ma tu zgłoszeń.
reports-log-empty = Administratorzy nic jeszcze nie zrobili.
reports-erased = usunięty gracz
reports-by = Od gracza: { $name }
reports-game = gra
reports-is-banned = konto zablokowane
reports-is-suspended = blokada do { $until }
reports-is-muted = wyciszenie do { $until }
reports-measure = Co zrobić
reports-do-dismiss = Odrzuć zgłoszenie
reports-do-warn = Ostrzeż
reports-do-mute = Wycisz na czacie
reports-do-suspend = Zablokuj na pewien czas
reports-do-lift = Zdejmij wyciszenie i blokadę
reports-time = Na jak długo
reports-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
reports-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
reports-note = Notatka do dziennika
reports-act = Wykonaj
reports-done = { $admin }: { $measure }, { $player }
reports-until = do { $until }
reports-more = Pokaż starsze

live-suspended = Masz blokadę do { $until }. Możesz oglądać gry, ale nie grać.
live-muted = Administrator odebrał ci głos do { $until }: nie możesz pisać na czacie.
live-warning = Administratorzy ostrzegają cię po zgłoszeniu innego gracza.
live-warning-insults = Nie obrażaj nikogo.
live-warning-cheating = Graj bez pomocy programów i innych osób.
live-warning-stalling = Nie przeciągaj gry celowo.
live-warning-leaving = Kończ gry, które zaczynasz.
live-warning-name = Wybierz inną nazwę gracza.
live-warning-other = Szanuj innych graczy i graj uczciwie.
live-warning-read = Rozumiem
