"""Puzzles with physical tiles, and the steps to the answer."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from stolik.coach.hints import HintStep, TurnStart, steps_to
from stolik.coach.puzzles.grade import solution_of
from stolik.coach.puzzles.proof import laid_in
from stolik.coach.puzzles.puzzle import Puzzle
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, Kind, Tile


class LaidOut(Struct, frozen=True, kw_only=True):
    """A puzzle made of physical tiles, each used once."""

    table: Table[Tile]
    rack: Rack[Tile]
    steps: tuple[HintStep, ...]


@lru_cache(maxsize=4_096)
def lay_out(puzzle: Puzzle) -> LaidOut:
    """Return a puzzle of physical tiles, with the steps to its answer; for a choice, those of laying."""
    before = puzzle.position
    free: dict[Kind, list[Tile]] = {}
    for tile in reversed(BAG):
        free.setdefault(tile.kind, []).append(tile)
    table: Table[Tile] = Table([free[kind].pop() for kind in meld] for meld in before.table)
    rack: Rack[Tile] = Rack(free[kind].pop() for kind in before.rack)
    rules = puzzle.ruleset
    after = solution_of(rules, before, laid_in(puzzle))
    turn = TurnStart(rules=rules, table=table, rack=rack, opened=before.opened)
    return LaidOut(table=table, rack=rack, steps=() if after is None else tuple(steps_to(turn, after)))
