# A table's page: before the start, beside the game, when the line breaks.

room-sitting-down = Going to the table…
room-dealing = Dealing…
room-learn = Is this your first game? The lessons take five minutes, and this table waits for you.
room-learn-go = To the lessons
room-learn-no = No, thank you
room-waiting = The table is set
room-no-game = No game is played here
room-no-clock = no clock
room-turn-seconds = { $count ->
    [one] { $count } second a turn
   *[other] { $count } seconds a turn
}
room-game-number = game { $number }
room-you = you
room-away = not connected just now
room-free-seat = Free
room-kept-for = Kept for { $name }
room-sit = Sit here
room-get-up = Leave the seat
room-bot-sits = Seat a bot
room-bot-sits-where = Seat a bot at { $letter }
room-bot-goes = Send away
room-bot-goes-who = Send { $name } away
room-bot-level = Nobody else coming? Level of the bots
room-waits-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
room-waits-for-them = Waiting for { $names }
room-all-kept = The seats are kept for those who played the last game. You can watch when it starts.
room-start = Deal the tiles
room-starts-soon = All seats are taken. The game starts in a moment; you can watch.
room-invite = Invite others
room-code-say = Say the code:
room-share = Share the link
room-share-text = Come and play Rummikub with me.
room-qr = Show a QR code
room-qr-label = QR code with the link to this table
room-link-send = Send the link:
room-address = How to reach this table
room-link-full = The seats are taken or kept. Those who have the link come back to theirs, or watch:
room-deal-title = A deal nobody can rig
room-deal = The shuffle is already fixed and sealed with this code. Every player adds a random number of their own. After the game the seal is opened, and anyone can check the deal.
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
room-chat-hidden = Everything said here is hidden from you.
room-say = Say something
room-send = Send
room-muted = You can no longer write at this table.
room-mute-who = Whose messages do you want to hide?
room-hide = Hide for me
room-unhide = Show again
room-mute-all = Mute for everybody
room-unmute-all = Unmute
room-history = What happened
room-history-empty = Nothing has happened yet.
room-referee = Referee
room-a-referee = a referee
room-sounds-off = Turn sounds off
room-sounds-on = Turn sounds on
room-leave = To the home page
room-show-table = Show the table
room-show-sheet = Score sheet
room-link-first = Connecting…
room-link-quiet = The connection is slow. Nothing is lost.
room-link-lost = The connection is broken. It comes back by itself; your tiles stay as they are.
room-link-sending = Sending…
room-is-away = { $count ->
    [one] { $names } is not connected. The clock is running.
   *[other] { $names } are not connected. The clock is running.
}
room-is-away-no-clock = { $count ->
    [one] { $names } is not connected.
   *[other] { $names } are not connected.
}
room-your-turn = Your turn
room-your-turn-back = Your turn: back to the table
room-turn-of = { $name } to move
room-over = Game over
room-paused = Game stopped
room-round-time = Time left in the round
room-round-left = left in the round
room-round-stands = stopped
room-round-over = time is up: one more turn each
room-round-last = these turns are still the last
room-not-here = not here yet
room-tournament = A tournament table
room-tournament-before = The organiser has not started the round yet. The game begins with it; you may take your seat.
room-tournament-begins = The game begins by itself once everybody is here, or when the waiting time is over.
room-tournament-page = To the tournament
room-tournament-stands = The round is stopped. The game begins when the round resumes.
room-title-waiting = Waiting for players
room-ref-called = { $name } calls the referee.
room-pause = The referee has stopped the game.
room-pause-called = { $names } called the referee: the game is stopped.
room-pause-left = Play goes on by itself in
room-ref-reason = Reason, for the record
room-ref-reason-example = for example: disputed joker
room-ref-pause-first = To make a ruling, stop the game first. The clock is stopped until play resumes.
room-ref-pause = Stop the game
room-ref-continue = Resume play
room-ref-longer = Keep the game stopped longer
room-ref-look = Look at the racks
room-ref-look-told = The look is recorded, and the players are told.
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
room-ref-take-which = Tap the tiles to take back.
room-ref-take = { $count ->
    [one] Take back one tile
   *[other] Take back { $count } tiles
}
room-ref-seconds = Seconds
room-ref-clock = { $count ->
    [one] Set the clock to one second
   *[other] Set the clock to { $count } seconds
}
room-ref-correct = Correct the table and racks
room-ref-correct-look = To correct them, look at the racks first.
room-ref-correct-go = Apply
room-ref-table = Table
room-tell-away = { $you ->
    [yes] You lost the connection; the clock is running.
   *[no] { $name } lost the connection; the clock is running.
}
room-tell-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
room-tell-more-time = { $by } needs more time: the game stays stopped a little longer.
room-give-up = Give up
room-give-up-sure = Give this game up?
room-give-up-bot = A bot plays your tiles to the end, and its result is yours. You cannot come back into this game, but you may watch it.
room-give-up-last = Your seat only draws from now on, and you finish behind everybody who stays; the others play on. You may watch.
room-give-up-last-rated = Your seat only draws from now on, and you finish behind everybody who stays; this counts for your rating. The others play on.
room-give-up-ends = The game ends here and racks are not counted; you finish behind everybody who stays.
room-give-up-ends-rated = The game ends here and racks are not counted; you finish behind everybody who stays, and this counts for your rating.
room-give-up-yes = Give up
room-give-up-no = Play on
room-tell-hint = { $name } took a hint (level { $level } of 5).
room-tell-rated = Rating of { $name }: { $before } → { $after }.
room-played-by-bot = { $names }: a bot plays until they are back.
room-played-by-bots = { $count } players are away: bots play until they are back.
room-note-start = Draw for the start: { $draws }.
room-starts-soon-referee = All seats are taken. The players deal the tiles; you referee.
room-referee-waits = You are the referee here: you take no seat, and you see the table as soon as the tiles are dealt.
room-tell-time-nothing = { $you ->
    [yes] Time is up; you laid nothing.
   *[no] Time is up for { $name }; nothing was laid.
}
room-tell-time-part = { $you ->
    [yes] Time is up. Valid sets stay; your other tiles are back on your rack.
   *[no] Time is up for { $name }. Valid sets stay; the player’s other tiles are back on the rack.
}
room-game-of = game { $number } of { $of }
room-rated = rated
room-unrated-bots = Not rated: with bots
room-unrated-clock = Not rated: no clock
room-unrated-chosen = Not rated
