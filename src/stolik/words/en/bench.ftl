# What the bench and the desk of records cannot answer, and why.

problem-bad-notation = “{ $what }” cannot be read. Write tiles such as r7, k13 or j (colours r, b, k, o), with | between sets.
problem-too-many-tiles = There are more tiles than the bag holds: { $what }. It has two of each, and two jokers.
problem-unknown-ruleset = There are no rules called “{ $what }”. Choose one of the published rulesets.
problem-bad-request = The parts of this question do not fit each other: { $what }.
problem-impossible-ending = A game cannot have ended like this: { $what }.
problem-tile-not-owned = These tiles were neither on the table nor on the rack: { $what }.
problem-bad-record = This file is no whole game record: { $what }.
problem-no-help-in-rated-game = You are playing a rated or tournament game. The bench is open to you again when it is over.
problem-bench-busy = Many people are asking just now. Ask again in a moment.
problem-took-too-long = This question takes longer than we can give it. Ask about a smaller part of it.
problem-record-not-over = The game is not over. When it is, its record is open to everybody with the link.
problem-record-no-such-room = There is no such table. Look at the link again.
problem-record-no-such-seat = There is no such seat at this table; seats count from 0.
