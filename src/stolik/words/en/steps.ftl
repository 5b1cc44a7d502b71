# The steps from one table to the next, and the solver's answer around them.

step-lay = Lay { $tiles }.
step-add = Add { $tiles } to { $target }.
step-apart = Take { $tiles } out of { $source } and put aside.
step-move = Move { $tiles } from { $source } to { $target }.
step-join = Join { $tiles } to { $target }.

solve-before = The table
solve-empty = The table is empty.
solve-rack = The rack
solve-nothing = Nothing can be laid.
solve-no-opening = The rack cannot open: its best sets make { $best } of { $needed } points.
solve-answer = { $count ->
    [one] { $count } tile can be laid, { $points } points: { $tiles }
   *[other] { $count } tiles can be laid, { $points } points: { $tiles }
}
solve-out = That is the whole rack.
solve-steps = { $count ->
    [one] In { $count } step:
   *[other] In { $count } steps:
}
solve-after = The table afterwards
