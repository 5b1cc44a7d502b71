# The bench.

bench-ask = What do you want to know?
bench-ask-open = Could it open?
bench-ask-valid = Is it valid?
bench-ask-best = Best move
bench-empty-open = Tap in the tiles of the rack. The answer comes as you go.
bench-empty-valid = Tap in the sets on the table, each in the order it lies.
bench-empty-best = Tap in the rack and the sets on the table.
bench-can-open = Yes, it can open
bench-cannot-open = No, it cannot open
bench-open-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $needed } are needed.
bench-valid = Valid
bench-invalid = { $count ->
    [one] Not valid: one set is wrong
   *[other] Not valid: { $count } sets are wrong
}
bench-misordered = { $count ->
    [one] Set { $sets } would be valid with its tiles in order.
   *[other] Sets { $sets } would be valid with their tiles in order.
}
bench-best = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bench-goes-out = That is the whole rack: the player goes out.
bench-laid = From the rack
bench-before = The table before the move.
bench-step-back = One step back
bench-step-on = One step on
bench-table-empty = The table is empty.
bench-nothing = Nothing can be laid
bench-may-draw = The player may draw.
bench-must-play = The player may not draw: under these rules whoever can play has to (I-21).
bench-rack = Rack ({ $count })
bench-rack-empty = No tiles yet.
bench-set = Set { $number }
bench-new-set = New set
bench-remove = Remove: { $tile }
bench-pad = Tiles
bench-keys-fold = Hide the tiles
bench-keys-unfold = Enter tiles
bench-back = Take back the last tile
bench-clear = Clear everything
bench-rules-of = The rules of “{ $name }”
bench-opened = The player has opened
bench-objective = Look for
bench-most-tiles = most tiles
bench-most-points = most points
bench-as-text = As text
bench-notation = r red, b blue, k black, o orange, j joker; sets separated by |. For example: r3 r4 j | k7 b7 o7
bench-rack-text = Rack
bench-table-text = Table
bench-share = Share this position
