"""The curve of everybody's chances, looked at again until its turning points are beyond doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from msgspec import Struct

from stolik.coach.review.turning import LEAST_CHANGE, MOST_POINTS, swings

ROUNDS: Final = 10
"""In which points are looked at again."""
_MOST_LOOKS: Final = 6
"""Points that are looked at again in one round."""
_APART: Final = 2.3
"""Standard errors between turns that are named and the next largest change."""
_CLEARLY_APART: Final = 3.5
"""With so many, another seed would name the same turns: they are not looked at again."""
_LUCK: Final = 1.0
"""Standard errors that may still be gained by luck, besides those that more worlds bring."""
_FIRST_ROUNDS: Final = 2
"""Before these nothing is given up: the first look was a short one."""
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


def settle(
    points: list[ChancePoint],
    end: tuple[float, ...] | None,
    look: Look,
    work: int,
    on_round: Callable[[int], object] = lambda _number: None,
) -> None:
    """Look again at the points that decide which turns are named.

    Until it is clear, or the work is spent, or what is left of it would not make it clear.
    """
    for number in range(ROUNDS):
        on_round(number)
        doubtful = doubtful_points(points, end)[:_MOST_LOOKS]
        if not doubtful or _is_hopeless(points, end, number):
            return
        spent = work // ROUNDS // len(doubtful)
        for index in doubtful:
            points[index] = points[index].joined(look(index, number, spent))


def _is_hopeless(points: Sequence[ChancePoint], end: tuple[float, ...] | None, rounds: int) -> bool:
    """Return whether the rounds that are left would hardly make any border clear."""
    changes = _changes(points, end)
    apart = max((border.apart for border in _open_borders(changes, _ranked(changes))), default=0.0)
    return rounds >= _FIRST_ROUNDS and apart < _APART and apart * sqrt(ROUNDS / rounds) + _LUCK < _APART


def sure_points(points: Sequence[ChancePoint], end: tuple[float, ...] | None) -> list[int]:
    """Return the turning points that are beyond doubt: up to three, and none if others may be as large."""
    changes = _changes(points, end)
    ranked = _ranked(changes)
    for border in reversed(_borders(changes, ranked)):
        if border.apart > _APART:
            return ranked[: border.named]
    return []


def doubtful_points(points: Sequence[ChancePoint], end: tuple[float, ...] | None) -> list[int]:
    """Return the points that decide which changes are turning points, the most doubtful first.

    Of the possible borders, between the first and second largest change, the second and third, or the
    third and fourth, the one that is nearest to being clear is looked at.
    """
    changes = _changes(points, end)
    ranked = _ranked(changes)
    open_borders = _open_borders(changes, ranked)
    if not open_borders:
        return []
    border = max(open_borders, key=lambda each: each.apart)
    # Each change near the border depends on the points on both sides of it.
    doubts = {i: abs(changes[i].size - border.cut) / changes[i].error for i in ranked if changes[i].error}
    near = sorted((i for i, doubt in doubts.items() if doubt < _CLEARLY_APART), key=lambda i: doubts[i])
    unsure = [i for i in dict.fromkeys(at for i in near for at in (i, i + 1)) if i < len(points)]
    return [i for i in unsure if not points[i].certain]


class _Change(NamedTuple):
    """How much a turn changed somebody's chance, and the standard error of that."""

    size: float
    error: float


class _Border(NamedTuple):
    """Between the changes that are named and the next one."""

    named: int
    """How many are named."""
    cut: float
    apart: float
    """How many standard errors lie between the smallest that is named and the largest that is not."""


def _ranked(changes: Sequence[_Change]) -> list[int]:
    return sorted(range(len(changes)), key=lambda i: -changes[i].size)


def _borders(changes: Sequence[_Change], ranked: Sequence[int]) -> list[_Border]:
    """Return the possible borders, fewest named first."""
    found = []
    for count in range(1, min(MOST_POINTS, len(ranked)) + 1):
        last = changes[ranked[count - 1]]
        if last.size < LEAST_CHANGE:
            break
        following = changes[ranked[count]] if count < len(ranked) else _Change(0.0, 0.0)
        error = sqrt(last.error**2 + following.error**2)
        apart = (last.size - following.size) / error if error else inf
        found.append(_Border(count, (last.size + following.size) / 2, apart))
    return found


def _open_borders(changes: Sequence[_Change], ranked: Sequence[int]) -> list[_Border]:
    """Return the borders that could still become clear, and would change which turns are named."""
    found = _borders(changes, ranked)
    clear = max((each.named for each in found if each.apart >= _CLEARLY_APART), default=0)
    return [each for each in found if each.named > clear]


def _changes(points: Sequence[ChancePoint], end: tuple[float, ...] | None) -> list[_Change]:
    curve = [point.seats for point in points]
    # The end is known.
    errors = [*(point.error for point in points), 0.0]
    sizes = swings(curve if end is None else [*curve, end])
    return [_Change(size, sqrt(errors[i] ** 2 + errors[i + 1] ** 2)) for i, size in enumerate(sizes)]
