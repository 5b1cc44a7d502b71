# Księga strategii: co się mówi o dobrej grze i co mówią o tym gry botów.

strategy-intro = Zasady pozwalają dobrać kostkę także temu, kto mógłby coś wyłożyć. To rozstrzyga więcej gier niż pojedyncze ruchy: kto wykłada wszystko, karmi stół, a potem czeka z kilkoma kostkami, które nigdzie nie pasują; kto się wstrzymuje, może pewnego razu wyłożyć całą tabliczkę naraz. Nikt jednak nie wyłoży czterdziestu kostek w czterdzieści sekund, więc wszystko zmierzono też „z rękami”: najwyżej 25 kostek ruszonych w jednym ruchu.

strategy-hold-title = Wykładać wszystko czy się wstrzymać?
strategy-hold-lore = Kto wykłada najwięcej kostek, pierwszy się ich pozbędzie.
strategy-hold-found = Wstrzymuj się. Przeciw graczom, którzy wykładają wszystko, co się da, ten, kto wyłoży otwarcie i potem tylko dobiera, wygrywa prawie każdą grę we dwoje i we troje, a we czworo dwie na trzy. Z rękami przewaga maleje: we czworo to nadal najlepszy sposób, ale we dwoje i we troje co najmniej tak dobrze jest trzymać gotowe układy i wykładać luźne kostki. Jedno ostrzeżenie: gdzie liczą się tylko punkty karne (Mistrzostwa rosyjskie), pełna tabliczka drogo kosztuje. Przy stoliku we czworo, a z rękami przy każdym, najmniej punktów traci tam ten, kto wykłada wszystko razem z jokerami, choć wygrywa najmniej gier.
strategy-crowd-title = Gdy wstrzymują się wszyscy
strategy-crowd-lore = Wstrzymywanie się działa tylko przeciw tym, którzy tego nie robią.
strategy-crowd-found = Tylko częściowo. We dwoje wykładanie wszystkiego prawie nigdy nie wygrywa z kimś, kto się wstrzymuje. We troje i we czworo też wygrywa mniej niż swój udział, dopóki ręce nie grają roli; z rękami we czworo wykładanie wygrywa więcej niż swój udział. Gdzie gra kończy się z ostatnią kostką banku (minuta na ruch), czworo wstrzymujących się nigdy nie kończy, a troje tylko wtedy, gdy ręce każą im coś wyłożyć: wygrywa więc ten, kto wykładał.
strategy-opening-title = Kiedy wyłożyć otwarcie
strategy-opening-lore = Otwarcie wykłada się późno: do tego czasu nikt nie wie, co masz.
strategy-opening-found = To mało ważne. Czekanie do osiemnastu kostek nie zmienia niczego, co dałoby się zmierzyć. Czekanie do dwudziestu dwóch przy stoliku we czworo kosztuje punkty, a z rękami także gry, bo w tym czasie kończą inni. Wykładaj więc otwarcie, gdy możesz.
strategy-size-title = Z czego zrobić otwarcie
strategy-size-lore = Otwarcie ma mieć jak najmniej kostek, a jokera nigdy.
strategy-size-found = Prawie żadnej różnicy. Małe otwarcie nigdy nie jest wyraźnie gorsze; z rękami i we troje duże wypada może trochę lepiej. Otwarcie z jokerem, gdy inaczej się nie da, kosztuje kilka gier z rękami we dwoje i we troje, poza tym nic, co dałoby się zmierzyć.
strategy-panic-title = Gdy ktoś już prawie kończy
strategy-panic-lore = Jeśli komuś zostało kilka kostek, pozbywaj się swoich.
strategy-panic-found = Bez paniki. We troje i we czworo ten, kto zaczyna wykładać, gdy tylko komuś zostaną trzy kostki, traci dużą część przewagi: gracz z kilkoma kostkami zwykle utknął z takimi, które nigdzie nie pasują. Nawet ostatnia kostka nie jest powodem. We dwoje kosztuje to mniej, a z rękami we troje prawie nic. Mniej cierpią tylko punkty, bo tabliczka jest mniejsza, gdy ktoś jednak skończy.
strategy-jokers-title = Trzymać jokera czy go użyć?
strategy-jokers-lore = Joker jest na ostatni ruch.
strategy-jokers-found = Prawda, jeśli liczy się wygrana: ta sama gra z jokerami trzymanymi na ostatni ruch wygrywa wyraźnie więcej gier według wszystkich zasad. W punktach zysk jest mały. W Mistrzostwach rosyjskich, gdzie joker na tabliczce drogo kosztuje, a zwycięzca nic nie zyskuje, trzymanie go kosztuje punkty przy stolikach we troje i we czworo.
strategy-split-title = Rozdzielanie serii
strategy-split-lore = Szukaj długich serii: druga taka sama kostka ze środka je rozdziela.
strategy-split-found = Prawda. Oba boty widzą to samo i niczego więcej nie przebudowują; ten, który rozdziela serie, wygrywa wyraźnie więcej niż swój udział. To dopiero początek: kto widzi każdą przebudowę, wygrywa prawie wszystko. Ręce niczego tu nie zmieniają.
strategy-dead-title = Liczenie martwych kostek
strategy-dead-lore = Wykładaj kostki, których sąsiadów już nie ma, a resztę trzymaj.
strategy-dead-found = Prawda, i to nie cała: luźne kostki, które mają jeszcze żywych sąsiadów, warto trzymać. Wykładanie tylko tych, które mają najwyżej trzech nieujawnionych sąsiadów, jest o wiele lepsze niż wykładanie każdej luźnej i prawie tak dobre jak trzymanie wszystkiego. Z rękami jest tak tylko we czworo; we dwoje nie ma różnicy, a we troje swobodne wykładanie luźnych kostek jest co najmniej tak samo dobre, bo tabliczka i tak musi być mała.
strategy-bank-title = Koniec banku
strategy-bank-lore = Gdy bank się kończy, wykładaj, co się da.
strategy-bank-found = Zależy od tego, jak gra się kończy. Gdzie po ostatniej kostce każdy ma jeszcze ruch albo gra toczy się dalej, kto za wcześnie przestaje czekać, przegrywa: cała tabliczka może jeszcze zejść. Gdzie gra kończy się z ostatnią kostką (minuta na ruch), a wstrzymuje się troje lub czworo, większość gier wygrywa ten, kto w porę zacznie wykładać. Z rękami różnica jest mała, tylko we czworo wykładanie w porę pomaga.

# Porównywane sposoby gry; liczba to liczba kostek.
strategy-way-exact = w każdym ruchu wykłada tyle kostek, ile się da
strategy-way-keeper = tak samo, ale jokery tylko na ostatni ruch
strategy-way-hoarder = gotowe układy trzyma na tabliczce, wykłada luźne kostki
strategy-way-hoarder-dead = wykłada luźną kostkę tylko wtedy, gdy liczba jej nieujawnionych sąsiadów to najwyżej { $n }
strategy-way-lurker = wykłada małe otwarcie, potem dobiera, aż wyłoży całą tabliczkę
strategy-way-lurker-wait = nie wykłada otwarcia, dopóki liczba jego kostek nie dojdzie do { $n }
strategy-way-lurker-large = wykłada na otwarcie wszystko, co się da
strategy-way-lurker-jokers = wykłada otwarcie z jokerem, jeśli bez niego nie może
strategy-way-lurker-yield = wykłada, co się da, gdy liczba kostek innego gracza spadnie do { $n }
strategy-way-lurker-bank = wykłada, co się da, gdy liczba kostek w banku spadnie do { $n }
strategy-way-casual = dokłada kostki na końcach układów, niczego nie przebudowuje
strategy-way-casual-split = tak samo, ale też rozdziela serie
