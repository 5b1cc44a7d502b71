# Lekcje.

learn-title = Nauka
learn-you = Ty
learn-partner = Ola
learn-lesson-of = Lekcja { $n } z { $of }
learn-all = Wszystkie lekcje
learn-to-strategy = Jak wygrywać: księga strategii
learn-unknown = Pod tym adresem nie ma lekcji. Oto inna.
learn-minutes = { $minutes ->
    [one] około minuty
    [few] około { $minutes } minut
   *[many] około { $minutes } minut
}
learn-done-count = Ukończone: { $done } z { $of }
learn-is-done = ukończona
learn-start-over = Zacznij od nowa
learn-start-over-sure = Tak, skasuj moje postępy
learn-next = Dalej
learn-show-how = Pokaż, jak
learn-well-done = Brawo!
learn-first-game = Zagraj pierwszą grę
learn-first-game-about = Z dwoma początkującymi botami, bez zegara. Do lekcji zawsze można wrócić.
learn-more-lessons = Następne lekcje

learn-chapter-first = Pierwsza gra
learn-chapter-table = Manipulacje na stole
learn-chapter-jokers = Jokery
learn-chapter-tournament = Na turnieju
learn-chapter-strategy = Cierpliwość

learn-step-new = Zrób nowy układ: { $tiles }
learn-step-add = Dołóż { $tiles } do układu { $set }
learn-step-swap = Połóż { $tiles } na jokerze w układzie { $set }
learn-step-press = Naciśnij „{ $button }”
learn-step-call = Otwórz „{ $more }”, potem naciśnij „{ $button }” i „{ $call }”

learn-run-title = Seria
learn-run-task = Co najmniej trzy kolejne liczby w jednym kolorze to seria. Wyłóż 5● 6● 7●: przeciągnij kostki na stół, jedną obok drugiej, albo zaznacz wszystkie trzy i naciśnij „{ $newset }”. Potem naciśnij „{ $end }”.
learn-run-done = To jest seria. Może być dłuższa, ale 1 jest zawsze najniższa: po 13 nic już nie następuje.
learn-group-title = Grupa
learn-group-task = Ta sama liczba w różnych kolorach to grupa: trzy kostki albo cztery. Znajdź ją na swojej tabliczce, wyłóż i zakończ ruch.
learn-group-done = Serie i grupy: innych układów nie ma. Grupa ma najwyżej cztery kostki, każdą w innym kolorze.
learn-opening-title = Otwarcie
learn-opening-task = Pierwsze układy, które wykładasz w grze, to twoje otwarcie. Pochodzą tylko z twojej tabliczki i razem są warte co najmniej { $points }{"\u00A0"}punktów; każda kostka liczy się tyle, ile wynosi jej liczba. Do tego czasu nie ruszasz stołu. Wyłóż otwarcie!
learn-opening-done = Masz otwarcie. Od następnego ruchu możesz korzystać ze wszystkich układów na stole.
learn-add-title = Dokładanie
learn-add-task = Po otwarciu możesz dokładać kostki do każdego układu, niezależnie od tego, kto go wyłożył. Obie twoje kostki gdzieś pasują.
learn-add-done = W jednym ruchu wolno wyłożyć dowolnie wiele kostek, ale co najmniej jedną.
learn-draw-title = Dobieranie
learn-draw-task = Żadna z twoich kostek teraz nie pasuje. Wtedy dobierasz jedną z banku i na tym kończy się twój ruch: naciśnij „{ $draw }”.
learn-draw-done = Dobrana kostka: 11■. Musi poczekać do następnego ruchu.
learn-out-title = Ostatnia kostka
learn-out-task = Zostały dwie kostki! Wyłóż obie i zakończ ruch: kto pierwszy opróżni tabliczkę, wygrywa grę.
learn-out-done = Tabliczka jest pusta, wygrywasz! Pozostałym liczy się suma kostek, które im zostały, na minus. Tyle wystarczy, żeby zagrać.

learn-fourth-title = Czwarta kostka z grupy
learn-fourth-task = Masz 3◆ 5◆ 6◆, brakuje 4◆. Leży w grupie z czterech kostek: zabierz ją stamtąd. Pozostałe trzy to nadal grupa.
learn-fourth-done = Na stole wolno przełożyć wszystko, byle na koniec ruchu leżały tam tylko pełne układy.
learn-shift-title = Tu dołożyć, tam zabrać
learn-shift-task = Przedłuż serię kostką 11◆. Wtedy można z niej zabrać 8◆, a twoje dwie ósemki mają trzecią.
learn-shift-done = Najłatwiej zabrać końce długich serii i czwarte kostki grup.
learn-split-title = Rozdzielanie serii
learn-split-task = Masz drugą 6●. Rozdziel długą serię tak, żeby twoja kostka zaczynała nową.
learn-split-done = Z jednej serii są dwie. Można tak zrobić z każdą serią co najmniej pięciu kostek.
learn-combine-title = Z kilku układów naraz
learn-combine-task = Masz 1◆. Zabierz jedną kostkę z serii, jedną z grupy i zrób ze swoją nową grupę jedynek.
learn-combine-done = Trzy układy dzięki jednej kostce z tabliczki. Na tym polega cały urok tej gry.

learn-joker-title = Joker
learn-joker-task = Joker zastępuje dowolną kostkę. Wyłóż go razem z 5● i 7●.
learn-joker-done = Teraz zastępuje 6●. W otwarciu liczy się tyle, co kostka, którą zastępuje. Joker, który został na tabliczce, drogo kosztuje: { $jokeren }{"\u00A0"}punktów według zasad rodzinnych, { $jokerpl } według polskich, { $jokerru } według rosyjskich.
learn-free-title = Uwalnianie jokera
learn-free-task = Joker na stole zastępuje 6◆, a ty masz tę kostkę. Połóż 6◆ na jego miejscu: joker jest wolny. Wyłóż go w tym samym ruchu na nowo, razem z 11■ i 12■.
learn-free-done = Uwolniony joker nigdy nie trafia na tabliczkę, a w tym ruchu wykładasz też co najmniej jedną swoją kostkę. Przed otwarciem jokera uwolnić nie wolno.
learn-anywhere-title = Zasady polskie: dowolne miejsce
learn-anywhere-task = Dokąd może trafić uwolniony joker? Według polskich zasad w dowolne miejsce. Uwolnij go kostką 5● i dołóż do czarnej serii.
learn-anywhere-done = Według polskich zasad to dobry ruch. Według rosyjskich i rodzinnych nie, co pokaże następna lekcja.
learn-newset-title = Zasady rosyjskie i rodzinne: nowy układ
learn-newset-task = Według zasad rosyjskich i rodzinnych uwolniony joker musi utworzyć nowy układ, nie może tylko przedłużyć starego. Uwolnij go kostką 5● i wyłóż wszystkie swoje kostki.
learn-newset-done = Dobrze: joker leży w układzie, którego wcześniej nie było.

learn-clock-title = Zegar
learn-clock-task = Na turnieju ruch ma swój czas, tutaj { $seconds }{"\u00A0"}s. W tej lekcji zegar rusza, gdy przesuniesz pierwszą kostkę. Wyłóż obie kostki i zakończ ruch, zanim czas minie.
learn-clock-done = Na czas! Gdyby czas minął, według tych zasad ruch byłby ważny, jeśli wszystkie układy są prawidłowe. Inaczej stół wraca do poprzedniego stanu, a karą są dobrane kostki. Tutaj: { $penalty }, według zasad rosyjskich: { $penaltyru }.
learn-press-title = Najpierw dobierz, potem naciśnij
learn-press-task = Przy zegarze szachowym najpierw dobiera się kostkę, a potem naciska zegar. Nic nie pasuje, więc dobierz, a potem naciśnij zegar.
learn-press-done = A jeśli ktoś najpierw naciśnie, a potem dobiera? Wtedy następny gracz może zażądać, żeby jego ruch zaczął się od nowa. Po naciśnięciu zegara ruch jest skończony i niczego się już nie przesuwa.
learn-announce-title = Zapowiedź
learn-announce-task = Po dobraniu 11▲ na tabliczce jest otwarcie, ale dopiero na następny ruch. Jeśli { $partner } wcześniej zakończy grę, tabliczka, na której było otwarcie, kosztuje { $could }{"\u00A0"}punktów. Najpierw powiedz „{ $announce }”, a potem naciśnij zegar.
learn-announce-done = Zapowiedź padła w porę: jeśli gra się teraz skończy, kosztuje to { $spared } zamiast { $could }.
learn-call-title = Wezwanie sędziego
learn-call-task = { $partner } przesuwa kostkę po naciśnięciu zegara. Nie kłóć się, tylko wezwij sędziego. „{ $referee }” znajdziesz w menu obok tabliczki.
learn-call-done = Zegar zatrzymuje się po zakończeniu ruchu, a słowo sędziego jest ostateczne. Przy stoliku gra się cicho i uprzejmie, koniec ruchu mówi się na głos („Już”, „Dalej”), a dla początkujących ma się cierpliwość.

learn-keep-title = Zatrzymać cały układ
learn-keep-task = Wszystko, co wykładasz, pomaga też innym. Cały układ na tabliczce ci nie ucieknie: zatrzymaj 9● 10● 11● i wyłóż tylko 4■, która jest luźna.
learn-keep-done = Programy rozegrały ze sobą 3000 gier: ten, który zatrzymywał całe układy, wygrywał cztery gry na pięć z tym, który zawsze wykładał wszystko. Ale gdy ktoś inny zakończy grę, kostki na tabliczce liczą się na minus.
learn-wait-title = Dobrać, choć można wyłożyć
learn-wait-task = Dobrać wolno także wtedy, gdy można coś wyłożyć. 5■ pasuje, ale nic nie nagli: { $partner } ma jeszcze sześć kostek. Dobierz.
learn-wait-done = Więcej kostek to więcej możliwości: twoja seria ma już cztery. Program, który po otwarciu dobierał, dopóki nie mógł wyłożyć całej tabliczki naraz, wygrywał dwie gry na trzy z trzema, które zawsze wykładały wszystko. Człowiek ma mniej czasu na myślenie: patrz, ile kostek zostało innym.

learn-more-to-lay = Ruch jest zgodny z zasadami! Ale tu można wyłożyć więcej: { $tiles }.
learn-keep-these = Ruch jest zgodny z zasadami! Ale tutaj chodzi o to, żeby zatrzymać { $tiles }. Cofnij te kostki.
learn-instead-play = Dobrać wolno w każdym ruchu. Ale tu da się coś wyłożyć: spójrz jeszcze raz albo naciśnij „{ $how }”.
learn-instead-draw = Ruch jest zgodny z zasadami! Ale tutaj trzeba dobrać: cofnij kostki i naciśnij „{ $draw }”.
learn-instead-press = Najpierw naciśnij zegar: bez tego ruch się nie kończy.
learn-instead-announce = Bez zapowiedzi to { $could }{"\u00A0"}punktów na minus, jeśli { $partner } teraz zakończy grę. Spróbuj jeszcze raz: najpierw zapowiedź, potem zegar.
learn-instead-call = W ten sposób nikt tego nie wyjaśni. Najpierw wezwij sędziego: „{ $referee }” jest w menu obok tabliczki.
learn-time-up = Czas minął. Stół wraca do poprzedniego stanu, a w grze dobiera się karne kostki: { $penalty }. Spróbuj jeszcze raz.

learn-why-few = { $tiles }: układ ma co najmniej trzy kostki. Dołóż, czego brakuje, albo cofnij.
learn-why-apart = { $tiles } to razem układ, ale leżą osobno. Zsuń je obok siebie.
learn-why-jokers = Same jokery to za mało: musi przy nich leżeć jakaś kostka.
learn-why-wrap = { $tiles }: po 13 nic nie następuje. 1 jest zawsze najniższa.
learn-why-colour-twice = { $tiles }: w grupie każdy kolor może wystąpić tylko raz.
learn-why-tile-twice = { $tiles }: w serii każda liczba może wystąpić tylko raz.
learn-why-gap = { $tiles }: w serii nie może brakować żadnej liczby.
learn-why-order = { $tiles }: w innej kolejności byłby to układ.
learn-why-mixed = { $tiles }: to ani seria (jeden kolor, kolejne liczby), ani grupa (jedna liczba, różne kolory).
learn-why-touches = Przed otwarciem nie wolno ruszać tego, co leży na stole. Wyłóż co najmniej { $needed }{"\u00A0"}punktów z samej tabliczki; dokładać możesz potem.
learn-why-below = To daje punktów: { $laid }, a otwarcie wymaga co najmniej { $needed }. Poszukaj układów z wyższych liczb.
learn-why-nothing = Na stole nie ma żadnej kostki z twojej tabliczki. Wyłóż co najmniej jedną albo dobierz.
learn-why-taken = Co leżało na stole, zostaje na stole: brakuje jednej kostki.
learn-why-strayed = Według tych zasad uwolniony joker musi utworzyć nowy układ. Tutaj tylko przedłuża stary.
