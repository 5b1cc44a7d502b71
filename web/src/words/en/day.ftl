# Tournaments: the list, a new one, the desk of organisers and referees.

day-all = Tournaments
day-all-about = Draws, tables and standings, live.
day-all-none = There are no tournaments yet. Announce one: it takes a minute.
day-all-mine = Yours
day-all-playing = Playing now
day-all-coming = Coming up
day-all-over = Finished
day-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
day-seasons = Seasons
day-people = People
day-code = Code
day-join = Join by code
day-join-code = Code or link of a tournament
day-join-go = Go there
day-no-code = No tournament has this code. Check it with whoever gave it to you.
day-import = From a file
day-import-what = Continue an exported tournament here, with all its results and its log.
day-import-file = The exported file (JSON)
day-import-about = An export can be loaded again on the page of all tournaments:
day-gone = There is no such tournament
day-desk = Desk
day-no-badge = This device has no organiser’s or referee’s link for this tournament. Open your personal link once, and the desk appears here.
day-leaders-only = This is for the organiser and the head referee.

# A new tournament
day-new = New tournament
day-new-name = Name
day-new-name-example = Autumn Cup
day-new-date = Date
day-new-players = Players expected
day-new-languages = Languages of the tournament
day-new-make = Announce the tournament
day-new-about = Next come the players, the referees and the links, at the desk.
day-rules = Rules
day-format = Format
day-format-pl-minute = Polish tournament, 16–36
day-format-pl-minute-about = Three rounds of two games, semi-finals, final.
day-format-pl-forty = Polish tournament, 3–128
day-format-pl-forty-about = Rounds of three games, then knock-out tables.
day-format-knock-out = Knock-out
day-format-knock-out-about = The best at each table advance.
day-format-open-four = Open, four rounds and a final
day-format-open-four-about = Everybody plays four rounds, the best play a final.
day-format-league = League
day-format-league-about = Many evenings, one set of standings.
day-format-match = Match at one table
day-format-match-about = The same players, game after game.
day-format-own = Custom format
day-format-changed = Custom format, based on: { $format }
day-format-change = Change it
day-format-back = Back to the presets
day-format-other = Other rules or format
day-format-as-it-is = Unchanged: { $format }
day-format-save = Play by these rules
day-format-fixed = The first round has been drawn, so rules and format stay. To change them, first undo the draw in the log.
day-format-takes = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · { $time }
day-format-not-for = Not for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
day-reconstruction = The schemes of this format are our reconstruction: the source’s diagrams are lost.
day-est = { $players ->
    [one] With { $players } player
   *[other] With { $players } players
}
day-est-tables = Tables
day-est-rounds = Rounds
day-est-time = Time
day-est-evenings = Evenings
day-est-evening = An evening
day-est-stage = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rounds } × { $games ->
    [one] { $games } game
   *[other] { $games } games
}
day-est-about = An estimate from the time limits of the rules, with { $minutes } min between rounds. A finalist plays { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
day-hours = { $hours } h { $minutes } min
day-only-minutes = { $minutes } min
day-field-least = Players from
day-field-most = to
day-ties = Ties that matter
day-ties-extra-game = Extra game
day-ties-lots = Lots
day-late = Late players may enter until round { $round } is drawn
day-missed-cost = Small points a missed game costs
day-missed-cost-about = Counts for games missed by coming late, by being away or by sitting out. 0: nothing.
day-stage-called = Stage
day-stage-remove = Remove
day-stage-add = Add a stage
day-stage-eliminations = Eliminations
day-stage-first-round = First stage
day-stage-round-of-32 = Round of 32
day-stage-quarter-final = Quarter-final
day-stage-semi-final = Semi-final
day-stage-final = Final
day-stage-table = One table
day-stage-rotation = Rotation of five
day-stage-season = Season
day-stage-match = Match
day-rounds = Rounds
day-games-a-round = Games a round
day-seats = Seats
day-seats-lot = by lot
day-seats-by-place = by place in the standings
day-seats-rotation = one sits out in turn
day-seats-one-table = all at one table
day-tables = Tables
day-points-begin = Points of this stage
day-points-from-zero = From zero
day-points-carried = Carried over
day-goes-on = Who advances
day-goes-on-best = the best
day-goes-on-winners-and-best-others = table winners and the best of the rest
day-goes-on-best-of-each-table = the best at each table
day-goes-on-winners = table winners
day-how-many = How many
day-how-many-each = From each table

# The desk
day-tab-event = Event page
day-tab-registration = Registration
day-tab-roster = Players
day-tab-check-in = Check-in
day-tab-draw = Draw
day-tab-round = Round
day-tab-standings = Standings
day-tab-referee = Referee
day-tab-log = Log
day-tab-files = Print and files
day-tab-links = Links
day-tab-settings = Settings
day-role-organiser = Organiser
day-role-head-referee = Head referee
day-role-referee = Referee
day-role-player = Player
day-role-helper = Helper
day-not-begun = Not started
day-closed = The tournament is closed
day-round-of = { $stage }, round { $round } of { $rounds }
day-table = Table { $table }
day-table-word = Table
day-table-of = { $stage }, round { $round }, table { $table }
day-nameless = Player { $number }
day-sending = Sending…
day-done = Done.
day-done-more = { $text } And { $count } more.
day-undo = Undo
day-undo-slip = undone at once
day-undo-refused = Cannot be undone: { $why }
day-undo-ask = Undo step #{ $number }?
day-undone = undone
day-why = Reason (goes on record)
day-why-may = Reason (optional)
day-not-now = Not now
day-save = Save
day-edit = Edit
day-search = Name, club or number
day-search-none = Nothing found.

# Roster and check-in
day-roster-count = { $count ->
    [one] { $count } player entered
   *[other] { $count } players entered
}
day-roster-empty = Add players one by one, or paste a list from a spreadsheet.
day-add = Add a player
day-add-this = Add
day-name = Name
day-surname = Surname, for lists
day-born = Year of birth
day-surname-short = Surname
day-born-short = Born
day-by-surname = By surname
day-club = Club or town
day-number = No.
day-number-own = Starting number (otherwise the next)
day-state = Status
day-here = Here
day-here-now = Here already
day-not-here = Not here yet
day-reinstate = Reinstate
day-no-show = No-show
day-withdrawn = Withdrawn
day-excluded = Excluded
day-minor = Under 18
day-consent = A guardian consents
day-minor-about = Players under 18 are shown to the public by first name and initial only, without the club.
day-minor-agreed = Under 18, with consent
day-minor-missing = Under 18, consent missing
day-keep-until = Keep the name until
day-withdraw = Withdraw
day-withdraw-ask = Withdraw { $name } from the tournament?
day-withdraw-about = No seat from the next draw on. Results stay.
day-erase = Erase personal data
day-erase-ask = Erase the personal data of { $name }?
day-erase-about = Name and club are erased for good; results stay under the number. This cannot be undone.
day-csv = List from a spreadsheet
day-csv-about = The first line names the columns: name, club, number, minor (under 18), consent, here. Only the name is needed.
day-csv-paste = Paste the list here
day-csv-example = name,club
day-csv-file = or choose a file (CSV)
day-csv-wrong = { $count ->
    [one] { $count } line has an error. Nothing is entered until it is fixed.
   *[other] { $count } lines have errors. Nothing is entered until they are fixed.
}
day-csv-right = { $count ->
    [one] { $count } player, all in order.
   *[other] { $count } players, all in order.
}
day-csv-unagreed = { $count ->
    [one] { $count } player is under 18: tick that a guardian consents, or leave the line out.
   *[other] { $count } players are under 18: tick that a guardian consents, or leave the lines out.
  }
day-csv-left-out = Columns ignored: { $columns }
day-csv-enter = { $count ->
    [0] Enter the players
   *[other] Enter { $count }
}
day-check-in-nobody = No players yet
day-check-in-missing = { $count } of { $all } missing
day-check-in-all-here = { $count ->
    [one] { $count } here, nobody missing
   *[other] All { $count } are here
}
day-check-in-about = Type a few letters and choose the name.
day-check-in-keys = Enter is enough when only one is left; the / key brings you back here.
day-check-in-one = Check in
day-check-in-all = Everybody is here
day-check-in-all-ask = { $count ->
    [one] Check in { $count } player?
   *[other] Check in all { $count } players?
}
day-check-in-all-about = Everybody who is not here yet gets a seat in the next draw.

# Draw
day-draw = Draw
day-draw-next = Draw: { $stage }, round { $round }
day-draw-count = { $count ->
    [one] { $count } player in the draw.
   *[other] { $count } players in the draw.
}
day-draw-halls-short = { $count ->
    [one] The halls have { $count } table, and this round needs { $tables }: extend a hall or add one in the settings.
   *[other] The halls have { $count } tables, and this round needs { $tables }: extend a hall or add one in the settings.
}
day-draw-no-plan = { $count ->
    [one] The format has no plan for { $count } player: check in those who are missing, or choose another format under Settings.
   *[other] The format has no plan for { $count } players: check in those who are missing, or choose another format under Settings.
}
day-draw-missing = { $count ->
    [one] { $count } entered player is not here.
   *[other] { $count } entered players are not here.
}
day-draw-announce = Announce it first
day-draw-announced = Announced. Seal of the seed:
day-draw-about = The seats follow from the seed. It is sealed before the draw and opened afterwards: anybody can check that nobody chose the seats.
day-stage-played = All rounds played: { $stage }.
day-to-standings = To the standings and the cut
day-to-draw = To the draw
day-publish = Publish the seats
day-published = Published
day-not-published = Not published yet
day-swap-about = Drag a player onto another, or tap both, to swap their seats.
day-swap-about-touch = Tap two players to swap their seats.
day-swap-first = { $name }: swap with whom?
day-swap = Swap
day-swap-free = No pair meets more often than before.
day-swap-worse = { $count ->
    [one] { $count } more repeated meeting.
   *[other] { $count } more repeated meetings.
}
day-swap-better = { $count ->
    [one] { $count } fewer repeated meeting.
   *[other] { $count } fewer repeated meetings.
}
day-swap-again = Would meet again: { $pairs }.
day-swap-apart = Players who are kept apart would sit together.
day-swap-locks = Somebody would leave a locked seat.
day-repair-do = Do it
day-repair-first = Choose a free seat for { $name }, or the player whose seat { $name } takes.
day-repair-seat-of = { $name } sits down at table { $table }.
day-repair-substitute = { $comes } takes the seat of { $player }.
day-repair-dissolve-of = Table { $table } is dissolved.
day-repair-sit-out-of = { $name } sits this round out.
day-repair-to = { $name }: table { $table }.
day-repair-without = { $name }: no seat.
day-repair-threes = { $count ->
    [one] { $count } more table of three.
   *[other] { $count } more tables of three.
  }
day-repair-twos = { $count ->
    [one] { $count } table has only two players.
   *[other] { $count } tables have only two players.
  }
day-free-seat = free seat
day-free-seat-at = Free seat at table { $table }
day-dissolve = Dissolve this table
day-left-out = { $count ->
    [one] { $count } player is here and has no seat in this round.
   *[other] { $count } players are here and have no seat in this round.
  }
day-left-out-about = They checked in after the draw. Find them a seat, draw again, or let them sit this round out.
day-left-out-seat = Seat at a table of three
day-left-out-substitute = In somebody’s place
day-sit-out = Sit out
day-sit-out-about = { $points ->
    [0] The games of this round are missed: they bring no points.
    [one] The games of this round count as missed: { $points } small point against the player for each.
   *[other] The games of this round count as missed: { $points } small points against the player for each.
  }
day-sitting-out = Sitting this round out: { $names }
day-redraw = Draw again
day-redraw-ask = Draw this round again?
day-redraw-about = The round is not published yet, so nobody knows these seats. Everybody who is here now is drawn, with a new seal. The first draw stays in the log.
day-redraw-about-published = The seats are published: tell everybody to look again. Everybody who is here now is drawn, with a new seal. The first draw stays in the log.
day-redraw-usually = somebody came after the draw
day-resting = Sitting out: { $names }
day-fair = Check the draw
day-fair-about = Seal and seed of this draw. With them anybody can repeat it and get the same seats.
day-fair-commitment = Seal:
day-fair-seed = Seed:
day-matrix = Who met whom
day-met-again = { $count ->
    [0] No pair meets more than once.
    [one] { $count } pair meets more than once.
   *[other] { $count } pairs meet more than once.
}
day-locks = Locked seats
day-locks-about = A player who needs a certain table (a wheelchair, a quiet corner) gets it in every draw. A round already drawn stays as it is: swap seats, or undo the draw and draw again.
day-lock-table = { $name }: table { $table }
day-lock-seat = { $name }: table { $table }, seat { $seat }
day-lock-end = Release
day-lock-who = Player
day-lock-which = Table
day-lock-letter = Seat
day-lock-any = any
day-lock-do = Lock this seat
day-lock-mark = locked
day-apart = Keep apart
day-apart-about = The draw keeps these players at different tables: family, club mates.
day-apart-one = One
day-apart-other = The other
day-apart-do = Keep apart
day-apart-end = May meet again

# Round and sheets
day-round-none = No round has been drawn yet.
day-round-which = Which round
day-clock = Round clock
day-clock-none = The round clock has not been started.
day-clock-of = { $minutes ->
    [one] of { $minutes } minute
   *[other] of { $minutes } minutes
}
day-clock-paused = Paused for everybody
day-clock-start = Start
day-clock-early-ask = Start the clock now?
day-clock-early = The timetable says: { $when }.
day-clock-pause = Pause
day-clock-resume = Resume
day-minutes = Minutes
day-one-more = Time is up: everybody has one more turn, then the lowest rack wins.
day-one-more-short = One more turn each
day-sheets-in = { $count } of { $all ->
    [one] { $all } score sheet closed
   *[other] { $all } score sheets closed
}
day-sheet-none = No score sheet
day-sheet-partial = { $played } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
day-sheet-entered = Waiting for players
day-sheet-confirmed = Confirmed, to be closed
day-sheet-closed = Closed
day-sheet-corrected = Corrected
day-sheet-agreed = agrees
day-sheet-waits = Not confirmed by: { $names }
day-sheet-save = Save the score sheet
day-sheet-save-part = Save what is there
day-sheet-close = Close the score sheet
day-sheet-close-about = Not all players have confirmed it: say why it is closed anyway.
day-sheet-about = Losers with a minus. You may leave the winner empty: the sum is worked out.
day-sheet-about-minus = Losers with a plus, the winner with a minus, as on the paper score sheet. You may leave the winner empty: the sum is worked out.
day-absent = not here
day-absent-of = { $name } is not at the table
day-sheet-about-penalty = Losers with a minus, the winner 0.
day-sheet-close-usually = Signed on paper
day-sheet-unsaved = Typed, not saved
day-sheet-discard = Discard
day-sheet-next = Next: table { $table }
day-sheets-close = Close all confirmed: { $count }
day-sheets-close-ask = { $count ->
    [one] Close { $count } confirmed score sheet?
   *[other] Close { $count } confirmed score sheets?
}
day-sheets-close-about = All players of these tables have confirmed: { $tables }.
day-correct = Correct the score sheet
day-correct-about = The standings change at once; the reason goes on record.
day-game = Game { $game }
day-sum = Sum
day-total = Total
day-points-of = Small points of { $name }, game { $game }
day-rack-of = Rack of { $name }, game { $game }
day-opened = opened
day-big-short = { $big } big
day-void = Not played
day-void-allow = Let the table skip game { $game }
day-void-allow-ask = Let the table skip game { $game }?
day-void-allow-about = The table may then record it as not played: nobody scores anything. Give a reason; it goes on record.
day-void-ask = Game not played
day-void-ask-about = This is a ruling: give a reason, it goes on record.
day-ending = How it ended
day-ending-unsaid = How did it end?
day-ending-out = somebody went out
day-ending-exhausted = pool empty
day-ending-round-time = round’s time up
day-by-rack = Enter the racks, the program counts
day-extend = Give this table more time
day-extend-all = Give all tables more time
day-extend-minutes = Minutes
day-extend-late = More time cancels the last turns if none of them has started yet. If one has started, the game ends all the same.
day-own-time = Time here: { $time }
day-mark-no-show = No-show
day-announced = “I open next turn”: { $name }, game { $game }, { $time }
day-room = Game { $game } online
day-online-about = These tables play on the server: results come in by themselves.

# Standings
day-standings = Standings
day-standings-none = Nothing has been played yet.
day-ranking = Everybody
day-ranking-final = Final ranking
day-place = Place
day-player = Player
day-big = Big
day-small = Small
day-deducted = Deducted
day-deducted-about = Big points after deductions; what was deducted is in brackets.
day-missed = { $count ->
    [one] { $count } missed game
   *[other] { $count } missed games
  }
day-missed-about = { $points ->
    [0] Missed games bring no points and cost none.
    [one] Each game missed by coming late or being away counts { $points } small point against the player.
   *[other] Each game missed by coming late or being away counts { $points } small points against the player.
  }
day-games = Games
day-wins = Wins
day-would-go-on = would advance
day-went-on = advances
day-cut = The cut: { $stage }
day-cut-rounds-left = { $count ->
    [one] { $count } round still to play.
   *[other] { $count } rounds still to play.
}
day-cut-ready = { $count ->
    [one] { $count } player advances.
   *[other] { $count } players advance.
}
day-cut-do = Close the stage
day-cut-early = Close the stage early
day-cut-early-ask = Close the stage with rounds still to play?
day-cut-early-about = The current standings decide who advances.
day-cut-changed = By the corrected results others would advance from: { $stage }. Undo the closing of the stage, or let it stand.
day-tie-cut = A tie decides who advances
day-tie-podium = A tie for one of the top places
day-tie-first = First settle the ties above.
day-tie-lots = Draw lots
day-tie-by-hand = Lots were drawn by hand
day-tie-by-hand-about = Put the best first.
day-tie-game = Write down the extra game
day-tie-game-about = One more game among the tied players decides.
day-tie-games = Write down games at several tables
day-tie-games-about = All tied players play one more game, at as many tables as are needed. Big points over all the tables decide, then small points.
day-tie-many = More players are tied than one table seats: draw lots, or let them play at several tables.
day-tie-gone = Somebody among them has left, so no game can be played: lots decide.
day-signs-plus = Small points of each: the winner with a plus, losers with a minus.
day-signs-minus = Small points of each: the winner with a minus, losers with a plus.
day-up = Up
day-close = Closing
day-close-about = The ranking becomes final, and diplomas can be printed.
day-close-next = The stage is closed. Next: { $stage }.
day-close-ask = Close the tournament?
day-close-do = Close the tournament

# Referee
day-calls = Calls the referee
day-calls-now = { $count ->
    [one] { $count } table is calling
   *[other] { $count } tables are calling
}
day-calls-title = Calls: { $count }
day-calls-none = Nobody is calling. Calls from the tables appear here with their waiting time.
day-calls-answered = Answered: { $count }
day-call-answer = I am at the table
day-waits = waiting for
day-disputes = Disputes
day-disputes-none = No open disputes.
day-disputes-settled = Settled: { $count }
day-dispute-open = Record a dispute
day-dispute-about = The stage cannot be closed while a dispute is open.
day-dispute-what = What it is about
day-dispute-table = Table
day-dispute-no-table = no particular table
day-dispute-settle = Settle
day-dispute-ruling = The ruling
day-dispute-ruled = Ruling: { $ruling }
day-order = Warnings and penalties
day-order-about = Choose a player to warn, deduct points or exclude.
day-order-so-far = Warnings: { $warnings }. Big points deducted: { $points }.
day-warn = Warn
day-warn-ask = Warn { $name }?
day-deduct = Deduct points
day-deduct-ask = Deduct big points from { $name }?
day-deduct-points = Big points
day-exclude = Exclude
day-exclude-ask = Exclude { $name }?
day-exclude-after-warning = Under these rules a player may be excluded after a warning; the head referee decides.
day-exclude-serious-breach = After a warning, or at once for a serious breach of the rules.
day-exclude-any-breach = Under these rules any breach may lead to exclusion; the head referee decides.
day-exclude-grave = Serious breach, no warning needed
day-exclude-whose = Exclusion is the head referee’s decision.
day-analysis = Analysis for the referee
day-analysis-about = Is the table valid? Could this rack open?
day-analysis-open = Open the analysis
day-rules-of = Rules of this tournament
day-rules-whole = The whole page
day-rules-search = Search the rules: joker, clock, opening…
day-rules-book = From the rulebook

# Log
day-log = Tournament log
day-log-about = Every step, with who and when. Any step can be undone as long as no later one depends on it.
day-log-about-referee = Every step, with who and when. The organiser and the head referee can undo.
day-log-search = Search the log
day-log-more = Show earlier steps

# Print, files, links
day-print = Print
day-print-round = Round
day-print-last = the last one
day-doc-table-cards = Table cards
day-doc-table-cards-about = To fold, with a QR code for the phone at the table.
day-doc-draw-by-name = Draw by name
day-doc-draw-by-name-about = For the door: everybody finds their table.
day-doc-draw-by-table = Draw by table
day-doc-draw-by-table-about = Who sits where, with seats A to D.
day-doc-score-sheets = Score sheets
day-doc-score-sheets-about = One per table, with names.
day-doc-standings = Standings
day-doc-standings-about = As of now.
day-doc-bracket = Chart of the stages
day-doc-bracket-about = Who advances from where.
day-doc-diplomas = Diplomas
day-doc-diplomas-about = Once the tournament is closed: for everybody, or for as many places as you say below.
day-doc-terms = Terms of the tournament
day-doc-terms-about = Rules and format in plain sentences, with clause numbers.
day-doc-door-list = Door list
day-doc-door-list-about = Everybody by surname, to tick off as they come. Whole names: for the desk.
day-doc-badge-labels = Badge labels
day-doc-badge-labels-about = Ten to a page: name, club, role, tables; the QR code opens the player’s public page
day-doc-blank = Blank score sheets
day-diploma-places = Diplomas for how many places
day-diploma-all = everybody
day-town = Town
day-export = Backup and export
day-export-json = Everything (JSON)
day-export-json-about = Log, names and results; can be loaded again.
day-export-anonymous = Everything without names (JSON)
day-export-anonymous-about = Numbers only, for passing on.
day-export-csv = Spreadsheets (CSV)
day-export-csv-about = Players, score sheets, standings and log in one archive.
day-export-site = Web pages (ZIP)
day-export-site-about = What everybody may see, in three languages: open it anywhere, or put it on any web server.
day-save-file = Save
day-address = Address of this server for phones in the hall
day-address-about = The QR codes lead there.
day-address-alone = This server can only be reached from this computer. For phones in the hall to find it, start it with:
day-address-found = Found on this network:
day-address-local = This address works only on this computer. Type the one phones can reach, such as http://192.168.1.20:8000.
day-link-public = For everybody
day-link-page = Public page
day-link-board = Board for the TV
day-link-officials = Referees and organisers
day-link-official-about = Whoever has this link acts in this role. Hand it over in person.
day-link-show = Show
day-link-tables = Tables
day-link-tables-about = The phone at a table scans its code, or you type { $code }, the table number and the letters.
day-link-table-about = For the phone or tablet that stays at this table.
day-link-print-cards = Print table cards
day-link-players = Players
day-link-players-about = A personal link: next table, results, place. No account needed.
day-invitations = All invitations
day-invitations-about = One personal link for each player. Send each player only their own.
day-invitations-copy = Copy all
day-invitations-csv = Save as CSV
day-invitations-print = Print
day-invitations-number = No.
day-invitations-name = Name
day-invitations-link = Personal link
day-link-player-about = Only for this player.
day-invite = Create a link
day-invite-as = Invite as
day-official-name = Name
day-official-name-of = Name of { $who }
day-official-rename = Name
day-dismiss = Revoke
day-plays = Also plays?
day-plays-ask = Does { $key } also play?
day-plays-about = A player cannot referee their own table: they may close a score sheet that everybody there has confirmed, anything else is for another official.
day-plays-here = You play at this table. Once everybody here has confirmed the score sheet on the table’s device, you can close it yourself. Only another official can close it earlier or correct it.
day-plays-invite = Invite one more official
day-plays-label = Does { $key } also play?
day-plays-who = Plays as
day-plays-nobody = does not play
day-plays-as = plays as { $name }
day-dismiss-ask = Revoke { $key }? The link stops working.

# Settings and privacy
day-settings = Play and display
day-title = Name and date
day-title-name = Name of the tournament
day-title-date = Date
day-missed-title = Missed games
day-remove = Delete the tournament
day-remove-about = It disappears from all lists and pages. You can restore it at this desk for { $days ->
    [one] { $days } day
   *[other] { $days } days
  }; then the names are erased.
day-remove-ask = Delete “{ $name }”?
day-remove-type = Type the name of the tournament to confirm.
day-remove-do = Delete
day-removed-about = The tournament is deleted. Until { $date } you can restore it.
day-restore = Restore
day-seat-here = came
day-seat-playing = playing
day-seat-away = away
day-seat-missing = not here
day-seat-out = out
day-seat-stopped = stopped
day-place-of = Where the tables are
day-place-hall = In the hall
day-place-online = Online
day-place-hall-about = Real tables; the score sheets are typed in.
day-place-online-about = Tables on this server; the score sheets fill themselves in.
day-absence = If a player does not come
day-absence-forfeit = takes last place
day-absence-bot = a bot plays
day-no-show-minutes = Minutes an online table waits
day-round-minutes = Minutes per round
day-turn-seconds = Seconds per turn
day-by-rules = by the rules
day-link-checks-in = Opening the personal link checks a player in
day-short-names = Short names for the public
day-short-names-about = “Anna K.” on boards and public pages. Players under 18 are always shown this way.
day-halls = Halls
day-halls-about = With several rooms, say which tables are where. Boards, phones and paper then name the hall.
day-hall-name = Hall
day-hall-first = From table
day-hall-last = To table
day-hall-remove = Remove the hall { $hall }
day-hall-add = Add a hall
day-timetable-about = Set a start where you know it; other rounds are estimated from the round before. Rounds on other dates are other days or evenings.
day-timetable-later = Rounds appear here as soon as the number of players is known.
day-evenings = Every week, or at another interval…
day-evenings-first = First day
day-evenings-time = Start
day-evenings-every = Every … days
day-evenings-rounds = Rounds a day
day-evenings-fill = Fill in the dates
day-postpone = Postpone this table
day-postpone-ask = Postpone table { $table }?
day-postpone-move = Another day
day-postpone-move-ask = Another day for table { $table }?
day-postpone-about = The next round can be drawn without this table. Its score sheet can be entered at any time; standings say that it is missing until then. The public sees the day, not the reason.
day-postpone-online-about = The server leaves this table alone and the next round can be drawn without it. Its players meet on their day, in a hall or at a private table here, and the result is entered at the desk. The public sees the day, not the reason.
day-postpone-online-late = The clock of this round has started, so the server is playing this table. A table of an online tournament can be postponed before that.
day-postpone-date = New day (empty: to be agreed)
day-postpone-time = Time
day-postpone-back = Plays with its round after all
day-postponed-open = Score sheet
day-start-date = Date: { $round }
day-start-time = Time: { $round }
day-retention = Erase names after
day-privacy = Personal data
day-privacy-minors = { $count ->
    [0] No players under 18 are entered.
    [one] { $count } player under 18 is entered.
   *[other] { $count } players under 18 are entered.
}
day-privacy-unagreed = Guardian’s consent missing: { $names }
day-privacy-until = Names are kept until { $date }.
day-privacy-no-date = No date is set for erasing names.
day-privacy-own-dates = { $count ->
    [one] { $count } player has a date of their own.
   *[other] { $count } players have a date of their own.
}
day-privacy-erase = A player’s data can be erased at any time under Players; results stay under the number.
day-privacy-overdue = { $count ->
    [one] { $count } name should be erased by now.
   *[other] { $count } names should be erased by now.
}
day-privacy-erase-all = { $count ->
    [one] Erase it now
   *[other] Erase them now
}
day-privacy-erase-ask = { $count ->
    [one] Erase { $count } name?
   *[other] Erase { $count } names?
}
day-privacy-erase-who = { $names }. Name and club are erased for good; results stay under the number. This cannot be undone.
day-played-by = Rules and format

# What comes next
day-next = Next:
day-next-organiser = The next step is the organiser’s.
day-next-enter = Enter the players
day-next-enter-applied = { $count ->
    [one] Enter the person who registered into the roster
   *[other] Enter the { $count } people who registered into the roster
}
day-next-check-in = { $count ->
    [0] Enter at least three players
    [one] Check in: { $count } is missing
   *[other] Check in: { $count } are missing
}
day-next-publish = Check the seats and publish them
day-next-left-out = { $count ->
    [one] { $count } player is here without a seat: decide
   *[other] { $count } players are here without a seat: decide
  }
day-next-clock = When everybody is seated, start the round clock
day-next-close-sheets = { $count ->
    [one] Close { $count } confirmed score sheet
   *[other] Close { $count } confirmed score sheets
}
day-next-sheets = { $count ->
    [one] { $count } score sheet is still open
   *[other] { $count } score sheets are still open
}
day-next-postponed = { $count ->
    [one] Enter the postponed table when it has played
   *[other] Enter the { $count } postponed tables when they have played
  }
day-next-dispute = { $count ->
    [one] Settle { $count } dispute
   *[other] Settle { $count } disputes
}
day-next-tie = { $count ->
    [one] Settle { $count } tie
   *[other] Settle { $count } ties
}
day-next-cut = { $count ->
    [one] Close the stage: { $count } player advances
   *[other] Close the stage: { $count } players advance
}
day-next-close = Close the tournament
day-next-closed = Print standings and diplomas, keep a copy
