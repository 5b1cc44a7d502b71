# Seasons and the register of people.

people-added-one = Added: #{ $number } { $name }
people-changed = Changed: #{ $number } { $name }
people-imported = Added: { $added }; already in the register: { $known }.
people-adopted = { $event }: { $known } known, { $added } new.
people-nobody = Nobody found.
people-no-duplicates = Nobody seems to be in the register twice.
people-apart = Two people: { $one } and { $other }.
people-merged = { $gone } is now { $kept }, with { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
people-erase-ask = Erase all data of { $name } (#{ $number }) in the register and in every event? This cannot be undone. (yes/no)
people-expire-ask = Erase all data of { $names }? This cannot be undone. (yes/no)
people-erased = Erased: { $numbers }
people-erased-in = Erased in { $file }
people-erase-copies = Copies, backups and lists written before still hold the name.
people-none-expired = Nobody's data is due.
people-erase-missing = Nothing was erased, because files that hold the name are missing: { $files }. Put them back, or add --missing-files.
people-erase-refused = The name could not be erased in { $file }; in the register it still stands.
people-bad-link = A link is written as PLAYER=NUMBER or PLAYER=new: { $typed }
people-against = Against { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, ahead in { $better }, behind in { $worse }.
people-file-missing = The file of “{ $event }” cannot be found.
people-column-number = No.
people-column-name = Name
people-column-born = Born
people-column-club = Club
people-column-town = Town
people-column-team = Team
people-column-licence = Licence
people-column-keep-until = Keep until
people-column-categories = Categories
people-column-consents = Consents
people-column-events = Events
people-column-event = Event
people-column-date = Date
people-column-place = Place
people-column-field = Of
people-column-games = Games
people-column-wins = Wins

# What a register refuses, by code.

register-erased-name = Person { $number }
register-no-file = There is no register { $file }: begin one with `stolik people add`, or name it with --file.
register-no-register = This is not a register of people: name the people.json of `stolik people`. A spreadsheet is read with `stolik people import`.
register-no-register-page = This is not a register of people. Choose people.json, or a spreadsheet saved as CSV.
register-newer-register = This register was written by a newer Stolik (version { $version }): update.
register-bad-register = The register is damaged, at: { $field }
register-no-person = Nobody in the register fits: { $typed }. Give the number, the licence or the name; `stolik people find` and `list` show them.
register-no-person-page = Nobody in the register fits: { $typed }
register-many-persons = “{ $typed }” fits several people: { $persons }. Give the number.
register-bad-person-name = A name is one visible line of at most { $most } letters: { $typed }
register-bad-year = The year of birth is from 1900 to 2100: { $typed }
register-bad-keep-until = There is no such date: { $typed }. Write the year, the month and the day as 2027-12-31.
register-text-too-long = Club, town, team and categories are visible texts of at most { $most } letters: { $typed }
register-bad-licence = A licence number has at most { $most } letters, digits, dots, hyphens or slashes, and no spaces: { $typed }
register-duplicate-licence = Licence { $licence } belongs to #{ $person } { $name }: correct the number, or merge the two.
register-likely-duplicate = { $name } seems to be #{ $other } already. For another person with the same name give the year of birth of both, or use stolik people add --namesake.
register-licence-in-line = Licence { $licence } is in line { $line } too ({ $name }): correct one of them.
register-alike-in-line = { $name } is in line { $line } too. For two people with the same name give the year of birth of both; otherwise delete one line.
register-same-person = #{ $person } is one and the same person.
register-both-played = { $one } and { $other } both played in “{ $event }”, so they are two people.
register-person-erased = The data of #{ $person } was erased.
register-doubtful-players = { $event }: it is not certain who these are: { $players }. Decide with --link PLAYER=NUMBER or --link PLAYER=new.
register-no-such-player = There is no player { $player } in this event.
register-person-twice = #{ $person } would be two players of “{ $event }”.
register-not-drawn = “{ $event }” has no draw yet: adopt it after the first draw, or plan it with --planned.
register-nobody-to-adopt = “{ $event }” has no players with names.
register-unknown-number = “{ $event }”: nobody in the register has the number { $number }. Correct it, or write the name instead.
register-unknown-number-page = nobody in your register has the number { $number }. Correct it, or write the name instead.
register-register-full = A register holds at most { $most } people.
register-register-busy = The register is being changed by somebody else: try again.
register-not-your-event = Only the organiser of a tournament can take over its players.
register-likely-duplicate-page = { $name } seems to be in the register already, as number { $other }. If this is another person with the same name, say so below, or give the year of birth of both.
register-not-drawn-page = “{ $event }” has no players yet.

# Standings of a season.

season-overall = Overall
season-standings = Standings
season-club = Club
season-category-juniors = Juniors
season-category-seniors = Seniors
season-category-women = Women
season-category-clubs = Clubs
season-category-teams = Teams
season-provisional = “{ $event }” is not finished: its points may still change.
season-too-few = People without a place have played fewer than { $minimum ->
    [one] { $minimum } event
   *[other] { $minimum } events
}.
season-created = { $name }: written to { $file }. Add events with `stolik season add`.
season-file-there = { $file } is there already; --force replaces it.
season-changed = Changed: { $name }
season-nobody-qualified = Nobody has qualified yet.
season-added = Added: { $event }; known people: { $known }, new: { $added }.
season-planned = Planned: { $event }
season-removed = Removed: { $event }
season-category-added = `stolik season standings --of { $category }` now shows these standings.
season-add-what = Give files of events; or, for an event without one, --planned and --name.
season-export-where = Say what to write: --csv, --pdf or --json, each with a file.
season-bad-quota = A quota is a number, or CATEGORY=NUMBER: { $typed }
season-explain-head = { $name }: place { $place }, points: { $points }
season-explain-unplaced = { $name }: no place{ $place } (too few events), points: { $points }
season-column-event = Event
season-column-place = Place
season-column-base = For the result
season-column-weight = Weight
season-column-bonus = Bonus
season-column-points = Points
season-column-counted = Counts
season-place-of = { $place } of { $field }
season-excluded = excluded
season-through = Through
season-by-organiser = Organiser's decision
season-skipped-already = { $of }: { $name } is already in the final; the next one moves up.
season-skipped-declined = { $of }: { $name } declined; the next one moves up.
season-skipped-too-few-events = { $of }: { $name } has played too few events.
season-open = { $of }: places left: { $places }, and these are equal: { $names }.
season-most = At most
season-best-place = Best place
season-worst-place = Worst place
season-reach-exact = The best place: winning the last event while nobody else gets points. The worst: getting nothing while as many others as possible pass.
season-reach-bound = The best place: winning all that is left while nobody else gets points. The worst is a safe bound: everybody else wins everything.
season-verify-good = Verified: events: { $events }, people: { $people }.
season-verify-bad = NOT verified: events: { $events }, people: { $people }.
season-verify-log = { $event }: { $detail }
season-verify-cache = { $event }: the cache has other results than the log; delete the .cache file.
season-verify-standings = { $event }: other place or points of { $detail }
season-verify-no-standings = { $event } holds no standings of a season.

# What a season refuses, by code.

season-refused-no-season = This is not a season's file: begin one with `stolik season new`.
season-refused-newer-season = This season was written by a newer Stolik (version { $version }): update.
season-refused-bad-season = The season's file is wrong, at: { $field }
season-refused-bad-season-name = A name is one visible line of at most { $most } letters.
season-refused-no-points = With these points nobody would get anything: the first place is worth at least 1.
season-refused-bad-best = A number of events is from 1 to { $most }: { $typed }
season-refused-bad-weight = { $event }: a weight is a number above 0, such as 1.5: { $typed }
season-refused-bad-bonus = A bonus is a number from 0, such as 2 or 2.5: { $typed }
season-refused-bad-key = A key has at most { $most } letters, digits or hyphens, and no spaces: { $typed }
season-refused-empty-category = Nobody could be in { $typed }: check its years.
season-refused-unknown-standings = The season has no such standings of people: { $typed }. Add them first with `stolik season category`.
season-refused-key-twice = There are two standings { $typed }.
season-refused-event-twice = “{ $event }” is in the season already: give another --name.
season-refused-no-event-file = “{ $event }”: there is no file { $file }. Put it back, or remove the event with `stolik season remove`.
season-refused-unknown-event = { $file } has no event “{ $event }”.
season-refused-unlinked-players = “{ $event }” has players who are not in the register ({ $count }): { $players }. Run: stolik people adopt { $file }
season-refused-person-twice-in-event = { $person } would have two places in “{ $event }”: two players were made one person.
season-refused-not-in-season = { $person } has not played in this season.
season-refused-no-quota = The season says nothing about its final: set --quota with `stolik season change`.
season-refused-bad-quota = A quota is from 1 to 1000: { $typed }
season-refused-nothing-left = No event is left: add one with --planned.
season-refused-unbounded-points = Big points have no limit: say with --most what one event can bring at most.
season-refused-bad-date = There is no such date: { $typed }. Write the year, the month and the day as 2027-12-31.
season-refused-unknown-season = There is no such season.
season-refused-not-your-season = Only the owner of a season can change it.
season-refused-not-your-tournament = “{ $event }” is not a tournament that you organise with this account.
season-refused-season-changed = Another page has saved this season meanwhile: reload, and make your change again.
season-refused-event-twice-page = “{ $event }” is in the season already: events need different names and tournaments.
season-refused-no-places-file = There is no such file of places: it was removed, or belongs to somebody else.
season-refused-places-in-season = “{ $event }” counts in the season “{ $season }”: remove the event there first.
season-refused-tournament-file = This is a whole tournament, not a file of places: read it in on the page of tournaments (“From a file”), then add it here.
season-refused-bad-file = The file cannot be read. Check that it is the right one.
season-refused-several-events = { $count ->
    [0] There is no place in this file: after the headings comes one line for each person.
    [one] The file has { $count } event.
   *[other] The file has { $count } events; one that replaces another has a single event.
}
season-refused-too-many-files = You can keep at most { $most } files of places: remove those that no season needs.
season-refused-season-file-rules = { $file } has its own points: change them with `stolik season change`.
