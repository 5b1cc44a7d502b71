"""The difference between two tables: which sets are gone and which are new (I-14)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from stolik.core.melds import canonical
from stolik.core.table import Table
from stolik.core.tiles import Kind


class Changes(NamedTuple):
    """The sets, by index, that two tables do not share."""

    gone: tuple[int, ...]
    """Sets of the old table that are gone."""
    new: tuple[int, ...]
    """Sets of the new table that were not there before."""


def changed_sets(before: Table[Kind], after: Table[Kind]) -> Changes:
    """Compare two tables set by set; reversing a run or reordering a group changes nothing."""
    shared = Counter(map(canonical, before)) & Counter(map(canonical, after))
    return Changes(_beyond(before, shared), _beyond(after, shared))


def _beyond(table: Table[Kind], shared: Counter[tuple[Kind, ...]]) -> tuple[int, ...]:
    waiting = shared.copy()
    found = []
    for i, meld in enumerate(table):
        key = canonical(meld)
        if waiting[key]:
            waiting[key] -= 1
        else:
            found.append(i)
    return tuple(found)
