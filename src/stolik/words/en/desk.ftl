# The organiser's desk, `stolik tournament`.

stage-eliminations = eliminations
stage-first-round = first stage
stage-round-of-32 = round of 32
stage-quarter-final = quarter-final
stage-semi-final = semi-final
stage-final = final
stage-table = one table
stage-rotation = rotation
stage-season = season
stage-match = match

role-organiser = organiser
role-referee = referee
role-head-referee = head referee
role-player = player
role-helper = helper
role-server = the server

desk-table = { $stage }, round { $round }, table { $table }
desk-where = { $where }: { $text }
desk-line = line { $line }, column { $column }
desk-yes-words = y yes
desk-left = Nothing was changed.
desk-events = #{ $first }-#{ $last }: { $count } events
desk-repeated = This was already done, as event #{ $event }; nothing was done twice.
hint-not-allowed = see --by
hint-reason-needed = --why
hint-consent-missing = --consent
hint-not-committed = draw --commit
hint-not-confirmed = --why
hint-ending-missing = add bank or time
hint-two-winners = add bank or time
hint-warning-first = or --grave
hint-rounds-left = close --early --why
hint-table-in-no-hall = halls "Main hall=1-12"
desk-no-file-named = no tournament given: use --file turniej.stolik, or set STOLIK_TOURNAMENT once
desk-no-number = nobody has the number { $typed }
desk-no-player = nobody is called “{ $typed }”; the roster lists everybody
desk-many-players = “{ $typed }” matches several players: { $players }. Use the number.
desk-bad-table = “{ $typed }” is not a table: write 3 for this round, 2.3 for round 2, 1.2.3 for stage 1
desk-no-table = there is no table { $typed }; tables in round { $round }: { $tables }
desk-round-not-drawn = round { $round } is not drawn yet (drawn so far: { $drawn }): `stolik tournament draw` draws the next one
desk-stage-not-begun = stage { $stage } has not begun: `stolik tournament status` shows the next step
desk-no-round = no round has been drawn yet: stolik tournament draw
desk-no-such-round = there is no such round
desk-bad-place = “{ $typed }” is not a place: write a table such as 3, or a seat such as 3A
desk-bad-by = “{ $typed }” cannot act: write organiser, referee, head-referee, helper or player, then if you like :initials and :number
desk-bad-csv = the file cannot be read: { $detail }
desk-cannot-read = { $file } cannot be read: { $why }
desk-cannot-write = { $file } cannot be written: { $why }

storage-no-file = There is no such file. Create it with: stolik tournament new. ({ $detail })
storage-file-exists = The file already exists and is not overwritten. ({ $detail })
storage-not-a-database = This is not a tournament file. ({ $detail })
storage-newer-version = The file was written by a newer version of Stolik; please update. ({ $detail })
storage-locked = Another program is using the file; close it and try again. ({ $detail })
storage-read-only = The file or its folder cannot be written. ({ $detail })
storage-damaged = The file is damaged; use your last copy or export. ({ $detail })
storage-stale = Somebody else is changing the tournament at the same time; try again. ({ $detail })
storage-unknown-stream = There is no tournament in this file. ({ $detail })
storage-nothing-to-print = There is nothing to print yet. ({ $detail })
storage-storage-failed = The file could not be used. ({ $detail })

new-made = Created: { $name }, in { $file }.
new-format = Format { $format }, rules { $rules }.
new-next = Next: enter the players (stolik tournament roster add or roster import), then check them in.
format-reconstruction = This format is our reconstruction: the source’s diagrams are lost.
format-bad-choice = a choice is written STAGE.WHAT=NUMBER, such as eliminations.n=6: { $typed }
format-needs-rules = this format has no ruleset of its own: use --rules with one of { $rules }
formats-key = format
formats-field = players
formats-rules = rules
formats-title = what it is
plan-stage = Stage
plan-players = Players
plan-tables = Tables
plan-rounds = Rounds
plan-games = Games per round
plan-minutes = Minutes
plan-sum = Tables needed: { $tables }. Rounds: { $rounds }. Games for a finalist: { $games }. About { $hours } h { $minutes } min.
plan-sum-days = { $days ->
    [one] Tables needed: { $tables }. Rounds: { $rounds }. Games for a finalist: { $games }. { $days } evening of about { $hours } h { $minutes } min.
   *[other] Tables needed: { $tables }. Rounds: { $rounds }. Games for a finalist: { $games }. { $days } evenings, each about { $hours } h { $minutes } min.
}

roster-empty = No players entered yet.
roster-number = No.
roster-name = Name
roster-club = Club
roster-standing = Status
roster-erased = (erased)
roster-one-number = a starting number goes with one name only
roster-columns-left-out = Columns ignored: { $columns }.
roster-imported = { $count ->
    [one] { $count } player entered.
   *[other] { $count } players entered.
}
roster-late-rule = Small points for each missed game: { $points }.
roster-erase-ask = Erase the details of { $player }? The results stay; this cannot be undone. (yes/no)
standing-entered = entered
standing-here = here
standing-missing = not here
standing-no-show = no-show
standing-withdrawn = withdrawn
standing-excluded = excluded

checkin-count = Here: { $here } of { $entered }.
checkin-missing = Missing: { $players }.
checkin-how = A number or part of a name checks a player in, with a minus in front it checks them out; an empty line ends.
checkin-ask = who

csv-empty = there is nobody in the file
csv-no-name-column = line { $line }: there are headings, but none for names
csv-two-columns = line { $line }, column { $column }: a second column for the same thing
csv-no-name = line { $line }, column { $column }: there is no name{ $typed }
csv-bad-name = line { $line }, column { $column }: this cannot be a name: “{ $typed }”
csv-no-consent = line { $line }, column { $column }: { $typed } is under 18, and a guardian’s consent is missing
csv-not-yes = line { $line }, column { $column }: expected yes or no: “{ $typed }”
csv-not-a-number = line { $line }, column { $column }: expected a number from 1 to 9999: “{ $typed }”
csv-not-a-date = line { $line }, column { $column }: expected a date such as 2027-01-31: “{ $typed }”
csv-not-a-year = line { $line }, column { $column }: expected a year such as 2012: “{ $typed }”
csv-doubled = line { $line }, column { $column }: “{ $typed }” is already in line { $first }
csv-entered = line { $line }: “{ $typed }” is entered already; a namesake is told apart by the club or the year of birth

# The files for spreadsheets: headings and what stands below them.
csv-column-number = number
csv-column-name = name
csv-column-club = club
csv-column-born = born
csv-column-minor = under 18
csv-column-consent = consent
csv-column-keep-until = keep until
csv-column-standing = standing
csv-column-warnings = warnings
csv-column-stage = stage
csv-column-stage-name = stage name
csv-column-round = round
csv-column-table = table
csv-column-seat = seat
csv-column-player = player
csv-column-game = game
csv-column-small = small
csv-column-place = place
csv-column-big = big
csv-column-counted-from = counted from
csv-column-deducted = deducted
csv-column-games = games
csv-column-wins = wins
csv-column-missed = missed
csv-column-status = status
csv-column-event = event
csv-column-undone = undone
csv-column-time = time
csv-column-role = role
csv-column-mark = mark
csv-column-why = why
csv-column-what = what
csv-column-data = data
csv-separator = ,
csv-yes = yes
csv-no = no
csv-out = out
csv-rack = rack
csv-unopened = not opened
csv-could-have-opened = could have opened
csv-announced = announced

draw-title = { $stage }, round { $round }
draw-table = Table
draw-hall = Hall
draw-seat = Seat
draw-rests = Sitting out this round: { $player }.
swap-title = { $one } and { $other } swap seats:
swap-repeats = repeated meetings
swap-seat-repeats = repeated seat letters
swap-visits-spread = difference in games at tables of three
swap-apart-broken = pairs to be kept apart at one table
swap-meet-again = would meet again: { $one } and { $other }
swap-lock-broken = would leave a locked seat: { $player }
swap-free = Nothing gets worse.
swap-ask = Swap seats? (yes/no)
reseat-title = The seats would change:
reseat-to = { $player }: table { $table }
reseat-without = { $player }: no seat in this round
reseat-threes = tables of three
reseat-twos = tables of two
reseat-ask = Change the seats? (yes/no)

sheet-needs-table = name a table, or use --type to type in a stack of score sheets
sheet-none = There is no score sheet yet.
sheet-game = game { $game }
sheet-closed = The score sheet is closed.
sheet-unconfirmed = Not confirmed yet: { $players }.
sheet-all-confirmed = Everybody has confirmed; the referee can close the score sheet.
sheet-signed = signed on paper
sheet-not-played = not played
confirm-nobody = name the players who confirm, or use --all
correct-needs-games = give the games as they should be; with --game N only that one
correct-one-game = with --game give one game and its number, from 1 to { $games }
correct-cut-changed = Note: after the correction others would advance from this stage: { $stage }. Undo its closing if that is still possible.
points-nothing = no points were given
points-wrong-count = expected points for { $expected } seats, found { $found }
points-no-number = “{ $typed }” is not a number of points

type-how = Type a table, then its points game by game. ? shows how, u undoes the last score sheet, q quits.
type-missing = Score sheets missing: { $tables }
type-all-there = All score sheets of this round are in.
type-table = table
type-closed-already = This score sheet is already closed; to change it: stolik tournament correct
type-left = This score sheet was not saved.
type-same = Table { $table }: the same score sheet is already in.
type-stored = ✓ { $table } saved (#{ $event })
type-nothing-to-undo = There is nothing here to undo.
type-undone = Undone: { $table }.
type-undo-why = typing mistake
type-help =
    A table: 3 in this round, 2.3 in round 2. Then each game, for the seats A, B, C, D in turn:
      25 -5 -12 -8    small points as on the score sheet
      25 5 12 8       without signs, where one number is the sum of the others
      w 5 12 8        w for the winner, whose points are worked out
      w 5 100u 8      u had not opened, o had opened
      25 -5 . -20     a dot for a player who was not there
      w 14 3 9 bank   the pool ran out; time: the round’s time was up
      / r7 k13 / j u / b1   racks, counted by the program
      void            not played
    A whole score sheet on one line: 3 | 25 -5 -12 -8 | w 5 12 8 | w 1 2 3
    In a score sheet, < goes back one game. At a table, u undoes the last score sheet and q quits.

sanction-needs-points = say how many big points to deduct
dispute-none = There are no disputes.
dispute-open = open

standings-title = Standings: { $stage }
standings-final = Final ranking: { $name }
standings-none = There are no standings before the first draw.
standings-no-stage = there is no such stage; stages reached: { $stages }
standings-place = Place
standings-player = Player
standings-stage = Stage
standings-big = Big points
standings-deducted = Deducted
standings-small = Small points
standings-games = Games
standings-wins = Wins
standings-missed = missed { $games }
season-person = Player
season-points = Points
season-counted = Counted
season-events = Events
season-decimal-point = .
season-crowded = Check the places of “{ $event }”: where two share a place, the next place stays empty (1, 1, 3).

standings-tied = ? a tie that decides who advances
standings-going = { $count ->
    [one] → as it stands, { $count } player advances
   *[other] → as it stands, { $count } players advance
}

tie-none = There are no open ties.
tie-cut = This tie decides who advances: { $players }
tie-podium = This tie decides one of the top places: { $players }
tie-by-extra-game = An extra game decides: stolik tournament tie --game PLAYER=POINTS --game …
tie-by-lots = Lots decide: stolik tournament tie --lots, or --order for lots drawn by hand
tie-bad-game = write PLAYER=POINTS: { $typed }

status-format = Format { $format }, rules { $rules }.
status-stage = Stage { $number } of { $stages }, { $stage }: round { $round } of { $rounds }.
status-sheet-missing = table { $table }: no score sheet ({ $players })
status-sheet-open = table { $table }: score sheet not closed ({ $players })
status-dispute = Open dispute #{ $event }: { $about }
status-committed = The next draw is announced; its seal: { $commitment }
status-coming = Then: { $round }, { $when }
status-coming-overnight = After the night: { $round }, { $when }
halls-none = All tables are in one room. Name halls like this: stolik tournament halls "Main hall=1-8" "Gallery=9-12"
halls-line = { $hall }: tables { $first } to { $last }
halls-bad = “{ $typed }” is not a hall: write its name, = and its tables, for example "Main hall=1-8"
officials-none = There are no officials yet. Add one like this: stolik tournament officials add "Ada Sample" --role referee --tables 1-4
officials-key = Key
officials-name = Name
officials-role = Role
officials-tables = Tables
officials-bad-role = “{ $typed }” is not an official’s role: organiser, head-referee, referee or helper
officials-bad-tables = “{ $typed }” are no tables: write for example 1-4,9
officials-unknown = no official is called “{ $typed }”: see stolik tournament officials
officials-namesakes = several officials are called “{ $typed }”: give the key instead, see stolik tournament officials
diplomas-bad = a diploma cannot be like this: { $field } is too long, not a colour such as #1f1d1a, or out of range
diplomas-no-logo = the tournament has no logo yet: stolik tournament page --logo FILE
timetable-none = No start is set. Set one like this: stolik tournament timetable 1.1=2026-11-21T10:00
timetable-bad = “{ $typed }” is not a start: write STAGE.ROUND=DATE or STAGE.ROUND=DATETTIME, for example 1.1=2026-11-21T10:00
timetable-bad-weekly = “{ $typed }” is not a day: write for example --weekly 2026-11-24T18:30 and --skip 2026-12-29
timetable-round = Round
timetable-date = Date
timetable-starts = Starts
timetable-ends = Ends
timetable-estimated = about { $time }
timetable-night = night
timetable-tight = the round before may not be over
timetable-day = { $date }: { $starts }–{ $ends }, { $hours } h { $minutes } min
timetable-day-long = { $date }: { $hours } h { $minutes } min
postpone-none = No table is postponed.
postpone-line = Postponed: { $table }: { $players }
postpone-needs-table = Say which table: stolik tournament postpone TABLE --to DATE --why REASON
postpone-bad-day = “{ $typed }” is not a day: write for example --to 2026-11-30 or --to 2026-11-30T18:30, or leave it out until the day is agreed
postpone-long-reason = The reason has { $found } characters; at most { $most } are kept.
status-next = Next: { $what } ({ $command })
next-enter = enter the players
next-check-in = check the players in; at least three must be here
next-draw = draw the round
next-sheets = enter the missing score sheets
next-settle-dispute = settle the open dispute
next-settle-tie = settle the tie
next-close-stage = close the stage
next-postponed = enter the postponed tables when they have played
next-close-early = too few players are left: close early
next-close-tournament = close the tournament
next-closed = the tournament is over; print standings and diplomas, export everything

close-going-on = Advancing: { $players }

log-no-event = there is no event { $event }; the last one is { $last }
undo-ask = Undo #{ $event }? { $text } (yes/no)
undo-nothing = there is nothing to undo

print-absent = this installation cannot print: the package stolik.paper is missing
print-documents = Documents: { $documents }
print-no-document = there is no document “{ $typed }”; choose one of { $documents }
print-written = Written: { $file }

export-where = say where: a file for JSON, or --csv with a folder
export-written = Written: { $file } ({ $events } events)
import-done = { $name } is now in { $file }: { $events } events, { $players } players.
import-no-export = This is not a tournament export. Choose the .json file that the desk saves under “Print and files”.
import-other-format = This is not a tournament export but “{ $found }”. Choose the .json file that the desk saves under “Print and files”.
import-newer = This export was written by a newer version of Stolik (version { $version }). Update the program here, then load the file again.
import-cut-off = The file ends too early, in line { $line }: it was not saved or sent completely. Save the export again and choose the new file.
import-bad-line = Line { $line } of the file cannot be read: it was changed or damaged on the way. Save the export again and choose the new file.
import-bad-entry = Entry { $event } of the log in this file is not right: “{ $field }” is missing or impossible. If somebody edited the file by hand, undo that; otherwise save the export again.
sheet-partial-hint = --partial enters a score sheet that is not finished
import-not-sealed = This export is not sealed: it was written before exports had a digest, so nobody can tell whether it was changed since.
import-altered = The file was changed since it was written: it does not match its digest. Save the export again.
import-odd-key = The file has a part that no export has: “{ $field }”. Check its spelling, or save the export again.
import-bad-field = The part “{ $field }” of this file is missing or impossible. If somebody edited the file by hand, undo that; otherwise save the export again.
import-untrue = The tournament in this file cannot have gone like this: { $what }. The file was changed after it was saved; choose the original export.

import-refused = the export was not accepted, and no file was created

verify-round = { $stage }, round { $round }: drawn again from its seed, with the same result (#{ $event })
verify-other-sheet = event #{ $event }: the score sheet does not add up to what is recorded
verify-no-ground = event #{ $event } could not have happened then
verify-second-creation = event #{ $event } announces the tournament a second time
verify-other-draw = event #{ $event }: the seed gives other seats
verify-other-lots = event #{ $event }: the seed gives other lots
verify-other-standings = the recorded standings do not follow from the log
verify-good = Verified. Events: { $events }, draws repeated: { $draws }.
verify-bad = Not verified. Events: { $events }, draws: { $draws }.

simulate-stage = { $stage }: { $players } players, tables in each round: { $tables }
simulate-end = Events: { $events }. To repeat it: --seed { $seed }
