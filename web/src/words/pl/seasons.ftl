# Sezony: lista, strona na żywo, strona organizatora.

seasons-title = Sezony
seasons-back = ← Turnieje
seasons-about = Kilka turniejów, jedna klasyfikacja i finał dla najlepszych: na żywo, z wyjaśnieniem każdej liczby.
seasons-none = Nie ma jeszcze żadnego sezonu.
seasons-mine = Twoje
seasons-others = Innych organizatorów
seasons-new = Nowy sezon
seasons-needs-account = Sezon należy do konta, tak jak rejestr osób, z którego bierze graczy.
seasons-name-field = Nazwa sezonu
seasons-name-example = Grand Prix 2026
seasons-create = Utwórz sezon
seasons-edit = Edytuj
seasons-gone = Nie ma takiego sezonu
seasons-events = Turnieje
seasons-no-events = Nie ma jeszcze turniejów.
seasons-events-count = { $count ->
    [one] { $count } turniej
    [few] { $count } turnieje
   *[many] { $count } turniejów
}
seasons-people-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
seasons-games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
seasons-stage-planned = planowany
seasons-stage-playing = trwa
seasons-stage-over = zakończony
seasons-weight = liczy się razy { $weight }
seasons-always = liczy się zawsze
seasons-unlinked = { $count ->
    [one] { $count } gracz do rozpoznania przez organizatora
    [few] { $count } graczy do rozpoznania przez organizatora
   *[many] { $count } graczy do rozpoznania przez organizatora
}
seasons-unlinked-mine = { $count ->
    [one] Wskaż, kim jest { $count } gracz
    [few] Wskaż, kim są { $count } gracze
   *[many] Wskaż, kim jest { $count } graczy
}
seasons-through = { $of }, miejsce { $place }
seasons-live = Teraz trwa: { $events }. Punkty zmieniają się z każdą kartą wyników.
seasons-standings = Klasyfikacja
seasons-overall = Klasyfikacja ogólna
seasons-nobody = Nikogo tu jeszcze nie sklasyfikowano.
seasons-place = Miejsce
seasons-name = Imię i nazwisko
seasons-points = Punkty
seasons-place-of = miejsce { $place } z { $field }
seasons-excluded = wykluczenie
seasons-not-counted = nie liczy się
seasons-brackets = W nawiasach: turnieje, które się nie liczą. Naciśnij osobę, aby zobaczyć, skąd są punkty.
seasons-all = Pokaż wszystkich ({ $count })
seasons-reach = Możliwa jeszcze suma punktów: { $most }; miejsce od { $best } do { $worst }.
seasons-reach-bound = (Najgorsze miejsce to bezpieczne oszacowanie: wszyscy inni wygrywają wszystko.)
seasons-too-few = Do klasyfikacji potrzeba rozegranych turniejów: { $minimum }.
seasons-rule-places = Punkty za miejsca: { $points }
seasons-rule-share = Punkty za wyprzedzoną część stawki, { $most } za zwycięstwo
seasons-rule-big = Duże punkty z turniejów
seasons-rule-best = { $count ->
    [one] liczy się najlepszy turniej
    [few] liczą się { $count } najlepsze turnieje
   *[many] liczy się { $count } najlepszych turniejów
}
seasons-rule-bonus = za finał turnieju dodatkowo { $points }
seasons-rule-minimum = { $count ->
    [one] co najmniej { $count } turniej
    [few] co najmniej { $count } turnieje
   *[many] co najmniej { $count } turniejów
}
seasons-final = Finał
seasons-by-organiser = decyzja organizatora
seasons-undecided = { $of }: wolne miejsca: { $places }, a te osoby mają równy wynik: { $names }.
seasons-skipped-already = { $of }: { $name } ma już miejsce w finale; wchodzi następna osoba.
seasons-skipped-declined = { $of }: { $name } – rezygnacja; wchodzi następna osoba.
seasons-skipped-too-few-events = { $of }: { $name } – za mało turniejów.
seasons-statistics-show = Pokaż statystyki

# Strona organizatora
seasons-to-page = Strona sezonu
seasons-save = Zapisz
seasons-saved = Zapisano
seasons-event-name = Turniej
seasons-event-planned = Planowany turniej
seasons-date = Data
seasons-weight-field = Waga
seasons-always-field = Liczy się oprócz najlepszych
seasons-up = Przesuń w górę
seasons-take-out = Usuń z sezonu: { $event }
seasons-take-out-short = Usuń
seasons-add-tournament = Dodaj jeden ze swoich turniejów
seasons-add = Dodaj
seasons-plan-event = Zaplanuj turniej, którego jeszcze nie ma
seasons-plan = Zaplanuj
seasons-events-about = Gracze łączą się z osobami z twojego rejestru sami; niepewni czekają na stronie „Osoby”. Planowany turniej wypełni się, gdy dodasz turniej o tej samej nazwie.
seasons-places-add = Dodaj turniej rozegrany gdzie indziej, z pliku z miejscami
seasons-places-about = Arkusz (CSV) z kolumnami „osoba” i „miejsce”; można dodać turniej, duże punkty, finał, klub i rok urodzenia. Nagłówki po polsku, rosyjsku lub angielsku. Jeśli jakiś wiersz jest błędny, nic nie zostanie wczytane.
seasons-places-of = plik z miejscami, { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
}
seasons-places-read = { $event }: wczytano { $people ->
    [one] { $people } miejsce
    [few] { $people } miejsca
   *[many] { $people } miejsc
}. Zapisz sezon, aby turniej się liczył.
seasons-places-replaced = { $event }: zastąpiono, { $people ->
    [one] { $people } miejsce
    [few] { $people } miejsca
   *[many] { $people } miejsc
}. Klasyfikacja już to uwzględnia.
seasons-places-correct = Poprawiony plik: { $event }
seasons-places-correct-about = W pliku był błąd? Poprawiony plik od razu go zastąpi, w każdym sezonie, w którym się liczy.
seasons-places-save = Pobierz plik (CSV)
seasons-places-remove = Skasuj ten plik
seasons-categories = Osobne klasyfikacje
seasons-categories-about = Według rocznika, kategorii z rejestru albo klubów i drużyn.
seasons-category-new = Kolejna klasyfikacja
seasons-kind-juniors = Juniorzy
seasons-kind-seniors = Seniorzy
seasons-kind-women = Kobiety
seasons-kind-clubs = Kluby
seasons-kind-teams = Drużyny
seasons-members = Liczone osoby
seasons-label = Kategoria w rejestrze
seasons-born-from = Rocznik od
seasons-born-to = Rocznik do
seasons-rules = Zasady
seasons-points-rule = Punkty za turniej
seasons-points-places = za miejsca: 10, 7, 5, 4, 3, 2, 1 albo własne
seasons-points-share = za wyprzedzonych: jaka część stawki jest niżej
seasons-points-big = duże punkty turnieju
seasons-nth = Miejsce { $place }
seasons-more-places = Jedno miejsce więcej
seasons-fewer-places = Jedno miejsce mniej
seasons-share-most = Punkty zwycięzcy
seasons-big-most = Najwięcej za jeden turniej (aby wiedzieć, co jeszcze można osiągnąć)
seasons-shared = Za wspólne miejsce każdy dostaje
seasons-shared-mean = średnią punktów za te miejsca
seasons-shared-full = pełne punkty
seasons-best = Liczące się najlepsze turnieje
seasons-best-all = wszystkie
seasons-minimum = Turnieje do klasyfikacji
seasons-bonus = Punkty za finał turnieju
seasons-ties = Przy równych punktach kolejno decydują
seasons-tie-best = najlepszy turniej, potem drugi
seasons-tie-wins = wygrane turnieje
seasons-tie-attended = rozegrane turnieje
seasons-tie-last = ostatni turniej
seasons-tie-big = duże punkty
seasons-final-about = Ile osób awansuje z każdej listy; kto już ma miejsce, jest pomijany. 0 oznacza nikogo.
seasons-decisions = Kto ma miejsce i tak, a kto rezygnuje
seasons-in = ma miejsce
seasons-declined = rezygnuje
seasons-certificates = Dyplomy sezonu
seasons-certificates-about = Po jednej stronie dla każdego z pierwszych miejsc, w PDF, według zapisanego sezonu.
seasons-certificates-places = Dla ilu miejsc
seasons-certificates-categories = Także w osobnych klasyfikacjach
seasons-certificates-design = Teksty i kolory
seasons-certificates-heading = Nagłówek
seasons-certificates-town = Miejscowość
seasons-certificates-organiser = Organizator
seasons-certificates-head-referee = Sędzia główny
seasons-certificates-text = Tekst pod imieniem i nazwiskiem
seasons-certificates-placeholders = Te słowa zostaną zastąpione: {"{"}name{"}"}, {"{"}place{"}"}, {"{"}points{"}"}, {"{"}club{"}"}, {"{"}event{"}"}, {"{"}date{"}"}.
seasons-certificates-ink = Tekst
seasons-certificates-accent = Ramka i nagłówek
seasons-certificates-paper = Papier
seasons-certificates-preview = Pierwszy dyplom
seasons-certificates-make = Przygotuj
seasons-certificates-save = Zapisz PDF
seasons-files = Pliki
seasons-files-about = Statyczne strony, które nie potrzebują serwera; oraz wszystko dla wiersza poleceń, gdzie stolik season verify przelicza sezon z dzienników.
seasons-site = Strony (ZIP)
seasons-archive = Do sprawdzenia (ZIP)
seasons-remove = Usuń sezon
seasons-remove-about = Strona sezonu zniknie. Turnieje i osoby zostaną.
seasons-remove-yes = Usuń
