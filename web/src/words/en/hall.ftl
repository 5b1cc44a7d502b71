# Tournament pages for tables, players and the audience.

hall-actions = What you can do
hall-agree = I agree
hall-agree-lead = Everybody checks the points and taps their own name.
hall-agree-title = Is the score sheet right?
hall-agreed = agrees
hall-and-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
hall-announced = Announced the opening in the last turn
hall-bank-empty = The pool is empty
hall-bank-empty-more = This turn is finished, then everybody has one more.
hall-bank-empty-stop = This turn is the last; then the game ends.
hall-because-announced = Announced after the last draw: { $points }
hall-because-could-have-opened = This rack could have opened: { $points }
hall-because-unopened = This rack could not open: { $points }
hall-before-draw = The seats have not been drawn yet. They appear here as soon as they are.
hall-big = Big
hall-big-long = Big points
hall-big-about = Big points are given for the place in each game. Small points come from the tiles left on the racks.
hall-board = Board
hall-board-final = Final ranking
hall-board-held = paused
hall-board-here = { $here } of { $count } are here
hall-board-names = Where do I sit?
hall-board-offline = No connection: the board shows the last known state
hall-board-soon = The draw is coming soon.
hall-board-standings = Standings: { $stage }
hall-board-tables = Tables
hall-board-podium = The winners
hall-board-scan = Your table on your phone: scan this code
hall-board-welcome = Welcome!
hall-both-sides = Show the clock to both sides of the table
hall-call-conduct = Conduct at the table
hall-call-go = Call
hall-call-lead = The clock stops. What is it about?
hall-call-move = Is a move allowed?
hall-call-own = Something else
hall-call-score = Counting the points
hall-call-time = Clock or time
hall-call-title = Call the referee
hall-called = Called
hall-cancel = Cancel
hall-cannot-be = This cannot be right: whoever did not go out still has tiles.
hall-change = Change
hall-change-game = Change game { $number }
hall-checked-in = You are checked in.
hall-clock = Clock
hall-closed-text = Thank you for playing. The final ranking is on the tournament’s page.
hall-closed-title = The tournament is over
hall-correct = It is somebody else’s turn
hall-correct-about = The clock stops; tap whose turn it is.
hall-could = The rack could have opened
hall-could-not = The rack could not open
hall-could-open = Could the rack have opened?
hall-deducted = Deducted by the referee
hall-missed = { $count ->
    [one] { $count } missed game
   *[other] { $count } missed games
  }
hall-did-not-go-on = You did not make the next stage
hall-draw-commitment = Seal, published before the draw
hall-draw-fits = The seed matches the seal.
hall-draw-fits-not = The seed does not match the seal!
hall-draw-how = Check it yourself
hall-draw-how-again = The organiser’s export holds every draw; this command repeats and compares them all:
hall-draw-how-hash = The seal of the seed must be the number published before:
hall-draw-later = Opened after the draw.
hall-draw-lead = The seats follow from a seed. Before each draw the seal of its seed is published, and afterwards the seed itself. So nobody can pick a draw they like, and anybody can repeat it.
hall-draw-none = Nothing has been drawn yet.
hall-draw-seed = Seed, opened after the draw
hall-draw-start = Who drew the first turn? Tap the name.
hall-drawn-last = Tile drawn then
hall-early = { $previous } pressed before drawing
hall-early-about = The turn starts again with full time; the early press is noted.
hall-early-count = Pressed before drawing
hall-early-hint = { $previous } draws first. Then tap: full time for { $name }.
hall-ended-bank = Pool empty
hall-ended-out = Somebody went out
hall-ended-time = Time is up
hall-enter-game = Enter game { $number }
hall-everybody = Everybody
hall-find = Find yourself
hall-find-example = Name or number
hall-find-lead = Type your name or starting number.
hall-find-none = There is nobody with that name or number.
hall-game = Game { $number }
hall-game-over = Game over
hall-game-over-hint = The game is over. Tap to enter the score.
hall-game-word = Game
hall-games = Games
hall-games-in = Games on the score sheets
hall-go-on = Continue
hall-here = checked in
hall-how-ended = How did the game end?
hall-is-out = went out
hall-join-by-name = I do not know my number
hall-join-device = The phone at a table
hall-join-go = To the table
hall-join-hint = The letters are on the table card, or ask the organiser.
hall-join-lead = Type what is on the table card, or scan its code.
hall-join-missing = Type the table number and its letters.
hall-join-own = My table and results
hall-join-title = Table { $number }
hall-join-word = Join a table
hall-join-wrong = These letters do not belong to this table. Check the card.
hall-joker-counts = A joker counts { $points }.
hall-last-turn = Last turn
hall-left-with = What is left on the racks?
hall-left-with-all = What is left on every rack?
hall-letters = Letters
hall-meetings = Who met whom
hall-meetings-again = { $count ->
    [one] One pair has met more than once.
   *[other] { $count } pairs have met more than once.
}
hall-meetings-none = Nobody has met yet.
hall-meetings-once = No two players have met twice.
hall-missing = Still missing: { $names }
hall-more = More
hall-more-title = Corrections
hall-who-is-absent = Who is not at the table?
hall-my-page = My page
hall-nameless = No. { $number }
hall-next-round-soon = Your next seat is coming
hall-next-round-text = Your table and seat appear here as soon as the round is published.
hall-in = Hall: { $hall }
hall-no-code = Check the code with the organiser.
hall-no-code-title = No tournament has this code
hall-no-player = Nobody has the number { $number }. Look for the name:
hall-no-tournament = There is no such tournament
hall-no-tournament-hint = The address may be mistyped, or the tournament is gone.
hall-nobody-yet = Nobody is on the list of players yet.
hall-absent = You are marked as absent
hall-absent-text = You get a seat again as soon as the organiser checks you in, or you take your place from your personal link.
hall-seat-called = Your table is ready
hall-not-checked-in = Please check in at the desk.
hall-not-drawn = Not drawn yet
hall-not-last = Not the last turns after all
hall-not-last-about = The round has more time, or it was pressed by mistake: play goes on.
hall-not-opened = Not opened
hall-not-there = not here
hall-number = Number { $number }
hall-offline = No connection. The clock and the score sheet still work; everything is sent later.
hall-one-more = One more turn each
hall-one-more-each = One more turn each
hall-open-next = I open next turn
hall-own-page = My results
hall-pause = Pause
hall-place = Place
hall-place-final = { $place ->
    [1] Congratulations: first place!
   *[other] Place { $place }
}
hall-place-of = { $count ->
    [one] place of { $count }
   *[other] place of { $count }
}
hall-play-by-link = Is this your seat? Open your personal link to play; the organiser has it.
hall-player = Player
hall-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
hall-points-of = Points on the rack of { $name }
hall-press-begin = Tap to begin game { $game }
hall-press-go-on = Paused. Tap to resume
hall-press-next = Tap when done → { $next }
hall-progress = The tournament
hall-rack-of = Rack of { $name }
hall-rack-sum = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
hall-reconstruction = The scheme is our reconstruction: the source’s diagrams are lost.
hall-referee = Referee
hall-referee-called = The referee is on the way.
hall-referee-comes = Stopped for the referee. Tap to resume
hall-refused = Not accepted:
hall-reopen = The game is not over after all
hall-resting = Sitting out this round: { $names }
hall-sitting-out = Sitting this round out: { $names }
hall-rests = You sit out this round
hall-rests-text = You play again in the next one.
hall-results = Results
hall-results-none = No game has been entered yet.
hall-round-done = all tables have finished
hall-round-of = { $stage }, round { $number }
hall-round-of-rounds = Round { $number } of { $rounds }
hall-round-over = The round’s time is up.
hall-round-time = Time left in the round
hall-round-word = Round
hall-said-at = opens next turn ({ $time })
hall-score = Score
hall-seat-word = Seat
hall-seats = Seats
hall-seconds-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
hall-sheet = Score sheet
hall-sheet-closed = The referee has closed the score sheet.
hall-sheets-in = { $closed ->
    [0] no table has finished yet
    [one] { $tables ->
        [one] the table has finished
       *[other] { $closed } of { $tables } tables has finished
    }
   *[other] { $closed } of { $tables } tables have finished
}
hall-show = Show
hall-sits = table { $table }, seat { $seat }
hall-sits-nowhere = no seat just now
hall-small = Small
hall-small-big = Small points; the raised figure is big points.
hall-small-only = Small points
hall-small-long = Small points
hall-small-then-big = After each name: small points, then big points (bold).
hall-stage-later = Still to come.
hall-stage-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
hall-stage-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
hall-stage-size = { $tables ->
    [0] Players: { $players }
   *[other] Players: { $players }, tables: { $tables }
}
hall-start-number = Starting number
hall-starts-game = Game { $game }: { $name } starts.
hall-status-excluded = Excluded
hall-status-withdrawn = Withdrawn
hall-step-calls = waiting for a referee
hall-step-closed = result final
hall-step-confirmed = result agreed
hall-step-entered = result entered
hall-step-none = playing
hall-late = Play the postponed table of round { $round } here
hall-late-back = Back to the current round
hall-step-planned = plays { $when }
hall-step-partial = { $played } of { $games ->
    [one] { $games } game entered
   *[other] { $games } games entered
}
hall-sum-nothing = Complete; under these rules the winner records nothing.
hall-sum-right = The sum is right: the winner gets { $points }.
hall-table = Table { $number }
hall-table-done = Table { $number } has finished
hall-table-number = Table
hall-table-unused = This table is not used in round { $number }.
hall-table-word = Table
hall-tables = Tables
hall-take-back = Pressed by mistake
hall-take-back-about = The previous turn goes on with the time it had left.
hall-tap-tiles = Tap the tiles of { $name }
hall-thanks = Thank you for playing!
hall-tiles = Tiles
hall-tiles-done = Done
hall-tiles-of = Tap in the tiles of { $name }
hall-time-extra = +{ $minutes } min here
hall-time-left = time left
hall-time-over = time is up
hall-time-stands = stopped
hall-time-up = Time!
hall-to-desk = Desk
hall-to-online-table = To the table
hall-to-standings = Tables and standings
hall-told-turn = { $name }’s turn, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
hall-told-soon = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
hall-told-up = Time is up for { $name }.
hall-turns-left = { $count ->
    [one] One more turn after this one
   *[other] { $count } more turns after this one
}
hall-understood = Understood
hall-view-draw = Draw
hall-view-last = Tables
hall-view-meetings = Meetings
hall-view-now = Now
hall-view-stages = Stages
hall-view-statistics = Statistics
hall-view-standings = Standings
hall-view-terms = Terms
hall-terms = Terms of the tournament
hall-terms-pdf = As PDF
hall-views = Parts of the page
hall-waiting = { $count ->
    [one] { $count } entry waits for the connection.
   *[other] { $count } entries wait for the connection.
}
hall-waits = waiting
hall-waits-referee = Everybody agrees. The referee closes the score sheet.
hall-watch = Just look: tables and standings
hall-watch-table = Watch the game
hall-went-on = through to the next stage
hall-void = Game { $number } is not played
hall-void-about = The referee allows this game to be skipped: nobody records anything.
hall-who-is-out = Who went out?
hall-whose-turn = Whose turn is it? Tap the name.
hall-winner = Winner
hall-wins = Wins
hall-wins-of = { $count ->
    [one] wins in { $count } game
   *[other] wins in { $count } games
}
hall-with = With { $names }
hall-would-go-on = through on current points
hall-would-not-go-on = Not through on current points.
hall-written-by = Recorded by
