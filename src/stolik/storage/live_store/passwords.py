"""Argon2id, off the event loop and only a few at a time: each takes 64 MiB and a core."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MOST_AT_ONCE: Final = 2


class Argon2Passwords:
    """The port for passwords; by default with the parameters of RFC 9106 for little memory."""

    def __init__(self, hasher: PasswordHasher | None = None, *, most_at_once: int = MOST_AT_ONCE) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(most_at_once)
        self._nobody = _hash_of_nothing(self._hasher)

    async def hashed(self, password: str) -> str:
        """Return a hash to store."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Return whether a password matches."""
        async with self._turns:
            right = await asyncio.to_thread(self._verify, hashed or self._nobody, password)
        return right and hashed is not None

    def outdated(self, hashed: str) -> bool:
        """Return whether a hash was made with other parameters than the current ones."""
        return self._hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return False


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """Return a hash that no known password matches, as slow to verify as any other."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=")
        for size in (hasher.salt_len, hasher.hash_len)
    )
    return (
        f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${digest}"
    )
