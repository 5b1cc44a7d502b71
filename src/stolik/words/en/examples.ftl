# Examples for the clauses of the rules, drawn and judged by the engine.

example-right = This is allowed.
example-before = Before
example-after = The turn
example-on-the-table = On the table
example-one-set = No gap is wider than a tile or higher than half a tile: this is one set.
example-gap = The gap is too wide or too high: these tiles are not one set.
example-time-up = Time is up
example-time-up-hand = Time is up; in hand: { $tiles }
example-afterwards = Afterwards
example-stands = The turn stands.
example-reverted = { $count ->
    [one] The turn is undone, and the player draws { $count } tile.
   *[other] The turn is undone, and the player draws { $count } tiles.
}
example-reverted-late = { $count ->
    [one] Tiles were touched after time: the turn is undone, and the player draws { $count } tile.
   *[other] Tiles were touched after time: the turn is undone, and the player draws { $count } tiles.
}
example-not-restored = { $count ->
    [0] Nobody remembers how the tiles lay: the player takes every tile that is not in a valid set.
    [one] Nobody remembers how the tiles lay: the player takes every tile that is not in a valid set, and draws { $count } tile.
   *[other] Nobody remembers how the tiles lay: the player takes every tile that is not in a valid set, and draws { $count } tiles.
}
example-out = A player goes out.
example-exhausted = The pool is empty, and nobody has gone out.
example-records = { $seat }: { $points }. { $why }
