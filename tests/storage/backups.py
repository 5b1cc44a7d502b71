"""Databases with rows in every table, and backups of them, sound and forged."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

from msgspec import Raw

from stolik.play.accounts.profiles import Profile, ProfileChanges
from stolik.play.ports import NewEvent, StreamId, WriteBatch, Written
from stolik.storage.backups.backup import back_up
from stolik.storage.live_store.store import LiveStore, open_live
from tests.play.accounts.test_people_store import OF_ANNA, begun

PAYLOAD = Raw('{"says": "zażółć \\n \\"gęślą\\"",  "spaces": [1,  2.5, null]}'.encode())
"""With unnecessary spaces: it must be restored byte for byte."""


async def fill(store: LiveStore, streams: int = 3) -> None:
    """Add rows to every table of live play."""
    await begun(store.people)
    assert isinstance(await store.people.register(OF_ANNA, ProfileChanges(account=True)), Profile)
    await store.keep("c0ffee", bytes(range(256)))
    await store.beat(1_000, tolerance=10, since=0)
    await store.beat(9_000, tolerance=10, since=0)
    for number in range(streams):
        stream = StreamId(f"Stream-{number}" if number % 2 else f"stream_{number}")
        events = tuple(NewEvent(at=number, payload=PAYLOAD) for _ in range(1 + number))
        begin = WriteBatch(
            stream=stream, expected=0, command_id="c1", events=events, due=77, listing=Raw(b'{"open":1}')
        )
        assert await store.create("room", begin) == Written(seq=1 + number)
        refused = WriteBatch(
            stream=stream, expected=1 + number, command_id="c2", refusal=Raw(b'{"code":"no"}')
        )
        await store.append(refused)


def backed_up(folder: Path) -> Path:
    """Return a backup of a small database."""

    async def main() -> None:
        store = await open_live(str(folder / "a.stolik"))
        await fill(store)
        await store.close()
        await back_up(str(folder / "a.stolik"), folder / "a.backup", now=7)

    asyncio.run(main())
    return folder / "a.backup"


def forged(backup: Path, what: str, old: str, new: str) -> None:
    """Change a backup."""
    contents = gzip.decompress(backup.read_bytes()).decode()
    assert old in contents, what
    backup.write_bytes(gzip.compress(contents.replace(old, new, 1).encode()))
