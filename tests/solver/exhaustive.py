"""The exact oracle for small positions: every possible table, judged by the engine itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain

from stolik.core.judge import Position as Before
from stolik.core.judge import judge
from stolik.core.melds import SMALLEST_MELD
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from tests.oracles.sets import all_sets, in_order, kinds
from tests.solver.generate import Position
from tests.solver.oracle import Weights

Meld = tuple[Kind, ...]
MOST_TABLES = 6_000
"""More tables than this are too many to judge."""


class TooManyTablesError(Exception):
    """A position with too many tables to judge."""


def best_by_judging(rules: Ruleset, position: Position, weights: Weights) -> int:
    """Return the value of the best legal play after the opening; 0 if there is none."""
    worth, _ = best_tables(rules, position, weights)
    return worth


def best_tables(rules: Ruleset, position: Position, weights: Weights) -> tuple[int, Iterator[Table[Kind]]]:
    """Return the value of the best play, and all tables that reach it."""
    lying = Counter(position.table.tiles)
    by_worth: dict[int, list[Table[Kind]]] = {}
    for table in every_table(position):
        play = Counter(table.tiles) - lying
        by_worth.setdefault(sum(weights.of(kind) * n for kind, n in play.items()), []).append(table)
    before = Before(position.table, position.rack, opened=True)
    for worth in sorted(by_worth, reverse=True):
        legal = (table for table in by_worth[worth] if judge(rules, before, table))
        first = next(legal, None)
        if first is not None:
            return worth, chain((first,), legal)
    return 0, iter(())


def every_table(position: Position) -> Iterator[Table[Kind]]:
    """Yield every table that has all tiles of the former one and some of the rack, once each.

    Sets that read differently in another order (``j r1 j`` and ``r1 j j``) are different sets here.
    """
    must, may = Counter(position.table.tiles), Counter(position.rack.tiles)
    there = must + may
    sets = [(meld, Counter(meld)) for meld in _all_sets() if all(there[kind] for kind in meld)]
    sets = [(meld, tiles) for meld, tiles in sets if tiles <= there]
    found: set[tuple[int, ...]] = set()
    for chosen in _choices(must, may, list(enumerate(sets)), ()):
        if chosen not in found:
            found.add(chosen)
            if len(found) > MOST_TABLES:
                raise TooManyTablesError
            yield Table(sets[i][0] for i in chosen)


_Sets = list[tuple[int, tuple[Meld, Counter[Kind]]]]


def _choices(
    must: Counter[Kind], may: Counter[Kind], sets: _Sets, chosen: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    fitting = [
        (i, (meld, tiles))
        for i, (meld, tiles) in sets
        if all(must[kind] + may[kind] >= count for kind, count in tiles.items())
    ]
    if not any(must.values()):
        yield tuple(sorted(chosen))
        for at, (i, (_, tiles)) in enumerate(fitting):
            yield from _choices(*_less(must, may, tiles), fitting[at:], (*chosen, i))
        return
    # Some set must contain the tile with the fewest possible sets.
    holders: dict[Kind, _Sets] = {kind: [] for kind, count in must.items() if count}
    for one in fitting:
        for kind in one[1][1]:
            if kind in holders:
                holders[kind].append(one)
    for i, (_, tiles) in min(holders.values(), key=len):
        yield from _choices(*_less(must, may, tiles), fitting, (*chosen, i))


def _less(
    must: Counter[Kind], may: Counter[Kind], tiles: Counter[Kind]
) -> tuple[Counter[Kind], Counter[Kind]]:
    must, may = must.copy(), may.copy()
    for kind, count in tiles.items():
        owed = min(count, must[kind])
        must[kind] -= owed
        may[kind] -= count - owed
    return must, may


@cache
def _all_sets() -> tuple[Meld, ...]:
    """Return every set in each order that reads differently.

    The direction of a set makes no difference, except for a tile between two jokers.
    """
    between = (laid for laid in all_sets() if len(laid) == SMALLEST_MELD and laid[0] == laid[2] == "j")
    return tuple(map(kinds, sorted({*in_order(), *between})))
