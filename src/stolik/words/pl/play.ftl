# Gra w terminalu, `stolik play`.

play-welcome = Witaj przy stoliku. Zasady: { $rules }. Przeciwnicy: { $bots }.
play-opponents = { $count ->
    [one] jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
play-sealed = Rozdanie jest już ustalone; jego pieczęć to { $commitment }. Po grze pokażemy liczbę losową, z której ono powstało, żeby każdy mógł je sprawdzić.
play-how-help = Wpisz „pomoc”, żeby zobaczyć, co możesz zrobić.
play-no-clock-here = W tych zasadach nie ma zegara – graj spokojnie.
play-your-turn = Ruch { $turn }: twoja kolej.
play-your-rack = Twoja tabliczka ({ $count })
play-last-turn = To twój ostatni ruch.
play-may-redeal = Masz dublety ({ $doublets }): wpisz „rozdaj”, żeby poprosić o nowe rozdanie dla wszystkich, albo „zostaw”, żeby grać tymi kostkami.
play-drawn-may-announce = Jeśli masz już otwarcie, możesz je zapowiedzieć: wpisz „zapowiedz”. Enter kończy ruch.
play-choose-stack = Stos na środku się skończył. Wybierz następny: wpisz „stos” i jeden z numerów { $stacks }.
play-stacks = stosy { $stacks }
play-time-left = { $seconds }{"\u00A0"}s
play-late = Za późno.
play-goodbye = Do zobaczenia i dziękujemy za grę!
play-leave = Gra jeszcze trwa. Odejść od stolika? (tak/nie)
play-yes-words = t tak y yes
play-stay = Świetnie, gramy dalej.
play-not-understood = Nie ma polecenia „{ $text }”. Wszystkie pokaże „pomoc”.
play-hint-apply = Wpisz „zastosuj”, żeby tak wyłożyć, a „gotowe”, żeby zakończyć ruch.
play-hint-level = Podpowiedź ma poziom od 1 do 5: czy coś jest, ile kostek, które, gdzie, krok po kroku.
hint-exists = W tym ruchu możesz coś wyłożyć.
hint-nothing = W tym ruchu nie da się nic wyłożyć.
hint-count = { $count ->
    [one] Możesz wyłożyć najwyżej jedną kostkę.
    [few] Możesz wyłożyć najwyżej { $count } kostki.
    [many] Możesz wyłożyć najwyżej { $count } kostek.
   *[other] Możesz wyłożyć najwyżej { $count } kostki.
}
hint-out = { $count ->
    [one] Możesz wyłożyć ostatnią kostkę i zakończyć grę.
    [few] Możesz wyłożyć wszystkie { $count } kostki i zakończyć grę.
    [many] Możesz wyłożyć wszystkie { $count } kostek i zakończyć grę.
   *[other] Możesz wyłożyć wszystkie { $count } kostki i zakończyć grę.
}
hint-tiles = Te kostki możesz wyłożyć: { $tiles }
hint-place = Z tabliczki { $tiles }: { $set }
hint-place-moved = Przełożone: { $set }
play-unclear = „{ $text }” może znaczyć: { $others }. Wpisz trochę więcej.
play-laid-first = Na stole leżą kostki wyłożone w tym ruchu. Wpisz „gotowe”, żeby je zostawić, albo najpierw „wycofaj”, żeby je zabrać.
play-nothing-to-undo = W tym ruchu nie ma czego cofnąć.
play-sorted-runs = Tabliczka ułożona seriami.
play-sorted-groups = Tabliczka ułożona grupami.
play-rack-worth = Wartość twojej tabliczki w tej chwili: { $points }.
play-saved = Zapisano: { $file }
play-save-where = Dokąd? Wpisz „zapisz” i nazwę pliku.
play-file-exists = Plik { $file } już istnieje; wybierz inną nazwę.
play-cannot-save = Nie można zapisać pliku { $file }: { $why }
play-bad-seed = liczba losowa to najwyżej 64 cyfry szesnastkowe: { $seed }
play-check-deal = Sprawdź rozdanie: stolik verify { $file }
play-check-after-save = Żeby zachować grę i sprawdzić rozdanie, wpisz „zapisz gra.jsonl”, a potem uruchom: stolik verify gra.jsonl
play-need-stack = Podaj numer stosu, na przykład: stos 9

move-no-tile = „{ $about }” to nie kostka. Kostki zapisuje się tak: r7, b10, k13, o1; joker to j.
move-no-set = Na stole nie ma układu { $about }.
move-not-held = Nie masz takiej kostki do wyłożenia: { $about }.
move-not-in-set = Nie ma tam takiej kostki: { $about }.
move-needs-tiles = Podaj kostki, na przykład: połóż r10 r11 r12
move-needs-set = Podaj numer układu, na przykład: dołóż b7 do 3
move-bad-split = Podaj, po ilu kostkach rozdzielić układ, od 1 do { $about }, na przykład: rozdziel 4 po 3
move-bad-table = Tak nie da się zapisać stołu: { $about }
move-no-joker = W układzie { $about } nie ma jokera.

# What can be typed: the first word is the one that is shown, the others are understood too.
verb-lay = połóż wyłóż kładę wykładam
verb-add = dołóż dodaj dokładam
verb-take = weź wyjmij zdejmij
verb-move = przenieś przełóż
verb-split = rozdziel podziel
verb-join = połącz złącz
verb-swap = zamień podmień
verb-table = stół
verb-draw = dobierz dobieram ciągnij
verb-done = gotowe koniec
verb-undo = cofnij
verb-reset = wycofaj odnowa
verb-hint = podpowiedź podpowiedz wskazówka
verb-apply = zastosuj zagraj
verb-sort = sortuj ułóż
verb-show = pokaż
verb-score = punkty wynik
verb-announce = zapowiedz zapowiadam
verb-press = naciśnij zegar
verb-stack = stos
verb-keep = zostaw zostawiam
verb-redeal = rozdaj nowe
verb-pass = pas pasuję
verb-save = zapisz
verb-quit = wyjdź odejdź
verb-help = pomoc

play-help =
    Kostki: r czerwona ●, b niebieska ◆, k czarna ■, o pomarańczowa ▲ i liczba, na przykład r7 albo k13. Joker to j.

    W swoim ruchu albo
      dobierz             dobierasz jedną kostkę z banku (d)
    albo przekładasz kostki, jak chcesz, a potem
      gotowe              zostawiasz stół w tym stanie i kończysz ruch
      cofnij, wycofaj     cofasz jeden krok albo wszystkie; nic nie ginie

    połóż r10 r11 r12     nowy układ z tabliczki
    dołóż b7 do 3         dołóż kostkę do układu 3
    weź k7 z 2            wyjmij kostkę z układu 2; leży luzem, póki jej nie użyjesz
    przenieś k7 z 2 do 5  z jednego układu do drugiego
    rozdziel 4 po 3       rozdziel układ 4 po trzeciej kostce
    połącz 4 i 5          połącz dwa układy
    zamień r5 w 3         połóż r5 na miejsce jokera w układzie 3
    stół r1 r2 r3 | …     cały nowy stół naraz

    podpowiedź            pokaż najlepszy ruch krok po kroku
    podpowiedź 1 … 4      tylko: czy coś jest, ile kostek, które, gdzie
    zastosuj              wyłóż tak, jak mówi podpowiedź
    sortuj                ułóż tabliczkę seriami, potem grupami
    pokaż                 pokaż jeszcze raz stół i tabliczkę
    punkty                ile kto ma kostek i ile jest warta twoja tabliczka
    zapowiedz, naciśnij   po dobraniu: „Wyłożę się w następnej rundzie”; naciśnij zegar
    stos 9                wybierz następny stos i dobierz z niego
    zostaw, rozdaj        odpowiedź, gdy wolno prosić o nowe rozdanie
    pas                   kiedy bank jest pusty
    zapisz PLIK           zapisz przebieg gry
    wyjdź                 odejdź od stolika (także Ctrl-D)

    Wystarczy początek słowa, także bez polskich znaków, byle był jednoznaczny; angielskie polecenia też działają.
