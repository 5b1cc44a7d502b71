# Why something may not be at a table; the pages and the server say it alike.

problem-seat-taken = Somebody got there first: this seat is taken.
problem-already-seated = You are already sitting at this table.
problem-seats-empty = Some seats are still empty.
problem-already-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-closed = This table is closed.
problem-bad-setup = A table cannot be set up like this: check rules, seats and bots.
problem-rated-with-bots = “Rated game” and bots do not go together: only people play rated games. Give every seat to a person, or turn “Rated game” off.
problem-rated-without-clock = “Rated game” does not go with a game without a clock: set the seconds of a turn, choose rules that have a clock, or turn “Rated game” off.
problem-only-bots = Bots take every seat, so nobody could play: leave at least one seat to a person.
problem-referee-cannot-play = A referee does not play at a table they referee.
problem-no-referee = Nobody referees this table, so nobody can be called. Settle it in the chat, or give up the game.
problem-account-needed = This is a rated table, so everybody here needs an account. Create one under your name at the top of the page, then take your seat.
problem-forfeited = You were away too long and lost this game. You may watch it to the end.
problem-not-seated = You are not sitting at this table.
problem-no-hints = There are no hints in rated games and in tournaments, nor anywhere else while you are playing one.
problem-muted = You can no longer write at this table.
problem-bad-text = The message is empty or too long.
problem-nothing-to-give = There is nothing to give back.
problem-resigned = You have given this game up. You may watch it to the end.
