"""The smallest opening: the fewest tiles of a rack that make sets worth the threshold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from stolik.core.table import Rack
from stolik.core.tiles import JOKER, NUMBERS, Colour, Kind, kind_of

_LONGEST_RUN: Final = 5
"""A run of six is two runs of three."""
_MOST_TILES: Final = 15
"""Larger openings are rare, and finding the smallest of them takes long."""
_HIGHEST: Final = max(NUMBERS)

Meld = tuple[Kind, ...]


def smallest_opening(rack: Rack[Kind], threshold: int) -> tuple[Meld, ...] | None:
    """Return sets without jokers worth the threshold, with the fewest tiles and then the most points.

    None if there are none with at most 15 tiles.
    """
    owned = Counter(rack)
    sets = list(_sets(owned))
    for tiles in range(1, _MOST_TILES + 1):
        found = _Choice(sets, owned, threshold).most_points(tiles)
        if found is not None:
            return found
    return None


def opening_with_joker(rack: Rack[Kind], threshold: int) -> tuple[Meld, ...] | None:
    """Return the smallest opening in which one joker stands for a tile; None if there is none."""
    if JOKER not in rack:
        return None
    best: tuple[Meld, ...] | None = None
    for kind in (kind_of(colour, number) for colour in Colour for number in NUMBERS):
        sets = smallest_opening(Rack((*rack, kind)), threshold)
        if sets is not None and (best is None or sum(map(len, sets)) < sum(map(len, best))):
            best = _put_joker(sets, kind)
    return best


def _put_joker(sets: tuple[Meld, ...], kind: Kind) -> tuple[Meld, ...]:
    """Return the sets with a joker in place of the first `kind`."""
    i = next(i for i, meld in enumerate(sets) if kind in meld)
    place = sets[i].index(kind)
    return (*sets[:i], (*sets[i][:place], JOKER, *sets[i][place + 1 :]), *sets[i + 1 :])


def _sets(owned: Counter[Kind]) -> Iterator[Meld]:
    """Yield the runs and groups that the tiles can make, runs first, each set once."""
    for colour in Colour:
        for first in NUMBERS:
            for length in range(3, _LONGEST_RUN + 1):
                if first + length - 1 > _HIGHEST:
                    break
                run = tuple(kind_of(colour, first + step) for step in range(length))
                if all(owned[kind] for kind in run):
                    yield run
    for number in NUMBERS:
        present = [kind for kind in (kind_of(colour, number) for colour in Colour) if owned[kind]]
        for size in (3, 4):
            yield from combinations(present, size)


class _Choice:
    """Searches all choices of the sets."""

    def __init__(self, sets: list[Meld], owned: Counter[Kind], threshold: int) -> None:
        self._sets = sets
        self._left = owned.copy()
        self._threshold = threshold
        self._taken: list[Meld] = []
        self._best: tuple[Meld, ...] | None = None
        self._most = threshold - 1

    def most_points(self, tiles: int) -> tuple[Meld, ...] | None:
        """Return the most valuable sets with exactly this many tiles, or None if none reach the threshold."""
        self._look(0, tiles, 0)
        return self._best

    def _look(self, first: int, tiles: int, points: int) -> None:
        if not tiles:
            if points > self._most:
                self._best, self._most = tuple(self._taken), points
            return
        if points + _HIGHEST * tiles <= self._most:
            return
        for i in range(first, len(self._sets)):
            meld = self._sets[i]
            if len(meld) > tiles or not all(self._left[kind] for kind in meld):
                continue
            self._left.subtract(meld)
            self._taken.append(meld)
            self._look(i, tiles - len(meld), points + sum(kind.number for kind in meld))
            self._taken.pop()
            self._left.update(meld)
