# What the analysis and the desk of records cannot answer, and why.

problem-bad-notation = “{ $what }” cannot be read. Write tiles such as r7, k13 or j (colours: r red, b blue, k black, o orange), with | between sets.
problem-too-many-tiles = There are more tiles than the game has: { $what }. It has two of each, and two jokers.
problem-unknown-ruleset = There is no ruleset called “{ $what }”. Choose one of the published ones.
problem-bad-variant = These rules are not possible: { $what }.
problem-bad-request = The parts of this request do not fit together: { $what }.
problem-impossible-ending = A game cannot end like this: { $what }.
problem-tile-not-owned = These tiles were neither on the table nor on the rack: { $what }.
problem-bad-record = This file is not a complete game record: { $what }.
problem-no-help-in-rated-game = You are playing a rated or tournament game. Analysis opens for you again when it is over.
problem-bench-busy = Too many people are asking just now. Try again in a moment.
problem-reviews-busy = Many reviews are waiting already. Ask for yours again in a minute.
problem-took-too-long = This question takes too long to answer. Ask about a smaller part of it.
problem-record-not-over = The game is not over yet. When it is, anyone with the link can see its record.
problem-record-no-such-room = There is no such table. Check the link.
problem-record-no-such-seat = There is no such seat at this table; seats are counted from 0.
