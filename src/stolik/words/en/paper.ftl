# What is printed for a tournament.

paper-date = { $day } { $month } { $year }
paper-month-1 = January
paper-month-2 = February
paper-month-3 = March
paper-month-4 = April
paper-month-5 = May
paper-month-6 = June
paper-month-7 = July
paper-month-8 = August
paper-month-9 = September
paper-month-10 = October
paper-month-11 = November
paper-month-12 = December
paper-page = page { $page } of { $pages }
paper-player-number = Player { $number }

paper-stage-eliminations = Eliminations
paper-stage-first-round = First stage
paper-stage-round-of-32 = Round of 32
paper-stage-quarter-final = Quarter-final
paper-stage-semi-final = Semi-final
paper-stage-final = Final
paper-stage-table = One table
paper-stage-rotation = Rotation of five
paper-stage-season = Season
paper-report-title = Referee’s report
paper-report-about = From the log of the tournament; numbers are those of its events.
paper-report-zone = Times are those of { $zone }.
paper-report-sanctions = Sanctions
paper-report-disputes = Disputes
paper-report-corrections = Corrections
paper-report-absences = Absences and withdrawals
paper-report-seating = Changes of seats after the draw
paper-report-postponed = Postponed tables
paper-report-calls = Calls for the referee
paper-report-sectors = Sectors and handovers
paper-report-officials = Officials
paper-report-tables = { $single ->
    [yes] table
   *[no] tables
} { $tables }
paper-role-organiser = Organiser
paper-role-head-referee = Head referee
paper-role-referee = Referee
paper-role-helper = Helper
paper-report-times = Stopped clocks and extra time
paper-report-rounds = Rounds
paper-report-drawn = Drawn
paper-report-planned = Planned
paper-report-started = Clock started
paper-report-late = { $minutes } min late
paper-report-ended = Last score sheet
paper-report-minutes = Minutes
paper-report-none = None.
paper-report-undone = undone
paper-season-title = Season standings
paper-season-events = { $events ->
    [one] After { $events } event
   *[other] After { $events } events
}
paper-stage-match = Match
paper-stage-round = { $stage }, round { $round } of { $rounds }

paper-format-pl-minute = Polish tournament for 16 to 36 players
paper-format-pl-forty = Polish tournament for 3 to 128 players
paper-format-knock-out = Knock-out
paper-format-open-four = Open tournament of four rounds with a final
paper-format-league = League
paper-format-match = Match at one table
paper-format-own = Custom format

paper-table = Table
paper-table-number = Table { $number }
paper-seat = Seat
paper-player = Player
paper-number = No.
paper-round = Round { $round }
paper-place = Place
paper-place-number = place { $place }
paper-head-referee = Head referee
paper-organiser = Organiser

paper-cards-title = Table cards
paper-fold = fold here
paper-card-reach = Clock, scores and referee on your phone
paper-card-code = Letters

paper-sheet-title = Score sheet
paper-sheet-game = Game { $number }
paper-sheet-sum = Sum
paper-sheet-small = small
paper-sheet-big = big
paper-sheet-rack = tiles left
paper-sheet-starts = starts
paper-sheet-signature = Signature
paper-sheet-referee = Referee
paper-sheet-number = Score sheet
paper-sheet-ended = ended by
paper-sheet-ended-out = going out
paper-sheet-ended-bank = pool or time
paper-note-winner-plus = Small points: losers record minus what is left on their racks, the winner plus the sum of it. Each game adds up to 0.
paper-note-winner-minus = Small points: losers record plus what is left on their racks, the winner minus the sum of it. Each game adds up to 0.
paper-note-winner-nothing = Small points: losers record minus what is left on their racks, the winner 0.
paper-note-joker = A joker left on a rack counts { $points }.
paper-note-unopened = Not opened when another player goes out: { $low }, or { $high } if the rack could have opened.
paper-note-unopened-any-ending = Not opened by the end of the game: { $low }, or { $high } if the rack could have opened.
paper-note-big = Big points by place: { $four } at a table of four, { $three } at a table of three.

paper-by-name-title = Draw by name
paper-puzzles-title = Puzzles
paper-puzzles-about = It is your turn. Each puzzle has one answer: which tiles to lay. Any valid table with them counts.
paper-puzzles-rules = Rules: { $rules }.
paper-puzzles-rack = Your rack
paper-puzzles-answers = Answers
paper-door-list-title = Players by surname
paper-club = Club
paper-here = Here
paper-minor = under 18, guardian consents
paper-minor-no-consent = under 18, guardian’s consent is missing
paper-by-table-title = Draw by table
paper-rests = sits out
paper-resting = Sitting out:
paper-planned = planned
paper-planned-note = * Planned: this round may change if players leave or join.

paper-standings-title = Standings
paper-ranking-title = Final ranking
paper-after-rounds = { $stage }: { $rounds ->
    [one] { $over } of { $rounds } round played.
   *[other] { $over } of { $rounds } rounds played.
}
paper-sheets-missing = { $count ->
    [one] One score sheet is not closed yet.
   *[other] { $count } score sheets are not closed yet.
}
paper-big = Big points
paper-deducted = Deducted
paper-small = Small points
paper-games = Games
paper-wins = Won
paper-status-withdrawn = withdrawn
paper-status-excluded = excluded
paper-status-no-show = no-show
paper-missed = { $count ->
    [one] one game missed
   *[other] { $count } games missed
}
paper-note-order = Big points rank first, then small points.
paper-note-order-small = Small points alone decide.
paper-note-sign = Small points are written as in these rules, with a minus for the winner: lower is better.
paper-note-last-stage = Points are those of the last stage a player reached.
paper-note-shared = = tied: equal on big and small points, so the place is shared.
paper-note-going-on = ▸ advances to the next stage as things stand.
paper-note-deducted = Deducted: taken off by the head referee; the big points shown are what is left.

paper-bracket-title = Stages
paper-podium = Winners
paper-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
paper-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
paper-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
paper-cut-best = { $count ->
    [one] the best player advances
   *[other] the best { $count } advance
}
paper-cut-winners-and-best-others = { $count ->
    [one] the table winner advances
   *[other] table winners and the best of the rest advance, { $count } in all
}
paper-cut-best-of-each-table = { $count ->
    [one] the best player at each table advances
   *[other] the best { $count } at each table advance
}
paper-cut-winners = { $count ->
    [one] the winner of each table advances
   *[other] the winners of all tables advance
}
paper-note-tree = ▸ advances. Points: big / small. Places are those of the previous stage.
paper-note-reconstruction = The schemes of this format are our reconstruction: the source’s diagrams are lost.

paper-diploma = Diploma
paper-diploma-for = is awarded to
paper-diploma-in = in the Rummikub tournament
paper-diploma-place-1 = for first place
paper-diploma-place-2 = for second place
paper-diploma-place-3 = for third place
paper-diploma-place = for place { $place }
paper-diploma-part = for taking part
paper-diploma-sample = Ada Sample
paper-certificate = Certificate
paper-certificate-merit = Place { $place } with { $points } points
paper-badges-title = Badge labels
paper-badges-number = No. { $number }
paper-badges-seats = Tables: { $seats }

paper-terms-title = Terms of the tournament
