# What the commands do, as `stolik COMMAND --help` says it.

command = Rummikub under its real tournament rules: judge, score, check and play games.

command-judge = Judge plays, one JSON object per line.
command-judge-more = `table` and `rack` are what the turn begins with, `proposal` the whole table afterwards. `set` is the index in the proposal or null; `played` lists the rack tiles laid; `points` is their worth, jokers at what they stand for, and null where the play is illegal.
command-can-open = Find which racks can open, one JSON object per line.
command-can-open-more = `best` is the most points that sets from the rack alone can make, jokers at what they stand for.
command-solve = Find the best play: for people with TABLE and RACK, for programs one JSON object per line.
command-solve-more = Without `rules` it is pl-forty. `objective` is tiles (most tiles, then most points; the default), points (most points, then most tiles) or rack (least value left on the rack). Points are the face values of the rack tiles laid, a joker 0. Sets of the table may be written in any order; the answer has them in order. Where nothing can be laid: 0, 0, "" and the table as it was. With "opened": false the answer is an opening, from the rack alone.
command-score = Count finished games, one JSON object per line.
command-score-more = `ending` is out, exhausted or round-time; the lists go by seat. `racks` has "" for the player who went out; `drawn_last` is the tile drawn in that seat's last turn, or null. `winners` are seat numbers from 0; small points are positive for the winner in every ruleset.
command-timeout = Resolve turns whose time ran out, one JSON object per line.
command-timeout-more = `table` and `rack` are what the turn began with, `now` is the table when time ran out, `in_hand` the tiles held at that moment, "" for none. `outcome` is stands or reverted, `rack` comes before the penalty, `draws` is how many tiles are drawn.
command-rules = Show the rulesets side by side, or one of them with the rulebook clauses of every rule.
command-rules-more = With --set the variant an organiser would play by: stolik rules pl-forty --set turn_seconds=90 --name slow
command-verify = Prove a game record: the deal follows from the sealed seed, and everything else from the rules.
command-verify-more = Exit status: 0 when everything is proven, 1 when something is wrong, the game is not finished or its seed is not revealed, 2 when there is no such file.
command-show = Print a game record turn by turn, with its score sheet explained.
command-play = Play against bots in the terminal.
command-simulate = Let bots play against each other, and show how often each wins.
command-simulate-more = Every deal is played once for each rotation of the bots around the table, so that no seat or hand is an advantage. Intervals are 95%, over deals.
command-review = Look back at a finished game: what was possible, what was done, what it did to the chance to win.
command-review-more = Chances are estimates: the game is played on in many worlds that agree with what the seat could know. A turn is marked as a mistake only where the interval supports it.
command-puzzles = Puzzles: make them, check them, print them.
command-puzzles-make = Make puzzles from games that bots play.
command-puzzles-make-more = One JSON object a line. The same seed gives the same puzzles; every one is proven by the solver to have one answer.
command-puzzles-check = Prove every puzzle of a file: that there is an answer, and no other.
command-puzzles-print = Print puzzles as PDF, with the answers on the last page.
command-draw = Draw who sits where: if possible no pair meets twice, and visits to tables of three are even.
command-draw-more = Publish the roster and the seal before the draw and the seed after it: then anybody can repeat the draw with --verify. Exit status: 0, or 1 when a published draw differs, 2 on bad usage.
command-standings = Compute the standings: big points, then small points, then shared places.
command-standings-more = Small points are written so that the winner of a game has the most, in every ruleset.
command-season = The ranking of a season of several events.
command-season-standings = Rank the players of a season by the points of their best events.
command-season-standings-more = Who shares a place gets the mean of the places they take up together. Equal totals are ordered by the best counted event, then the second best and so on; then the place is shared.
command-season-new = Begin a season: a file with its rules, to which events are added.
command-season-change = Change the rules of a season; what is not given stays.
command-season-add = Add events: tournaments, exports or files of places; their players are linked to the register.
command-season-add-more = A planned event has a name and no file yet; adding a file under the same name fills it.
command-season-remove = Remove an event from the season; its file and its people stay.
command-season-category = Add standings of some people alone, or of clubs and teams; the same key again replaces them.
command-season-explain = Explain somebody's points: every event with place, points, weight and bonus, and whether it counts.
command-season-qualified = List who qualifies for the final by the season's quotas; a tie at the last place is left open.
command-season-reach = Show what everybody can still reach in the planned and unfinished events.
command-season-export = Write all standings of a season: as CSV for spreadsheets, as PDF for the wall, as JSON for programs.
command-season-publish = Write the season and its events as web pages in three languages that need no server.
command-season-verify = Recompute a season from the logs of its events, and compare it with published standings.
command-people = A register of people, the same across all events.
command-people-add = Add a person; somebody who seems to be in the register already is refused.
command-people-change = Change somebody's data; what is not given stays.
command-people-import = Add the people of a CSV file: all of them, or none if anything is wrong; who is known is left alone.
command-people-adopt = Link the players of events to persons; who is new is added, and who is doubtful is asked about.
command-people-list = List everybody, by surname in the order of the language.
command-people-find = Find people by the beginning of names, by club, town or licence; accents do not count.
command-people-show = Show a person: data, every event with place, games and wins, and the games against somebody else.
command-people-duplicates = List the pairs that are probably one person: merge them, or say that they are namesakes.
command-people-merge = Merge the second person into the first: both histories, and both numbers lead there.
command-people-apart = Record that two people who look alike are namesakes.
command-people-erase = Erase a person's data in the register and in every event; results stay under the number.
command-people-expire = Erase everybody whose data may be kept no longer, by today or by a date.
command-serve = Serve games to browsers, and print where to open them.
command-demo = Serve a sample tournament with bots at its tables, and print what to open; nothing is saved.
command-backup = Write a database into one file, as of one moment; the server may keep running.
command-backup-more = `stolik restore` turns it into a database again, SQLite or PostgreSQL. Names that are erased later stay in backups made before: keep few of them.
command-restore = Create a database from a backup and compare the two; a damaged backup changes nothing.
command-restore-more = Stop the server first. A backup of SQLite can be restored into PostgreSQL, and the other way round; one of an older version is upgraded.
command-prune = Remove finished games that ended before a date; ratings, tournaments and their results stay.
command-prune-more = The server may keep running. Running games are never touched, nor are the games of a tournament that is not closed or of a match that goes on. Make a backup first.
command-user = Accounts: list, appoint, ban, password, erase. Running servers notice within a minute.
command-user-list = List the accounts; guests have none.
command-user-appoint = Make somebody an organiser or an admin, or remove that role.
command-user-ban = Ban somebody: they may only watch.
command-user-password = Give an account a new password, typed or from standard input; its sessions end.
command-user-erase = Erase the name, login and password of somebody for good; their games stay, without the name.

command-tournament = Run a tournament from the roster to the diplomas; everything is kept in one file.
command-tournament-new = Announce a tournament: creates its file, which then contains everything.
command-tournament-formats = List the formats, show one as a file to edit, or plan one for a number of players.
command-tournament-format = Choose another format or ruleset; only before the first draw.
command-tournament-halls = Say which tables are in which hall, or show it.
command-tournament-timetable = Say on which day and at what time rounds start, or show the timetable with its estimates.
command-tournament-roster = The roster: list, add, rename, withdraw, late, no-show, exclude, import, erase and more.
command-tournament-roster-list = List everybody who is entered.
command-tournament-roster-add = Enter players; after the first draw this is a late entry, if the format allows it.
command-tournament-roster-late = Enter and check in a player after play has begun; missed games count as the format says.
command-tournament-roster-import = Enter the players of a CSV file: all of them, or none if anything is wrong.
command-tournament-roster-import-more = Headings: name (or first name and last name), number, club, minor (under 18), consent, keep until, here; in English, Polish or Russian. Without headings the first column is the name.
command-tournament-roster-rename = Change a name, a club or the other details of a player.
command-tournament-roster-withdraw = Withdraw a player for good, at their own wish; results stay.
command-tournament-roster-no-show = Record that a player with a seat did not come; checking in ends it.
command-tournament-roster-exclude = Exclude a player: the head referee's decision, with a reason.
command-tournament-roster-erase = Erase a player's details, on request; results stay under the number. This cannot be undone.
command-tournament-roster-apart = Keep two players (family, club mates) from one table in draws by lot.
command-tournament-roster-lock = Reserve a table or seat for a player in every draw by lot.
command-tournament-checkin = Check players in, and show who is still missing; without players only that.
command-tournament-draw = Draw the next round: the seal first, then the seats, and the seed with them.
command-tournament-draw-more = With --commit and a second call in between you can publish the seal before the draw; the seed stays in the file until then. Afterwards anybody can repeat the draw: stolik tournament verify.
command-tournament-tables = Show who sits where.
command-tournament-swap = Swap the seats of two players in this round; the effects are shown first.
command-tournament-seat = Give a player a free seat in this round, or move one there; the effects are shown first.
command-tournament-substitute = Let somebody without a seat take a player’s place in this round; the effects are shown first.
command-tournament-dissolve = Dissolve a table of this round: its players get free seats at the others; the effects are shown first.
command-tournament-sit-out = Let a player who is here sit out this round; the effects are shown first.
command-tournament-sheet = Enter the score sheet of a table, or show it if no games are given.
command-tournament-sheet-list =
    A game is typed in quotes, for the seats A, B, C, D in turn:
      "25 -5 -12 -8"      small points as on the score sheet (the winner's positive)
      "25 5 12 8"         without signs, where one number is the sum of the others
      "w 5 12 8"          w for the winner, whose points are counted
      "w 5 100u 8"        u: had not opened, o: had opened, c: a rack worth just a penalty
      "25 -5 . -20"       a dot for a player who was not there
      "w 14 3 9 bank"     the pool ran out, or time: the round's time was up
      "/ r7 k13 / j u / b1"   racks, counted by the program; last=k13 the tile drawn last, a announced
      void                not played (say --why)
command-tournament-sheet-more = A score sheet that is signed on paper is closed at once; with --open it waits for the players.
command-tournament-confirm = Record that players of the table agree with its score sheet.
command-tournament-close-sheet = Close score sheets; if players have not confirmed, say why.
command-tournament-correct = Correct a closed score sheet, with the reason; the standings follow.
command-tournament-sanction = Warn a player, deduct big points, or exclude; the reason (--why) is recorded.
command-tournament-dispute = Record a dispute (--why says what about), settle one, or list them all.
command-tournament-standings = Show the standings: big points, small points, shared places, who advances.
command-tournament-statistics = Show how games ended, how long rounds took, points by seat and size of table, and the day's records.
command-tournament-tie = Show the open ties, or settle the first: by lots, or by an extra game of the tied players.
command-tournament-status = Show the state of the tournament, what is missing, and the next command.
command-tournament-print = Write table cards, score sheets, lists, standings or diplomas as PDF.
command-tournament-report = Write the referee's report: sanctions, disputes, corrections, absences, calls and times, from the log.
command-tournament-undo = Undo an event of the log, which may be an undo itself; what depends on it is named.
command-tournament-log = Show the log: each event with its number, time, person and reason; undone ones are marked.
command-tournament-close = Close a stage, which makes the cut; after the last one, the tournament.
command-tournament-export = Write everything as one JSON file, which `import` reads again, and as CSV files for spreadsheets.
command-tournament-import = Create a tournament's file from an export; a damaged export is refused, and nothing is created.
command-tournament-publish = Write the tournament as web pages that need no server, in three languages: standings, rounds, score sheets and what is needed to check them.
command-tournament-verify = Check a tournament: judge its log again, and repeat every draw from the revealed seed.
command-tournament-verify-more = Exit status: 0 when everything is as it was published, 1 when anything differs.
command-tournament-simulate = Simulate a tournament with random results, printing stage by stage.

manual-people = For people:
manual-takes = In:
manual-gives = Out:
manual-example = Example:
manual-bots = Bots, the weakest first:
manual-tiles = Tiles are a colour letter (r red, b blue, k black, o orange) and a number, or j for the joker: "r7 k13 j"; " | " separates the sets of a table.
manual-rules = `rules` is the key of a ruleset (see `stolik rules`), or an object that describes a variant, such as { $variant }.
manual-answers = Each answer is one line, in order, with the `id` of its request. A bad line gives { $error } instead, and the rest continues. Exit status: 0 when every line was answered, 1 when any had an error.
