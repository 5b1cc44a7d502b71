# Seasons and the register of people.

people-added-one = Dodano: #{ $number } { $name }
people-changed = Zmieniono: #{ $number } { $name }
people-imported = Dodano: { $added }; już w rejestrze: { $known }.
people-adopted = { $event }: znanych { $known }, nowych { $added }.
people-nobody = Nikogo nie znaleziono.
people-no-duplicates = Nikt nie wygląda na wpisanego dwa razy.
people-apart = Dwie osoby: { $one } i { $other }.
people-merged = { $gone } to teraz { $kept }, { $events ->
    [one] { $events } turniej
    [few] { $events } turnieje
    [many] { $events } turniejów
   *[other] { $events } turnieju
}.
people-erase-ask = Usunąć wszystkie dane: { $name } (#{ $number }) z rejestru i ze wszystkich turniejów? Tego nie można cofnąć. (tak/nie)
people-expire-ask = Usunąć wszystkie dane: { $names }? Tego nie można cofnąć. (tak/nie)
people-erased = Usunięto: { $numbers }
people-erased-in = Usunięto z { $file }
people-erase-copies = Kopie, kopie zapasowe i listy zapisane wcześniej nadal zawierają te dane.
people-none-expired = Niczyje dane nie są do usunięcia.
people-erase-missing = Niczego nie usunięto, bo brakuje plików z tymi danymi: { $files }. Przywróć je albo dodaj --missing-files.
people-erase-refused = Nie udało się usunąć danych z { $file }; w rejestrze nadal są.
people-bad-link = Powiązanie zapisuje się jako GRACZ=NUMER albo GRACZ=new: { $typed }
people-against = Przeciwko { $name }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, lepszy wynik w { $better }, gorszy w { $worse }.
people-file-missing = Nie ma pliku turnieju „{ $event }”.
people-column-number = Nr
people-column-name = Imię i nazwisko
people-column-born = Rok ur.
people-column-club = Klub
people-column-town = Miasto
people-column-team = Drużyna
people-column-licence = Licencja
people-column-keep-until = Przechowywać do
people-column-categories = Kategorie
people-column-consents = Zgody
people-column-events = Turnieje
people-column-event = Turniej
people-column-date = Data
people-column-place = Miejsce
people-column-field = Na
people-column-games = Gry
people-column-wins = Wygrane

# What a register refuses, by code.

register-erased-name = Osoba { $number }
register-no-file = Nie ma rejestru { $file }: zacznij od `stolik people add` albo wskaż go przez --file.
register-no-register = To nie jest rejestr osób: wskaż people.json, który zapisuje `stolik people`. Arkusz wczytuje `stolik people import`.
register-no-register-page = To nie jest rejestr osób. Wybierz people.json albo arkusz zapisany jako CSV.
register-newer-register = Ten rejestr zapisał nowszy Stolik (wersja { $version }): zaktualizuj program.
register-bad-register = Rejestr jest uszkodzony, miejsce: { $field }
register-no-person = Nikt w rejestrze nie pasuje: { $typed }. Podaj numer, licencję albo imię i nazwisko; pokażą je `stolik people find` i `list`.
register-no-person-page = Nikt w rejestrze nie pasuje: { $typed }
register-many-persons = „{ $typed }” pasuje do kilku osób: { $persons }. Podaj numer.
register-bad-person-name = Imię i nazwisko to jeden widoczny wiersz, najwyżej { $most } znaków: { $typed }
register-bad-year = Rok urodzenia jest od 1900 do 2100: { $typed }
register-bad-keep-until = Nie ma takiej daty: { $typed }. Zapisz rok, miesiąc i dzień tak: 2027-12-31.
register-text-too-long = Klub, miasto, drużyna i kategorie to widoczne teksty do { $most } znaków: { $typed }
register-bad-licence = Numer licencji ma najwyżej { $most } liter, cyfr, kropek, łączników lub ukośników, bez spacji: { $typed }
register-duplicate-licence = Licencję { $licence } ma już #{ $person } { $name }: popraw numer albo połącz oba wpisy.
register-likely-duplicate = { $name } to prawdopodobnie #{ $other }. Jeśli to inna osoba, podaj rok urodzenia obu osób albo użyj stolik people add --namesake.
register-licence-in-line = Licencja { $licence } jest też w wierszu { $line } ({ $name }): popraw jedną z nich.
register-alike-in-line = { $name } – ta osoba jest też w wierszu { $line }. Jeśli to dwie osoby o tym samym imieniu i nazwisku, podaj rok urodzenia obu; jeśli jedna, usuń jeden wiersz.
register-same-person = #{ $person } to jedna i ta sama osoba.
register-both-played = { $one } i { $other } grali razem w „{ $event }”, więc to dwie osoby.
register-person-erased = Dane #{ $person } zostały usunięte.
register-doubtful-players = { $event }: nie wiadomo na pewno, kim są: { $players }. Rozstrzygnij przez --link GRACZ=NUMER albo --link GRACZ=new.
register-no-such-player = W tym turnieju nie ma gracza { $player }.
register-person-twice = #{ $person } to byłoby dwóch graczy w „{ $event }”.
register-not-drawn = W „{ $event }” nie było jeszcze losowania: przejmij turniej po pierwszym losowaniu albo zaplanuj go przez --planned.
register-nobody-to-adopt = Żaden gracz w „{ $event }” nie ma podanego imienia i nazwiska.
register-unknown-number = „{ $event }”: nikt w rejestrze nie ma numeru { $number }. Popraw go albo wpisz imię i nazwisko.
register-unknown-number-page = nikt w twoim rejestrze nie ma numeru { $number }. Popraw go albo wpisz imię i nazwisko.
register-register-full = Rejestr może mieć najwyżej { $most } osób.
register-register-busy = Rejestr zmienia właśnie ktoś inny: spróbuj jeszcze raz.
register-not-your-event = Graczy turnieju może przejąć tylko jego organizator.
register-likely-duplicate-page = { $name } – taka osoba prawdopodobnie już jest w rejestrze, pod numerem { $other }. Jeśli to ktoś inny o tym samym imieniu i nazwisku, zaznacz to poniżej albo podaj rok urodzenia obu osób.
register-not-drawn-page = Turniej „{ $event }” nie ma jeszcze graczy.

# Standings of a season.

season-overall = Klasyfikacja ogólna
season-standings = Klasyfikacja
season-club = Klub
season-category-juniors = Juniorzy
season-category-seniors = Seniorzy
season-category-women = Kobiety
season-category-clubs = Kluby
season-category-teams = Drużyny
season-provisional = „{ $event }” jeszcze trwa: punkty mogą się zmienić.
season-too-few = Osoby bez miejsca rozegrały mniej niż { $minimum ->
    [one] { $minimum } turniej
    [few] { $minimum } turnieje
    [many] { $minimum } turniejów
   *[other] { $minimum } turnieju
}.
season-created = { $name }: zapisano w { $file }. Turnieje dodaje `stolik season add`.
season-file-there = { $file } już istnieje; --force go zastąpi.
season-changed = Zmieniono: { $name }
season-nobody-qualified = Nikt jeszcze nie ma awansu.
season-added = Dodano: { $event }; osób znanych { $known }, nowych { $added }.
season-planned = Zaplanowano: { $event }
season-removed = Usunięto: { $event }
season-category-added = Tę klasyfikację pokaże `stolik season standings --of { $category }`.
season-add-what = Podaj pliki turniejów albo, dla turnieju bez pliku, --planned i --name.
season-export-where = Podaj, co zapisać: --csv, --pdf albo --json, każde z plikiem.
season-bad-quota = Limit to liczba albo KATEGORIA=LICZBA: { $typed }
season-explain-head = { $name }: miejsce { $place }, punkty: { $points }
season-explain-unplaced = { $name }: bez miejsca{ $place } (za mało turniejów), punkty: { $points }
season-column-event = Turniej
season-column-place = Miejsce
season-column-base = Za wynik
season-column-weight = Waga
season-column-bonus = Premia
season-column-points = Punkty
season-column-counted = Liczy się
season-place-of = { $place } na { $field }
season-excluded = wykluczenie
season-through = Awans
season-by-organiser = Decyzja organizatora
season-skipped-already = { $of }: { $name } jest już w finale; wchodzi następna osoba.
season-skipped-declined = { $of }: { $name } rezygnuje; wchodzi następna osoba.
season-skipped-too-few-events = { $of }: { $name } — za mało rozegranych turniejów.
season-open = { $of }: wolnych miejsc: { $places }, a te osoby są równe: { $names }.
season-most = Najwięcej
season-best-place = Najlepsze miejsce
season-worst-place = Najgorsze miejsce
season-reach-exact = Najlepsze miejsce: po wygraniu ostatniego turnieju, gdy nikt inny nie zdobędzie punktów. Najgorsze: bez punktów, gdy wyprzedzi jak najwięcej osób.
season-reach-bound = Najlepsze miejsce: po wygraniu wszystkiego, gdy nikt inny nie zdobędzie punktów. Najgorsze to bezpieczna granica: wszyscy inni wygrywają wszystko.
season-verify-good = Zgadza się: turniejów { $events }, osób { $people }.
season-verify-bad = NIE zgadza się: turniejów { $events }, osób { $people }.
season-verify-log = Turniej { $event }: { $detail }
season-verify-cache = { $event }: pamięć podręczna ma inne wyniki niż zapis turnieju; usuń plik .cache.
season-verify-standings = { $event }: inne miejsce lub punkty: { $detail }
season-verify-no-standings = { $event } nie zawiera klasyfikacji sezonu.

# What a season refuses, by code.

season-refused-no-season = To nie jest plik sezonu: nowy zaczyna `stolik season new`.
season-refused-newer-season = Ten sezon zapisał nowszy Stolik (wersja { $version }): zaktualizuj program.
season-refused-bad-season = Błąd w pliku sezonu, miejsce: { $field }
season-refused-bad-season-name = Nazwa to jeden widoczny wiersz, najwyżej { $most } znaków.
season-refused-no-points = Przy takich punktach nikt nic nie dostanie: pierwsze miejsce jest warte co najmniej 1.
season-refused-bad-best = Liczba turniejów jest od 1 do { $most }: { $typed }
season-refused-bad-weight = { $event }: waga to liczba większa od 0, na przykład 1.5: { $typed }
season-refused-bad-bonus = Premia to liczba od 0, na przykład 2 albo 2,5: { $typed }
season-refused-bad-key = Klucz ma najwyżej { $most } liter, cyfr lub łączników, bez spacji: { $typed }
season-refused-empty-category = Do { $typed } nikt nie mógłby należeć: sprawdź lata.
season-refused-unknown-standings = Sezon nie ma takiej klasyfikacji osób: { $typed }. Dodaj ją najpierw poleceniem `stolik season category`.
season-refused-key-twice = Są dwie klasyfikacje { $typed }.
season-refused-event-twice = „{ $event }” już jest w sezonie: podaj inną nazwę przez --name.
season-refused-no-event-file = „{ $event }”: nie ma pliku { $file }. Przywróć go albo usuń turniej z sezonu: `stolik season remove`.
season-refused-unknown-event = W { $file } nie ma turnieju „{ $event }”.
season-refused-unlinked-players = W „{ $event }” są gracze spoza rejestru ({ $count }): { $players }. Uruchom: stolik people adopt { $file }
season-refused-person-twice-in-event = { $person } zajmuje dwa miejsca w „{ $event }”: dwóch graczy połączono w jedną osobę.
season-refused-not-in-season = { $person } nie gra w tym sezonie.
season-refused-no-quota = Sezon nie mówi nic o finale: ustaw --quota przez `stolik season change`.
season-refused-bad-quota = Limit jest od 1 do 1000: { $typed }
season-refused-nothing-left = Nie został żaden turniej: dodaj planowany przez --planned.
season-refused-unbounded-points = Duże punkty nie mają granicy: podaj przez --most, ile najwięcej może dać jeden turniej.
season-refused-bad-date = Nie ma takiej daty: { $typed }. Zapisz rok, miesiąc i dzień tak: 2027-12-31.
season-refused-unknown-season = Nie ma takiego sezonu.
season-refused-not-your-season = Sezon może zmienić tylko jego właściciel.
season-refused-not-your-tournament = „{ $event }” to nie jest turniej, który organizujesz na tym koncie.
season-refused-season-changed = Tymczasem inna strona zapisała ten sezon: odśwież i wprowadź zmianę jeszcze raz.
season-refused-event-twice-page = „{ $event }” już jest w sezonie: turnieje muszą mieć różne nazwy i nie mogą się powtarzać.
season-refused-no-places-file = Nie ma takiego pliku z miejscami: został usunięty albo należy do kogoś innego.
season-refused-places-in-season = „{ $event }” liczy się w sezonie „{ $season }”: najpierw usuń stamtąd ten turniej.
season-refused-tournament-file = To cały turniej, a nie plik z miejscami: wczytaj go na stronie turniejów („Z pliku”), a potem dodaj tutaj.
season-refused-bad-file = Nie można odczytać pliku. Sprawdź, czy to właściwy plik.
season-refused-several-events = { $count ->
    [0] W tym pliku nie ma żadnego miejsca: po nagłówkach jest jeden wiersz na każdą osobę.
    [one] W pliku jest { $count } turniej.
    [few] W pliku są { $count } turnieje; plik, który zastępuje inny, może mieć tylko jeden.
    [many] W pliku jest { $count } turniejów; plik, który zastępuje inny, może mieć tylko jeden.
   *[other] W pliku jest { $count } turnieju; plik, który zastępuje inny, może mieć tylko jeden.
}
season-refused-too-many-files = Można mieć najwyżej { $most } plików z miejscami: usuń te, których nie potrzebuje żaden sezon.
season-refused-season-file-rules = { $file } ma własne punkty: zmienia je `stolik season change`.
