# The head of the pages, the account, what goes wrong, the rulesets' and the bots' names.

live-menu = Pages
live-play = Play
live-tournaments = Tournaments
live-bench = Analysis
live-rules = Rules
live-to-day = Day theme
live-to-evening = Evening theme
live-guest = Guest
live-you = You
live-name = Your name at the table
live-save = Save
live-saved = Saved. From now on others see this name.
live-name-full = A name has at most 40 characters.
live-sounds = Sounds
live-large-tiles = Large tiles
live-account = Account
live-why-account = You can play without an account. With one, your name, your games and your rating follow you to any device.
live-has-account = You are logged in.
live-rating = { $games ->
    [one] Your rating: { $shown } after { $games } rated game.
   *[other] Your rating: { $shown } after { $games } rated games.
}
live-rating-provisional = It is still provisional.
live-rating-none = No rated game yet.
live-register = Create an account
live-log-in = Log in
live-log-out = Log out
live-login = Login
live-login-hint = 3 to 30 characters: letters a to z, digits, dots, hyphens or underscores.
live-password = Password
live-password-hint = At least 8 characters.
live-offline = The server cannot be reached just now. The page keeps trying; what you have laid out here is not lost.
live-no-connection = No connection.
live-joker = Joker
live-hidden-tile = Hidden tile
live-tile-red = Red { $number }
live-tile-blue = Blue { $number }
live-tile-black = Black { $number }
live-tile-orange = Orange { $number }
live-copy = Copy
live-share = Send
live-copied = Copied

bot-novice = Novice bot
bot-casual = Casual bot
bot-club = Club bot
bot-exact = Exact bot
bot-keeper = Master bot
bot-speed = Speed of the bots
bot-speed-slow = Slow
bot-speed-normal = Normal
bot-speed-fast = Fast

problem-offline = The server cannot be reached. Check the connection and try again.
problem-unknown = That did not work. Try again.
problem-bad-body = The server did not understand the page. Reload it.
problem-no-session = The server no longer knows you. Reload the page.
problem-csrf = This page is out of date. Reload it.
problem-wrong-origin = This came from another site's page and was not done.
problem-too-large = This is too large. Send something shorter.
problem-no-such-path = There is nothing at this address. Start again from the home page.
problem-wrong-method = The server did not understand the page. Reload it.
problem-wrong-type = The server did not understand the page. Reload it.
problem-unavailable = The server cannot reach its data just now; nothing is lost. Try again in a moment.
problem-internal = Something went wrong on our side. Try again.
problem-not-readable = The server did not understand the page. Reload it.
problem-hello-first = The connection got mixed up. Reload the page.
problem-bad-ticket = The connection took too long to open. Reload the page.
problem-too-slow = The connection is too slow to follow the table. Check it; the table waits for you.
problem-silent = The connection went silent. Check it; the table waits for you.
problem-too-many-sockets = You have this open in too many tabs. Close some of them.
problem-stopping = The server is restarting and will be back in a moment; nothing is lost.
problem-no-such-room = There is no such table, or it is gone.
problem-not-watched = This table plays without spectators.
problem-not-allowed = You cannot do this at this table.
problem-busy = The server is very busy. Try again in a moment.
problem-no-help-in-rated-game = You are playing a rated or tournament game; analysis opens again when it is over.
problem-too-often = That was a little fast. Wait a moment and try again.
problem-no-such-seat = There is no such seat at this table.
problem-bad-id = That did not work. Reload the page.
problem-used-id = That did not work. Reload the page.
problem-no-such-code = No table has this code.
problem-look-first = Look at the racks first, so that everybody knows; then name their tiles.
problem-round-stands = The organiser has stopped the whole round: this table will continue with all the others.

rules-seconds = { $count } s a turn
