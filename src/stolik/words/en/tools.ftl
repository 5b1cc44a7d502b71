# What stolik draw and the list of formats say.

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
