# Seasons: the list, the live page, the owner's page.

seasons-title = Seasons
seasons-back = ← Tournaments
seasons-about = Several tournaments, one ranking, and a final for the best: live, and explained figure by figure.
seasons-none = There are no seasons yet.
seasons-mine = Yours
seasons-others = Of other organisers
seasons-new = New season
seasons-needs-account = A season belongs to an account, as the register of people does that names its players.
seasons-name-field = Name of the season
seasons-name-example = Grand Prix 2026
seasons-create = Create the season
seasons-edit = Edit
seasons-gone = There is no such season
seasons-events = Events
seasons-no-events = No events yet.
seasons-events-count = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
seasons-people-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
seasons-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
seasons-stage-planned = planned
seasons-stage-playing = being played
seasons-stage-over = finished
seasons-weight = counts { $weight } times
seasons-always = always counts
seasons-unlinked = { $count ->
    [one] { $count } player to be identified by the organiser
   *[other] { $count } players to be identified by the organiser
}
seasons-unlinked-mine = { $count ->
    [one] Say who { $count } player is
   *[other] Say who { $count } players are
}
seasons-through = { $of }, place { $place }
seasons-live = Being played now: { $events }. The points follow every score sheet.
seasons-standings = Standings
seasons-overall = Overall
seasons-nobody = Nobody is ranked here yet.
seasons-place = Place
seasons-name = Name
seasons-points = Points
seasons-place-of = place { $place } of { $field }
seasons-excluded = excluded
seasons-not-counted = does not count
seasons-brackets = In brackets: events that do not count. Press a name to see how the points came about.
seasons-all = Show all { $count }
seasons-reach = Total points still possible: { $most }; place between { $best } and { $worst }.
seasons-reach-bound = (The worst place is a safe bound: everybody else wins everything.)
seasons-too-few = Events needed for a place: { $minimum }.
seasons-rule-places = Points by place: { $points }
seasons-rule-share = Points by the share of the field left behind, { $most } for the winner
seasons-rule-big = Big points of the events
seasons-rule-best = { $count ->
    [one] the best event counts
   *[other] the best { $count } events count
}
seasons-rule-bonus = { $points } more for the final of an event
seasons-rule-minimum = { $count ->
    [one] at least { $count } event
   *[other] at least { $count } events
}
seasons-final = The final
seasons-by-organiser = organiser’s decision
seasons-undecided = { $of }: { $places ->
    [one] { $places } place is open
   *[other] { $places } places are open
}, and these are equal: { $names }.
seasons-skipped-already = { $of }: { $name } is already in the final; the next one moves up.
seasons-skipped-declined = { $of }: { $name } declined; the next one moves up.
seasons-skipped-too-few-events = { $of }: { $name } has played too few events.
seasons-statistics-show = Show the statistics

# The owner's page
seasons-to-page = Page of the season
seasons-save = Save
seasons-saved = Saved
seasons-event-name = Event
seasons-event-planned = Planned event
seasons-date = Date
seasons-weight-field = Weight
seasons-always-field = Counts besides the best ones
seasons-up = Move up
seasons-take-out = Remove { $event } from the season
seasons-take-out-short = Remove
seasons-add-tournament = Add one of your tournaments
seasons-add = Add
seasons-plan-event = Plan an event that has no tournament yet
seasons-plan = Plan
seasons-events-about = Players are linked to people of your register by themselves; those who are not certain wait on the page “People”. A planned event is filled by adding a tournament with its name.
seasons-places-add = Add an event that was not played here, from a file of places
seasons-places-about = A spreadsheet (CSV) with the columns person and place; event, big points, final, club and year of birth may be added, with headings in Polish, Russian or English. Nothing is taken if a line is wrong.
seasons-places-of = file of places, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
seasons-places-read = { $event }: { $people ->
    [one] { $people } place
   *[other] { $people } places
} read. Save the season to count it.
seasons-places-replaced = { $event }: replaced, { $people ->
    [one] { $people } place
   *[other] { $people } places
}. The standings have followed.
seasons-places-correct = A corrected file for { $event }
seasons-places-correct-about = Something was wrong in it? A corrected file takes its place at once, in every season that counts it.
seasons-places-save = Save the file (CSV)
seasons-places-remove = Delete this file
seasons-categories = Standings of their own
seasons-categories-about = By year of birth, by a category of the register, or of clubs and teams.
seasons-category-new = Further standings
seasons-kind-juniors = Juniors
seasons-kind-seniors = Seniors
seasons-kind-women = Women
seasons-kind-clubs = Clubs
seasons-kind-teams = Teams
seasons-members = Members counted
seasons-label = Category in the register
seasons-born-from = Born from
seasons-born-to = Born until
seasons-rules = Rules
seasons-points-rule = Points of an event
seasons-points-places = by place: 10, 7, 5, 4, 3, 2, 1, or your own
seasons-points-share = share of the field left behind
seasons-points-big = big points of the event
seasons-nth = Place { $place }
seasons-more-places = One more place
seasons-fewer-places = One place less
seasons-share-most = Points of the winner
seasons-big-most = The most that one event can bring (to say what can still be reached)
seasons-shared = Who shares a place gets
seasons-shared-mean = the mean of the points for those places
seasons-shared-full = the full points
seasons-best = Best events that count
seasons-best-all = all
seasons-minimum = Events to be ranked
seasons-bonus = Points for the final of an event
seasons-ties = If points are equal, one after the other
seasons-tie-best = the best event, then the second best
seasons-tie-wins = events won
seasons-tie-attended = events played
seasons-tie-last = the latest event
seasons-tie-big = big points
seasons-final-about = How many qualify from each list; who is in already is skipped. 0 for none.
seasons-decisions = Who is in anyway, and who declined
seasons-in = is in
seasons-declined = declined
seasons-certificates = Certificates
seasons-certificates-about = One page for each of the first places, as PDF, from the saved season.
seasons-certificates-places = For how many places
seasons-certificates-categories = Also of the other standings
seasons-certificates-design = Texts and colours
seasons-certificates-heading = Heading
seasons-certificates-town = Town
seasons-certificates-organiser = Organiser
seasons-certificates-head-referee = Head referee
seasons-certificates-text = Text under the name
seasons-certificates-placeholders = These are replaced: {"{"}name{"}"}, {"{"}place{"}"}, {"{"}points{"}"}, {"{"}club{"}"}, {"{"}event{"}"}, {"{"}date{"}"}.
seasons-certificates-ink = Text
seasons-certificates-accent = Frame and heading
seasons-certificates-paper = Paper
seasons-certificates-preview = The first certificate
seasons-certificates-make = Make them
seasons-certificates-save = Save the PDF
seasons-files = Files
seasons-files-about = Static pages that need no server; and everything for the command line, where stolik season verify counts it again from the logs.
seasons-site = Pages (ZIP)
seasons-archive = For verifying (ZIP)
seasons-remove = Remove the season
seasons-remove-about = The page of the season disappears. Its tournaments and people stay.
seasons-remove-yes = Remove it
