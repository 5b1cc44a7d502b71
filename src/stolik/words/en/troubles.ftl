# Why something may not be at a table; the pages and the server say it alike.

problem-seat-taken = Somebody was faster: this seat is taken.
problem-already-seated = You already sit at this table.
problem-seats-empty = Seats are still empty.
problem-already-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-closed = This table is closed.
problem-referee-cannot-play = A referee does not play at a table of their own.
problem-account-needed = This table counts for the rating, so everybody here needs an account. Open one under your name on the first page, then sit down.
problem-forfeited = You stayed away too long and lost this game. You may watch it to its end.
problem-not-seated = You do not sit at this table.
problem-muted = You may not write at this table any more.
problem-bad-text = There is nothing in it, or it is too long.
problem-nothing-to-give = There is nothing to give back.
problem-resigned = You have given this game up. You may watch it to its end.
