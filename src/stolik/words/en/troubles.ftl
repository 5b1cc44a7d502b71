# Why something may not be at a table; the pages and the server say it alike.

problem-seat-taken = Somebody got there first: this seat is taken.
problem-already-seated = You are already sitting at this table.
problem-seats-empty = Some seats are still empty.
problem-already-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-closed = This table is closed.
problem-referee-cannot-play = A referee does not play at a table they referee.
problem-account-needed = This is a rated table, so everybody here needs an account. Create one under your name on the home page, then take your seat.
problem-forfeited = You were away too long and lost this game. You may watch it to the end.
problem-not-seated = You are not sitting at this table.
problem-muted = You can no longer write at this table.
problem-bad-text = The message is empty or too long.
problem-nothing-to-give = There is nothing to give back.
problem-resigned = You have given this game up. You may watch it to the end.
