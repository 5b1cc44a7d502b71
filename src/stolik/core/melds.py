"""Sets as they lie: groups and runs, and what the jokers in them stand for (X-3, X-4, I-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, NamedTuple

from stolik.core.tiles import JOKER, Colour, Face, Kind, kind_of, kinds_of

SMALLEST_MELD: Final = 3
LARGEST_GROUP: Final = 4
HIGHEST: Final = 13


class Shape(StrEnum):
    """The two kinds of set."""

    GROUP = "group"
    RUN = "run"


class Reading(NamedTuple):
    """One way to read a set: what every tile stands for, in order."""

    shape: Shape
    stands_for: tuple[Kind, ...]
    value: int
    """X-5: the sum of the numbers, with a joker at what it stands for."""


def read_meld(meld: Sequence[Face]) -> Reading | None:
    """Return the reading of `meld` with the highest value, or None if it is not a valid set.

    >>> from stolik.core.tiles import JOKER, Colour, kind_of
    >>> read_meld([JOKER, JOKER, kind_of(Colour.RED, 9)]).value
    30
    """
    best = best_readings(kinds_of(meld))
    return best[0] if best else None


@lru_cache(maxsize=1 << 16)
def best_readings(meld: tuple[Kind, ...]) -> tuple[Reading, ...]:
    """Return every reading of `meld` with the highest value (I-14); none if it is not a valid set.

    There are several if a joker in a group may be either missing colour (X-9), and if ``j r5 j`` is both a
    run and a group of the same value.
    """
    readings = [*_runs(meld), *_groups(meld)]
    most = max((reading.value for reading in readings), default=0)
    return tuple(reading for reading in readings if reading.value == most)


@lru_cache(maxsize=1 << 16)
def canonical(meld: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return `meld` in its canonical order, the same however it was laid (I-14).

    A run is turned so that it rises and a group is sorted; anything that is not a valid set stays as it is.
    """
    readings = best_readings(meld)
    if not readings:
        return meld
    shape, stands_for, _ = readings[0]
    if shape is Shape.GROUP:
        return tuple(sorted(meld))
    return meld if stands_for[0] < stands_for[-1] else meld[::-1]


def put_in_order(meld: Sequence[Kind]) -> tuple[Kind, ...] | None:
    """Return the tiles in an order that is a valid set, or None if there is none.

    A valid set keeps its order. Otherwise the numbers rise, and jokers go where they make the set worth most:
    this is how a screen puts tiles in order (I-14), so ``o6 o7 o9 j`` is read as the player meant it.
    """
    if best_readings(tuple(meld)):
        return tuple(meld)
    plain = sorted((kind for kind in meld if kind is not JOKER), key=lambda kind: kind.number)
    orders = []
    for places in combinations(range(len(meld)), len(plain)):
        order = [JOKER] * len(meld)
        for place, kind in zip(places, plain, strict=True):
            order[place] = kind
        orders.append(tuple(order))
    valued = [(readings[0].value, order) for order in orders if (readings := best_readings(order))]
    return max(valued, key=lambda pair: pair[0])[1] if valued else None


def _runs(meld: tuple[Kind, ...]) -> Iterator[Reading]:
    """Read `meld` as a run, rising and falling (S-14); 1 is low, nothing follows 13 (X-3)."""
    if len(meld) < SMALLEST_MELD:
        return
    place, anchor = next(((i, kind) for i, kind in enumerate(meld) if kind is not JOKER), (0, JOKER))
    if anchor.colour is None:
        return  # jokers alone, or an unknown tile
    for step in (1, -1):
        first = anchor.number - step * place
        last = first + step * (len(meld) - 1)
        if min(first, last) < 1 or max(first, last) > HIGHEST:
            continue
        stands_for = tuple(kind_of(anchor.colour, first + step * i) for i in range(len(meld)))
        if all(kind in (JOKER, meant) for kind, meant in zip(meld, stands_for, strict=True)):
            yield Reading(Shape.RUN, stands_for, sum(kind.number for kind in stands_for))


def _groups(meld: tuple[Kind, ...]) -> Iterator[Reading]:
    """Read `meld` as a group, with its jokers as each of the missing colours (X-9)."""
    if not SMALLEST_MELD <= len(meld) <= LARGEST_GROUP:
        return
    plain = [kind for kind in meld if kind is not JOKER]
    numbers = {kind.number for kind in plain}
    colours = {kind.colour for kind in plain}
    if len(numbers) != 1 or len(colours) != len(plain) or None in colours:
        return
    number = numbers.pop()
    missing = [kind_of(colour, number) for colour in Colour if colour not in colours]
    for chosen in permutations(missing, len(meld) - len(plain)):
        jokers = iter(chosen)
        stands_for = tuple(next(jokers) if kind is JOKER else kind for kind in meld)
        yield Reading(Shape.GROUP, stands_for, number * len(meld))
