# Zapisy przed turniejem: formularz, własne miejsce i biuro zawodów.

signup-title = Zapisy
signup-event-page = O turnieju
signup-until = Zapisy do: { $when }.
signup-ended = Zapisy zakończyły się: { $when }. Zapytaj organizatora, czy jest jeszcze miejsce.
signup-not-open = Zapisy nie są otwarte. Zajrzyj tu później albo zapytaj organizatora.
signup-will-wait = Wszystkie miejsca są zajęte. Możesz wpisać się na listę rezerwową; kto czeka najdłużej, ten pierwszy dostaje wolne miejsce.
signup-count = { $count ->
    [0] Nikt się jeszcze nie zapisał.
    [one] Zapisała się { $count } osoba.
    [few] Zapisały się { $count } osoby.
    [many] Zapisało się { $count } osób.
   *[other] Zapisało się { $count } osoby.
}
signup-taken = Zajęte miejsca: { $taken } z { $limit }
signup-waiting-count = { $count ->
    [one] czeka { $count } osoba
    [few] czekają { $count } osoby
    [many] czeka { $count } osób
   *[other] czeka { $count } osoby
}
signup-name = Imię i nazwisko
signup-club = Klub (jeśli jest)
signup-born = Rok urodzenia
signup-young = Zapisuję osobę poniżej 18 lat
signup-consent = Jestem rodzicem lub opiekunem i zgadzam się na udział tej osoby.
signup-note = Uwagi dla organizatora (jeśli są)
signup-privacy-shown = Strona wydarzenia pokazuje, kto się zapisał (osoby poniżej 18 lat w skrócie); resztę widzą tylko organizatorzy.
signup-privacy-hidden = To, co tu wpiszesz, widzą tylko organizatorzy.
signup-kept-until = Wszystko zostanie usunięte { $date } albo od razu, gdy o to poprosisz.
signup-kept = W każdej chwili możesz wszystko usunąć.
signup-send = Zapisz się
signup-have-code = Masz już zgłoszenie?
signup-code = Kod osobisty
signup-show = Pokaż moje miejsce
signup-code-lost = Nie masz kodu? Organizator może dać ci nowy.
signup-is-in = Masz miejsce.
signup-is-waiting = Jesteś na liście rezerwowej: nr { $at }.
signup-is-withdrawn = Twoje zgłoszenie jest wycofane.
signup-waiting-about = Gdy zwolni się miejsce, lista przesunie się sama, a ta strona to pokaże.
signup-moved-up = Masz miejsce z listy rezerwowej: { $when }.
signup-in-roster = Jesteś na liście startowej z numerem { $number }.
signup-my-day = Moja strona w dniu turnieju
signup-is-paid = zapłacone
signup-not-paid = jeszcze niezapłacone
signup-number = Zgłoszenie nr { $number }, { $when }
signup-your-code = Kod osobisty
signup-code-once = Zapisz go albo zachowaj link: kod jest pokazywany tylko teraz. Z nim zobaczysz swoje miejsce, zmienisz dane albo się wycofasz.
signup-code-link = Link do twojego miejsca
signup-change-title = Twoje zgłoszenie
signup-change = Zmień dane
signup-save = Zapisz zmiany
signup-saved = Zapisano.
signup-at-desk = Jesteś już na liście startowej: o zmianę danych poproś biuro zawodów.
signup-withdraw = Wycofaj się
signup-withdraw-ask = Zrezygnować z miejsca?
signup-withdraw-about = Miejsce dostanie osoba, która czeka najdłużej. Jeśli zmienisz zdanie, trzeba będzie zapisać się od nowa.
signup-stay = Zachowaj miejsce
signup-erase = Usuń moje dane
signup-erase-ask = Usunąć wszystkie twoje dane?
signup-erase-about = Twoje miejsce się zwolni i nic z wpisanych danych nie zostanie. Nie da się tego cofnąć.
signup-keep = Zostaw
signup-another = Zapisz kogoś innego na tym urządzeniu

signup-desk-link-about = Wyślij link albo wydrukuj kod QR. Pod tym adresem jest formularz.
signup-desk-qr = Kod QR formularza zapisów
signup-desk-enlarge = Powiększ kod QR
signup-desk-limit = Miejsca
signup-desk-no-limit = bez limitu
signup-desk-closes = Otwarte do
signup-desk-closes-past = Ten termin już minął: nikt nie może się zapisać, dopóki go nie zmienisz.
signup-desk-message = Co czyta każdy, kto się zapisuje, na przykład jak zapłacić
signup-desk-asks = O co pyta formularz oprócz imienia i nazwiska
signup-desk-ask-club = klub
signup-desk-ask-born = rok urodzenia
signup-desk-ask-note = uwagi
signup-desk-names = Wszyscy widzą, kto się zapisał
signup-desk-open = Otwórz zapisy
signup-desk-close = Zamknij zapisy
signup-desk-list = { $count ->
    [one] { $count } zgłoszenie
    [few] { $count } zgłoszenia
    [many] { $count } zgłoszeń
   *[other] { $count } zgłoszenia
}
signup-desk-nobody = Nikt się jeszcze nie zapisał. Otwórz zapisy i wyślij link.
signup-desk-search = Szukaj po imieniu i nazwisku, klubie lub uwagach
signup-desk-none-found = Na liście nie ma nikogo takiego.
signup-desk-add = Dopisz do listy
signup-desk-csv = Zapisz jako CSV
signup-desk-enter = Wpisz na listę startową ({ $count })
signup-desk-enter-chosen = Wpisz wybranych ({ $count })
signup-desk-choose = Wybierz: { $name }
signup-desk-number = Nr { $number }
signup-desk-young = poniżej 18 lat
signup-desk-paid = wpisowe
signup-desk-place = ma miejsce
signup-desk-waiting = lista rezerwowa, nr { $at }
signup-desk-withdrawn = wycofane
signup-desk-entered = na liście startowej, nr { $player }
signup-desk-left = wycofane, a na liście startowej jest nr { $player }
signup-desk-erased = dane usunięte
signup-desk-namesake = Na liście startowej jest już nr { $player }, może to ta sama osoba.
signup-desk-double = Może to ta sama osoba co nr { $number }.
signup-desk-code = Nowy kod
signup-desk-code-of = Nowy kod: { $name }
signup-desk-code-ask = Nowy kod osobisty: { $name }?
signup-desk-code-about = Stary kod przestanie działać.
signup-desk-code-hand = Przekaż ten kod: { $name }. Jest pokazywany tylko teraz.
signup-desk-withdraw = Wycofaj
signup-desk-withdraw-of = Wycofaj: { $name }
signup-desk-withdraw-about = Miejsce dostanie osoba, która czeka najdłużej.
signup-desk-erase = Usuń
signup-desk-erase-of = Usuń dane: { $name }
signup-desk-erase-about = Nie da się tego cofnąć.
