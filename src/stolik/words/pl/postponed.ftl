# Przełożone stoliki ligi: na stronach, na papierze i w wierszu poleceń.

postponed-to = Przełożony na { $when }
postponed-open = Przełożony, termin do uzgodnienia
postponed-tables = Przełożone stoliki
postponed-own = Twój przełożony stolik
postponed-others-done = pozostałe stoliki skończyły
postponed-line = runda { $round }, stolik { $table }
postponed-line-to = runda { $round }, stolik { $table } ({ $when })
postponed-line-open = runda { $round }, stolik { $table } (termin do uzgodnienia)
postponed-missing = { $count ->
    [one] Brakuje jeszcze jednego przełożonego stolika: { $tables }. Jego wynik będzie liczony, gdy tylko zagra.
    [few] Brakuje jeszcze { $count } przełożonych stolików: { $tables }. Ich wyniki będą liczone, gdy tylko zagrają.
    [many] Brakuje jeszcze { $count } przełożonych stolików: { $tables }. Ich wyniki będą liczone, gdy tylko zagrają.
   *[other] Brakuje jeszcze { $count } przełożonych stolików: { $tables }. Ich wyniki będą liczone, gdy tylko zagrają.
  }
postponed-event = stolik { $table } (przełożony z rundy { $round })
