# Puzzles: what is asked; the pages, the printed sheets and the terminal say it alike.

puzzle-task-go-out = Lay all your tiles and go out.
puzzle-task-lay-most = Lay as many tiles as you can.
puzzle-task-open = Open with at least { $points } points.
puzzle-task-free-joker = Free the joker and lay as many tiles as you can.
puzzle-task-place-tile = Find a place for your tile.
puzzle-task-hold-or-play = Lay all you can now, or hold back and draw?
puzzle-one-other = Tiles on your opponent’s rack: { $racks }.
puzzle-others = The others hold { $racks } tiles, in the order in which they move.
puzzle-situation = { $others } { $bank ->
    [one] One tile is left in the pool.
   *[other] { $bank } tiles are left in the pool.
}
puzzle-rack-closed = { $tiles } (not opened)
puzzle-answer-hold = Hold back
puzzle-answer-play = Lay
puzzle-level = Level { $level } of 5

puzzles-progress = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-wrong = line { $line }, { $id }: { $why }
puzzles-checked = Puzzles: { $count }. Wrong: { $wrong }.
puzzles-unreadable = This is not a file of puzzles: make one with “stolik puzzles make --out FILE”.
puzzles-none = There are no such puzzles: choose another kind or level.
puzzles-written = { $file }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzle-fault-unreadable = cannot be read
puzzle-fault-no-answer = nothing answers what is asked
puzzle-fault-other-answer = the answer is another one
puzzle-fault-two-answers = more than one choice of tiles answers it
puzzle-fault-unclear = laying and holding back win about equally often
puzzle-fault-not-its-kind = it is not what its kind says
puzzle-fault-twice = another puzzle has the same id
