# Co robią polecenia, tak jak mówi o tym `stolik POLECENIE --help`.

command = Rummikub według prawdziwych zasad turniejowych: ocena ruchów, liczenie punktów, sprawdzanie zapisów i gra.

command-judge = Ocenia, czy ruchy są dozwolone; jeden obiekt JSON w wierszu.
command-judge-more = `table` i `rack` to stół i tabliczka na początku ruchu, `proposal` to cały stół po nim. `set` to indeks układu w `proposal` albo null; `played` wymienia kostki wyłożone z tabliczki; `points` to ich wartość, joker liczy się jako to, co zastępuje, a przy niedozwolonym ruchu jest null.
command-can-open = Mówi, na których tabliczkach jest otwarcie; jeden obiekt JSON w wierszu.
command-can-open-more = `best` to najwięcej punktów, jakie dają układy z samej tabliczki; joker liczy się jako to, co zastępuje.
command-solve = Znajduje najlepszy ruch: dla ludzi z argumentami STÓŁ i TABLICZKA, dla programów jeden obiekt JSON w wierszu.
command-solve-more = Bez `rules` obowiązuje pl-forty. `objective` to tiles (najwięcej kostek, potem najwięcej punktów; domyślnie), points (najwięcej punktów, potem najwięcej kostek) albo rack (jak najmniej punktów na tabliczce). Punkty to liczby na wyłożonych kostkach, joker liczy się za 0. Układy stołu można wpisać w dowolnej kolejności; odpowiedź podaje je po kolei. Jeśli niczego nie da się wyłożyć: 0, 0, "" i stół bez zmian. Z "opened": false odpowiedzią jest otwarcie z samej tabliczki.
command-score = Liczy wyniki skończonych gier; jeden obiekt JSON w wierszu.
command-score-more = `ending` to out (ktoś wyłożył wszystko), exhausted (koniec banku) albo round-time (koniec czasu rundy); listy idą według miejsc. W `racks` gracz, który wyłożył wszystko, ma ""; `drawn_last` to kostka dobrana przez to miejsce w ostatnim ruchu albo null. `winners` to numery miejsc od 0; małe punkty zwycięzcy są dodatnie we wszystkich zasadach.
command-timeout = Rozstrzyga ruchy, na które zabrakło czasu; jeden obiekt JSON w wierszu.
command-timeout-more = `table` i `rack` to stół i tabliczka na początku ruchu, `now` to stół w chwili, gdy skończył się czas, `in_hand` to kostki trzymane wtedy w ręce, "" oznacza żadne. `outcome` to stands (ruch jest ważny) albo reverted (stół wraca do poprzedniego stanu), `rack` to tabliczka przed karą, `draws` to liczba kostek do dobrania.
command-rules = Pokazuje zestawy zasad obok siebie albo jeden z nich, z punktami przy każdej zasadzie.
command-rules-more = Z --set pokazuje wariant, według którego grałby organizator: stolik rules pl-forty --set turn_seconds=90 --name wolne
command-verify = Sprawdza zapis gry: rozdanie wynika z zapieczętowanej liczby losowej, a cała reszta z zasad.
command-verify-more = Kod wyjścia: 0, gdy wszystko się zgadza; 1, gdy coś jest nie tak, gra się nie skończyła albo liczby losowej nie ujawniono; 2, gdy nie ma takiego pliku.
command-show = Wypisuje zapis gry ruch po ruchu, z objaśnionym wynikiem.
command-play = Gra z botami w terminalu.
command-simulate = Rozgrywa gry między botami i mówi, kto jak często wygrywa.
command-simulate-more = Każde rozdanie gra się po razie przy każdym przesunięciu botów wokół stołu, żeby nikt nie zyskał na miejscu ani na kostkach. Przedziały są 95-procentowe, liczone po rozdaniach.
command-review = Przejrzyj zakończoną grę: co było możliwe, co zrobiono i jak to zmieniło szansę na wygraną.
command-review-more = Szanse są szacunkowe: gra jest dogrywana wiele razy, zgodnie z tym, co gracz mógł wiedzieć. Błąd jest zaznaczony tylko tam, gdzie potwierdza go przedział ufności.
command-puzzles = Zadania: twórz je, sprawdzaj i drukuj.
command-puzzles-make = Twórz zadania z gier botów.
command-puzzles-make-more = Po jednym obiekcie JSON w wierszu. Ta sama liczba losowa daje te same zadania; dla każdego z nich program dowiódł, że ma jedno rozwiązanie.
command-puzzles-check = Udowodnij każde zadanie z pliku: że ma rozwiązanie i że tylko jedno.
command-puzzles-print = Wydrukuj zadania jako PDF, z rozwiązaniami na ostatniej stronie.
command-draw = Losuje, kto gdzie siada: jeśli się da, nikt nie spotyka nikogo dwa razy, a gry przy stolikach trzyosobowych dzielą się równo.
command-draw-more = Przed losowaniem ogłoś listę startową i pieczęć, a po nim liczbę losową: wtedy każdy może je powtórzyć z --verify. Kod wyjścia: 0; 1, gdy ogłoszone losowanie jest inne; 2, gdy polecenie jest błędne.
command-standings = Liczy klasyfikację: duże punkty, potem małe punkty, dalej miejsca są wspólne.
command-standings-more = Małe punkty zapisuje się tak, że zwycięzca gry ma ich najwięcej, we wszystkich zasadach.
command-season = Klasyfikacja sezonu złożonego z kilku turniejów.
command-season-standings = Klasyfikuje graczy sezonu według punktów z ich najlepszych turniejów.
command-season-standings-more = Kto dzieli miejsce, dostaje średnią punktów za miejsca zajęte wspólnie. Przy równej sumie decyduje najlepszy zaliczony turniej, potem drugi i tak dalej; na końcu miejsce jest wspólne.
command-season-new = Rozpoczyna sezon: plik z jego zasadami, do którego dodaje się turnieje.
command-season-change = Zmienia zasady sezonu; co nie zostało podane, zostaje.
command-season-add = Dodaje turnieje: pliki turniejów, eksporty albo pliki z miejscami; gracze zostają powiązani z rejestrem.
command-season-add-more = Turniej planowany ma nazwę, a pliku jeszcze nie; dodanie pliku pod tą samą nazwą go uzupełnia.
command-season-remove = Usuwa turniej z sezonu; jego plik i osoby zostają.
command-season-category = Dodaje osobną klasyfikację wybranych osób albo klubów i drużyn; ten sam klucz zastępuje poprzednią.
command-season-explain = Wyjaśnia czyjeś punkty: każdy turniej z miejscem, punktami, wagą i premią oraz czy się liczy.
command-season-qualified = Podaje, kto awansuje do finału według limitów sezonu; remis o ostatnie miejsce zostaje otwarty.
command-season-reach = Pokazuje, co każdy może jeszcze osiągnąć w turniejach planowanych i niezakończonych.
command-season-export = Zapisuje wszystkie klasyfikacje sezonu: CSV do arkuszy, PDF na ścianę, JSON dla programów.
command-season-publish = Zapisuje sezon i jego turnieje jako strony WWW w trzech językach, które nie potrzebują serwera.
command-season-verify = Oblicza sezon od nowa z zapisów turniejów i porównuje z opublikowaną klasyfikacją.
command-people = Rejestr osób, wspólny dla wszystkich turniejów.
command-people-add = Dodaje osobę; odmawia, jeśli ktoś taki prawdopodobnie już jest w rejestrze.
command-people-change = Zmienia czyjeś dane; co nie zostało podane, zostaje.
command-people-import = Dodaje osoby z pliku CSV: wszystkie albo, przy jakimkolwiek błędzie, żadną; osoby znane pozostają bez zmian.
command-people-adopt = Wiąże graczy turniejów z osobami; nowych dodaje, a o wątpliwych pyta.
command-people-list = Wypisuje wszystkich według alfabetu danego języka.
command-people-find = Szuka osób po początku imienia i nazwiska, klubie, mieście lub licencji; znaki diakrytyczne nie mają znaczenia.
command-people-show = Pokazuje osobę: dane, każdy turniej z miejscem, grami i wygranymi oraz gry przeciwko komuś.
command-people-duplicates = Wypisuje pary, które są prawdopodobnie jedną osobą: można je połączyć albo uznać za dwie różne osoby.
command-people-merge = Łączy drugą osobę z pierwszą: z obiema historiami; oba numery prowadzą do niej.
command-people-apart = Zapisuje, że dwa podobne wpisy to dwie różne osoby.
command-people-erase = Usuwa dane osoby z rejestru i ze wszystkich turniejów; wyniki zostają pod numerem.
command-people-expire = Usuwa dane wszystkich, których nie wolno już przechowywać, na dziś lub na podany dzień.
command-serve = Uruchamia serwer gier dla przeglądarek i mówi, pod jakim adresem je otworzyć.
command-demo = Uruchamia przykładowy turniej z botami przy stolikach i mówi, co otworzyć; niczego nie zapisuje.
command-backup = Zapisuje bazę danych do jednego pliku, w stanie z jednej chwili; serwer może dalej działać.
command-backup-more = `stolik restore` odtwarza z niego bazę, SQLite albo PostgreSQL. Nazwy graczy usunięte później zostają we wcześniejszych kopiach: trzymaj ich niewiele.
command-restore = Odtwarza bazę danych z kopii i porównuje je; uszkodzona kopia niczego nie zmienia.
command-restore-more = Najpierw zatrzymaj serwer. Kopię z SQLite można odtworzyć w PostgreSQL i na odwrót; kopia ze starszej wersji zostanie zaktualizowana.
command-prune = Usuń zakończone gry sprzed podanej daty; rankingi, turnieje i ich wyniki zostają.
command-prune-more = Serwer może działać. Trwających gier polecenie nie rusza, podobnie jak gier turnieju, który nie jest zamknięty, i meczu, który trwa. Najpierw zrób kopię zapasową.
command-user = Konta: lista, uprawnienia, blokady, hasła, usuwanie. Działające serwery zauważą zmianę w ciągu minuty.
command-user-list = Wypisuje konta; goście ich nie mają.
command-user-appoint = Nadaje komuś prawa organizatora lub administratora albo je odbiera.
command-user-ban = Blokuje kogoś: może tylko patrzeć.
command-user-password = Nadaje kontu nowe hasło, wpisane albo ze standardowego wejścia; wylogowuje je wszędzie.
command-user-erase = Usuwa na zawsze nazwę gracza, login i hasło; gry zostają, bez nazwy.

command-tournament = Prowadzi turniej od listy startowej po dyplomy; wszystko jest w jednym pliku.
command-tournament-new = Ogłasza turniej: zakłada plik, w którym będzie wszystko.
command-tournament-formats = Wypisuje systemy rozgrywek, pokazuje jeden jako plik do edycji albo układa plan dla podanej liczby graczy.
command-tournament-format = Zmienia system rozgrywek lub zasady; tylko przed pierwszym losowaniem.
command-tournament-halls = Ustala, które stoliki są w której sali, albo to pokazuje.
command-tournament-timetable = Ustala, którego dnia i o której zaczynają się rundy, albo pokazuje plan z szacunkiem czasu.
command-tournament-roster = Lista startowa: wpisywanie, zmiany, rezygnacje, spóźnienia, nieobecności, wykluczenia, import, usuwanie i inne.
command-tournament-roster-list = Wypisuje wszystkich zgłoszonych.
command-tournament-roster-add = Wpisuje graczy; po pierwszym losowaniu to spóźnione zgłoszenie, jeśli system na nie pozwala.
command-tournament-roster-late = Wpisuje gracza, gdy gra już trwa, i potwierdza jego obecność; opuszczone gry liczą się tak, jak mówi system.
command-tournament-roster-import = Wpisuje graczy z pliku CSV: wszystkich albo, jeśli coś jest nie tak, nikogo.
command-tournament-roster-import-more = Nagłówki: imię i nazwisko (razem lub osobno), numer, klub, niepełnoletni (poniżej 18 lat), zgoda, przechowywać do, obecny; po polsku, angielsku lub rosyjsku. Bez nagłówków pierwsza kolumna to imię i nazwisko.
command-tournament-roster-rename = Zmienia imię i nazwisko, klub lub inne dane gracza.
command-tournament-roster-withdraw = Wycofuje gracza z turnieju na stałe, na jego życzenie; wyniki zostają.
command-tournament-roster-no-show = Odnotowuje, że gracz nie przyszedł na swoje miejsce; kończy to potwierdzenie obecności.
command-tournament-roster-exclude = Wyklucza gracza: decyzja sędziego głównego, z uzasadnieniem.
command-tournament-roster-erase = Usuwa dane gracza, na jego prośbę; wyniki zostają pod numerem. Tego nie da się cofnąć.
command-tournament-roster-apart = Rozdziela dwoje graczy (rodzina, ten sam klub), żeby los nie posadził ich przy jednym stoliku.
command-tournament-roster-lock = Daje graczowi stały stolik lub miejsce w każdym losowaniu.
command-tournament-checkin = Potwierdza obecność graczy i mówi, kogo brakuje; bez graczy tylko to drugie.
command-tournament-draw = Losuje następną rundę: najpierw pieczęć, potem miejsca, a z nimi liczba losowa.
command-tournament-draw-more = Z --commit najpierw ogłaszasz pieczęć, a losujesz drugim wywołaniem; do tego czasu liczba losowa czeka w pliku. Potem każdy może losowanie powtórzyć: stolik tournament verify.
command-tournament-tables = Pokazuje, kto gdzie siedzi.
command-tournament-swap = Zamienia dwoje graczy miejscami w tej rundzie; najpierw pokazuje skutki.
command-tournament-seat = Sadza gracza na wolnym miejscu w tej rundzie albo go tam przesadza; najpierw pokazuje skutki.
command-tournament-substitute = Daje miejsce gracza w tej rundzie komuś, kto nie ma miejsca; najpierw pokazuje skutki.
command-tournament-dissolve = Rozwiązuje stolik w tej rundzie: jego gracze siadają na wolnych miejscach przy innych; najpierw pokazuje skutki.
command-tournament-sit-out = Zapisuje, że obecny gracz nie gra w tej rundzie; najpierw pokazuje skutki.
command-tournament-sheet = Wpisuje kartę wyników stolika, a jeśli nie podano gier, pokazuje ją.
command-tournament-sheet-list =
    Grę wpisuje się w cudzysłowie, po kolei dla miejsc A, B, C, D:
      "25 -5 -12 -8"      małe punkty jak na karcie wyników (zwycięzcy dodatnie)
      "25 5 12 8"         bez znaków, jeśli jedna liczba jest sumą pozostałych
      "w 5 12 8"          w to zwycięzca, jego punkty policzy program
      "w 5 100u 8"        u bez otwarcia, o po otwarciu, c tabliczka warta tyle co kara
      "25 -5 . -20"       kropka za gracza, którego nie było
      "w 14 3 9 bank"     skończył się bank; time: skończył się czas rundy
      "/ r7 k13 / j u / b1"   tabliczki, które policzy program; last=k13 kostka dobrana ostatnia, a zapowiedź
      void                gry nie rozegrano (podaj --why)
command-tournament-sheet-more = Karta wyników podpisana na papierze zamyka się od razu; z --open czeka na graczy.
command-tournament-confirm = Odnotowuje, że gracze przy stoliku zgadzają się z kartą wyników.
command-tournament-close-sheet = Zamyka karty wyników; jeśli gracze nie potwierdzili, podaj dlaczego.
command-tournament-correct = Poprawia zamkniętą kartę wyników, z uzasadnieniem; klasyfikacja zmieni się sama.
command-tournament-sanction = Upomina gracza, odejmuje duże punkty albo wyklucza; powód (--why) zostaje w dzienniku.
command-tournament-dispute = Zapisuje spór (--why mówi, o co chodzi), rozstrzyga go albo wypisuje wszystkie.
command-tournament-standings = Pokazuje klasyfikację: duże punkty, małe punkty, wspólne miejsca, kto awansuje.
command-tournament-statistics = Pokazuje, jak kończyły się gry, ile trwały rundy, punkty według miejsc i wielkości stolika oraz rekordy dnia.
command-tournament-tie = Pokazuje nierozstrzygnięte remisy albo rozstrzyga pierwszy z nich: losowaniem lub dodatkową grą.
command-tournament-status = Pokazuje, na czym stoi turniej, czego brakuje i jakie jest następne polecenie.
command-tournament-print = Przygotowuje w PDF numery stolików, karty wyników, listy, klasyfikacje lub dyplomy.
command-tournament-report = Zapisuje raport sędziego: sankcje, spory, korekty, nieobecności, wezwania i czasy, na podstawie zapisu turnieju.
command-tournament-undo = Cofa zdarzenie z dziennika, także wcześniejsze cofnięcie; mówi, co od niego zależy.
command-tournament-log = Pokazuje dziennik: każde zdarzenie z numerem, czasem, osobą i powodem; cofnięte są oznaczone.
command-tournament-close = Zamyka etap i ustala, kto awansuje; po ostatnim kończy turniej.
command-tournament-export = Zapisuje wszystko do jednego pliku JSON, który odczyta `import`, i do plików CSV dla arkuszy.
command-tournament-import = Zakłada plik turnieju z eksportu; uszkodzonego nie przyjmie i nic nie założy.
command-tournament-publish = Zapisuje turniej jako strony WWW, które nie potrzebują serwera, w trzech językach: klasyfikacje, rundy, karty wyników i dane do ich sprawdzenia.
command-tournament-verify = Sprawdza turniej: ocenia dziennik od nowa i powtarza każde losowanie z ujawnionej liczby losowej.
command-tournament-verify-more = Kod wyjścia: 0, gdy wszystko jest tak, jak ogłoszono; 1, gdy cokolwiek się różni.
command-tournament-simulate = Rozgrywa cały turniej z losowymi wynikami i wypisuje go etap po etapie.

manual-people = Dla ludzi:
manual-takes = Wejście:
manual-gives = Wyjście:
manual-example = Przykład:
manual-bots = Boty, od najsłabszego:
manual-tiles = Kostka to litera koloru (r czerwony, b niebieski, k czarny, o pomarańczowy) i liczba, a j to joker: "r7 k13 j"; układy na stole rozdziela " | ".
manual-rules = `rules` to nazwa zestawu zasad (zob. `stolik rules`) albo obiekt, który opisuje jego wariant, na przykład { $variant }.
manual-answers = Każda odpowiedź to jeden wiersz, po kolei, z `id` swojego pytania. Na błędny wiersz odpowiada { $error }, a reszta idzie dalej. Kod wyjścia: 0, gdy odpowiedziano na każdy wiersz; 1, gdy w którymś był błąd.
