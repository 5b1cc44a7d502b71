# An organiser's register of people, and finding its people at the desk.

register-title = People
register-back = ← Tournaments
register-about = Everybody who plays at your tournaments, each listed once, with their whole history: ready for the next roster and for seasons. Only you see this page.
register-needs-account = The register belongs to an account
register-needs-account-about = So that you find it on any device, and nobody else does. A guest would be forgotten one day, and with it the only way to these people.
register-nobody = Nobody is here yet
register-nobody-about = Take over the players of your tournaments, read a spreadsheet in, or add people one by one.
register-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
register-search = Name, club, town, licence or number
register-search-none = Nobody fits. Accents and capitals do not matter; try fewer letters.
register-more = { $count ->
    [one] { $count } more: type a part of the name.
   *[other] { $count } more: type a part of a name.
}
register-given = First name
register-surname = Surname
register-born = Year of birth
register-born-short = Born
register-club = Club
register-town = Town
register-team = Team
register-licence = Licence number
register-categories = Categories
register-categories-example = women veterans
register-consents = Consents
register-consent-data = to be in this register
register-consent-publication = to be named in full in public, also under 18
register-consent-photo = to photos
register-consent-guardian = a guardian agrees to taking part
register-keep-until = Erase on
register-add = Add a person
register-add-this = Add
register-added = { $name } is in the register now.
register-namesake = This is another person with the same name
register-save = Save
register-cancel = Cancel
register-open = Open: { $name }
register-open-short = Open
register-history = Events
register-history-none = No events yet.
register-event = Event
register-events = Events
register-events-count = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
register-place = Place
register-place-of = { $place } of { $field }
register-games = Games
register-wins = Wins
register-against = Games against
register-never-met = They have never sat at one table.
register-met = { $games ->
    [one] { $games } game
   *[other] { $games } games
} at one table: ahead in { $better }, behind in { $worse }.
register-merge = Merge
register-merge-with = The same person as
register-merge-with-another = Merge with another entry
register-merge-about = Both histories become one. The data of { $name } counts; what it lacks comes from the other entry.
register-erase = Erase
register-erase-yes = Erase for good
register-erase-about = All data of { $name } is erased here and in { $events ->
    [one] { $events } tournament
   *[other] { $events } tournaments
} at once. Results stay under a number. This cannot be undone; printed lists and files made before keep the name.
register-duplicates = Perhaps one person
register-duplicates-about = The same name and no other year of birth, or one licence number.
register-one-person = One person: merge
register-two-people = Two people
register-own-events = Your tournaments
register-own-events-about = Taking over links players to people of the register and adds the new ones.
register-own-events-none = You have not organised a tournament with this account yet.
register-linked = { $linked } of { $players } in the register
register-places = file of places
register-no-players = no players yet
register-adopt = Take over
register-adopted = { $event }: { $known } known, { $added } new.
register-doubtful = Who is this?
register-doubtful-about = These players fit several people, or one of another club. Everybody else is linked already.
register-doubtful-new = Somebody new
register-decide = Decide
register-files = Files
register-import-about = A spreadsheet (CSV) with headings in Polish, Russian or English, or the register of the command line (people.json). Everybody comes in, or nobody if a line is wrong; who is here already is left alone.
register-import-file = File with people
register-imported = Added: { $added }; already here: { $known }.
register-left-out = These columns are not known: { $columns }.
register-export-about = Both files can be read in again.
register-export-csv = Spreadsheet (CSV)
register-export-json = Register (people.json)
register-privacy = People whose date has come are erased by the server, here and in your tournaments. If you erase your account, the register goes with it.

# At the desk
register-from = From the register
register-from-about = Tick who comes; nobody is entered twice.
register-from-event = Players of
register-from-everybody = Everybody in the register
register-from-all = Tick all
register-from-none = Untick all
register-from-enter = { $count ->
    [0] Tick somebody
    [one] Enter { $count } person
   *[other] Enter { $count } people
}
register-from-unagreed = Under 18: { $names }. Tick that a guardian consents, or untick the player.
register-from-entered = already in
register-from-empty = Your register is empty. Fill it on the page “People”.
register-from-last = last time: { $event }
register-known = From your register
