"""A SQLite file on the event loop: the loop is not blocked, and a started commit is finished."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, column, select, table

from stolik.storage.errors import StorageError
from stolik.storage.live_store.store import open_live
from stolik.storage.sqlite import checkpoints


def test_the_loop_goes_on_while_another_program_writes(tmp_path: Path) -> None:
    path = tmp_path / "live.stolik"

    async def main() -> tuple[int, bytes | None]:
        store = await open_live(str(path))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            keeping = asyncio.create_task(store.keep("a", b"seed"))
            ticks = 0
            while ticks < 20:
                await asyncio.sleep(0.001)
                ticks += 1

            assert not keeping.done()
            other.execute("COMMIT")
        await keeping
        kept = await store.get("a")
        await store.close()
        return ticks, kept

    ticks, kept = asyncio.run(main())

    assert ticks == 20
    assert kept == b"seed"


def test_who_is_cancelled_while_writing_leaves_all_of_it_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "live.stolik"

    async def main() -> list[str]:
        store = await open_live(str(path))
        for number in range(30):
            writing = asyncio.create_task(store.keep(f"a{number}", b"seed"))
            for _ in range(number % 5):
                await asyncio.sleep(0)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            # The next writer has the file alone.
            await store.keep(f"b{number}", b"seed")
        await store.close()
        with closing(sqlite3.connect(path)) as reading:
            return [name for (name,) in reading.execute("SELECT commitment FROM secret")]

    names = asyncio.run(main())

    assert {f"b{number}" for number in range(30)} <= set(names)


@pytest.mark.parametrize("by_the_driver", [True, False], ids=["by the driver", "by the library"])
def test_a_question_straight_to_the_driver_fails_like_any_other(
    tmp_path: Path, *, by_the_driver: bool
) -> None:
    path = tmp_path / "live.stolik"

    async def main() -> None:
        store = await open_live(str(path))
        nowhere: Select[Any] = select(column("name")).select_from(table("nowhere"))
        try:
            async with store.reading() as connection:
                if by_the_driver:
                    await connection.look_up(nowhere)
                else:
                    await connection.execute(nowhere)
        finally:
            await store.close()

    with pytest.raises(StorageError, match="no such table"):
        asyncio.run(main())


def test_the_log_is_checkpointed_while_commits_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, alone = tmp_path / "live.stolik", tmp_path / "alone.stolik"
    monkeypatch.setattr(checkpoints, "CHECKPOINT_AFTER", 1)

    async def main() -> None:
        store = await open_live(str(path))
        while True:
            await store.keep(f"b{time.monotonic_ns()}", b"seed")
            # Without its log, a copy has only what was checkpointed.
            alone.write_bytes(path.read_bytes())
            with closing(sqlite3.connect(alone)) as copy:
                if copy.execute("SELECT count(*) FROM secret").fetchone()[0]:
                    break
        await store.close()

    asyncio.run(asyncio.wait_for(main(), 60))
