# A table's page: before the start, beside the game, when the line breaks.

room-sitting-down = Going to the table…
room-waiting = The table is set
room-no-clock = no clock
room-turn-seconds = { $count ->
    [one] { $count } second a turn
   *[other] { $count } seconds a turn
}
room-game-number = game { $number }
room-you = you
room-away = not here just now
room-free-seat = Free
room-kept-for = Kept for { $name }
room-sit = Sit here
room-get-up = Get up
room-waits-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
room-start = Deal the tiles
room-starts-soon = All seats are taken. The game begins in a moment; you can watch.
room-invite = Invite others
room-code-say = Say the code:
room-link-send = Send the link:
room-deal-title = A deal nobody can rig
room-deal = The shuffle is already fixed and sealed with this number. Every player throws in a seed of their own. After the game the seal is opened, and anyone can check the deal.
room-gone-title = You cannot sit down here
room-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
room-watching = You are watching
room-refereeing = You are the referee
room-chat = Talk at the table
room-chat-new = { $count ->
    [one] Talk at the table, { $count } new
   *[other] Talk at the table, { $count } new
}
room-chat-empty = Nobody has said anything yet.
room-say = Say something
room-send = Send
room-muted = You may not write at this table any more.
room-mute-who = Whom do you not want to read?
room-hide = Hide for me
room-unhide = Show again
room-mute-all = Mute for all
room-unmute-all = Give the word back
room-history = What happened
room-history-empty = Nothing has happened yet.
room-referee = Referee
room-sounds-off = Turn sounds off
room-sounds-on = Turn sounds on
room-leave = To the first page
room-show-table = Look at the table
room-show-sheet = Score sheet
room-link-first = Connecting…
room-link-quiet = The line is slow. Nothing is lost.
room-link-lost = The connection is broken. It mends itself; your tiles stay as they lie.
room-link-sending = Sending…
room-is-away = { $count ->
    [one] { $names } is not connected. The clock goes on.
   *[other] { $names } are not connected. The clock goes on.
}
room-is-away-no-clock = { $count ->
    [one] { $names } is not connected.
   *[other] { $names } are not connected.
}
room-your-turn = Your turn
room-turn-of = { $name } to move
room-over = Game over
room-paused = Game stopped
room-round-time = Time left in the round
room-round-left = left
room-round-stands = stopped
room-round-over = time is up: one more turn each
room-title-waiting = Waiting for players
room-ref-called = { $name } calls the referee.
room-ref-reason = Reason, for the record
room-ref-reason-example = for example: disputed joker
room-ref-pause-first = To rule, stop the game first. The clock stands while it is stopped.
room-ref-pause = Stop the game
room-ref-continue = Let play go on
room-ref-look = Look at the racks
room-ref-look-told = The look goes on record, and the players are told.
room-ref-undo = Undo the last turn
room-ref-player = Player
room-ref-count = Number of tiles
room-ref-give = { $count ->
    [one] Give a tile
   *[other] Give { $count } tiles
}
room-ref-penalise = { $count ->
    [one] Penalty: one tile
   *[other] Penalty: { $count } tiles
}
room-ref-take-which = Tap the tiles to be taken back.
room-ref-take = { $count ->
    [one] Take back one tile
   *[other] Take back { $count } tiles
}
room-ref-seconds = Seconds
room-ref-clock = { $count ->
    [one] Set the clock to one second
   *[other] Set the clock to { $count } seconds
}
room-ref-correct = Put table and racks right
room-ref-correct-look = To correct, look at the racks first.
room-ref-correct-go = Put right
room-ref-table = Table
room-tell-away = { $you ->
    [yes] You lost the connection; the clock goes on.
   *[no] { $name } lost the connection; the clock goes on.
}
room-tell-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
room-tell-abandoned-bot = { $you ->
    [yes] You stayed away; a bot plays your tiles until you are back.
   *[no] { $name } stays away; a bot plays on until { $name } is back.
}
room-tell-abandoned-forfeit = { $you ->
    [yes] You stayed away; the seat only draws and comes last.
   *[no] { $name } stays away; the seat only draws and comes last.
}
room-give-up = Give up
room-give-up-sure = Give this game up?
room-give-up-bot = A bot plays your tiles to the end. You cannot come back into this game, but you may watch it.
room-give-up-last = Your seat only draws from now on and comes last; the others play on. You may watch.
room-give-up-last-rated = Your seat only draws from now on and comes last, and that counts for your rating; the others play on.
room-give-up-ends = The game ends here, and you come last.
room-give-up-ends-rated = The game ends here and you come last, which counts for your rating.
room-give-up-yes = Give up
room-give-up-no = Play on
room-tell-resigned-bot = { $you ->
    [yes] You gave up; a bot plays your tiles to the end.
   *[no] { $name } gave up; a bot plays on.
}
room-tell-resigned-forfeit = { $you ->
    [yes] You gave up and come last.
   *[no] { $name } gave up and comes last.
}
room-tell-forfeited = Too few people are left: the game ends here.
room-tell-rated = Rating of { $name }: { $before } → { $after }.
room-played-by-bot = { $names }: a bot plays until the player is back.
room-note-start = Draw for the start: { $draws }.
room-starts-soon-referee = All seats are taken. The players deal the tiles; you referee.
room-referee-waits = You are the referee here: you do not sit down, and you see the table as soon as the tiles are dealt.
room-tell-time-nothing = { $you ->
    [yes] Time is up before you laid anything.
   *[no] Time is up for { $name }, who laid nothing.
}
room-tell-time-part = { $you ->
    [yes] Time is up. What is valid stays; the rest is back on your rack.
   *[no] Time is up for { $name }. What is valid stays; the rest went back.
}
room-game-of = game { $number } of { $of }
room-rated = rated
