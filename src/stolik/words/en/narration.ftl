# What happened in a game, told in one sentence each. $you is "yes" where the reader is the one who did it.

seat-you = You
seat-player = Player { $letter }
seat-bot = Bot { $number }
tiles-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

narration-created = { $rules }, players: { $seats }.
narration-start-drawn = { $you ->
    [yes] You draw { $tile } to see who starts.
   *[no] { $name } draws { $tile } to see who starts.
}
narration-starter = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
narration-dealt = The tiles are dealt; tiles left in the pool: { $bank }.
narration-redeal = { $you ->
    [yes] You hold at least { $doublets ->
        [one] one doublet
       *[other] { $doublets } doublets
    } and ask for a new deal.
   *[no] { $name } holds at least { $doublets ->
        [one] one doublet
       *[other] { $doublets } doublets
    } and asks for a new deal.
}
narration-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $name }
}
narration-opened = { $you ->
    [yes] You open with { $points } points: { $tiles }
   *[no] { $name } opens with { $points } points: { $tiles }
}
narration-played = { $you ->
    [yes] You lay { $tiles }
   *[no] { $name } lays { $tiles }
}
narration-drew = { $you ->
    [yes] You draw { $tiles }.
   *[no] { $name } draws { $tiles }.
}
narration-drew-unseen = { $name } draws { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
narration-penalty = { $you ->
    [yes] Penalty: you draw { $tiles }.
   *[no] Penalty: { $name } draws { $tiles }.
}
narration-penalty-unseen = Penalty: { $name } draws { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
narration-stack = { $you ->
    [yes] You put stack { $stack } in the middle.
   *[no] { $name } puts stack { $stack } in the middle.
}
narration-stack-nobody = Stack { $stack } is put in the middle.
narration-announced = { $you ->
    [yes] You announce: “I open next turn.”
   *[no] { $name } announces: “I open next turn.”
}
narration-pressed-early = { $you ->
    [yes] You press the clock before drawing.
   *[no] { $name } presses the clock before drawing.
}
narration-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
narration-restarted = { $you ->
    [yes] You start your turn again with full time.
   *[no] { $name } starts the turn again with full time.
}
narration-time-given-outage = The server was down for a while: { $seconds } s go back on the clock.
narration-time-given-lag = The connection was slow: { $seconds } s go back on the clock.
narration-time-given-loading = The page was still loading: { $seconds } s go back on the clock.
narration-timed-out-stands = { $you ->
    [yes] Time is up. The sets are valid, so your turn stands.
   *[no] Time is up for { $name }. The sets are valid, so the turn stands.
}
narration-timed-out-reverted = { $you ->
    [yes] Time is up. Your turn is undone.
   *[no] Time is up for { $name }. The turn is undone.
}
narration-timed-out-not-restored = { $you ->
    [yes] Time is up, and the table cannot be restored. You take every tile that is not in a valid set.
   *[no] Time is up for { $name }, and the table cannot be restored. { $name } takes every tile that is not in a valid set.
}
narration-last-turns-exhausted = The pool is empty: one more turn each.
narration-last-turns-round-time = The round’s time is up: one more turn each.
narration-last-turns-off = The round has been given more time: play goes on as before.
narration-referee-called = { $you ->
    [yes] You call the referee. { $about }
   *[no] { $name } calls the referee. { $about }
}
narration-paused = The clock is stopped ({ $by }). { $reason }
narration-round-stopped = The organiser has stopped the round: all clocks are stopped.
narration-racks-seen = { $by } looks at the racks. { $reason }
narration-undone = Ruling by { $by }: the last turn is undone ({ $name }). { $reason }
narration-given = Ruling by { $by }: { $name } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}. { $reason }
narration-taken = Ruling by { $by }: { $name } gives back { $tiles }. { $reason }
narration-clock-set = Ruling by { $by }: { $seconds ->
    [one] one second is left.
   *[other] { $seconds } seconds are left.
} { $reason }
narration-corrected = Ruling by { $by }: the table and racks are corrected. { $reason }
narration-resumed = Play resumes.
narration-resumed-limit = Play resumes by itself: the time for the referee is over.
narration-resigned-bot = { $you ->
    [yes] You give up; a bot plays your tiles to the end.
   *[no] { $name } gives up; a bot plays on to the end.
}
narration-resigned-forfeit = { $you ->
    [yes] You give up and finish behind everybody who stays.
   *[no] { $name } gives up and finishes behind everybody who stays.
}
narration-away-bot = { $you ->
    [yes] You stay away; a bot plays until you are back.
   *[no] { $name } stays away; a bot plays until { $name } is back.
}
narration-away-forfeit = { $you ->
    [yes] You stay away, forfeit the game and finish behind everybody who stays.
   *[no] { $name } stays away, forfeits the game and finishes behind everybody who stays.
}
narration-taken-back = { $you ->
    [yes] You are back and play your tiles again.
   *[no] { $name } is back and plays again.
}
narration-played-on = From here a finished game is played on against bots: { $you ->
    [yes] you play.
   *[no] { $name } plays.
}
narration-stopped = Too few people are left: the game ends here, and the racks are not counted.
narration-ended-out = { $you ->
    [yes] Your rack is empty: you win!
   *[no] { $name } goes out: the rack is empty.
}
narration-ended-exhausted = The pool is empty and nobody went out. The lowest rack wins.
narration-ended-round-time = Time is up and nobody went out. The lowest rack wins.
narration-seed = The seed of the deal was { $seed }.
