# Co mówi stolik draw i spis systemów rozgrywek.

drawn-round = Runda { $round }
drawn-table = Stolik
drawn-resting = pauza: { $players }
drawn-commitment = Pieczęć { $commitment }
drawn-seed = Ziarno  { $seed }
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
drawn-verified = Sprawdzono: z tego ziarna wychodzi dokładnie to losowanie.
drawn-not-verified = Nie zgadza się.
drawn-at-round = runda { $round }: { $text }
drawn-at-table = runda { $round }, stolik { $table }: { $text }
drawn-other-seed = to nie jest zapowiedziane ziarno
drawn-other-rounds = ogłoszone losowanie ma inne rundy
drawn-other-tables = inne stoliki albo pauzuje kto inny
drawn-other-seats = inni gracze albo inne miejsca

format-title-pl-minute = Turniej polski, 16–36 osób: trzy rundy po dwie gry, półfinały, finał
format-title-pl-forty = Turniej polski, 3–128 osób: rundy po trzy gry, potem system pucharowy
format-title-knock-out = System pucharowy, 6–128 osób: jedna runda, potem awansują zwycięzcy stolików
format-title-open-four = Turniej otwarty, 6–128 osób: cztery rundy, czworo najlepszych gra w finale
format-title-league = Liga: sezon wieczorów, dołączyć i odejść można w każdej chwili
format-title-match = Mecz: kilka gier przy jednym stoliku
