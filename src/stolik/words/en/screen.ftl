# Labels of the terminal's screens, and what `stolik show` says.

screen-table = Table
screen-table-empty = The table is empty.
screen-rack = Rack of { $name } ({ $count })
screen-rack-empty = The rack of { $name } is empty.
screen-bank = Pool: { $count }
screen-opened = opened
screen-not-opened = not opened yet
screen-laid = { $mark } laid in this turn
screen-not-a-set = ← not a set yet
show-before-play = Before play
show-no-turn = The record has no turn { $turn }; the last one is { $last }.
show-no-seat = There is no seat { $seat } in this record; it has { $seats }.
show-svg-needs-turn = --svg draws one position: choose it with --turn.
show-svg-written = Drawn: { $file }
show-unfinished = The record ends here; the game was not finished.
show-cannot-read = cannot_read: { $file }: { $why }
show-cannot-write = cannot_write: { $file }: { $why }
