# A tournament published as pages that need no server.

site-pages = Pages
site-language-en = English
site-language-pl = Polski
site-language-ru = Русский
site-made = Published with Stolik.
site-brackets = Points in brackets do not count.
site-running = The tournament is not over yet: places may change.
site-nothing-played = Nothing has been played yet.
site-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
site-rounds-of = { $stage }: rounds
site-no-sheet = There is no score sheet yet.
site-sheet-points = In each game: small points / big points.
site-corrected = This score sheet was corrected.
site-void = A dash marks a game that was not played.
site-what = What
site-count = How often
site-checks = Check the results
site-checks-data = All seats, score sheets and standings as data for programs:
site-checks-draws = The seal was published before each draw: it is the SHA-256 of the seed. Whoever has both can check that nobody chose the seats.
site-draws = Draws
site-round = Round
site-commitment = Seal
site-seed = Seed
site-event = Event
site-notices = Announcements
site-calendar = Add to calendar
site-date = Date
site-timetable = Timetable
site-logo = Sponsor’s logo
site-role-organiser = Organiser
site-role-head-referee = Head referee
site-role-referee = Referee
site-role-helper = Helper
publish-done = { $pages ->
    [one] Published: { $where } ({ $pages } page)
   *[other] Published: { $where } ({ $pages } pages)
}
publish-where = say where: a folder, or --zip with a file
publish-not-empty = the folder { $folder } has other files in it; choose an empty or a new one
