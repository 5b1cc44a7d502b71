# The terms of a tournament: one sentence for every rule and every value it can have.

terms-rules = Rules: { $name } ({ $id }).
terms-source = Source: { $source }.
terms-variant = The organiser has changed the published rules “{ $base }”; changed rules are marked.
terms-reconstruction = The schemes of this format are our reconstruction: the source’s diagrams are lost (I-10).
terms-changed = changed by the organiser
terms-clauses = The marks in the margin are clauses of the rulebook.

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
terms-seats-rotation = one player sits out each round, in turn
terms-seats-one-table = all at one table
terms-points-from-zero = points start from zero
terms-points-carried = points are carried over
terms-stage = { $stage }: { $rounds }, { $games }; { $seats }; { $points }; { $cut }.
terms-stage-last = { $stage }: { $rounds }, { $games }; { $seats }; { $points }.
terms-tables = Three or four players sit at a table, with as many tables of four as possible.
terms-places = Big points rank first, then small points. In a game, players equal on small points share the better place, and the next place stays empty (1-2-2-4).
terms-ties-extra-game = Players equal on big and small points share the place. Where that decides who advances or one of the top { $podium } places, they play an extra game that ranks only them.
terms-ties-lots = Players equal on big and small points share the place. Where that decides who advances or one of the top { $podium } places, lots are drawn.
terms-late-none = Nobody can enter once the first round has been drawn.
terms-late = { $count ->
    [one] Late players can enter while no more than one round has been drawn.
   *[other] Late players can enter while no more than { $count } rounds have been drawn.
}
terms-late-missed = { $points ->
    [one] Each missed game costs one small point.
   *[other] Each missed game costs { $points } small points.
}
terms-late-free = Missed games cost nothing.

terms-x-1 = There are 106 tiles: the numbers 1 to 13 in four colours, two of each, and two jokers.
terms-x-3 = A run is three or more consecutive numbers of one colour. 1 is always low: nothing follows 13.
terms-x-4 = A group is three or four tiles of one number, all of different colours.
terms-x-6 = From the turn after the opening, a player may add to any set and rearrange any sets.
terms-x-7 = A turn in which a player plays lays at least one tile from the rack. Otherwise the player draws one tile and the turn is over; the tile drawn waits for the next turn. A player who could play may draw instead.
terms-x-8 = At the end of a turn every tile on the table is in a valid set, and no tile has left the table.
terms-x-9 = A joker stands for any tile, and can be replaced by the tile it stands for. A freed joker is laid again in the same turn, and never before the player has opened.
terms-x-10 = The game ends when a player lays the last tile from the rack.
terms-x-11 = Play passes clockwise.
terms-x-12 = How many tiles a player holds is public. Which tiles they are, and the order of the pool, is not.

terms-starter-highest-tile = Each player draws one tile; the highest number starts the first game. The tiles go back and are shuffled again. In later games the start moves one seat on.
terms-starter-seat-a = Seat A starts the first game, B the second, and so on.
terms-start-joker-drawn-again = Players tied for the highest number draw again, and so does whoever drew a joker.
terms-start-joker-highest = In the draw for the start a joker is the highest tile; tied players draw again.
terms-hand-size = { $count ->
    [one] Each player starts with one tile.
   *[other] Each player starts with { $count } tiles.
}
terms-deal-tiles = The tiles are taken unseen from the pool.
terms-deal-blocks = The tiles are set out in blocks of seven, the last one of eight. The referee gives each player two blocks of seven, beginning with the starting player; the rest is the pool.
terms-deal-stacks = The tiles are set up in stacks of seven, one of them of eight. Beginning with the starting player, each player hands one stack to the neighbour on the left and one to the neighbour on the right. One stack stands in the middle to draw from, first the stack of eight; when it is used up, the player who has to draw chooses the next.
terms-redeal-none = The deal stands: nobody can ask for a new one.
terms-redeal = { $count ->
    [one] A player dealt a doublet (two tiles of the same number and colour) may ask for a new deal for everybody.
   *[other] A player dealt at least { $count } doublets (two tiles of the same number and colour) may ask for a new deal for everybody.
}
terms-redeal-jokers-yes = The two jokers count as a doublet.
terms-redeal-jokers-no = The two jokers are not a doublet.
terms-redeal-limit-none = A new deal can be asked for any number of times; every deal is judged afresh.
terms-redeal-limit = { $count ->
    [one] There is at most one new deal in a game.
   *[other] There are at most { $count } new deals in a game.
}

terms-opening = The first tiles a player lays are whole sets from the rack alone, worth at least { $points } points; a joker is worth the tile it stands for. In that turn nothing on the table is touched.
terms-joker-reuse-anywhere = A freed joker can be laid anywhere on the table.
terms-joker-reuse-new-set = A freed joker must be part of a new set; making an old set longer is not enough.
terms-decline-allowed = A player who could lay something may draw a tile instead.
terms-decline-forbidden = A player who can lay something, or open if they have not opened yet, may not draw. Online the draw is refused; if the time runs out, the penalty applies as usual.
terms-turn-none = There is no clock.
terms-turn = { $seconds ->
    [one] A turn lasts at most one second.
   *[other] A turn lasts at most { $seconds } seconds.
}
terms-timeout-revert = When time runs out before the turn has ended, the table goes back to what it was.
terms-timeout-accept-valid = When time runs out and every set on the table is valid, the turn stands, and a tile still in hand goes back to the rack. Otherwise the table goes back to what it was.
terms-timeout-salvage = When time runs out, the player’s own tiles that are still in hand or not in a valid set go back to the rack. The turn stands if everything else is valid and at least one of the player’s own tiles is still laid. If a tile from the table is in hand or not in a valid set, the table goes back to what it was.
terms-timeout-tiles = { $count ->
    [one] If a turn is undone, the player draws one penalty tile.
   *[other] If a turn is undone, the player draws { $count } penalty tiles.
}
terms-timeout-tiles-none = If a turn is undone, the player draws no penalty tiles.
terms-unrestorable = { $count ->
    [one] If the table cannot be restored, the player takes every tile that is not in a valid set, and draws one more.
   *[other] If the table cannot be restored, the player takes every tile that is not in a valid set, and draws { $count } more.
}
terms-unrestorable-none = If the table cannot be restored, the player takes every tile that is not in a valid set, and draws nothing.
terms-late-touch-ignored = Touching tiles after time does not count: the table is judged as it lay.
terms-late-touch-voids-turn = After time nothing may be moved. Touching a tile makes the turn void: it is undone, with the penalty.
terms-early-clock-nothing = Pressing the clock before drawing gives the next player no claim.
terms-early-clock-new-turn-time = A player who draws takes the tile first and then presses the clock. If it was the other way round, the next player may demand that the clock be stopped and that their own turn start again.

terms-exhaustion-stop = The game ends after the turn in which the last tile of the pool was taken. The lowest rack wins, and the other players record their difference from it.
terms-exhaustion-one-more-turn = When the last tile of the pool is taken, everybody has one more turn; then the game ends. The lowest rack wins, and the other players record their difference from it.
terms-exhaustion-play-on = When the pool is empty, play continues until all players have passed one after the other. The lowest rack wins, and the other players record their difference from it.
terms-round-none = Rounds have no time limit unless the organiser sets one beforehand.
terms-round-minutes = { $count ->
    [one] A round lasts one minute; then everybody has one more turn, and the lowest rack wins.
   *[other] A round lasts { $count } minutes; then everybody has one more turn, and the lowest rack wins.
}
terms-round-seconds = { $count ->
    [one] A round lasts one second; then everybody has one more turn, and the lowest rack wins.
   *[other] A round lasts { $count } seconds; then everybody has one more turn, and the lowest rack wins.
}
terms-winner-sum = The losers record the value of their racks, and the winner the sum of what they record.
terms-winner-nothing = The losers record the value of their racks as penalty points, and the winner nothing; the fewest penalty points rank first.
terms-tied-full = If several players share the lowest rack, all of them win: each takes first place and records the whole sum.
terms-tied-split = If several players share the lowest rack, all of them win: each takes first place, and they divide the sum.
terms-joker-penalty = A joker left on a rack counts { $points }.
terms-unopened-none = There is no special penalty for a player who has not opened.
terms-unopened = A player who has not opened records { $low } if the rack could not open, and { $high } if it could.
terms-unopened-replaces-yes = This replaces the value of the rack, jokers included.
terms-unopened-replaces-no = This is added to the value of the rack.
terms-unopened-exhaustion-yes = It also applies when the pool has run out and nobody went out.
terms-unopened-exhaustion-no = It applies only when another player has gone out, not when the pool has run out.
terms-announcement-nothing = Announcing an opening does not change this.
terms-announcement-spares-higher-penalty = The higher penalty is waived if the opening became possible with the tile drawn in the last turn and the player announced then: “I open next turn”.
terms-announced-penalty = After such an announcement the player records { $points }.
terms-sign-winner-plus = On paper losers write minus, the winner plus.
terms-sign-winner-minus = On paper losers write plus, the winner minus.
terms-big = Big points by place in a game: { $four } at a table of four, { $three } at a table of three.
terms-big-none = There are no big points: small points alone decide.

terms-s-25 = In a dispute any player can have the clock stopped when the turn in question is over, and call the referee, whose word is final.
terms-s-28 = What these terms do not cover, the head referee decides. Every correction is on record.
terms-exclusion-any-breach = Any breach of the rules may lead to exclusion. Big points may be deducted for disturbing play or for vulgar language; a player who does not react to further sanctions may be excluded.
terms-s-27 = Players may report unsporting conduct or unfair play by somebody they have played with.
terms-exclusion-after-warning = For misconduct a player may be excluded after a warning; the head referee decides.
terms-exclusion-serious-breach = After a warning, or at once for a serious breach, a player may be excluded; the head referee decides.
terms-referee-look-paused = At an online table the referee sees the racks only while the game is stopped; each look is on record and shown to the players.
terms-referee-look-never = At an online table the referee never sees the racks.
terms-s-29 = Play is polite and quiet, and the end of a turn is called. Be patient with newcomers, children, the old and the ill: the game brings people together.
terms-m-20 = Photos and recording are allowed as long as they do not disturb play; the head referee decides.
