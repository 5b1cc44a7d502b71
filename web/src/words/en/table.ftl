# The table on the web.

tile-red = red { $n }
tile-blue = blue { $n }
tile-black = black { $n }
tile-orange = orange { $n }
tile-joker = joker
tile-joker-as = joker as { $tile }
tile-hidden = hidden tile
set-run = run
set-group = group
set-named = Set { $n }: { $tiles }
set-valid = valid
set-faulty = not valid: { $why }
mark-new = laid in this turn
mark-laid-by = laid by { $name }
mark-moved-by = moved by { $name }
place-table = Table
place-rack = Your rack
place-players = Players
place-actions = What you can do
place-new-set = New set
place-handle = Move the whole set

fault-few = too few tiles
fault-jokers = jokers alone are not enough
fault-wrap = nothing follows 13
fault-colour-twice = one colour twice
fault-tile-twice = one number twice
fault-gap = a number is missing
fault-order = not in order
fault-mixed = neither a run nor a group

draft-not-your-turn = It is not your turn. You may arrange your rack in the meantime.
draft-stays-on-table = What lay on the table stays there: only tiles you laid in this turn go back to your rack.
draft-fits-nowhere = { $tiles }: no set on the table takes this as it is.
draft-nothing-there = There is nothing to do here.

main-end = End turn
main-draw = Draw a tile
main-pass = Pass
main-press = Press the clock
main-keep = Keep these tiles
main-redeal = Ask for a new deal
main-announce = “I open next turn”
main-claim = Begin my turn again
main-choose-stack = Choose the next stack
main-rematch = Play again
main-take-back-draw = Take back and draw

need-opening = Opening: { $points } of { $needed } points
need-opening-touch = You may not touch the table before your opening
need-sets = { $count ->
    [one] { $count } set is not valid
   *[other] { $count } sets are not valid
}
need-tile = Lay a tile from your rack, or take everything back
say-opening-done = Opening: { $points } points
say-laid = { $count ->
    [one] { $count } tile laid
   *[other] { $count } tiles laid
}
say-your-turn = Your turn
say-your-turn-open = Your turn: open with at least { $needed }{"\u00A0"}points, or draw
say-your-turn-pass = Your turn: open with at least { $needed }{"\u00A0"}points, or pass
say-last-turn = Your last turn
say-wait = { $name } is moving
say-wait-bot = { $name } is thinking
say-drawn = You drew { $tile }
say-drawn-hint = It can be played in your next turn.
say-dealt = The tiles are dealt
say-keep-wait = { $count ->
    [one] { $count } player still has to accept the tiles
   *[other] { $count } players still have to accept their tiles
}
say-keep = Your tiles are dealt.
say-keep-few = Your tiles are dealt. A new deal would take { $wanted } doublets; you hold { $count }.
say-redeal = { $count ->
    [one] You hold { $count } doublet and may ask for a new deal.
   *[other] You hold { $count } doublets and may ask for a new deal.
}
say-paused = Stopped: the referee decides
say-paused-round = The organiser has stopped the round: all clocks are stopped.
say-paused-why = Stopped: { $reason }
say-over = The game is over
say-setup = The game has not started
say-between = One moment…
say-choose-stack = The stack in the middle is used up. Choose the next one.
say-claim = The clock was pressed before drawing: you may start your turn again with full time.
say-zero-revert = When time runs out, your turn is undone.
say-zero-accept-valid = When time runs out, the turn stands if every set is valid; otherwise it is undone.
say-zero-salvage = When time runs out, valid sets stay and your other tiles go back to your rack; a table tile in hand undoes the turn.
say-offline = No connection
say-sending = Sending…

act-undo = Undo
act-redo = Redo
act-reset = Take everything back
act-sort-runs = Runs
act-sort-groups = Groups
act-sort = Sort
act-last-again = Show again what happened since your turn
act-referee = Call the referee
act-keys = Keys
act-large = Large tiles
act-more = More
act-hint = Hint
act-new-set = New set
act-to-rack = To the rack
act-deselect = Cancel

player-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
player-opened = opened
player-rating = Rating
player-not-opened = not opened
player-announced = opens next turn
player-bot = bot
player-away = away
player-called = called the referee
player-to-move = to move

bank = Pool
bank-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
bank-empty = Pool empty
bank-middle = in the middle
bank-stack = Stack { $stack }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
bank-choose = Take stack { $stack }

clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-left-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-stopped = the clock is stopped
clock-none = no clock

since-turn = Since your turn
since-watched = The last moves
since-show = Show it step by step
since-stop = Back to the table now
deed-of = { $name }: { $deed }
deed-laid = { $count ->
    [one] { $count } tile laid
   *[other] { $count } tiles laid
}
deed-moved = { $count } moved
deed-opened = { $points ->
    [one] opened with { $points } point
   *[other] opened with { $points } points
}
deed-drew = drew a tile
deed-drew-short = drew
deed-opened-short = opened: { $points }
deed-passed = passed
deed-timed-out = ran out of time
last-step = Step { $n } of { $of }

spoken-move-new = New set { $n }: { $set }
spoken-move-added = { $tiles } added to set { $n }: { $set }
spoken-move-rearranged = Set { $n } rearranged: { $set }
spoken-placed = { $tiles } added to set { $n }: { $set }. { $state }
spoken-new-set = New set { $n }: { $set }. { $state }
spoken-back = { $tiles } back on the rack.
spoken-selected = { $tiles } selected.
spoken-deselected = Nothing selected.
spoken-undone = Undone.
spoken-redone = Redone.
spoken-reset = Everything is taken back.
spoken-sorted-runs = Rack sorted by runs.
spoken-sorted-groups = Rack sorted by groups.
spoken-moved = Moved.

hint-level = Hint { $n } of { $of }
hint-exists = You can lay something this turn.
hint-nothing = Nothing can be laid this turn. Draw a tile.
hint-no-opening = The sets on your rack are not yet worth at least { $needed }{"\u00A0"}points, which the opening needs. Draw a tile.
hint-pass = Nothing can be laid this turn, and the pool is empty: pass.
hint-count = { $count ->
    [one] The most you can lay is one tile.
   *[other] The most you can lay is { $count } tiles.
}
hint-out = { $count ->
    [one] You can lay your last tile and go out.
   *[other] You can lay all { $count } tiles and go out.
}
hint-tiles = These tiles can be laid; they are marked on your rack.
hint-places = The sets will be these. The marked tiles come from your rack.
hint-place = { $tiles } from the rack: { $set }.
hint-place-moved = Rearranged: { $set }.
hint-steps = { $count ->
    [one] One step does it. Press “Next step” and it is laid for you.
   *[other] { $count } steps do it. Press “Next step” and they are laid for you, one by one.
}
hint-step = Step { $n } of { $of }.
hint-done = That was the last step: end your turn, or change what you like.
hint-next-step = Next step
hint-more-2 = How many tiles?
hint-more-3 = Which tiles?
hint-more-4 = Where do they go?
hint-more-5 = Show me how

keys-title = Keys
keys-arrows = move between tiles, sets and rack
keys-space = select a tile; with tiles selected, put them here
keys-send = put the tile where it fits (double click or double tap)
keys-new = selected tiles become a new set
keys-back = selected tiles go back to the rack
keys-split = split the set before this tile
keys-end = end the turn (the main button)
keys-draw = draw a tile
keys-undo = undo; with Shift, redo
keys-reset = take everything back
keys-sort = sort by runs, by groups
keys-last = show what happened since your turn, or stop showing it
keys-hint = a hint; again for the next one
keys-time = say how much time is left
keys-read = say how the game stands
keys-escape = deselect
keys-help = this help

table-empty = The table is empty so far.
table-empty-opening = The first sets must be worth at least { $needed }{"\u00A0"}points.
referee-about = What is it about? (optional)
referee-when = The game stops when this turn is over. If no referee comes, play goes on by itself.
referee-call = Call
