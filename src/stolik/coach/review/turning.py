"""Turning points: the turns that changed the chances most, with everybody's tiles open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

MOST_POINTS: Final = 3
LEAST_CHANGE: Final = 0.1
"""The smallest change that counts."""


def swings(curve: Sequence[Sequence[float]]) -> list[float]:
    """Return how much each turn changed somebody's chance; the last point of `curve` is the end."""
    return [max(abs(b - a) for a, b in zip(before, after, strict=True)) for before, after in pairwise(curve)]
