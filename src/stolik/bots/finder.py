"""Whole sets from a rack: the disjoint ones worth most, by a bounded search.

Small racks are searched exactly. A rack so rich that the search would take long
is answered with the best found so far, which is plenty for a simple bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from stolik.core.melds import HIGHEST, SMALLEST_MELD, read_meld
from stolik.core.tiles import JOKER, KINDS, NUMBERS, Colour, Kind, kind_of

_LONGEST: Final = 5
"""A run of six or more is two shorter ones, so longer ones need no looking at."""
_STEPS: Final = 4_000
_MOST_JOKERS: Final = 2

Meld = tuple[Kind, ...]


class Found(NamedTuple):
    """Disjoint sets from one rack."""

    melds: tuple[Meld, ...]
    points: int
    """Jokers at what they stand for."""
    tiles: int


class _Candidate(NamedTuple):
    meld: Meld
    needs: Counter[Kind]
    points: int


def best_sets(rack: Iterable[Kind], *, points_first: bool) -> Found:
    """Return disjoint sets from `rack`: the most points, or the most tiles and few jokers."""
    held = Counter(rack)
    candidates = [candidate for candidate in _candidates() if candidate.needs <= held]
    candidates.sort(key=lambda candidate: (candidate.needs[JOKER], -candidate.points))
    search = _Search(candidates, points_first=points_first)
    search.go(0, held, Found((), 0, 0))
    return search.best


class _Search:
    """Takes or leaves one candidate after the other, and keeps the best answer."""

    def __init__(self, candidates: Sequence[_Candidate], *, points_first: bool) -> None:
        self.best = Found((), 0, 0)
        self._candidates = candidates
        self._points_first = points_first
        self._steps = _STEPS

    def go(self, start: int, held: Counter[Kind], found: Found) -> None:
        """Look at everything that can still be laid beside `found`."""
        if self._merit(found) > self._merit(self.best):
            self.best = found
        for i in range(start, len(self._candidates)):
            if not self._steps:
                return
            meld, needs, points = self._candidates[i]
            if needs <= held:
                self._steps -= 1
                more = Found((*found.melds, meld), found.points + points, found.tiles + len(meld))
                self.go(i, held - needs, more)

    def _merit(self, found: Found) -> tuple[int, int]:
        if self._points_first:
            return found.points, found.tiles
        # A joker laid beside tiles that stand without it is a joker wasted.
        jokers = sum(kind is JOKER for meld in found.melds for kind in meld)
        return found.tiles - 2 * jokers, found.points


@cache
def _candidates() -> tuple[_Candidate, ...]:
    """Return every set worth looking at, plain and with jokers in any of its places."""
    melds = {jokered for meld in (*_runs(), *_groups()) for jokered in _with_jokers(meld)}
    ordered = sorted(melds, key=lambda meld: [kind.index for kind in meld])
    readings = ((meld, read_meld(meld)) for meld in ordered)
    return tuple(
        _Candidate(meld, Counter(meld), reading.value) for meld, reading in readings if reading is not None
    )


def _runs() -> Iterator[Meld]:
    for colour in Colour:
        for length in range(SMALLEST_MELD, _LONGEST + 1):
            for first in range(1, HIGHEST - length + 2):
                yield tuple(kind_of(colour, first + i) for i in range(length))


def _groups() -> Iterator[Meld]:
    for number in NUMBERS:
        same = [kind for kind in KINDS if kind.number == number]
        for size in (SMALLEST_MELD, len(same)):
            yield from combinations(same, size)


def _with_jokers(meld: Meld) -> Iterator[Meld]:
    yield meld
    if len(meld) > SMALLEST_MELD:
        return  # longer sets stand without a joker, or as a shorter one with it
    for jokers in range(1, _MOST_JOKERS + 1):
        for places in combinations(range(len(meld)), jokers):
            yield tuple(JOKER if i in places else kind for i, kind in enumerate(meld))
