# Strona wydarzenia i komunikaty.

event-date = Data
event-venue = Miejsce
event-address = Adres
event-fee = Wpisowe
event-contact = Kontakt
event-sponsor = Sponsor
event-about = O turnieju
event-prizes = Nagrody
event-terms = Regulamin
event-website = Strona internetowa
event-photos = Zdjęcia
event-stream = Transmisja
event-calendar = Dodaj do kalendarza
event-registration = Zapisy
event-register = Zapisz się
event-register-until = Zapisy do: { $when }
event-register-closed = Zapisy są zamknięte.
event-own-place = Zobacz swoje zgłoszenie
event-registered-list = { $count ->
    [one] Miejsce ma { $count } osoba
    [few] Miejsce mają { $count } osoby
    [many] Miejsce ma { $count } osób
   *[other] Miejsce ma { $count } osoby
}
event-waiting-list = Lista rezerwowa
event-logo = Logo sponsora
event-notices = Komunikaty
event-notices-all = Pokaż wszystkie ({ $count })
event-notices-about = Widzą je wszyscy: na stronie wydarzenia, na tablicy i w telefonach.
event-notices-none = Nie ma komunikatów.
event-notice-text = Nowy komunikat
event-notice-post = Ogłoś
event-notice-remove = Zdejmij
event-page = Strona wydarzenia
event-page-about = Zwykły tekst. Co zostaje puste, nie jest pokazywane.
event-logo-file = Logo (PNG albo SVG, do { $most } kB)
event-logo-empty = Ten plik jest pusty: wybierz inny.
event-logo-large = Ten plik ma więcej niż { $most } kB: zapisz mniejszy obraz albo SVG.
event-logo-remove = Usuń logo
event-preview = Podgląd
event-open-page = Otwórz stronę
event-view-about = O turnieju
