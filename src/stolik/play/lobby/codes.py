"""Short codes of rooms: six characters that are easy to read aloud and to type."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final

from stolik.play.ids import StreamId

ALPHABET: Final = "34679ACDEFGHJKMNPQRTVWXY"
"""Without characters that look alike: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V."""
LENGTH: Final = 6
TRIES: Final = 16
"""Codes to try for a room; if all are taken, codes have become too short."""
_LONGEST_TYPED: Final = 40


def candidates(key: bytes, stream: StreamId) -> Iterator[str]:
    """Yield the codes to try for a room, in order: the same on every worker, and unpredictable."""
    for attempt in range(TRIES):
        digest = hmac.new(key, f"code:{stream}:{attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest)
        signs = []
        for _ in range(LENGTH):
            number, sign = divmod(number, len(ALPHABET))
            signs.append(ALPHABET[sign])
        yield "".join(signs)


def as_code(typed: str) -> str | None:
    """Return the code that was typed, in any case and with blanks or dashes; None if it is not a code."""
    if len(typed) > _LONGEST_TYPED:
        return None
    code = "".join(typed.split()).replace("-", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None
