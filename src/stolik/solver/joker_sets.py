"""Sets that given tiles can make, one by one, for the search under I-11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from stolik.core.melds import HIGHEST, LARGEST_GROUP, SMALLEST_MELD, Shape, read_meld
from stolik.core.tiles import JOKER, NUMBERS, Colour, Kind, kind_of
from stolik.solver.search_types import Tiles


def joker_sets(counts: Counter[Kind]) -> Iterator[Tiles]:
    """Yield every set with a joker from `counts`, in each order that reads differently."""
    for shape in (*_runs(), *_groups()):
        for jokers in range(1, min(counts[JOKER], len(shape) - 1) + 1):
            for places in combinations(range(len(shape)), jokers):
                if all(counts[kind] for i, kind in enumerate(shape) if i not in places):
                    yield tuple(JOKER if i in places else kind for i, kind in enumerate(shape))


def sets_holding(former: Tiles, counts: Counter[Kind]) -> Iterator[Tiles]:
    """Yield every set from `counts` that contains all of `former`, a set without jokers.

    At most two tiles longer at either end: three more are a set of their own.
    """
    for shape in _around(former):
        added = [i for i, kind in enumerate(shape) if kind not in former]
        for jokers in range(min(counts[JOKER], len(added)) + 1):
            for places in combinations(added, jokers):
                meld = tuple(JOKER if i in places else kind for i, kind in enumerate(shape))
                if Counter(meld) <= counts:
                    yield meld


def _around(former: Tiles) -> Iterator[Tiles]:
    reading = read_meld(former)
    colour, numbers = former[0].colour, [kind.number for kind in former]
    if reading is None or colour is None:  # pragma: no cover: the table's sets were checked at the door
        raise AssertionError(former)
    if reading.shape is Shape.GROUP:
        yield former
        others = [kind for c in Colour if (kind := kind_of(c, numbers[0])) not in former]
        yield from ((*former, other) for other in others)
        return
    for low in range(max(1, min(numbers) - 2), min(numbers) + 1):
        for high in range(max(numbers), min(HIGHEST, max(numbers) + 2) + 1):
            yield tuple(kind_of(colour, number) for number in range(low, high + 1))


def _runs() -> Iterator[Tiles]:
    for colour in Colour:
        for low in NUMBERS:
            for high in range(low + SMALLEST_MELD - 1, HIGHEST + 1):
                yield tuple(kind_of(colour, number) for number in range(low, high + 1))


def _groups() -> Iterator[Tiles]:
    for number in NUMBERS:
        for size in range(SMALLEST_MELD, LARGEST_GROUP + 1):
            for colours in combinations(Colour, size):
                yield tuple(kind_of(colour, number) for colour in colours)
