"""Challenges for passkeys: each is answered once, within a few minutes.

They are signed, so that any worker recognises its own without storing them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Final

from stolik.play.ports import Once

SECONDS: Final = 300
_NONCE: Final = 16
_TIME: Final = 8
_SIGNED: Final = _NONCE + _TIME


class Challenges:
    """Makes and accepts challenges; `purpose` says what for, and for whom."""

    def __init__(self, key: bytes, once: Once, *, wall: Callable[[], float] = time.time) -> None:
        self._key = key
        self._once = once
        self._wall = wall

    def make(self, purpose: str) -> bytes:
        """Return a challenge for one purpose."""
        body = secrets.token_bytes(_NONCE) + int(self._wall() + SECONDS).to_bytes(_TIME)
        return body + self._sign(purpose, body)

    async def take(self, challenge: bytes, purpose: str) -> bool:
        """Return whether this is an unused challenge of ours for that purpose."""
        body, signature = challenge[:_SIGNED], challenge[_SIGNED:]
        if not hmac.compare_digest(signature, self._sign(purpose, body)):
            return False
        if int.from_bytes(body[_NONCE:]) < self._wall():
            return False
        # Remembered a little longer than it is valid, because clocks of workers may differ.
        return await self._once.claim(f"challenge:{body[:_NONCE].hex()}", ttl=2_000 * SECONDS)

    def _sign(self, purpose: str, body: bytes) -> bytes:
        return hmac.new(self._key, purpose.encode() + b"\n" + body, hashlib.sha256).digest()
