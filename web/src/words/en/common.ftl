# Words that every page of the web has.

app-name = Stolik
app-home = Home
app-loading = One moment…
app-file-choose = Choose a file
app-file-none = no file chosen
app-missing-title = There is nothing here
app-missing = The address may be mistyped, or the table is gone. Start again from the home page.
app-broken-title = The page did not load
app-broken = The connection may be lost. Try again.
app-offline-works = Without a connection you can read the rules, do the lessons and solve puzzles. Playing, against bots as well, needs the server. So does the analysis.
app-again = Try again
app-close = Close
app-language = Language
app-theme = Theme
app-theme-system = Same as device
app-theme-paper = Day
app-theme-evening = Evening
