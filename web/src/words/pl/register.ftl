# Rejestr osób organizatora i wyszukiwanie osób w biurze zawodów.

register-title = Osoby
register-back = ← Turnieje
register-about = Wszyscy, którzy grają na twoich turniejach: każda osoba jest tu raz, z całą historią, gotowa do wpisania na następną listę startową i do sezonu. Tę stronę widzisz tylko ty.
register-needs-account = Rejestr należy do konta
register-needs-account-about = Dzięki temu znajdziesz go na każdym urządzeniu, a nikt inny go nie zobaczy. Sesja gościa kiedyś wygasa, a z nią przepadłby jedyny dostęp do tych osób.
register-nobody = Nikogo tu jeszcze nie ma
register-nobody-about = Przejmij graczy swoich turniejów, wczytaj arkusz albo dodawaj osoby po kolei.
register-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
register-search = Imię i nazwisko, klub, miejscowość, licencja lub numer
register-search-none = Nikt nie pasuje. Ogonki i wielkość liter nie mają znaczenia; wpisz mniej liter.
register-more = { $count ->
    [one] Jeszcze { $count } osoba: wpisz początek.
    [few] Jeszcze { $count } osoby: wpisz początek.
   *[many] Jeszcze { $count } osób: wpisz początek.
}
register-given = Imię
register-surname = Nazwisko
register-born = Rok urodzenia
register-born-short = Ur.
register-club = Klub
register-town = Miejscowość
register-team = Drużyna
register-licence = Numer licencji
register-categories = Kategorie
register-categories-example = kobiety weterani
register-consents = Zgody
register-consent-data = na wpis do tego rejestru
register-consent-publication = na publikację pełnego imienia i nazwiska, także poniżej 18 lat
register-consent-photo = na zdjęcia
register-consent-guardian = zgoda opiekuna na udział
register-keep-until = Usunąć dane dnia
register-add = Dodaj osobę
register-add-this = Dodaj
register-added = Dodano do rejestru: { $name }.
register-namesake = To inna osoba o tym samym imieniu i nazwisku
register-save = Zapisz
register-cancel = Anuluj
register-open = Otwórz: { $name }
register-open-short = Otwórz
register-history = Turnieje
register-history-none = Na razie bez turniejów.
register-event = Turniej
register-events = Turnieje
register-events-count = { $count ->
    [one] { $count } turniej
    [few] { $count } turnieje
   *[many] { $count } turniejów
}
register-place = Miejsce
register-place-of = { $place } z { $field }
register-games = Gry
register-wins = Wygrane
register-against = Gry przeciwko
register-never-met = Te osoby nigdy nie siedziały przy jednym stoliku.
register-met = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} przy jednym stoliku: lepszy wynik w { $better }, gorszy w { $worse }.
register-merge = Połącz
register-merge-with = To ta sama osoba co
register-merge-with-another = Połącz z innym wpisem
register-merge-about = Z dwóch historii powstanie jedna. Liczą się dane wpisu: { $name }; braki uzupełni drugi wpis.
register-erase = Usuń dane
register-erase-yes = Usuń na zawsze
register-erase-about = { $name }: wszystkie dane tej osoby znikną stąd i z turniejów ({ $events }) jednocześnie. Wyniki zostaną pod numerem. Tego nie można cofnąć; wydruki i pliki zrobione wcześniej zachowają imię i nazwisko.
register-duplicates = Może to jedna osoba
register-duplicates-about = To samo imię i nazwisko bez różnych roczników albo jeden numer licencji.
register-one-person = Jedna osoba: połącz
register-two-people = Dwie osoby
register-own-events = Twoje turnieje
register-own-events-about = Przejęcie łączy graczy z osobami z rejestru i dodaje nowe osoby.
register-own-events-none = Na tym koncie nie ma jeszcze twoich turniejów.
register-linked = w rejestrze: { $linked } z { $players }
register-places = plik z miejscami
register-no-players = jeszcze bez graczy
register-adopt = Przejmij
register-adopted = { $event }: znane osoby: { $known }, nowe: { $added }.
register-doubtful = Kto to jest?
register-doubtful-about = Ci gracze pasują do kilku osób albo do kogoś z innego klubu. Pozostali są już połączeni.
register-doubtful-new = Ktoś nowy
register-decide = Zatwierdź
register-files = Pliki
register-import-about = Arkusz (CSV) z nagłówkami po polsku, rosyjsku lub angielsku albo rejestr z wiersza poleceń (people.json). Wczytują się wszyscy albo nikt, jeśli w którymś wierszu jest błąd; kto już tu jest, pozostaje bez zmian.
register-import-file = Plik z osobami
register-imported = Dodano: { $added }; było już wcześniej: { $known }.
register-left-out = Nieznane kolumny: { $columns }.
register-export-about = Oba pliki można wczytać z powrotem.
register-export-csv = Arkusz (CSV)
register-export-json = Rejestr (people.json)
register-privacy = Dane osób, których termin minął, serwer usuwa sam, tutaj i w twoich turniejach. Jeśli usuniesz konto, zniknie też rejestr.

# W biurze zawodów
register-from = Z rejestru
register-from-about = Zaznacz, kto przychodzi; nikt nie trafi na listę dwa razy.
register-from-event = Gracze turnieju
register-from-everybody = Wszystkie osoby z rejestru
register-from-all = Zaznacz wszystkich
register-from-none = Odznacz wszystkich
register-from-enter = { $count ->
    [0] Zaznacz kogoś
    [one] Wpisz { $count } osobę
    [few] Wpisz { $count } osoby
   *[many] Wpisz { $count } osób
}
register-from-unagreed = Poniżej 18 lat: { $names }. Zaznacz zgodę opiekuna albo odznacz gracza.
register-from-entered = już na liście
register-from-empty = Rejestr jest pusty. Wypełnisz go na stronie „Osoby”.
register-from-last = ostatnio: { $event }
register-known = Z twojego rejestru
