"""The fair shuffle: a seed committed before the deal, decks that anyone can make again after it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final, TypeAlias

from stolik.core.errors import StolikError
from stolik.core.tiles import BAG, Tile

SEED_BYTES: Final = 32
_WORD: Final = 4

Deck: TypeAlias = tuple[Tile, ...]
Decks: TypeAlias = Callable[[int], Deck]
"""Hands out the first, second, third... shuffled bag of a game."""


class SeedError(StolikError):
    """A seed of the wrong length."""

    code = "bad_seed"


def commit(seed: bytes) -> str:
    """Return what is published before the deal: it binds the seed without telling it."""
    return hashlib.sha256(_checked(seed)).hexdigest()


def decks_from(seed: bytes, player_seeds: Sequence[str] = ()) -> Decks:
    """Return the decks of a game from the secret seed and what the players threw in.

    The players' seeds come after the commitment, so nobody can choose the deal alone.
    """
    secret = _checked(seed)
    # Each seed goes in with its length, so that moving a letter from one to the next is seen.
    thrown_in = b"".join(len(raw).to_bytes(_WORD) + raw for raw in (s.encode() for s in player_seeds))
    key = hmac.digest(secret, b"stolik deal" + thrown_in, "sha256")

    def deck(number: int) -> Deck:
        return _shuffled(_words(key, number))

    return deck


def _shuffled(words: Iterator[int]) -> Deck:
    """Fisher-Yates from the last place down."""
    tiles = list(BAG)
    for last in range(len(tiles) - 1, 0, -1):
        chosen = _below(last + 1, words)
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    return tuple(tiles)


def _below(bound: int, words: Iterator[int]) -> int:
    """Return a number under `bound`, every one equally likely.

    Words past the last whole multiple of `bound` are skipped.
    """
    fair = (1 << 8 * _WORD) // bound * bound
    return next(word for word in words if word < fair) % bound


def _words(key: bytes, deck: int) -> Iterator[int]:
    for block in count():
        digest = hmac.digest(key, deck.to_bytes(_WORD) + block.to_bytes(_WORD), "sha256")
        for at in range(0, len(digest), _WORD):
            yield int.from_bytes(digest[at : at + _WORD])


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        message = f"a seed has {SEED_BYTES} bytes: {len(seed)}"
        raise SeedError(message)
    return seed
