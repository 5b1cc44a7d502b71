"""Turning points: the turns that changed the chances most, with everybody's tiles open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

MOST_POINTS: Final = 3
_USUAL: Final = 2
LEAST_CHANGE: Final = 0.1
"""The smallest change that counts."""


def swings(curve: Sequence[Sequence[float]]) -> list[float]:
    """Return how much each turn changed somebody's chance; the last point of `curve` is the end."""
    return [max(abs(b - a) for a, b in zip(before, after, strict=True)) for before, after in pairwise(curve)]


def chosen(changes: Sequence[float]) -> list[int]:
    """Return the largest changes by their index, the largest first.

    The larger gap decides between two and three, so that a third one is not chosen over an almost equal
    fourth.
    """
    ranked = sorted((i for i, size in enumerate(changes) if size >= LEAST_CHANGE), key=lambda i: -changes[i])
    if len(ranked) <= _USUAL:
        return ranked
    second, third, *rest = [changes[i] for i in ranked[1:]]
    fourth = rest[0] if rest else 0.0
    return ranked[: MOST_POINTS if third - fourth >= second - third else _USUAL]
