"""Every table that can follow a position: all partitions of the tiles into sets, by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from tests.oracles.judge import judge_slowly
from tests.oracles.sets import Laid, in_order, kinds, number, words


class Facts(NamedTuple):
    """The facts of a position."""

    tables: int
    """Legal tables with at least one rack tile laid; the order of tiles in a set makes no difference."""
    tiles: int
    """The most rack tiles that one of them lays."""
    points: int
    """The most points that one of them lays: numbers of the rack tiles, a joker 0."""


def facts_of(rules: Ruleset, position: Position) -> Facts:
    """Return the facts of `position`, by brute force."""
    tables = [
        table
        for table in every_table(position, in_order())
        if not judge_slowly(rules, position, Table(map(kinds, table))).codes
    ]
    return summed_up(position, tables)


def summed_up(position: Position, tables: Iterable[tuple[Laid, ...]]) -> Facts:
    """Return how many `tables` there are, and the most that one of them lays."""
    there = Counter(words(position.table.tiles))
    played = [Counter(tile for meld in table for tile in meld) - there for table in tables]
    return Facts(
        tables=len(played),
        tiles=max((tiles.total() for tiles in played), default=0),
        points=max((sum(number(t) * n for t, n in tiles.items() if t != "j") for tiles in played), default=0),
    )


def every_table(position: Position, sets: Iterable[Laid]) -> Iterator[tuple[Laid, ...]]:
    """Yield every choice of `sets` that uses all tiles of the table and some of the rack, once each."""
    required = Counter(words(position.table.tiles))
    spare = Counter(words(position.rack.tiles))
    together = required + spare
    useful = sorted(meld for meld in set(sets) if Counter(meld) <= together)
    found: set[tuple[Laid, ...]] = set()
    _search(required, spare, [(meld, Counter(meld)) for meld in useful], (), found)
    yield from sorted(found)


def _search(
    required: Counter[str],
    spare: Counter[str],
    sets: list[tuple[Laid, Counter[str]]],
    chosen: tuple[Laid, ...],
    found: set[tuple[Laid, ...]],
) -> None:
    if required:
        # Some set must contain the first tile that is not placed yet.
        first = min(required)
        for meld, tiles in sets:
            if first in tiles and tiles <= required + spare:
                over = tiles - required
                _search(required - tiles, spare - over, sets, (*chosen, meld), found)
        return
    found.add(tuple(sorted(chosen)))
    for i, (meld, tiles) in enumerate(sets):
        if tiles <= spare:
            _search(required, spare - tiles, sets[i:], (*chosen, meld), found)
