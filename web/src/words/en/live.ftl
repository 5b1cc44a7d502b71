# The head of the pages, the account, what goes wrong, the rulesets' and the bots' names.

live-menu = Pages
live-play = Play
live-tournaments = Tournaments
live-bench = Bench
live-rules = Rules
live-to-day = Daylight
live-to-evening = Evening light
live-guest = Guest
live-you = You
live-name = Your name at the table
live-save = Save
live-saved = Saved. From now on the others see this name.
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
live-register = New account
live-log-in = Log in
live-log-out = Log out
live-login = Login
live-login-hint = 3 to 30 letters, digits, dots or hyphens.
live-password = Password
live-password-hint = At least 8 characters.
live-offline = The server cannot be reached just now. The page keeps trying; what is laid out here is not lost.
live-no-connection = No connection.
live-joker = Joker
live-hidden-tile = Hidden tile
live-tile-red = Red { $number }
live-tile-blue = Blue { $number }
live-tile-black = Black { $number }
live-tile-orange = Orange { $number }
live-copy = Copy
live-copied = Copied

bot-novice = Novice bot
bot-casual = Casual bot
bot-club = Club bot
bot-exact = Exact bot
bot-keeper = Master bot

problem-offline = The server cannot be reached. Check the connection and try again.
problem-unknown = That did not work. Try it once more.
problem-no-such-room = There is no such table, or it has been cleared away.
problem-not-watched = The players at this table play without spectators.
problem-not-allowed = This is not for you at this table.
problem-seat-taken = Somebody was faster: this seat is taken.
problem-already-seated = You already sit at this table.
problem-seats-empty = Seats are still empty.
problem-already-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-closed = This table is closed.
problem-busy = The server has its hands full. Try again in a moment.
problem-referee-cannot-play = A referee does not play at the own table.
problem-no-help-in-rated-game = You are playing a rated or tournament game; the bench opens again when it is over.
problem-too-often = That was a little fast. Wait a moment and try again.
problem-account-needed = This table counts for the rating, so everybody here needs an account. Open one under your name on the first page, then sit down.
problem-forfeited = You stayed away too long and lost this game. You may watch it to its end.
problem-not-seated = You do not sit at this table.
problem-no-such-seat = There is no such seat at this table.
problem-muted = You have lost the word at this table.
problem-bad-text = There is nothing in it, or it is too long.
problem-bad-setup = These wishes do not go together. Change something and try again.
problem-bad-id = That did not work. Load the page again.
problem-nothing-to-give = There is nothing to give back.
problem-no-such-code = No table has this code.
problem-look-first = Look at the racks first, so that everybody knows; then name their tiles.
