"""What a place in an event is worth for the season."""

from __future__ import annotations

import re
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import Final

from msgspec import Struct

from stolik.season.errors import PointsTableError

MOST_PLACES: Final = 200
"""The most places a table may list."""
_POINTS: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,2})?")


class SharedPlace(StrEnum):
    """What players get who share a place."""

    MEAN = "mean"
    """The mean of the places they take up together."""
    FULL = "full"
    """Each gets the points of the shared place."""


class PointsTable(Struct, frozen=True, kw_only=True):
    """Points by place, the first place first; later places are worth nothing."""

    points: tuple[Fraction, ...]
    shared: SharedPlace = SharedPlace.MEAN

    def worth(self, place: int, sharers: int = 1) -> Fraction:
        """Return what each gets of those who share a place; `sharers` says how many they are.

        >>> read_points_table("10,7,5").worth(2, sharers=2)
        Fraction(6, 1)
        """
        if self.shared is SharedPlace.FULL:
            return self._at(place)
        taken = [self._at(each) for each in range(place, min(place + sharers, len(self.points) + 1))]
        return sum(taken, start=Fraction()) / sharers

    def _at(self, place: int) -> Fraction:
        return self.points[place - 1] if place <= len(self.points) else Fraction()


def read_points_table(typed: str, shared: SharedPlace = SharedPlace.MEAN) -> PointsTable:
    """Return the table that was typed: numbers with commas between them, none larger than the one before.

    >>> read_points_table("10, 7.5, 5").points
    (Fraction(10, 1), Fraction(15, 2), Fraction(5, 1))
    """
    cells = [cell.strip() for cell in typed.split(",")]
    if len(cells) > MOST_PLACES:
        message = f"a table of points lists at most {MOST_PLACES} places: {len(cells)}"
        raise PointsTableError(message, key="points-too-many", most=MOST_PLACES, found=len(cells))
    for cell in cells:
        if not _POINTS.fullmatch(cell):
            message = f"points are numbers from 0 to 999999, with commas between them: {cell!r}"
            raise PointsTableError(message, key="points-no-number", typed=cell)
    points = tuple(map(Fraction, cells))
    for place, (better, worse) in enumerate(pairwise(points), 2):
        if worse > better:
            message = f"place {place} would be worth more than the place before it: {cells[place - 1]}"
            raise PointsTableError(message, key="points-rise", place=place, typed=cells[place - 1])
    return PointsTable(points=points, shared=shared)
