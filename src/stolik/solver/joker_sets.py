"""All sets with a joker that given tiles can make, for the search under I-11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from stolik.core.melds import HIGHEST, LARGEST_GROUP, SMALLEST_MELD
from stolik.core.tiles import JOKER, NUMBERS, Colour, Kind, kind_of
from stolik.solver.engine import Tiles


def joker_sets(counts: Counter[Kind]) -> Iterator[Tiles]:
    """Yield every set with a joker from `counts`, in each order that reads differently."""
    for shape in (*_runs(), *_groups()):
        for jokers in range(1, min(counts[JOKER], len(shape) - 1) + 1):
            for places in combinations(range(len(shape)), jokers):
                if all(counts[kind] for i, kind in enumerate(shape) if i not in places):
                    yield tuple(JOKER if i in places else kind for i, kind in enumerate(shape))


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
