"""What a result in an event is worth for the season: three rules as data."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from stolik.season.bounds import SOME, SomeNumber, SomeText
from stolik.season.points_table import PointsTable, SharedPlace

Worth: TypeAlias = int | Fraction
"""Exact points; whole numbers are plain ones, which add up faster."""


class PlacePoints(Struct, frozen=True, kw_only=True, tag="places", tag_field="rule"):
    """Points by place, the first place first; later places are worth nothing."""

    points: Annotated[tuple[SomeText, ...], Meta(max_length=SOME)]
    """Numbers as text, so that 7.5 stays exact."""
    shared: SharedPlace = SharedPlace.MEAN


class SharePoints(Struct, frozen=True, kw_only=True, tag="share", tag_field="rule"):
    """The share of the other players who are behind: the winner gets `most`, the last one nothing."""

    most: SomeNumber = 100
    shared: SharedPlace = SharedPlace.MEAN


class BigPoints(Struct, frozen=True, kw_only=True, tag="big", tag_field="rule"):
    """The big points won in all stages of the event."""

    most: SomeNumber | None = None
    """The most that one event can bring, if known: needed to say what can still be reached."""


PointsRule: TypeAlias = PlacePoints | SharePoints | BigPoints

PRESETS: Final[dict[str, PointsRule]] = {
    "places": PlacePoints(points=("10", "7", "5", "4", "3", "2", "1")),
    "share": SharePoints(),
    "big": BigPoints(),
}
"""Rules that organisers use, by name."""


def whole(points: Fraction | int) -> Worth:
    """Return the same points, as a plain number if they are whole."""
    return points.numerator if points.denominator == 1 else points


class Scale:
    """Values the results of events by one rule; asking for the same place again is quick."""

    def __init__(self, rule: PointsRule) -> None:
        self._rule = rule
        self._by_place = cache(self._count)
        self._table = (
            PointsTable(points=tuple(map(Fraction, rule.points)), shared=rule.shared)
            if isinstance(rule, PlacePoints)
            else None
        )

    def worth(self, *, place: int, sharers: int, field: int, big: int) -> Worth:
        """Return the points of a place that some share, in a field of some size."""
        return big if isinstance(self._rule, BigPoints) else self._by_place(place, sharers, field)

    @property
    def paid(self) -> int | None:
        """The last place that can be worth anything; None if that depends on more than the place."""
        return len(self._rule.points) if isinstance(self._rule, PlacePoints) else None

    @property
    def most(self) -> Worth | None:
        """The most points of an event; None if there is no limit."""
        if isinstance(self._rule, BigPoints):
            return self._rule.most
        if isinstance(self._rule, SharePoints):
            return self._rule.most
        return whole(Fraction(self._rule.points[0]))

    def _count(self, place: int, sharers: int, field: int) -> Worth:
        if self._table is not None:
            return whole(self._table.worth(place, sharers))
        if not isinstance(self._rule, SharePoints):
            return 0
        if field <= 1:
            return self._rule.most
        taken = Fraction(sharers - 1, 2) if self._rule.shared is SharedPlace.MEAN else Fraction()
        return whole(self._rule.most * (field - place - taken) / (field - 1))
