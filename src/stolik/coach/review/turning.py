"""Turning points: the turns that changed the chances most, with everybody's tiles open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

_MOST: Final = 3
_USUAL: Final = 2
_LEAST: Final = 0.1
"""The smallest change that counts."""


def swings(curve: Sequence[Sequence[float]]) -> list[float]:
    """Return how much each turn changed somebody's chance; the last point of `curve` is the end."""
    return [max(abs(b - a) for a, b in zip(before, after, strict=True)) for before, after in pairwise(curve)]


def turning_points(changes: Mapping[int, float]) -> tuple[int, ...]:
    """Return the two or three turns with the largest changes, in the order of the game.

    The larger gap decides between two and three, so that a third one is not chosen over an almost equal
    fourth.
    """
    ranked = sorted(((size, turn) for turn, size in changes.items() if size >= _LEAST), reverse=True)
    if len(ranked) <= _USUAL:
        return tuple(sorted(turn for _, turn in ranked))
    second, third, *rest = [size for size, _ in ranked[1:]]
    fourth = rest[0] if rest else 0.0
    count = _MOST if third - fourth >= second - third else _USUAL
    return tuple(sorted(turn for _, turn in ranked[:count]))
