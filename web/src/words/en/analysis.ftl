# The analysis.

analysis-ask = What do you want to know?
analysis-ask-open = Could it open?
analysis-ask-valid = Is it valid?
analysis-ask-best = Best move
analysis-empty-open = Tap in the tiles of the rack. The answer comes as you go.
analysis-empty-valid = Tap in the sets on the table, each in the order it lies.
analysis-empty-best = Tap in the rack and the sets on the table.
analysis-can-open = Yes, it can open
analysis-cannot-open = No, it cannot open
analysis-open-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $needed } are needed.
analysis-valid = Valid
analysis-invalid = { $count ->
    [one] Not valid: one set is wrong
   *[other] Not valid: { $count } sets are wrong
}
analysis-misordered = { $count ->
    [one] Set { $sets } would be valid with its tiles in order.
   *[other] Sets { $sets } would be valid with their tiles in order.
}
analysis-best = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-goes-out = That is the whole rack: the player goes out.
analysis-laid = From the rack
analysis-before = The table before the move.
analysis-step-back = One step back
analysis-step-on = One step on
analysis-table-empty = The table is empty.
analysis-nothing = Nothing can be laid
analysis-may-draw = The player may draw.
analysis-must-play = The player may not draw: under these rules whoever can play has to (I-21).
analysis-rack = Rack ({ $count })
analysis-rack-empty = No tiles yet.
analysis-set = Set { $number }
analysis-new-set = New set
analysis-remove = Remove: { $tile }
analysis-pad = Tiles
analysis-keys-fold = Hide the tiles
analysis-keys-unfold = Enter tiles
analysis-back = Take back the last tile
analysis-clear = Clear everything
analysis-rules-of = The rules of “{ $name }”
analysis-opened = The player has opened
analysis-objective = Look for
analysis-most-tiles = most tiles
analysis-most-points = most points
analysis-as-text = As text
analysis-notation = r red, b blue, k black, o orange, j joker; sets separated by |. For example: r3 r4 j | k7 b7 o7
analysis-rack-text = Rack
analysis-table-text = Table
analysis-share = Share this position
