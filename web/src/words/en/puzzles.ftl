# Puzzles: their pages.

puzzle-title = Puzzles
puzzle-about = Positions from real games, each with one answer: which tiles to lay. Any valid table with them counts.
puzzle-you = You
puzzle-day = Puzzle of the day
puzzle-day-about = The same for everybody, a new one every day.
puzzle-day-done = Solved today. Come back tomorrow for the next one.
puzzle-days-row = { $count ->
    [0] Solve it today to start a streak
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzle-rush = Rush
puzzle-rush-about = { $minutes ->
    [one] One minute: solve as many as you can.
   *[other] { $minutes } minutes: solve as many as you can, the easy ones first.
}
puzzle-rush-best = Your best: { $score }
puzzle-rush-now = { $time } left · solved: { $score }
puzzle-rush-over = { $score ->
    [one] Time is up: you solved one puzzle.
   *[other] Time is up: you solved { $score } puzzles.
}
puzzle-rush-all = That was the last puzzle. Solved: { $score }.
puzzle-rush-start = Start the clock
puzzle-rush-again = Once more
puzzle-themes = By theme
puzzle-theme-go-out = Go out now
puzzle-theme-lay-most = Lay the most
puzzle-theme-open = Open
puzzle-theme-free-joker = Free the joker
puzzle-theme-place-tile = Place the tile
puzzle-theme-hold-or-play = Hold or play
puzzle-levels = By level
puzzle-level-1 = 1 · Very easy
puzzle-level-2 = 2 · Easy
puzzle-level-3 = 3 · Medium
puzzle-level-4 = 4 · Hard
puzzle-level-5 = 5 · Very hard
puzzle-paper = On paper
puzzle-paper-about = For a club or a class: a PDF to print, with the answers on the last page.
puzzle-paper-themes = All themes
puzzle-paper-levels = All levels
puzzle-paper-count = How many
puzzle-paper-some = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-paper-open = Open the PDF
puzzle-figures = Solved: { $solved } · in a row: { $row } · best: { $best }
puzzle-row = In a row: { $count }
puzzle-all = All puzzles
puzzle-next = Next
puzzle-skip = Skip
puzzle-link = Copy link
puzzle-solved-before = solved before
puzzle-show-answer = Show the answer
puzzle-try-again = Try it yourself
puzzle-right = That is it!
puzzle-wrong-fewer = That is valid, but more is possible: you laid { $laid }, and { $wanted } can be laid.
puzzle-wrong-left = That is valid, but tiles are left on your rack: all { $wanted } can be laid.
puzzle-wrong-others = That is valid, but other tiles are asked for.
puzzle-solution = The answer, step by step
puzzle-solution-start = { $count ->
    [one] One step does it.
   *[other] { $count } steps do it.
}
puzzle-step-back = Back
puzzle-step-next = Next step
puzzle-choose-play = Lay
puzzle-choose-hold = Hold back
puzzle-choice-says = In the master’s trial games from here, laying wins { $play } of the time and holding back { $hold }.
puzzle-choice-wrong-play = Holding back is better here.
puzzle-choice-wrong-hold = Laying is better here.
puzzle-choice-lesson = The lesson on waiting
puzzle-choice-book = What wins
puzzle-choice-shows = What laying would look like
puzzle-other = Player { $number }
puzzle-rating = Your puzzle rating: { $rating }
puzzle-rating-changed = Your puzzle rating: { $rating } ({ $change })
puzzle-rated = rating { $rating }
puzzle-mine = At your level
puzzle-mine-about = Puzzles near your rating that you have not tried yet.
puzzle-mine-done = You have tried all the puzzles. Solve them again by theme or level.
