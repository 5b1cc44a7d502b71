# Gra w terminalu, `stolik play`.

play-welcome = Witaj przy stoliku. Zasady: { $rules }. Przeciwnicy: { $bots }.
play-opponents = { $count ->
    [one] jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
play-sealed = Rozdanie jest już ustalone; jego pieczęć to { $commitment }. Po grze pokażemy liczbę losową, z której ono powstało, żeby każdy mógł je sprawdzić.
play-how-help = Wpisz „help”, żeby zobaczyć, co możesz zrobić.
play-no-clock-here = W tych zasadach nie ma zegara – graj spokojnie.
play-your-turn = Ruch { $turn }: twoja kolej.
play-your-rack = Twoja tabliczka ({ $count })
play-last-turn = To twój ostatni ruch.
play-may-redeal = Masz dublety ({ $doublets }): wpisz „redeal”, żeby poprosić o nowe rozdanie dla wszystkich, albo „keep”, żeby grać tymi kostkami.
play-drawn-may-announce = Jeśli masz już otwarcie, możesz je zapowiedzieć: wpisz „announce”. Enter kończy ruch.
play-choose-stack = Stos na środku się skończył. Wybierz następny: wpisz „stack” i jeden z numerów { $stacks }.
play-stacks = stosy { $stacks }
play-time-left = { $seconds }{"\u00A0"}s
play-late = Za późno.
play-goodbye = Do zobaczenia i dziękujemy za grę!
play-leave = Gra jeszcze trwa. Odejść od stolika? (tak/nie)
play-yes-words = t tak y yes
play-stay = Świetnie, gramy dalej.
play-not-understood = Nie ma polecenia „{ $text }”. Wszystkie pokaże „help”.
play-laid-first = Na stole leżą kostki wyłożone w tym ruchu. Wpisz „done”, żeby je zostawić, albo najpierw „reset”, żeby je zabrać.
play-nothing-to-undo = W tym ruchu nie ma czego cofnąć.
play-sorted-runs = Tabliczka ułożona seriami.
play-sorted-groups = Tabliczka ułożona grupami.
play-rack-worth = Wartość twojej tabliczki w tej chwili: { $points }.
play-saved = Zapisano: { $file }
play-save-where = Dokąd? Wpisz „save” i nazwę pliku.
play-file-exists = Plik { $file } już istnieje; wybierz inną nazwę.
play-cannot-save = Nie można zapisać pliku { $file }: { $why }
play-bad-seed = liczba losowa to najwyżej 64 cyfry szesnastkowe: { $seed }
play-check-deal = Sprawdź rozdanie: stolik verify { $file }
play-check-after-save = Żeby zachować grę i sprawdzić rozdanie, wpisz „save gra.jsonl”, a potem uruchom: stolik verify gra.jsonl
play-need-stack = Podaj numer stosu, na przykład: stack 9

move-no-tile = „{ $about }” to nie kostka. Kostki zapisuje się tak: r7, b10, k13, o1; joker to j.
move-no-set = Na stole nie ma układu { $about }.
move-not-held = Nie masz takiej kostki do wyłożenia: { $about }.
move-not-in-set = Nie ma tam takiej kostki: { $about }.
move-needs-tiles = Podaj kostki, na przykład: lay r10 r11 r12
move-needs-set = Podaj numer układu, na przykład: add b7 to 3
move-bad-split = Podaj, po ilu kostkach rozdzielić układ, od 1 do { $about }, na przykład: split 4 at 3
move-bad-table = Tak nie da się zapisać stołu: { $about }
move-no-joker = W układzie { $about } nie ma jokera.

play-help =
    Kostki: r czerwona ●, b niebieska ◆, k czarna ■, o pomarańczowa ▲ i liczba, na przykład r7 albo k13. Joker to j.

    W swoim ruchu albo
      draw                dobierasz jedną kostkę z banku (d)
    albo przekładasz kostki, jak chcesz, a potem
      done                zostawiasz stół w tym stanie i kończysz ruch
      undo, reset         cofasz jeden krok albo wszystkie; nic nie ginie

    lay r10 r11 r12       nowy układ z tabliczki
    add b7 to 3           dołóż kostkę do układu 3
    take k7 from 2        wyjmij kostkę z układu 2; leży luzem, póki jej nie użyjesz
    move k7 from 2 to 5   z jednego układu do drugiego
    split 4 at 3          rozdziel układ 4 po trzeciej kostce
    join 4 5              połącz dwa układy
    swap r5 in 3          połóż r5 na miejsce jokera w układzie 3
    table r1 r2 r3 | …    cały nowy stół naraz

    hint                  pokaż najlepszy ruch krok po kroku
    sort                  ułóż tabliczkę seriami, potem grupami
    show                  pokaż jeszcze raz stół i tabliczkę
    score                 ile kto ma kostek i ile jest warta twoja tabliczka
    announce, press       po dobraniu: „Wyłożę się w następnej rundzie”; naciśnij zegar
    stack 9               wybierz następny stos i dobierz z niego
    keep, redeal          odpowiedź, gdy wolno prosić o nowe rozdanie
    pass                  kiedy bank jest pusty
    save PLIK             zapisz przebieg gry
    quit                  odejdź od stolika (także Ctrl-D)
