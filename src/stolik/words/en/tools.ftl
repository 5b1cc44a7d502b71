# What stolik draw and the list of formats say.

drawn-round = Round { $round }
drawn-table = Table
drawn-resting = resting: { $players }
drawn-commitment = Commitment { $commitment }
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
drawn-threes = Visits to tables of three: { $least } to { $most } a player
drawn-letters = Seat letters had again: { $count }
drawn-apart = Pairs kept apart: { $count }
drawn-verified = Verified: the seed draws exactly this.
drawn-not-verified = Not verified.
drawn-at-round = round { $round }: { $text }
drawn-at-table = round { $round }, table { $table }: { $text }
drawn-other-seed = the seed is not the one that was committed to
drawn-other-rounds = the published draw has other rounds
drawn-other-tables = other tables, or somebody else rests
drawn-other-seats = other players or seats

format-title-pl-minute = Polish tournament for 16 to 36: three rounds of two games, semi-finals, final
format-title-pl-forty = Polish tournament for 3 to 128: rounds of three games, then knock-out tables
format-title-knock-out = Knock-out for 6 to 128: one round, then tables whose winners go on
format-title-open-four = Open tournament for 6 to 128: four rounds, the best four play a final
format-title-league = League: a season of evenings, join and leave at any time
format-title-match = Match: a number of games at one table
