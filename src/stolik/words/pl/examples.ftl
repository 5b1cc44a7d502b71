# Przykłady do punktów zasad, narysowane i ocenione przez program.

example-right = Tak wolno.
example-before = Przed ruchem
example-after = Ruch
example-on-the-table = Na stole
example-one-set = Żadna przerwa nie jest większa niż szerokość kostki ani pół jej wysokości: to jeden układ.
example-gap = Przerwa jest za duża: te kostki nie są jednym układem.
example-time-up = Czas minął
example-time-up-hand = Czas minął; w ręce: { $tiles }
example-afterwards = Potem
example-stands = Ruch jest ważny.
example-reverted = { $count ->
    [one] Ruch zostaje cofnięty, a gracz dobiera { $count } kostkę.
    [few] Ruch zostaje cofnięty, a gracz dobiera { $count } kostki.
    [many] Ruch zostaje cofnięty, a gracz dobiera { $count } kostek.
   *[other] Ruch zostaje cofnięty, a gracz dobiera { $count } kostki.
}
example-reverted-late = { $count ->
    [one] Po czasie dotknięto kostek: ruch zostaje cofnięty, a gracz dobiera { $count } kostkę.
    [few] Po czasie dotknięto kostek: ruch zostaje cofnięty, a gracz dobiera { $count } kostki.
    [many] Po czasie dotknięto kostek: ruch zostaje cofnięty, a gracz dobiera { $count } kostek.
   *[other] Po czasie dotknięto kostek: ruch zostaje cofnięty, a gracz dobiera { $count } kostki.
}
example-not-restored = { $count ->
    [0] Nikt nie pamięta, jak leżały kostki: gracz zabiera wszystkie, które nie są w prawidłowym układzie.
    [one] Nikt nie pamięta, jak leżały kostki: gracz zabiera wszystkie, które nie są w prawidłowym układzie, i dobiera { $count } kostkę.
    [few] Nikt nie pamięta, jak leżały kostki: gracz zabiera wszystkie, które nie są w prawidłowym układzie, i dobiera { $count } kostki.
    [many] Nikt nie pamięta, jak leżały kostki: gracz zabiera wszystkie, które nie są w prawidłowym układzie, i dobiera { $count } kostek.
   *[other] Nikt nie pamięta, jak leżały kostki: gracz zabiera wszystkie, które nie są w prawidłowym układzie, i dobiera { $count } kostki.
}
example-out = Jeden z graczy wyłożył ostatnią kostkę.
example-exhausted = Bank jest pusty, a nikt nie wyłożył ostatniej kostki.
example-records = { $seat }: { $points }. { $why }
