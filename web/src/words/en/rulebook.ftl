# The page of the rules.

book-title = The rules side by side
book-side-by-side = Side by side
book-only-different = Only what differs
book-source = Source: { $source }
book-right = Right.
book-wrong = Wrong.
book-worked = Step by step
book-step = Step { $n } of { $of }
book-step-on = Next step
book-step-back = Back
book-more-examples = More examples
book-sum-title = The game in one minute
book-sum-learn = Try it: the lessons
book-sum-strategy = What wins
book-sum-goal = Everybody takes { $hand } tiles. Whoever first lays all of them wins.
book-sum-run = A run is three or more numbers in a row, in one colour.
book-sum-group = A group is three or four tiles of one number, in different colours.
book-sum-opening = Your first sets come from your rack alone and make at least { $points } points.
book-sum-turn = In your turn you lay at least one tile, or you draw one.
book-sum-table = After your opening you may add to all sets on the table and rearrange them. In the end only whole sets may lie there.
book-sum-joker = A joker stands for any tile. Whoever can put that tile in its place may use the joker again at once.
book-sum-end = What is left on the other racks at the end counts against those players.
book-differs-legend = A mark in the margin: the published rulesets differ here.
book-readings = How we read it
book-about = About
