"""Everything within a turn: moves, openings, jokers, time-outs and the referee."""
