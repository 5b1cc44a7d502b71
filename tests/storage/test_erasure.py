"""Erasing a person removes the bytes of their name from the file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from argon2 import PasswordHasher

from stolik.play.accounts.people import People, digest_of
from stolik.play.accounts.profiles import Session
from stolik.storage.live_store.passwords import Argon2Passwords
from stolik.storage.live_store.store import open_live
from tests.play.memory import MemoryClock

NAME = "Anna Niezapominajka"
LOGIN = "niezapominajka"


def test_neither_the_name_nor_the_login_nor_the_hash_is_left_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "live.stolik"

    async def main() -> tuple[bytes, bytes, str, str]:
        store = await open_live(str(path))
        hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        people = People(store.people, Argon2Passwords(hasher), MemoryClock(lambda: 1))
        for number in range(50):
            guest = await people.arrive(None, language="en")
            await people.change(guest.profile.player, name=f"Darek {number}")
        guest = await people.arrive(None, language="en")
        account = await people.register(guest.profile, login=LOGIN, password="seven blue tiles", name=NAME)  # noqa: S106  a sample
        assert isinstance(account, Session)
        credentials = await store.people.credentials(LOGIN)
        assert credentials is not None
        before = _bytes(path)

        assert await people.erase(account.profile.player) is None

        after = _bytes(path)
        await store.close()
        return before, after, digest_of(account.token), credentials.hashed

    before, after, digest, hashed = asyncio.run(main())
    for secret in (NAME, LOGIN, digest, hashed):
        assert secret.encode() in before
        assert secret.encode() not in after
        assert secret.encode() not in _bytes(path)
    assert b"Darek 7" in after


def test_a_reader_in_the_way_does_not_keep_anybody_from_being_erased(tmp_path: Path) -> None:
    path = tmp_path / "live.stolik"

    async def main() -> None:
        store = await open_live(str(path))
        people = People(store.people, Argon2Passwords(), MemoryClock(lambda: 1))
        guest = await people.arrive(None, language="en")
        await people.change(guest.profile.player, name=NAME)
        with closing(sqlite3.connect(path)) as reading:  # a long-running reader
            reading.execute("BEGIN")
            reading.execute("SELECT * FROM person").fetchall()

            assert await people.erase(guest.profile.player) is None

            assert await people.profile(guest.profile.player) is None
            reading.execute("ROLLBACK")
        await store.close()

    asyncio.run(main())
    # The last one to close a file deletes its journal.
    assert NAME.encode() not in _bytes(path)


def _bytes(path: Path) -> bytes:
    beside = (path.with_name(path.name + ending) for ending in ("", "-wal", "-shm"))
    return b"".join(each.read_bytes() for each in beside if each.exists())
