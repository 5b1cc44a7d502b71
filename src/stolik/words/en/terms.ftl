# The terms of a tournament: one sentence for every rule and every value it can have.

terms-rules = Played by: { $name } ({ $id }).
terms-source = Source: { $source }.
terms-variant = The organiser has changed the published rules “{ $base }”; changed rules carry a mark.
terms-reconstruction = The schemes of this format are our reconstruction: the diagrams of the source are lost (I-10).
terms-changed = changed by the organiser
terms-clauses = The marks at the edge are the clauses of the rulebook.

terms-section-tournament = The tournament
terms-section-game = The game
terms-section-start = Start and deal
terms-section-turns = Turn, opening, clock
terms-section-scores = End of a game and points
terms-section-order = Referees and order
terms-section-together = Together at the table

terms-format = Format: { $name }.
terms-field = For { $least } to { $most } players:
terms-games-each = { $count ->
    [one] one game each
   *[other] { $count } games each
}
terms-seats-lot = seats by lot
terms-seats-by-place = seats by place: each table takes places in turn, such as 1, 3, 5, 7 and 2, 4, 6, 8
terms-seats-rotation = one player rests in each round, in turn
terms-seats-one-table = all at one table
terms-points-from-zero = points start from zero
terms-points-carried = points are carried over
terms-stage = { $stage }: { $rounds }, { $games }; { $seats }; { $points }; { $cut }.
terms-stage-last = { $stage }: { $rounds }, { $games }; { $seats }; { $points }.
terms-tables = There are three or four players at a table, at as many tables of four as possible.
terms-places = Big points decide, then small points. In a game equal small points share the better place, and the next place stays empty (1-2-2-4).
terms-ties-extra-game = Who is equal in both points shares the place. Where a cut or one of the first places (up to { $podium }) hangs on it, the tied players play an extra game that orders only them.
terms-ties-lots = Who is equal in both points shares the place. Where a cut or one of the first places (up to { $podium }) hangs on it, lots are drawn.
terms-late-none = Nobody can enter once the first round is drawn.
terms-late = { $count ->
    [one] Late players can enter while at most one round is drawn.
   *[other] Late players can enter while at most { $count } rounds are drawn.
}
terms-late-missed = Every game missed costs { $points } small points.
terms-late-free = Missed games cost nothing.

terms-x-1 = There are 106 tiles: the numbers 1 to 13 in four colours, two of each, and two jokers.
terms-x-3 = A run is three or more consecutive numbers of one colour. 1 is always low: nothing follows 13.
terms-x-4 = A group is three or four tiles of one number, all of different colours.
terms-x-6 = From the turn after the opening on, a player may add to any set and rearrange any sets.
terms-x-7 = A turn lays at least one tile from the rack. Otherwise the player draws one tile and the turn is over; the tile drawn waits for the next turn.
terms-x-8 = At the end of a turn every tile on the table is in a valid set, and no tile has left the table.
terms-x-9 = A joker stands for any tile, and can be replaced by the tile it stands for. A freed joker is laid again in the same turn, and never before the player has opened.
terms-x-10 = The game ends when a player has laid the last tile of the rack.
terms-x-11 = Play goes clockwise.
terms-x-12 = How many tiles a player holds is public. Which tiles, and the order of the bank, is not.

terms-starter-highest-tile = Each player draws one tile; the highest number starts the first game. The tiles go back and are shuffled again. In later games the start moves one seat on.
terms-starter-seat-a = Seat A starts the first game, B the second, and so on.
terms-start-joker-drawn-again = Players with equal highest numbers draw again, and so does whoever drew a joker.
terms-start-joker-highest = In the draw for the start a joker is the highest tile; players who are equal draw again.
terms-hand-size = { $count ->
    [one] Each player begins with one tile.
   *[other] Each player begins with { $count } tiles.
}
terms-deal-tiles = The tiles are taken unseen from the pool; the rest is the bank.
terms-deal-blocks = The tiles are set out in blocks of seven, the last one of eight. The referee gives each player two blocks of seven, beginning with the starting player; the rest is the bank.
terms-deal-stacks = The tiles are set up in stacks of seven, one of eight. Beginning with the starting player, each hands one stack to the left neighbour and one to the right. One stack stands in the middle to draw from, first the stack of eight; when it is used up, the player who has to draw chooses the next.
terms-redeal-none = The deal stands: nobody can ask for a new one.
terms-redeal = { $count ->
    [one] A player with a doublet (two tiles of the same number and colour) in the dealt hand can ask for a new deal for everybody.
   *[other] A player with { $count } doublets (two tiles of the same number and colour) in the dealt hand can ask for a new deal for everybody.
}
terms-redeal-jokers-yes = The two jokers count as a doublet.
terms-redeal-jokers-no = The two jokers are no doublet.
terms-redeal-limit-none = A new deal can be asked for any number of times; every deal is judged afresh.
terms-redeal-limit = { $count ->
    [one] There is at most one new deal in a game.
   *[other] There are at most { $count } new deals in a game.
}

terms-opening = The first tiles a player lays are whole sets from the rack alone, worth { $points } points or more; a joker is worth the tile it stands for. In that turn nothing on the table is touched.
terms-joker-reuse-anywhere = A freed joker can be laid anywhere on the table.
terms-joker-reuse-new-set = A freed joker has to be part of a new set; making an old set longer is not enough.
terms-turn-none = There is no clock.
terms-turn = { $seconds ->
    [one] A turn takes at most one second.
   *[other] A turn takes at most { $seconds } seconds.
}
terms-timeout-revert = When time runs out before the turn was ended, the table goes back to what it was.
terms-timeout-accept-valid = When time runs out and every set on the table is valid, the turn stands, and a tile still in hand goes back to the rack. Otherwise the table goes back to what it was.
terms-timeout-salvage = When time runs out, own tiles that are still in hand or in no valid set go back to the rack. The turn stands if everything else is valid and an own tile is still laid. If a table tile is in hand or in no valid set, the table goes back to what it was.
terms-timeout-tiles = { $count ->
    [one] A turn that was undone costs one tile from the bank.
   *[other] A turn that was undone costs { $count } tiles from the bank.
}
terms-timeout-tiles-none = A turn that was undone costs no tile.
terms-unrestorable = { $count ->
    [one] If the table cannot be put back, the player takes every tile that is in no valid set, and draws one tile.
   *[other] If the table cannot be put back, the player takes every tile that is in no valid set, and draws { $count } tiles.
}
terms-unrestorable-none = If the table cannot be put back, the player takes every tile that is in no valid set, and draws nothing.
terms-late-touch-ignored = What is touched after time does not count: the table is judged as it lay.
terms-late-touch-voids-turn = After time nothing may be moved. Touching a tile then makes the turn void: it is undone, with the penalty.
terms-early-clock-nothing = Pressing the clock before drawing gives the next player no claim.
terms-early-clock-new-turn-time = A player who draws takes the tile first and presses the clock afterwards. If it was the other way round, the next player can have the clock stopped and begin the turn again.

terms-exhaustion-stop = The game ends after the turn in which the last tile of the bank was taken. The lowest rack wins, and each other player records the difference to it.
terms-exhaustion-one-more-turn = When the last tile of the bank is taken, everybody has one more turn; then the game ends. The lowest rack wins, and each other player records the difference to it.
terms-exhaustion-play-on = When the bank is empty, play goes on until all players have passed one after the other. The lowest rack wins, and each other player records the difference to it.
terms-round-none = The rounds have no time limit unless the organiser sets one beforehand.
terms-round-minutes = { $count ->
    [one] A round takes one minute; then everybody has one more turn, and the lowest rack wins.
   *[other] A round takes { $count } minutes; then everybody has one more turn, and the lowest rack wins.
}
terms-round-seconds = { $count ->
    [one] A round takes one second; then everybody has one more turn, and the lowest rack wins.
   *[other] A round takes { $count } seconds; then everybody has one more turn, and the lowest rack wins.
}
terms-winner-sum = The losers record the value of their racks, and the winner the sum of what they record.
terms-winner-nothing = The losers record the value of their racks as penalty points, and the winner nothing; the fewest penalty points rank first.
terms-tied-full = Several lowest racks are all winners: each takes the first place and records the whole sum.
terms-tied-split = Several lowest racks are all winners: each takes the first place, and they divide the sum.
terms-joker-penalty = A joker left on a rack counts { $points }.
terms-unopened-none = There is no special penalty for a player who has not opened.
terms-unopened = A player who has not opened records { $low } if the rack could not open, and { $high } if it could.
terms-unopened-replaces-yes = This stands instead of the value of the rack, jokers included.
terms-unopened-replaces-no = This comes on top of the value of the rack.
terms-unopened-exhaustion-yes = It applies too when the bank has run out and nobody has gone out.
terms-unopened-exhaustion-no = It applies only when another player has gone out, not when the bank has run out.
terms-announcement-nothing = An announced opening changes nothing about that.
terms-announcement-spares-higher-penalty = The higher penalty is spared where the opening became possible with the tile drawn in the last turn and the player announced then: “I open next turn”.
terms-announced-penalty = A player spared in this way records { $points }.
terms-sign-winner-plus = On paper losers write minus, the winner plus.
terms-sign-winner-minus = On paper losers write plus, the winner minus.
terms-big = Big points of a game by place: { $four } at a table of four, { $three } at a table of three.
terms-big-none = There are no big points: small points alone decide.

terms-s-25 = In a dispute any player can have the clock stopped when the turn in question is over, and call the referee, whose word is final.
terms-s-28 = What these terms do not cover, the head referee decides. Every correction is on record.
terms-m-19 = Big points may be deducted for disturbing play or for vulgar language; a player who goes on is excluded. Any breach of the rules can exclude.
terms-s-27 = Players can report unsporting conduct. A warning comes first; the head referee decides on exclusion.
terms-referee-look-paused = At an online table the referee sees the racks only while the game is stopped; each look is on record and shown to the players.
terms-referee-look-never = At an online table the referee never sees the racks.
terms-s-29 = Play is polite and quiet, and the end of a turn is called. We are patient with newcomers, children, the old and the ill: the game brings people together.
terms-m-20 = Photos and recording are allowed while they do not disturb; the head referee decides.
