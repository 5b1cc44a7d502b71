# The review of a finished game.

review-waiting = { $ahead ->
    [0] The review begins in a moment.
    [one] One game is looked at before yours.
   *[other] { $ahead } games are looked at before yours.
}
review-working = The game is being looked at, turn by turn.
review-percent = { $percent }% done
review-stay = You can leave this page: the review is kept, and will be here when you come back.
review-failed = The review could not be made this time.
review-again = Try again
review-empty = No turn was completed in this game, so there is nothing to look back at.
review-open-replay = Replay
review-open-table = Result
review-view = Chances
review-known = As they could know it
review-open = As it was
review-known-about = With what the player could know: their own tiles, the table, and what everybody did.
review-open-about = With everybody’s tiles open. Only the order of the pool is left to chance.
review-estimates = Chances to win are about right, not exact: the master plays the game on from each turn, many times.
review-whose = Whose turns
review-turning-points = Turning points
review-turning-none = No single turn clearly decided this game.
review-turning-about = The turns that changed the chances most, with everybody’s tiles open.
review-moment = Turn { $turn }, { $name }
review-turn-number = Turn { $turn }
review-swing = Chance of { $name }: { $before } → { $after }
review-chances = Chance to win
review-curve-about = { $name } could know this much after each of their turns.
review-as-table = The same as a table
review-end = End
review-accuracy-of = Accuracy
review-player = Player
review-tactical = Tactical
review-tactical-about = Tiles laid of those that could be laid.
review-strategic = Strategic
review-strategic-about = What was kept of the chance to win. Laying less is often right.
review-turns-of = Turn by turn: { $name }
review-no-turns = { $name } completed no turn.
review-did-played = { $count ->
    [one] Laid 1 tile
   *[other] Laid { $count } tiles
}
review-did-drew = Drew
review-did-passed = Passed
review-did-timed_out = Ran out of time
review-possible-none = Nothing could be laid.
review-possible = { $count ->
    [one] At most 1 tile could be laid:
   *[other] At most { $count } tiles could be laid:
}
review-could-open = Could have opened.
review-could-go-out = Could have gone out.
review-forced = There was nothing else to do.
review-win = Chance to win: { $before } before, { $after } after ({ $low }–{ $high })
review-about-share = about { $share }
review-mistake = Mistake
review-better-play = Better:
review-better-draw = Better: draw.
review-to-analysis = Analysis
review-play-on = Play on from here
review-play-on-about = A new unrated game: you take the seat whose turn it is, and bots take the others. All tiles lie as they did then, in the pool too.
review-lesson-out = Lesson: going out
review-lesson-opening = Lesson: the opening
review-lesson-clock = Lesson: the clock
review-lesson-wait = Lesson: drawing although you could play
review-lesson-keep = Lesson: keeping a whole set
review-lesson-free = Lesson: freeing a joker
review-lesson-combine = Lesson: taking from several sets
review-rules = The rule
review-strategy = What wins
