"""Which gaps in the heartbeats of several workers are outages, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import Final

from sqlalchemy import text

from stolik.play.ports import Outage
from stolik.storage.live_store.store import LiveStore, open_live
from tests.play.stores import fresh_postgresql
from tests.server.worlds import run

TOLERANCE: Final = 1_500
WORKER: Final = """
import asyncio, sys
from stolik.storage.live_store.store import open_live

async def main():
    store = await open_live(sys.argv[1])
    await store.beat(int(sys.argv[2]), tolerance=1500, since=0)
    print("beaten", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


async def worker(address: str, at: int) -> asyncio.subprocess.Process:
    """Start a process that writes a heartbeat and then does nothing."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WORKER, address, str(at), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"beaten\n"
    return process


async def kill(*processes: asyncio.subprocess.Process) -> None:
    for process in processes:
        process.send_signal(signal.SIGKILL)
        await process.wait()


async def is_alive(store: LiveStore) -> bool:
    """Return whether the database still considers a worker alive."""
    async with store.reading() as connection:
        found = await connection.execute(
            text(
                "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
                " WHERE locktype = 'advisory' AND datname = current_database()"
            )
        )
        return bool(found.scalar_one())


def test_the_shortest_silence_is_an_outage_when_all_workers_were_killed() -> None:
    async def main() -> None:
        async with fresh_postgresql() as address:
            anna, bartek = await worker(address, 1_000), await worker(address, 1_100)
            store = await open_live(address)

            await kill(anna, bartek)
            while await is_alive(store):  # noqa: ASYNC110  the database notices in a moment, and tells nobody
                await asyncio.sleep(0.01)
            first = await store.beat(1_700, tolerance=TOLERANCE, since=0)
            other = await open_live(address)
            second = await other.beat(1_800, tolerance=TOLERANCE, since=0)

            assert first == second == (Outage(1_100, 1_700),)
            await store.close()
            await other.close()

    run(main)


def test_a_worker_that_comes_while_another_lives_puts_no_outage_down() -> None:
    async def main() -> None:
        async with fresh_postgresql() as address:
            anna, bartek = await worker(address, 1_000), await worker(address, 1_100)
            store = await open_live(address)

            await kill(anna)
            found = await store.beat(1_700, tolerance=TOLERANCE, since=0)

            assert found == ()
            await kill(bartek)
            await store.close()

    run(main)


def test_of_many_who_come_at_once_after_all_died_the_first_puts_the_outage_down() -> None:
    async def main() -> None:
        async with fresh_postgresql() as address:
            stores = [await open_live(address) for _ in range(5)]
            await stores[0].beat(1_000, tolerance=TOLERANCE, since=0)
            await stores[0].close()

            found = await asyncio.gather(
                *(store.beat(1_400, tolerance=TOLERANCE, since=0) for store in stores[1:])
            )

            assert set(found) == {(Outage(1_000, 1_400),)}
            for store in stores[1:]:
                await store.close()

    run(main)


def test_a_file_knows_of_no_others_and_tolerates_what_it_is_told_to(tmp_path: Path) -> None:
    async def main() -> None:
        for at in (1_000, 1_700):
            store = await open_live(str(tmp_path / "live.db"))
            found = await store.beat(at, tolerance=TOLERANCE, since=0)
            await store.close()

        assert found == ()

    run(main)
