# Zapisy przed turniejem, strona wydarzenia i komunikaty: polecenia, zdarzenia i odmowy.

role-applicant = osoba zapisana

happened-registration-open = Zapisy są otwarte.
happened-registration-limited = { $limit ->
    [one] Zapisy są otwarte: { $limit } miejsce.
    [few] Zapisy są otwarte: { $limit } miejsca.
    [many] Zapisy są otwarte: { $limit } miejsc.
   *[other] Zapisy są otwarte: { $limit } miejsca.
}
happened-registration-closed = Zapisy są zamknięte.
happened-application-received = Nowe zgłoszenie: { $who }.
happened-application-changed = Zgłoszenie zmienione: { $who }.
happened-application-withdrawn = Zgłoszenie wycofane: { $who }.
happened-application-erased = Dane osobowe usunięte: zgłoszenie nr { $who }.
happened-application-paid = Wpisowe zapłacone: { $who }.
happened-application-unpaid = Wpisowe jednak niezapłacone: { $who }.
happened-code-renewed = Nowy kod osobisty: { $who }.
happened-page-set = Strona wydarzenia została zmieniona.
happened-logo-set = Strona wydarzenia ma nowe logo.
happened-logo-removed = Logo zostało usunięte.
happened-notice-posted = Komunikat: { $text }
happened-notice-removed = Komunikat #{ $event } został zdjęty.

refused-registration-closed = Zapisy nie są otwarte. Zapytaj organizatora albo zajrzyj tu później.
refused-registration-over = Termin zapisów minął i nikt nie może się już zapisać. Zapytaj organizatora, czy jest jeszcze miejsce.
refused-registration-full = Lista jest pełna; najwięcej zgłoszeń: { $expected }.
refused-unknown-application = nie ma zgłoszenia o numerze { $found }
refused-wrong-code = Żadne zgłoszenie nie ma takiego kodu. Sprawdź litery albo poproś organizatora o nowy kod.
refused-application-withdrawn = To zgłoszenie zostało wycofane. Aby jednak wziąć udział, zapisz się ponownie.
refused-in-roster = To zgłoszenie jest już na liście startowej. O zmianę lub usunięcie danych poproś biuro zawodów.
refused-born-missing = Podaj rok urodzenia czterema cyframi; nie może być późniejszy niż rok turnieju.
refused-nobody-to-enter = Nie ma kogo wpisać: wszyscy z miejscem są już na liście startowej.
refused-place-given = Tego nie da się już cofnąć: zgłoszenie nr { $found } dostało w tym czasie miejsce i by je straciło.
because-registration-closed = zapisy nie byłyby otwarte
because-registration-over = termin zapisów by minął
because-registration-full = lista byłaby pełna
because-unknown-application = nie byłoby takiego zgłoszenia
because-wrong-code = kod byłby zły
because-application-withdrawn = zgłoszenie byłoby wycofane
because-in-roster = zgłoszenie byłoby już na liście startowej
because-born-missing = brakowałoby roku urodzenia
because-nobody-to-enter = nie byłoby kogo wpisać
because-place-given = ktoś straciłby miejsce
because-bad-link = „{ $typed }” nie jest bezpiecznym adresem: wpisz go w całości, od https://
because-not-one-line = „{ $typed }” musi zmieścić się w jednym wierszu
because-bad-logo = logo musi być obrazem do { $expected } kB
because-empty-notice = komunikat nie ma treści
because-many-notices = liczba komunikatów osiągnęła już { $expected }; najpierw zdejmij któryś

registration-state-open = Zapisy są otwarte.
registration-state-closed = Zapisy są zamknięte. Otwiera je polecenie: stolik tournament registration open
registration-state-over = Zapisy zakończyły się: { $when }.
registration-places = Zajęte miejsca: { $places } z { $limit }; na liście rezerwowej: { $waiting }.
registration-places-unlimited = Liczba zgłoszeń: { $places }.
registration-closes = Zapisy do: { $when }.
registration-none = Nikt się jeszcze nie zapisał.
registration-none-found = Na liście nie ma nikogo, kto pasuje do „{ $typed }”.
registration-number = Nr
registration-name = Imię i nazwisko
registration-club = Klub
registration-standing = Stan
registration-paid = Wpisowe
registration-note = Uwagi
registration-standing-place = ma miejsce
registration-standing-waiting = lista rezerwowa, nr { $at }
registration-standing-withdrawn = wycofane
registration-standing-entered = na liście startowej, nr { $player }
registration-standing-left = wycofane; na liście startowej nr { $player }
registration-standing-erased = dane usunięte
registration-namesake = na liście startowej jest już nr { $player }, może to ta sama osoba
registration-double = może to ta sama osoba co nr { $number }
registration-minor = poniżej 18 lat
registration-code = Kod osobisty, pokazywany tylko raz: { $code }
registration-entered = { $count ->
    [one] Na listę startową wpisano { $count } osobę.
    [few] Na listę startową wpisano { $count } osoby.
    [many] Na listę startową wpisano { $count } osób.
   *[other] Na listę startową wpisano { $count } osoby.
}
registration-skipped = Pominięto, bo na liście startowej jest już chyba ta sama osoba: { $who }.
registration-bad-moment = „{ $typed }” to nie data ani chwila: napisz 2026-11-20 albo 2026-11-20T18:00
registration-bad-asked = o „{ $typed }” nie można pytać: napisz listę z club, born, note albo none
registration-bad-number = „{ $typed }” to nie numer zgłoszenia
registration-erase-question = Usunąć dane zgłoszenia nr { $number }? Nie da się tego cofnąć. (tak/nie)
registration-written = Zapisano: { $file }
csv-column-state = stan
csv-column-note = uwagi
csv-column-paid = wpisowe
csv-column-registered = zapisano

page-empty = Strona wydarzenia jest pusta. Na przykład: stolik tournament page --venue "Dom kultury" --address "Rynek 1" --fee "25 zł"
page-about = O turnieju
page-venue = Miejsce
page-address = Adres
page-fee = Wpisowe
page-prizes = Nagrody
page-terms = Regulamin
page-contact = Kontakt
page-sponsor = Sponsor
page-website = Strona internetowa
page-photos = Zdjęcia
page-stream = Transmisja
page-logo = Logo: { $kilobytes } kB
page-too-long = Za długie albo nie takie, jak trzeba: { $field }
notice-too-long = Komunikat ma najwyżej { $most } znaków.
notices-none = Nie ma komunikatów.
calendar-written = Zapisano: { $file }
calendar-registration = Zapisy: { $address }
