"""Argon2id behind its port: a few at a time, off the event loop, and a dummy hash that matches nothing."""

from __future__ import annotations

import asyncio
import threading

import pytest
from argon2 import PasswordHasher, extract_parameters

from stolik.storage.live_store.passwords import Argon2Passwords

PASSWORD = "seven blue tiles"  # noqa: S105  a sample


def quick() -> PasswordHasher:
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Watched(PasswordHasher):
    """Counts who hashes at the same time, and where."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.now = self.most = 0
        self.threads: set[str] = set()
        self._lock = threading.Lock()
        self._together = threading.Barrier(2)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        """Hash while another call does, as two may."""
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.threads.add(threading.current_thread().name)
        self._together.wait(timeout=60)
        with self._lock:
            self.now -= 1
        return super().hash(password, salt=salt)


def test_hashes_verify_and_no_two_are_equal() -> None:
    async def main() -> None:
        passwords = Argon2Passwords(quick())
        first, second = await passwords.hashed(PASSWORD), await passwords.hashed(PASSWORD)

        assert first != second
        assert first.startswith("$argon2id$")
        assert await passwords.verify(first, PASSWORD)
        assert await passwords.verify(second, PASSWORD)
        assert not await passwords.verify(first, PASSWORD.upper())
        assert not passwords.outdated(first)

    asyncio.run(main())


@pytest.mark.parametrize("hashed", [None, "", "nonsense", "$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA"])
@pytest.mark.parametrize("password", ["", PASSWORD, "\x00", "\ud800"])
def test_nothing_opens_nobodys_account(hashed: str | None, password: str) -> None:
    async def main() -> None:
        assert not await Argon2Passwords(quick()).verify(hashed, password)

    asyncio.run(main())


def test_two_hash_at_once_and_never_in_the_loop() -> None:
    async def main() -> Watched:
        hasher = Watched()
        passwords = Argon2Passwords(hasher, most_at_once=2)
        await asyncio.gather(*(passwords.hashed(PASSWORD) for _ in range(10)))
        return hasher

    hasher = asyncio.run(main())

    assert hasher.most == 2
    assert threading.main_thread().name not in hasher.threads


def test_the_parameters_are_those_recommended() -> None:
    """RFC 9106, section 4: three passes over 64 MiB in four lanes."""

    async def main() -> str:
        return await Argon2Passwords().hashed(PASSWORD)

    found = extract_parameters(asyncio.run(main()))

    assert (found.time_cost, found.memory_cost, found.parallelism) == (3, 64 * 1024, 4)
    assert (found.salt_len, found.hash_len) == (16, 32)
