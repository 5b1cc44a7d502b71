"""Hints on many positions: all levels agree with each other, with the judge and with the solver.

``python -m tests.coach.hints 10000``.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from rich.progress import track

from stolik.coach.hints import HintLevel, PlayHint, TurnStart, find_hint
from stolik.core.judge import Position, judge
from stolik.core.melds import canonical
from stolik.core.rulesets import RULESETS
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, Kind, Tile
from stolik.solver import best_play
from stolik.solver.rules import ask_under
from tests.solver.generate import generate

FIRST_SEED = 5_000_000
"""Different from the seeds of the other tests."""
SIZES = (*("small",) * 6, *("medium",) * 3, "large")


class Case(NamedTuple):
    """A turn by its seed."""

    seed: int
    size: str
    rules: str
    opened: bool

    def turn(self) -> TurnStart:
        """Return the turn."""
        table, rack = generate(self.seed, self.size)
        free = {kind: [tile for tile in BAG if tile.kind is kind] for kind in {*table.tiles, *rack}}
        lying: Table[Tile] = Table([free[kind].pop() for kind in meld] for meld in table)
        held: Rack[Tile] = Rack(free[kind].pop() for kind in rack)
        return TurnStart(rules=RULESETS[self.rules], table=lying, rack=held, opened=self.opened)


def cases(count: int) -> Iterator[Case]:
    """Yield turns of all sizes and rulesets; every fifth is before the opening."""
    rules = tuple(RULESETS)
    for i in range(count):
        yield Case(FIRST_SEED + i, SIZES[i % len(SIZES)], rules[i % len(rules)], opened=i % 7 != 0)


def fault_of(case: Case) -> str | None:
    """Return what is wrong with the hints of a turn, or None."""
    turn = case.turn()
    told = [find_hint(turn, level) for level in HintLevel]
    found = disagreement(turn, told)
    return None if found is None else f"{case}: {turn.table} ; {turn.rack}: {found}"


def disagreement(turn: TurnStart, told: list[PlayHint]) -> str | None:  # noqa: C901  one question each
    """Return the first fault in the five hints of a turn."""
    before = Position(turn.table.faces, turn.rack.faces, turn.opened)
    best = best_play(before.table, before.rack, ask_under(turn.rules, opened=turn.opened))
    exists, count, tiles, places, steps = told
    for lower, higher in itertools.pairwise(told):
        for field in ("exists", "tiles", "goes_out", "play", "places"):
            known = getattr(lower, field)
            if known is not None and known != getattr(higher, field):
                return f"level {higher.level} takes back `{field}`"
    if exists.exists != bool(best.tiles):
        return "whether there is a play"
    if count.tiles != best.tiles or count.goes_out != (best.tiles == len(turn.rack)):
        return "how many tiles"
    if not best.tiles:
        empty = tiles.play == () and places.places == () and steps.steps == () and steps.table is None
        return None if empty else "something is told where there is nothing"
    play = tiles.play or ()
    if len(play) != best.tiles or not set(turn.rack).issuperset(play):
        return "which tiles"
    after = steps.table
    if after is None or Counter(after.tiles) != Counter((*turn.table.tiles, *play)):
        return "the steps do not end with those tiles on the table"
    if not judge(turn.rules, before, after.faces):
        return "the judge refuses where the steps end"
    shown = [place.makes for place in places.places or ()]
    there = _sets(after.faces)
    if _sets(Table([tile.kind for tile in makes] for makes in shown)) - there:
        return "a set that the steps do not make"
    laid = Counter(tile for place in places.places or () for tile in place.tiles)
    if laid != Counter(play):
        return "a tile without a place, or with two"
    return None


def _sets(table: Table[Kind]) -> Counter[tuple[Kind, ...]]:
    return Counter(map(canonical, table))


def main(count: int) -> int:
    """Check a number of turns on all cores; return how many were wrong."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(fault_of, cases(count), chunksize=20)
        faults = [fault for fault in track(results, total=count, description="hints") if fault]
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    sys.stdout.write(f"{count} turns, {len(faults)} faults\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000) > 0)
