"""Rates: how often somebody did something, on all workers together if they are connected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class RateClaim(NamedTuple):
    """One more action of a kind by somebody; `rate` is how many are allowed in how many seconds."""

    kind: str
    who: str
    rate: tuple[int, float]


class Rates(Protocol):
    """Rates that all workers count together."""

    async def take(self, wanted: Sequence[RateClaim]) -> bool | None:
        """Return whether one more of each is allowed, in order until one is not; None if unknown."""


class NoRates:
    """Within one process there is nothing to count together."""

    async def take(self, wanted: Sequence[RateClaim]) -> bool | None:
        """Return None."""
        del wanted
        return None
