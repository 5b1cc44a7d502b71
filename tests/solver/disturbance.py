"""How much a new table disturbs the old one, counted independently for the tests."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from stolik.core.table import Table
from stolik.core.tiles import JOKER, Kind

Meld = tuple[Kind, ...]


class Disturbance(NamedTuple):
    """The criteria to minimise, in this order."""

    touched: int
    """Former sets that are no longer there."""
    moved: int
    """Their tiles that did not stay together in the set grown out of each."""
    jokers: int
    """Jokers spent from the rack."""


def disturbance(before: Table[Kind], after: Table[Kind]) -> Disturbance:
    """Return how much `after` disturbs `before`, each former set growing into the best new one."""
    old, new = (Counter(tuple(sorted(meld)) for meld in table) for table in (before, after))
    touched, fresh = list((old - new).elements()), list((new - old).elements())
    jokers = after.tiles.count(JOKER) - before.tiles.count(JOKER)
    return Disturbance(len(touched), sum(map(len, touched)) - _most_unmoved(touched, fresh), jokers)


def _most_unmoved(touched: list[Meld], fresh: list[Meld]) -> int:
    if not touched:
        return 0
    first, *rest = touched
    ways = [_most_unmoved(rest, fresh)]
    for i, meld in enumerate(fresh):
        shared = (Counter(first) & Counter(meld)).total()
        if shared:
            ways.append(shared + _most_unmoved(rest, fresh[:i] + fresh[i + 1 :]))
    return max(ways)
