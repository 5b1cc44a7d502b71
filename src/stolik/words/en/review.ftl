# Reviews of finished games.

review-title = Review of the game
review-progress = Looking back
review-no-such-turn = there is no turn { $turn } in this game
review-not-over = { $file }: the game is not over yet; a review looks back at finished games.
review-written = The review is in { $file }.
review-turning-title = Turning points
review-turning = Turning points: turn { $turns }
review-turning-point = turn { $turn }, { $seat }: laid { $played } of { $possible }. Chance to win with all tiles open, { $whose }: { $before } → { $after }
review-no-turning = No single turn clearly decided this game.
review-from-here = To play on from a turn against bots: { $command }
review-mistakes = { $count ->
    [0] No clear mistakes.
    [one] One clear mistake:
   *[other] { $count } clear mistakes:
}
review-turn = turn { $turn }, { $seat }: laid { $played } of { $possible }; chance to win about { $after } instead of { $before }. Better: { $better }
review-draw = draw
review-better = better: { $better }
review-accuracy-title = Accuracy
review-accuracy = Tactical accuracy: { $tactical }. Strategic accuracy: { $strategic }.
review-about = Tactical: tiles laid of those that could be laid. Strategic: what was kept of the chance to win; laying less is often right. Chances are estimates.
review-curve = Everybody’s chance to win, turn by turn
review-column-turn = Turn
review-column-seat = Seat
review-column-played = Laid
review-column-tactical = Tactical
review-column-strategic = Strategic
review-column-win = Chance to win
