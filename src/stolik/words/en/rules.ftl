# Why a move or a command may not be: one message for every breach and every refusal.

breach-not-a-set = { $set } is not a set.
breach-what-is-a-set = A set is a run (three or more consecutive numbers of one colour) or a group (three or four tiles of one number in different colours).
breach-nothing-played = You laid no tile from your rack. Lay at least one, or draw.
breach-tile-not-owned = { $count ->
    [one] This tile is neither on the table nor on your rack: { $tiles }.
   *[other] These tiles are neither on the table nor on your rack: { $tiles }.
}
breach-tile-taken-from-table = { $count ->
    [one] What lies on the table stays there. This tile is missing: { $tiles }.
   *[other] What lies on the table stays there. These tiles are missing: { $tiles }.
}
breach-opening-below-threshold = { $points ->
    [one] Your first tiles must be worth at least one point, in whole sets from your rack alone.
   *[other] Your first tiles must be worth at least { $points } points, in whole sets from your rack alone.
}
breach-opening-touches-table = You have not opened yet, so you may not touch anything on the table: { $set }.
breach-joker-not-in-new-set = A freed joker must make a new set; here it only makes an old one longer: { $set }.

refusal-illegal-play = The table cannot stay like this:
refusal-no-such-seat = There is no such seat at this table.
refusal-not-your-turn = It is not your turn.
refusal-wrong-phase = That cannot be done now.
refusal-game-over = The game is over.
refusal-game-not-over = The game is not over yet.
refusal-paused = The game is stopped; the referee decides.
refusal-not-paused = The game is not stopped.
refusal-time-is-up = The time for this turn is up.
refusal-time-is-left = There is still time left in this turn.
refusal-no-clock = This game has no clock.
refusal-already-drawn = You have already drawn a tile this turn; you can play it next turn.
refusal-not-drawn = You have not drawn a tile this turn.
refusal-bank-empty = The pool is empty. If you cannot lay anything, pass.
refusal-bank-not-empty = There are tiles in the pool: draw one instead of passing.
refusal-choose-stack = The stack in the middle is used up. Choose the next one.
refusal-play-possible = You can lay something, and under these rules you may not draw while you can. Before your opening this means an opening. (I-21)
refusal-no-such-stack = There is no such stack.
refusal-stack-not-used-up = The stack in the middle is not used up yet.
refusal-not-enough-doublets = You do not have enough doublets for a new deal.
refusal-already-kept = You have already kept these tiles.
refusal-already-opened = You have already opened; there is nothing to announce.
refusal-no-announcement = There is nothing to announce now.
refusal-nothing-to-claim = There is no lost time to claim.
refusal-nothing-to-undo = There is nothing to undo.
refusal-last-turns-already = The last turns have already been called.
refusal-tiles-not-there = These tiles are not where you say they are.
refusal-look-not-allowed = You may not look at the racks now.
refusal-already-called = You have called the referee already: the call stays open until the referee has answered it.
refusal-remark-too-long = That is too long: say it in a sentence or two.
refusal-bad-value = That value makes no sense here.
refusal-wrong-seed = This is not the seed that was sealed before the deal.

rules-pl-minute = Polish tournament, one minute a turn
rules-untimed-pl-minute = Polish tournament
rules-pl-forty = Polish tournament, 40 seconds a turn
rules-untimed-pl-forty = Polish tournament
rules-pl-stacks = Polish tournament at the table, with stacks
rules-ru-championship = Russian championship
rules-en-classic = International family rules
