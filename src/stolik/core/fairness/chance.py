"""Fair random numbers from a committed seed: anyone who learns the seed can compute them again."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from itertools import count
from struct import Struct
from typing import Final, TypeVar

from stolik.core.errors import StolikError

SEED_BYTES: Final = 32
_WORD: Final = 4
_AS_WORDS: Final = Struct(">8I").unpack

Item = TypeVar("Item")


class SeedError(StolikError):
    """A seed of the wrong length."""

    code = "bad_seed"


def commit(seed: bytes) -> str:
    """Return the commitment to publish: it fixes the seed without revealing it."""
    return hashlib.sha256(_checked(seed)).hexdigest()


def key_from(seed: bytes, purpose: bytes, thrown_in: Iterable[str] = ()) -> bytes:
    """Return the key for one use of `seed`, mixed with the players' seeds."""
    # Each text is hashed with its length, so that moving a letter from one to the next changes the result.
    mixed = b"".join(len(raw).to_bytes(_WORD) + raw for raw in (text.encode() for text in thrown_in))
    return hmac.digest(_checked(seed), purpose + mixed, "sha256")


def words(key: bytes, number: int) -> Iterator[int]:
    """Return the endless stream of random words with this number."""
    for block in count():
        yield from _AS_WORDS(hmac.digest(key, number.to_bytes(_WORD) + block.to_bytes(_WORD), "sha256"))


def below(bound: int, stream: Iterator[int]) -> int:
    """Return a random number below `bound`, every one equally likely.

    Words past the last whole multiple of `bound` are skipped.
    """
    fair = (1 << 8 * _WORD) // bound * bound
    word = next(stream)
    while word >= fair:
        word = next(stream)
    return word % bound


def shuffled(items: Iterable[Item], stream: Iterator[int]) -> tuple[Item, ...]:
    """Return the items in random order, every order equally likely: Fisher-Yates from the last place down."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        chosen = below(last + 1, stream)
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    return tuple(mixed)


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        message = f"a seed has {SEED_BYTES} bytes: {len(seed)}"
        raise SeedError(message)
    return seed
