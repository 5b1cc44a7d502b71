"""Random numbers for simulations, from a given seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from stolik.core.fairness.chance import SEED_BYTES, below, key_from, shuffled, words

T = TypeVar("T")
_PURPOSE: Final = b"stolik simulation"
_PERCENT: Final = 100
_BYTE: Final = 256


class Dice:
    """Random numbers that are the same for the same seed."""

    def __init__(self, seed: bytes) -> None:
        self._words = words(key_from(seed, _PURPOSE), 0)

    def below(self, bound: int) -> int:
        """Return a number from 0 up to, but not including, `bound`."""
        return below(bound, self._words)

    def between(self, least: int, most: int) -> int:
        """Return a number from `least` to `most`, both included."""
        return least + self.below(most - least + 1)

    def happens(self, percent: int) -> bool:
        """Return whether something of that probability happens."""
        return self.below(_PERCENT) < percent

    def pick(self, things: Sequence[T]) -> T:
        """Return a random item."""
        return things[self.below(len(things))]

    def mixed(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order."""
        return shuffled(things, self._words)

    def seed(self) -> bytes:
        """Return a fresh seed for a draw."""
        return bytes(self.below(_BYTE) for _ in range(SEED_BYTES))
