"""Rates: how often somebody did something, on all workers together where they have a place to meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class RateClaim(NamedTuple):
    """One more of a kind by somebody, of whom so many are allowed in so many seconds."""

    kind: str
    who: str
    rate: tuple[int, float]


class Rates(Protocol):
    """What all workers count together."""

    async def take(self, wanted: Sequence[RateClaim]) -> bool | None:
        """Tell whether one more of each may be, in order until one may not; None where nobody knows."""


class NoRates:
    """Within one process there is nothing to count together."""

    async def take(self, wanted: Sequence[RateClaim]) -> bool | None:
        """Know nothing."""
        del wanted
        return None
