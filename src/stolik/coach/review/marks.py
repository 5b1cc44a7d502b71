"""Marks: which turns were mistakes, by the chances after what was done and after what else could be."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

SURE: Final = 1.96
"""Standard errors of a 95% interval."""
_DOUBT: Final = 0.02
"""Added to a variance: a few worlds that happen to agree prove nothing."""
_LEAST: Final = 0.08
"""What a mistake costs at least: below it, nobody would call it one."""


class Chance(Struct, frozen=True, kw_only=True):
    """The chances after a play."""

    laid: tuple[int, ...] = ()
    """The kinds; none for drawing."""
    mean: float
    """The seat's own."""
    low: float
    high: float
    seats: tuple[float, ...]
    """Those of everybody."""
    values: tuple[float, ...]
    """The seat's own, world by world."""


def is_mistake(found: Sequence[Chance]) -> bool:
    """Return whether something was clearly better than what was done, which comes first.

    A forced turn is no mistake: there was nothing else to do.
    """
    done, *others = found
    if not others:
        return False
    best = max(others, key=lambda chance: chance.mean)
    return best.mean - done.mean >= _LEAST and best.mean > done.high and clearly_better(best, done)


def clearly_better(one: Chance, other: Chance) -> bool:
    """Return whether one play is better than another by more than chance, in the same worlds."""
    differences = [a - b for a, b in zip(one.values, other.values, strict=True)]
    mean, error = mean_and_error(differences)
    return mean - SURE * error > 0


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt((variance + _DOUBT) / len(values))
