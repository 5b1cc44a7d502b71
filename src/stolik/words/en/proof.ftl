# What stolik verify says of a game's record.

proof-rules = the rules are { $rules }, as published
proof-variant = the rules are { $rules }, a variant of { $base }
proof-seed = the seed matches the seal
proof-shuffles = { $count ->
    [one] { $count } shuffle repeated, with the same result
   *[other] { $count } shuffles repeated, with the same result
}
proof-played-on = A finished game played on from turn { $turn }: everything before is a copy of it.
proof-draws = { $count ->
    [one] { $count } tile drawn in the order of the pool
   *[other] { $count } tiles drawn in the order of the pool
}
proof-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} by the rules, { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
} judged again, { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
}, { $timeouts ->
    [one] { $timeouts } time-out
   *[other] { $timeouts } time-outs
}
proof-tiles = 106 tiles accounted for after every event
proof-score = the score counted again, with the same result
proof-stopped = the game was stopped because too few people were left: no racks were counted
proof-done = Proven: the deal was fair, and the game was played by the rules.
proof-names = Not part of the proof: the names ({ $names }). They are in the first line, which anybody can change; the proof covers what happened at each seat.
proof-cut-off = the record was never closed: it breaks off after event { $event }, as happens when a terminal is closed in the middle of a game
proof-no-text = byte { $byte } is not UTF-8 text
proof-bad-record = not a complete game record: { $what }
proof-left = { $count ->
    [one] From there on the record cannot be followed: { $count } event not checked.
   *[other] From there on the record cannot be followed: { $count } events not checked.
}
proof-not-yet = Not proven yet.
proof-wrong = Not proven: something is wrong with this record.

proof-at = event { $event } (line { $line }): { $text }
proof-difference = { $field } is { $found }, should be { $expected }
proof-more = { $count ->
    [one] and { $count } more difference
   *[other] and { $count } more differences
}
proof-not-a-game = the record does not begin with a game of two to four seats
proof-rules-altered = the rules are not the published ones they are said to be; they differ in { $fields }
proof-no-commitment = no seal was shown before the deal, so the deal cannot be proven
proof-seed-not-committed = the seed does not match the seal shown before the deal
proof-seed-not-revealed = the game is over, but its seed is not revealed: the deal cannot be proven yet
proof-unfinished = the game is not finished: nothing is wrong so far, and nothing is proven yet
proof-wrong-start = the draw for the start is not what the seed and the rules give: { $what }
proof-wrong-deal = the deal is not what the seed gives: { $what }
proof-wrong-draw = the tiles drawn are not the next of the pool: { $what }
proof-illegal-play = the play is illegal: { $what }
proof-wrong-play = the play is not recorded as it was judged: { $what }
proof-wrong-timeout = the time-out cannot have ended like this: { $what }
proof-wrong-score = the score is counted wrong: { $what }
proof-wrong-event = { $found } is not as it must be: { $what }
proof-unexpected-event = { $found } cannot come here; expected: { $expected }
proof-not-allowed = { $found } is not allowed here: { $why }
proof-missing-events = the record breaks off where { $expected } must follow
proof-tiles-not-conserved = table, racks and pool no longer contain each of the 106 tiles once
