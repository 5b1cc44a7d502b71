"""Which turns were mistakes, by the chances after the actual play and after the best other one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

SURE: Final = 1.96
"""Standard errors of a 95% interval."""
_SURER: Final = 2.6
"""The same of 99%: the best of three others may look better by luck."""
_DOUBT: Final = 0.02
"""Added to a variance: a few worlds that happen to agree prove nothing."""
_LEAST: Final = 0.08
"""The smallest loss that counts as a mistake."""


class Chance(Struct, frozen=True, kw_only=True):
    """The chances after a play."""

    laid: tuple[int, ...] = ()
    """The kinds; none for drawing."""
    mean: float
    """The seat's own chance."""
    low: float
    high: float
    seats: tuple[float, ...]
    """The chances of all seats."""
    values: tuple[float, ...]
    """The seat's own chance, by world."""
    certain: bool = False
    """Whether the play ends the game: then nothing is left to chance."""


def is_mistake(found: Sequence[Chance]) -> bool:
    """Return whether another play was clearly better than the actual one, which comes first.

    A forced turn is not a mistake.
    """
    done, *others = found
    if not others:
        return False
    best = max(others, key=lambda chance: chance.mean)
    return best.mean - done.mean >= _LEAST and best.mean > done.high and clearly_better(best, done)


def clearly_better(one: Chance, other: Chance) -> bool:
    """Return whether one play is significantly better than another, in the same worlds."""
    differences = [a - b for a, b in zip(one.values, other.values, strict=True)]
    mean, error = mean_and_error(differences)
    return mean - _SURER * error > 0


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt((variance + _DOUBT) / len(values))
