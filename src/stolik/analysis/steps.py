"""From one table to the next in the fewest steps a person can follow.

A step takes tiles from one place (a set or the rack) and puts them in one place (a set, or a free spot).
Every tile moves at most once, directly to where it stays, so a new set costs one step for each place its
tiles come from, minus one if it grows out of a former set that stays in place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from stolik.analysis.origins import RACK, Meld, SetOrigins, best_plan
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.core.turns.changes import changed_sets


class Gesture(StrEnum):
    """The five kinds of step."""

    LAY = "lay"
    """Rack tiles make a new set."""
    ADD = "add"
    """Rack tiles are added to a set."""
    APART = "apart"
    """Tiles of a set become a new one."""
    MOVE = "move"
    """Tiles of a set go to another set."""
    JOIN = "join"
    """All that is left of a set goes to another set."""


class Step(NamedTuple):
    """One step, with its sets before and after it."""

    gesture: Gesture
    tiles: Meld
    source: Meld
    """The set they are taken from, before the step; empty for the rack."""
    target: Meld
    """The set they are added to, before the step; empty for a free spot."""
    leaves: Meld
    """What is left of the source."""
    makes: Meld
    """The target after the step."""


def find_steps(before: Table[Kind], after: Table[Kind]) -> tuple[Step, ...]:
    """Return the steps that turn `before` into `after`; tiles not on `before` come from the rack."""
    changes = changed_sets(before, after)
    former = [before.melds[i] for i in changes.gone]
    new = [after.melds[i] for i in changes.new]
    return tuple(_Work(new, best_plan(former, new), former).steps())


def replay_steps(before: Table[Kind], steps: Iterable[Step]) -> Table[Kind]:
    """Return the table after `steps`, each of which must fit the table."""
    melds = list(before)
    for step in steps:
        for meld in (step.source, step.target):
            if meld:
                melds.remove(meld)
        melds += [meld for meld in (step.leaves, step.makes) if meld]
    return Table(melds)


class _Work:
    """The table while the steps are put in order."""

    def __init__(self, new: Sequence[Meld], plan: SetOrigins, former: Sequence[Meld]) -> None:
        self._new = new
        self._plan = plan
        self._lying: dict[int, Meld] = dict(enumerate(former))
        """What lies of every former set, with what has been added to it."""
        self._fresh: dict[int, Meld] = {}
        """What lies of every new set that grows out of no former one."""
        self._grown = {old: i for i, old in plan.bases.items()}
        """The new set that grows out of a former one."""
        self._there = [plan.parts[i][plan.bases[i]] if i in plan.bases else () for i in range(len(new))]
        """The tiles of every new set that are already in place."""

    def steps(self) -> Iterator[Step]:
        """Yield the steps, set by set; tiles are taken from a set before others are added to it."""
        pending = [
            (new, source)
            for new, parts in enumerate(self._plan.parts)
            for source in sorted(parts, key=lambda source: source == RACK)
            if source != self._plan.bases.get(new)
        ]
        while pending:
            move = next((move for move in pending if self._is_clear(move[0])), pending[0])
            pending.remove(move)
            yield self._step(*move)

    def _target(self, new: int) -> Meld:
        base = self._plan.bases.get(new)
        return self._fresh.get(new, ()) if base is None else self._lying[base]

    def _is_clear(self, new: int) -> bool:
        return not _less(self._target(new), self._there[new])

    def _leaves(self, source: int, left: Meld) -> Meld:
        """Return what is left of a set; if it stays, a joker may move within it."""
        grown = self._grown.get(source)
        if grown is None or _less(left, self._there[grown]):
            return left
        return _arranged(self._new[grown], self._there[grown], ())

    def _step(self, new: int, source: int) -> Step:
        tiles = self._plan.parts[new][source]
        lying = () if source == RACK else self._lying[source]
        leaves = self._leaves(source, _less(lying, tiles))
        target = self._target(new)
        besides = _less(target, self._there[new])
        self._there[new] = (*self._there[new], *tiles)
        makes = _arranged(self._new[new], self._there[new], besides)
        if source != RACK:
            self._lying[source] = leaves
        base = self._plan.bases.get(new)
        if base is None:
            self._fresh[new] = makes
        else:
            self._lying[base] = makes
        return Step(_gesture(source, target, leaves), tiles, lying, target, leaves, makes)


def _gesture(source: int, target: Meld, leaves: Meld) -> Gesture:
    if source == RACK:
        return Gesture.ADD if target else Gesture.LAY
    if not target:
        return Gesture.APART
    return Gesture.MOVE if leaves else Gesture.JOIN


def _less(meld: Meld, tiles: Meld) -> Meld:
    """Return `meld` without `tiles`, the rest in order."""
    gone = Counter(tiles)
    left = []
    for kind in meld:
        if gone[kind]:
            gone[kind] -= 1
        else:
            left.append(kind)
    return tuple(left)


def _arranged(whole: Meld, there: Meld, besides: Meld) -> Meld:
    """Return the tiles already `there` in the order of the `whole` set, followed by `besides`."""
    waiting = Counter(there)
    ordered = []
    for kind in whole:
        if waiting[kind]:
            waiting[kind] -= 1
            ordered.append(kind)
    return (*ordered, *besides)
