"""A short queue for password hashing: each hash takes much memory and a core."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from stolik.play.accounts.profiles import Passwords

MOST_WAITING: Final = 64
"""Passwords that may wait to be hashed."""
T = TypeVar("T")


class HashingQueue:
    """Hashes and verifies passwords; answers None if too many are waiting."""

    def __init__(self, passwords: Passwords) -> None:
        self._passwords = passwords
        self._waiting = 0

    async def hash(self, password: str) -> str | None:
        """Return a hash to store."""
        return await self._in_turn(lambda: self._passwords.hashed(password))

    async def verify(self, hashed: str | None, password: str) -> bool | None:
        """Return whether a password is right; with no hash it takes as long and is wrong."""
        return await self._in_turn(lambda: self._passwords.verify(hashed, password))

    def outdated(self, hashed: str) -> bool:
        """Return whether a hash was made with other parameters than the current ones."""
        return self._passwords.outdated(hashed)

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T | None:
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            return await work()
        finally:
            self._waiting -= 1
