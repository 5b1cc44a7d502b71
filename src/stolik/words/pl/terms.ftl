# Regulamin turnieju: po jednym zdaniu na każdą zasadę i każdą jej wartość.

terms-rules = Zasady gry: { $name } ({ $id }).
terms-source = Źródło: { $source }.
terms-variant = Organizator zmienił opublikowane zasady „{ $base }”; zmienione zasady są oznaczone.
terms-reconstruction = Schematy tego systemu rozgrywek to nasza rekonstrukcja: rysunki ze źródła zaginęły (I-10).
terms-changed = zmienione przez organizatora
terms-clauses = Oznaczenia na marginesie to punkty zbioru zasad.

terms-section-tournament = Turniej
terms-section-game = Gra
terms-section-start = Początek i rozdanie
terms-section-turns = Ruch, otwarcie, zegar
terms-section-scores = Koniec gry i punkty
terms-section-order = Sędziowie i porządek
terms-section-together = Razem przy stoliku

terms-format = System rozgrywek: { $name }.
terms-field = Przy { $least }–{ $most } uczestnikach:
terms-games-each = { $count ->
    [one] po jednej grze
    [few] po { $count } gry
    [many] po { $count } gier
   *[other] po { $count } gry
}
terms-seats-lot = miejsca losowane
terms-seats-by-place = według miejsc w klasyfikacji, na przemian do kolejnych stolików, np. 1, 3, 5, 7 i 2, 4, 6, 8
terms-seats-rotation = w każdej rundzie jedna osoba pauzuje, po kolei
terms-seats-one-table = wszyscy przy jednym stoliku
terms-points-from-zero = punkty liczone od zera
terms-points-carried = punkty przechodzą z poprzedniego etapu
terms-stage = { $stage }: { $rounds }, { $games }; { $seats }; { $points }; { $cut }.
terms-stage-last = { $stage }: { $rounds }, { $games }; { $seats }; { $points }.
terms-tables = Przy stoliku siedzą cztery lub trzy osoby; stolików czteroosobowych jest jak najwięcej.
terms-places = Decydują duże punkty, potem małe. Równe małe punkty w grze dają wspólne lepsze miejsce, a następne pozostaje puste (1-2-2-4).
terms-ties-extra-game = Przy równych dużych i małych punktach miejsce jest wspólne. Jeśli zależy od tego awans albo jedno z czołowych miejsc (do { $podium }.), zainteresowani rozgrywają dodatkową grę, która ustala kolejność tylko między nimi.
terms-ties-lots = Przy równych dużych i małych punktach miejsce jest wspólne. Jeśli zależy od tego awans albo jedno z czołowych miejsc (do { $podium }.), decyduje losowanie.
terms-late-none = Po rozlosowaniu pierwszej rundy nie można już dołączyć.
terms-late = { $count ->
    [one] Spóźnieni mogą dołączyć, dopóki nie rozlosowano więcej niż jednej rundy.
    [few] Spóźnieni mogą dołączyć, dopóki nie rozlosowano więcej niż { $count } rund.
    [many] Spóźnieni mogą dołączyć, dopóki nie rozlosowano więcej niż { $count } rund.
   *[other] Spóźnieni mogą dołączyć, dopóki nie rozlosowano więcej niż { $count } rundy.
}
terms-late-missed = { $points ->
    [one] Każda opuszczona gra kosztuje 1 mały punkt.
    [few] Każda opuszczona gra kosztuje { $points } małe punkty.
    [many] Każda opuszczona gra kosztuje { $points } małych punktów.
   *[other] Każda opuszczona gra kosztuje { $points } małego punktu.
}
terms-late-free = Opuszczone gry nic nie kosztują.

terms-x-1 = Jest 106 kostek: liczby od 1 do 13 w czterech kolorach, każda dwa razy, oraz dwa jokery.
terms-x-3 = Seria to co najmniej trzy kolejne liczby w jednym kolorze. Jedynka jest zawsze najniższa: po 13 nic nie następuje.
terms-x-4 = Grupa to trzy lub cztery kostki z tą samą liczbą, każda w innym kolorze.
terms-x-6 = Od następnego ruchu po otwarciu wolno dokładać do wszystkich układów i je przebudowywać.
terms-x-7 = Kto wykłada, wykłada w ruchu co najmniej jedną kostkę z tabliczki. W przeciwnym razie dobiera jedną kostkę i ruch się kończy; dobrana kostka czeka do następnego ruchu. Wolno dobrać także wtedy, gdy można coś wyłożyć.
terms-x-8 = Na koniec ruchu każda kostka na stole należy do prawidłowego układu i żadna nie znika ze stołu.
terms-x-9 = Joker zastępuje dowolną kostkę i można go wymienić na tę, którą zastępuje. Uwolnionego jokera wykłada się w tym samym ruchu i nigdy przed własnym otwarciem.
terms-x-10 = Gra się kończy, gdy ktoś wyłoży ostatnią kostkę z tabliczki.
terms-x-11 = Kolejka idzie zgodnie z ruchem wskazówek zegara.
terms-x-12 = Liczba kostek na tabliczce jest jawna; jakie to kostki, wie tylko gracz. Kolejność kostek w banku też jest tajna.

terms-starter-highest-tile = Każdy losuje jedną kostkę; pierwszą grę zaczyna osoba z najwyższą liczbą. Kostki wracają i miesza się je ponownie. Każdą następną grę zaczyna osoba na kolejnym miejscu.
terms-starter-seat-a = Pierwszą grę zaczyna osoba na miejscu A, drugą – na miejscu B i tak dalej.
terms-start-joker-drawn-again = Przy równych najwyższych liczbach losuje się jeszcze raz; tak samo po wylosowaniu jokera.
terms-start-joker-highest = W losowaniu, kto zaczyna, joker jest najwyższą kostką; przy równych kostkach losuje się jeszcze raz.
terms-hand-size = { $count ->
    [one] Na początku każdy ma jedną kostkę.
    [few] Na początku każdy ma { $count } kostki.
    [many] Na początku każdy ma { $count } kostek.
   *[other] Na początku każdy ma { $count } kostki.
}
terms-deal-tiles = Kostki bierze się bez patrzenia; reszta tworzy bank.
terms-deal-blocks = Kostki ustawia się w bloki po siedem, ostatni liczy osiem. Sędzia daje każdemu dwa bloki po siedem, zaczynając od osoby rozpoczynającej; reszta tworzy bank.
terms-deal-stacks = Kostki ustawia się w stosy po siedem i jeden z ośmiu. Zaczynając od osoby rozpoczynającej, każdy podaje jeden stos sąsiadowi z lewej i jeden sąsiadowi z prawej. Na środku stoi jeden stos do dobierania, najpierw ten z ośmiu kostek; gdy się skończy, następny wybiera osoba, która ma dobrać.
terms-redeal-none = Rozdanie jest ostateczne: nie można prosić o nowe.
terms-redeal = { $count ->
    [one] Kto ma w rozdaniu co najmniej jeden dublet (dwie kostki z tą samą liczbą i w tym samym kolorze), może zażądać nowego rozdania dla wszystkich.
    [few] Kto ma w rozdaniu co najmniej { $count } dublety (dublet to dwie kostki z tą samą liczbą i w tym samym kolorze), może zażądać nowego rozdania dla wszystkich.
    [many] Kto ma w rozdaniu co najmniej { $count } dubletów (dublet to dwie kostki z tą samą liczbą i w tym samym kolorze), może zażądać nowego rozdania dla wszystkich.
   *[other] Kto ma w rozdaniu co najmniej { $count } dubletu (dublet to dwie kostki z tą samą liczbą i w tym samym kolorze), może zażądać nowego rozdania dla wszystkich.
}
terms-redeal-jokers-yes = Dwa jokery liczą się jako dublet.
terms-redeal-jokers-no = Dwa jokery nie są dubletem.
terms-redeal-limit-none = Nowego rozdania można żądać dowolną liczbę razy; każde rozdanie ocenia się od nowa.
terms-redeal-limit = { $count ->
    [one] W jednej grze może być najwyżej jedno nowe rozdanie.
    [few] W jednej grze mogą być najwyżej { $count } nowe rozdania.
    [many] W jednej grze może być najwyżej { $count } nowych rozdań.
   *[other] W jednej grze może być najwyżej { $count } nowego rozdania.
}

terms-opening = Otwarcie to całe układy wyłącznie z własnej tabliczki, warte razem co najmniej { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}; joker ma wartość kostki, którą zastępuje. W tym ruchu nie rusza się niczego, co leży na stole.
terms-joker-reuse-anywhere = Uwolnionego jokera można wyłożyć w dowolnym miejscu stołu.
terms-joker-reuse-new-set = Uwolniony joker musi wejść do nowego układu; przedłużenie starego nie wystarczy.
terms-decline-allowed = Kto mógłby coś wyłożyć, może zamiast tego dobrać kostkę.
terms-decline-forbidden = Kto może coś wyłożyć, a przed otwarciem: kto może wyłożyć otwarcie, nie może dobrać kostki. Przez internet takie dobranie jest odrzucane; gdy skończy się czas, obowiązuje zwykła kara.
terms-turn-none = Gra się bez zegara.
terms-turn = { $seconds ->
    [one] Limit czasu: jedna sekunda na ruch.
    [few] Limit czasu: { $seconds } sekundy na ruch.
    [many] Limit czasu: { $seconds } sekund na ruch.
   *[other] Limit czasu: { $seconds } sekundy na ruch.
}
terms-timeout-revert = Jeśli czas minie przed zakończeniem ruchu, stół wraca do poprzedniego stanu.
terms-timeout-accept-valid = Jeśli czas minie, a wszystkie układy na stole są prawidłowe, ruch jest ważny, a kostka trzymana w ręce wraca na tabliczkę. W przeciwnym razie stół wraca do poprzedniego stanu.
terms-timeout-salvage = Gdy czas minie, własne kostki trzymane w ręce lub leżące poza prawidłowymi układami wracają na tabliczkę. Ruch jest ważny, jeśli reszta jest prawidłowa i została wyłożona choć jedna własna kostka. Jeśli w ręce lub poza prawidłowym układem jest kostka ze stołu, stół wraca do poprzedniego stanu.
terms-timeout-tiles = { $count ->
    [one] Za cofnięty ruch dobiera się jedną kostkę.
    [few] Za cofnięty ruch dobiera się { $count } kostki.
    [many] Za cofnięty ruch dobiera się { $count } kostek.
   *[other] Za cofnięty ruch dobiera się { $count } kostki.
}
terms-timeout-tiles-none = Za cofnięty ruch nie dobiera się kostek.
terms-unrestorable = { $count ->
    [one] Jeśli stołu nie da się odtworzyć, gracz zabiera wszystkie kostki spoza prawidłowych układów i dobiera jedną kostkę.
    [few] Jeśli stołu nie da się odtworzyć, gracz zabiera wszystkie kostki spoza prawidłowych układów i dobiera { $count } kostki.
    [many] Jeśli stołu nie da się odtworzyć, gracz zabiera wszystkie kostki spoza prawidłowych układów i dobiera { $count } kostek.
   *[other] Jeśli stołu nie da się odtworzyć, gracz zabiera wszystkie kostki spoza prawidłowych układów i dobiera { $count } kostki.
}
terms-unrestorable-none = Jeśli stołu nie da się odtworzyć, gracz zabiera wszystkie kostki spoza prawidłowych układów i nic nie dobiera.
terms-late-touch-ignored = Dotknięcie kostek po czasie się nie liczy: ocenia się stół z chwili upływu czasu.
terms-late-touch-voids-turn = Po czasie niczego nie wolno ruszać. Dotknięcie kostki unieważnia ruch: cofa się go, z karą.
terms-early-clock-nothing = Naciśnięcie zegara przed dobraniem kostki nie daje następnej osobie żadnych praw.
terms-early-clock-new-turn-time = Najpierw dobiera się kostkę, potem naciska zegar. Jeśli było odwrotnie, następna osoba może zażądać zatrzymania zegara i zacząć swój ruch od nowa.

terms-exhaustion-stop = Gra się kończy po ruchu, w którym wzięto ostatnią kostkę z banku. Wygrywa najmniejsza suma na tabliczce, pozostali zapisują różnicę między swoją sumą a sumą zwycięzcy.
terms-exhaustion-one-more-turn = Gdy ktoś weźmie ostatnią kostkę z banku, każdy ma jeszcze jeden ruch, po czym gra się kończy. Wygrywa najmniejsza suma na tabliczce, pozostali zapisują różnicę między swoją sumą a sumą zwycięzcy.
terms-exhaustion-play-on = Gdy bank jest pusty, gra trwa, aż wszyscy po kolei spasują. Wygrywa najmniejsza suma na tabliczce, pozostali zapisują różnicę między swoją sumą a sumą zwycięzcy.
terms-round-none = Rundy nie mają limitu czasu, chyba że organizator ustali go wcześniej.
terms-round-minutes = { $count ->
    [one] Runda trwa minutę; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
    [few] Runda trwa { $count } minuty; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
    [many] Runda trwa { $count } minut; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
   *[other] Runda trwa { $count } minuty; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
}
terms-round-seconds = { $count ->
    [one] Runda trwa sekundę; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
    [few] Runda trwa { $count } sekundy; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
    [many] Runda trwa { $count } sekund; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
   *[other] Runda trwa { $count } sekundy; potem każdy ma jeszcze jeden ruch i wygrywa najmniejsza suma na tabliczce.
}
terms-winner-sum = Przegrani zapisują wartość swoich tabliczek, a zwycięzca sumę ich punktów.
terms-winner-nothing = Przegrani zapisują wartość swoich tabliczek jako punkty karne, a zwycięzca nic; prowadzi osoba z najmniejszą liczbą punktów karnych.
terms-tied-full = Jeśli kilka osób ma tę samą najmniejszą sumę, wygrywają wszystkie: każda zajmuje pierwsze miejsce i zapisuje całą sumę punktów pozostałych.
terms-tied-split = Jeśli kilka osób ma tę samą najmniejszą sumę, wygrywają wszystkie: każda zajmuje pierwsze miejsce, a sumą punktów pozostałych dzielą się po równo.
terms-joker-penalty = Joker pozostawiony na tabliczce liczy się za { $points }.
terms-unopened-none = Za brak otwarcia nie ma osobnej kary.
terms-unopened = Kto nie wyłożył otwarcia, zapisuje { $low }, jeśli nie miał go na tabliczce, a { $high }, jeśli miał.
terms-unopened-replaces-yes = Te punkty zastępują wartość tabliczki razem z jokerami.
terms-unopened-replaces-no = Te punkty dolicza się do wartości tabliczki.
terms-unopened-exhaustion-yes = Dotyczy to także gry, w której bank się wyczerpał i nikt nie skończył.
terms-unopened-exhaustion-no = Dotyczy to tylko gry, którą ktoś skończył, a nie wyczerpania banku.
terms-announcement-nothing = Zapowiedź otwarcia niczego w tym nie zmienia.
terms-announcement-spares-higher-penalty = Wyższej kary nie ma, jeśli kostka potrzebna do otwarcia przyszła w ostatnim ruchu i padła wtedy zapowiedź: „Wyłożę się w następnej rundzie”.
terms-announced-penalty = Po takiej zapowiedzi zapisuje się { $points }.
terms-sign-winner-plus = W zapisie przegrani mają minus, zwycięzca plus.
terms-sign-winner-minus = W zapisie przegrani mają plus, zwycięzca minus.
terms-big = Duże punkty za miejsca w grze: przy stoliku czteroosobowym { $four }, przy trzyosobowym { $three }.
terms-big-none = Dużych punktów nie ma: decydują same małe punkty.

terms-s-25 = W razie sporu każdy może po zakończeniu spornego ruchu zażądać zatrzymania zegara i wezwać sędziego, którego decyzja jest ostateczna.
terms-s-28 = O sprawach nieujętych w regulaminie decyduje sędzia główny. Każda poprawka jest odnotowana.
terms-exclusion-any-breach = Każde naruszenie zasad może skutkować wykluczeniem. Za przeszkadzanie w grze lub wulgaryzmy mogą być odejmowane duże punkty; kto nie reaguje na kolejne sankcje, może zostać wykluczony.
terms-s-27 = Niesportowe zachowanie albo złamanie zasad fair play przez osobę, z którą się grało, można zgłosić sędziemu.
terms-exclusion-after-warning = Za niewłaściwe zachowanie można zostać wykluczonym po wcześniejszym upomnieniu; decyduje sędzia główny.
terms-exclusion-serious-breach = Po upomnieniu, a za poważne naruszenie zasad od razu, można zostać wykluczonym; decyduje sędzia główny.
terms-referee-look-paused = Przy stoliku internetowym sędzia widzi tabliczki tylko przy wstrzymanej grze; każde spojrzenie jest odnotowane i widoczne dla graczy.
terms-referee-look-never = Przy stoliku internetowym sędzia nigdy nie widzi tabliczek.
terms-s-29 = Gramy kulturalnie i cicho, a koniec ruchu ogłaszamy („Już”, „Dalej”). Mamy wyrozumiałość dla nowych graczy, dzieci, osób starszych i chorych: ta gra zbliża ludzi.
terms-m-20 = Zdjęcia i nagrania są dozwolone, o ile nie przeszkadzają; decyduje sędzia główny.
