"""Within a turn: moves, openings, jokers, what time and the referee do to it."""
