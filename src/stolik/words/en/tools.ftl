# What stolik draw, rules and simulate say, and the list of formats.

drawn-round = Round { $round }
drawn-table = Table
drawn-resting = sitting out: { $players }
drawn-commitment = Seal       { $commitment }
drawn-seed = Seed       { $seed }
drawn-meetings = Meetings: { $meetings }; repeats { $repeats }
drawn-met = { $count ->
    [one] { $count } pair { $times }
   *[other] { $count } pairs { $times }
}
drawn-never = never
drawn-once = once
drawn-twice = twice
drawn-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
drawn-pair = { $one } and { $other }
drawn-again = More than once: { $pairs }
drawn-more = and { $count } more
drawn-threes = Games at tables of three: { $least } to { $most } per player
drawn-letters = Repeated seat letters: { $count }
drawn-apart = Pairs kept apart: { $count }
drawn-verified = Verified: the seed draws exactly this.
drawn-not-verified = Not verified.
drawn-at-round = round { $round }: { $text }
drawn-at-table = round { $round }, table { $table }: { $text }
drawn-other-seed = the seed is not the one that was sealed
drawn-other-rounds = the published draw has other rounds
drawn-other-tables = other tables, or somebody else sits out
drawn-other-seats = other players or seats

format-title-pl-minute = Polish tournament for 16 to 36: three rounds of two games, semi-finals, final
format-title-pl-forty = Polish tournament for 3 to 128: rounds of three games, then knock-out tables
format-title-knock-out = Knock-out for 6 to 128: one round, then tables whose winners advance
format-title-open-four = Open tournament for 6 to 128: four rounds, the best four play a final
format-title-league = League: a season of evenings, join and leave at any time
format-title-match = Match: a number of games at one table

# stolik rules: values in a few words, beside the labels.
rules-table-title = The rulesets
rules-table-differ = { $sign } marks rules in which they differ
rules-table-source = Source ({ $language }): { $source }
rules-table-rule = rule
rules-table-value = value
rules-table-clauses = clauses
value-none = none
value-yes = yes
value-no = no
value-turn-seconds = { $count } s
value-round-seconds = { $count } s
value-round-seconds-none = not set
value-redeal-doublets = { $count ->
    [one] with { $count } doublet
   *[other] with { $count } doublets
}
value-redeal-limit-none = no limit
value-timeout-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
value-unrestorable-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
value-starter-highest-tile = highest tile drawn
value-starter-seat-a = seat A
value-start-joker-drawn-again = draw again
value-start-joker-highest = highest tile
value-deal-tiles = tiles from the pool
value-deal-blocks = blocks of seven
value-deal-stacks = stacks
value-timeout-revert = turn undone
value-timeout-accept-valid = stands if the table is valid
value-timeout-salvage = stands with what is valid
value-late-touch-ignored = does not count
value-late-touch-voids-turn = turn undone
value-early-clock-nothing = no consequence
value-early-clock-new-turn-time = next turn may start again
value-joker-reuse-anywhere = anywhere
value-joker-reuse-new-set = in a new set
value-decline-allowed = may draw all the same
value-decline-forbidden = may not draw
value-exhaustion-stop = game ends
value-exhaustion-one-more-turn = one more turn each
value-exhaustion-play-on = play goes on
value-unopened-penalty-replaces-rack-yes = instead of the rack
value-unopened-penalty-replaces-rack-no = on top of the rack
value-announcement-nothing = none
value-announcement-spares-higher-penalty = spares the higher penalty
value-winner-records-sum = winner: sum of the losses
value-winner-records-nothing = winner: nothing
value-tied-winners-full = each the full sum
value-tied-winners-split = share the sum
value-sign-shown-winner-plus = winner plus
value-sign-shown-winner-minus = winner minus
value-referee-look-paused = sees racks while paused
value-referee-look-never = never sees racks

# stolik simulate
simulate-title = { $rules }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
simulate-bot = bot
simulate-wins = wins
simulate-small = small points per game
simulate-big = big points per game
simulate-ms = ms per decision: mean / p99 / longest
simulate-between = { $mean } ({ $low } to { $high })
simulate-decimal-sign = .
simulate-illegal = the bot { $bot } in seat { $seat } proposed what the rules do not allow: { $proposed }
simulate-endings = Endings: { $endings }. Turns per game: { $turns }.
simulate-ending-out = somebody went out: { $count }
simulate-ending-exhausted = pool empty: { $count }
simulate-ending-round-time = round’s time up: { $count }
simulate-progress = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
