"""The fair shuffle: a seed committed before the deal gives decks that anyone can compute afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from stolik.core.fairness.chance import SEED_BYTES, SeedError, commit, key_from, shuffled, words
from stolik.core.tiles import BAG, Tile

__all__ = ["SEED_BYTES", "Deck", "Decks", "SeedError", "commit", "decks_from"]

Deck: TypeAlias = tuple[Tile, ...]
Decks: TypeAlias = Callable[[int], Deck]
"""Returns the first, second, third... shuffled bag of a game."""


def decks_from(seed: bytes, player_seeds: Sequence[str] = ()) -> Decks:
    """Return the decks of a game from the secret seed and the players' seeds.

    The players' seeds come after the commitment, so nobody can choose the deal alone.
    """
    key = key_from(seed, b"stolik deal", player_seeds)

    def deck(number: int) -> Deck:
        return shuffled(BAG, words(key, number))

    return deck
