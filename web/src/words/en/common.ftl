# Words that every page of the web has.

app-name = Stolik
app-home = Home
app-loading = One moment…
app-missing-title = There is nothing here
app-missing = The address may be mistyped, or the table is gone. Begin again from the first page.
app-broken-title = The page did not load
app-broken = The connection may be lost. Try it once more.
app-again = Try again
app-close = Close
app-language = Language
app-theme = Light
app-theme-system = Like the device
app-theme-paper = Day
app-theme-evening = Evening
