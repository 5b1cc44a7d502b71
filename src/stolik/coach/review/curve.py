"""The curve of everybody's chances, looked at again until its turning points are beyond doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from msgspec import Struct

from stolik.coach.review.marks import SURE
from stolik.coach.review.turning import LEAST_CHANGE, MOST_POINTS, chosen, swings

_ROUNDS: Final = 6
_MOST_LOOKS: Final = 12
"""Points that are looked at again in one round."""
_DOUBT: Final = 1
"""Worlds that are taken to have ended evenly: a few that happen to agree prove nothing."""


class ChancePoint(Struct, frozen=True, kw_only=True):
    """Everybody's chances at one point, and in how many worlds they were found."""

    seats: tuple[float, ...]
    worlds: int
    certain: bool = False
    """Whether the game ends with the next play."""

    def joined(self, other: ChancePoint) -> ChancePoint:
        """Return the point after two looks."""
        worlds = self.worlds + other.worlds
        seats = tuple(
            (self.worlds * one + other.worlds * two) / worlds
            for one, two in zip(self.seats, other.seats, strict=True)
        )
        return ChancePoint(seats=seats, worlds=worlds, certain=self.certain)

    @property
    def error(self) -> float:
        """The standard error of the chance that is known worst."""
        even = 1 / len(self.seats)
        worst = max(
            share * (1 - share)
            for share in (
                (self.worlds * each + _DOUBT * even) / (self.worlds + _DOUBT) for each in self.seats
            )
        )
        return sqrt(worst / self.worlds)


Look = Callable[[int, int, int], ChancePoint]
"""Looks at a point again: its index, the round, and the work it may take."""


def settle(points: list[ChancePoint], end: tuple[float, ...] | None, look: Look, work: int) -> None:
    """Look at the points of doubtful turning points again, until none is or the work is spent.

    Each round has a larger part of the work than the one before, for fewer points.
    """
    for number in range(_ROUNDS):
        doubtful = doubtful_points(points, end)[:_MOST_LOOKS]
        if not doubtful:
            return
        spent = work // _ROUNDS // len(doubtful)
        for index in doubtful:
            points[index] = points[index].joined(look(index, number, spent))


def sure_points(points: Sequence[ChancePoint], end: tuple[float, ...] | None) -> list[int]:
    """Return the turning points that are beyond doubt: up to three, and none where others may be as large."""
    changes = _changes(points, end)
    ranked = sorted(range(len(changes)), key=lambda i: -changes[i].size)
    for count in range(min(MOST_POINTS, len(ranked)), 0, -1):
        last = changes[ranked[count - 1]]
        following = changes[ranked[count]] if count < len(ranked) else _Change(0.0, 0.0)
        if last.size >= LEAST_CHANGE and last.exceeds(following):
            return ranked[:count]
    return []


def doubtful_points(points: Sequence[ChancePoint], end: tuple[float, ...] | None) -> list[int]:
    """Return the points that decide which changes are turning points, the most doubtful first."""
    changes = _changes(points, end)
    inside = set(chosen([change.size for change in changes]))
    lowest = min((changes[i].size for i in inside), default=LEAST_CHANGE)
    highest = max((change.size for i, change in enumerate(changes) if i not in inside), default=0.0)
    cut = max(LEAST_CHANGE, (lowest + highest) / 2)
    doubts = {i: abs(change.size - cut) / change.error for i, change in enumerate(changes)}
    ranked = sorted((i for i, doubt in doubts.items() if doubt < SURE), key=lambda i: doubts[i])
    return list(dict.fromkeys(at for i in ranked for at in (i, i + 1) if at < len(points)))


class _Change(NamedTuple):
    """How much a turn changed somebody's chance, and the standard error of that."""

    size: float
    error: float

    def exceeds(self, other: _Change) -> bool:
        return self.size - other.size > SURE * sqrt(self.error**2 + other.error**2)


def _changes(points: Sequence[ChancePoint], end: tuple[float, ...] | None) -> list[_Change]:
    curve = [point.seats for point in points]
    # The end is known.
    errors = [*(point.error for point in points), 0.0]
    sizes = swings(curve if end is None else [*curve, end])
    return [_Change(size, sqrt(errors[i] ** 2 + errors[i + 1] ** 2)) for i, size in enumerate(sizes)]
