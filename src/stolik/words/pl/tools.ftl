# Co mówią stolik draw, rules i simulate oraz spis systemów rozgrywek.

drawn-round = Runda { $round }
drawn-table = Stolik
drawn-resting = pauza: { $players }
drawn-commitment = Pieczęć        { $commitment }
drawn-seed = Liczba losowa  { $seed }
drawn-meetings = Spotkania: { $meetings }; powtórzenia: { $repeats }
drawn-met = { $count ->
    [one] { $count } para { $times }
    [few] { $count } pary { $times }
    [many] { $count } par { $times }
   *[other] { $count } pary { $times }
}
drawn-never = ani razu
drawn-once = raz
drawn-twice = dwa razy
drawn-times = { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razu
}
drawn-pair = { $one } i { $other }
drawn-again = Więcej niż raz: { $pairs }
drawn-more = i jeszcze { $count }
drawn-threes = Gry przy stolikach trzyosobowych na gracza: od { $least } do { $most }
drawn-letters = Powtórzone litery miejsc: { $count }
drawn-apart = Rozdzielone pary: { $count }
drawn-verified = Sprawdzono: z tej liczby losowej wychodzi dokładnie to losowanie.
drawn-not-verified = Nie zgadza się.
drawn-at-round = runda { $round }: { $text }
drawn-at-table = runda { $round }, stolik { $table }: { $text }
drawn-other-seed = to nie jest liczba losowa, której pieczęć ogłoszono
drawn-other-rounds = ogłoszone losowanie ma inne rundy
drawn-other-tables = inne stoliki albo pauzuje kto inny
drawn-other-seats = inni gracze albo inne miejsca

format-title-pl-minute = Turniej polski, 16–36 osób: trzy rundy po dwie gry, półfinały, finał
format-title-pl-forty = Turniej polski, 3–128 osób: rundy po trzy gry, potem system pucharowy
format-title-knock-out = System pucharowy, 6–128 osób: jedna runda, potem awansują zwycięzcy stolików
format-title-open-four = Turniej otwarty, 6–128 osób: cztery rundy, czworo najlepszych gra w finale
format-title-league = Liga: sezon wieczorów, dołączyć i odejść można w każdej chwili
format-title-match = Mecz: kilka gier przy jednym stoliku

# stolik rules: wartości w kilku słowach, obok nazw zasad.
rules-table-title = Zestawy zasad
rules-table-differ = { $sign } oznacza zasady, które się różnią
rules-table-source = Źródło ({ $language }): { $source }
rules-table-rule = zasada
rules-table-value = wartość
rules-table-clauses = punkty
value-none = brak
value-yes = tak
value-no = nie
value-turn-seconds = { $count }{"\u00A0"}s
value-round-seconds = { $count }{"\u00A0"}s
value-round-seconds-none = nieustalony
value-redeal-doublets = { $count ->
    [one] przy { $count } dublecie
    [few] przy { $count } dubletach
    [many] przy { $count } dubletach
   *[other] przy { $count } dubletu
}
value-redeal-limit-none = bez ograniczeń
value-timeout-tiles = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
value-unrestorable-tiles = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
value-starter-highest-tile = najwyższa wylosowana kostka
value-starter-seat-a = miejsce A
value-start-joker-drawn-again = ponowne losowanie
value-start-joker-highest = najwyższa kostka
value-deal-tiles = kostki z banku
value-deal-blocks = bloki po siedem
value-deal-stacks = stosy
value-timeout-revert = ruch cofnięty
value-timeout-accept-valid = ważny, gdy stół jest prawidłowy
value-timeout-salvage = ważne to, co prawidłowe
value-late-touch-ignored = nie liczy się
value-late-touch-voids-turn = ruch cofnięty
value-early-clock-nothing = bez skutków
value-early-clock-new-turn-time = następny ruch można zacząć od nowa
value-joker-reuse-anywhere = dowolnie
value-joker-reuse-new-set = w nowym układzie
value-decline-allowed = może mimo to dobrać
value-decline-forbidden = nie może dobrać
value-exhaustion-stop = koniec gry
value-exhaustion-one-more-turn = po jednym ruchu każdy
value-exhaustion-play-on = gra toczy się dalej
value-unopened-penalty-replaces-rack-yes = zamiast wartości tabliczki
value-unopened-penalty-replaces-rack-no = oprócz wartości tabliczki
value-announcement-nothing = brak
value-announcement-spares-higher-penalty = chroni przed wyższą karą
value-winner-records-sum = zwycięzca: suma strat
value-winner-records-nothing = zwycięzca: nic
value-tied-winners-full = każdy całą sumę
value-tied-winners-split = dzielą się sumą
value-sign-shown-winner-plus = zwycięzca na plusie
value-sign-shown-winner-minus = zwycięzca na minusie
value-referee-look-paused = widzi tabliczki, gdy gra stoi
value-referee-look-never = nie widzi tabliczek

# stolik simulate
simulate-title = { $rules }: { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, --seed { $seed }
simulate-bot = bot
simulate-wins = zwycięstwa
simulate-small = małe punkty na grę
simulate-big = duże punkty na grę
simulate-ms = ms na decyzję: średnio / p99 / najdłużej
simulate-between = { $mean } (od { $low } do { $high })
simulate-decimal-sign = ,
simulate-illegal = bot { $bot } na miejscu { $seat } zaproponował to, czego zasady nie dopuszczają: { $proposed }
simulate-endings = Zakończenia: { $endings }. Ruchów na grę: { $turns }.
simulate-ending-out = ktoś skończył: { $count }
simulate-ending-exhausted = pusty bank: { $count }
simulate-ending-round-time = czas rundy: { $count }
simulate-progress = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
