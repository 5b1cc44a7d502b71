"""Whole games on every store: two workers, real time, and a restart in the middle."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from sqlalchemy import text

from stolik.bots import BOTS
from stolik.core.fairness.audit import audit
from stolik.core.rulesets import PL_FORTY
from stolik.core.state import Phase
from stolik.notation.record import Record
from stolik.play.house import House
from stolik.play.memory_bus import MemoryBus, MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.ports import Clock, Ports
from stolik.play.rooms.events import Setup
from stolik.play.rooms.views import Sight
from stolik.play.settings import PlaySettings
from stolik.solver.searches import most_points
from stolik.storage.errors import StorageError
from stolik.storage.live_store.store import DatabaseClock, LiveStore, open_live
from tests.play.clients import is_asked
from tests.play.memory import MemoryClock
from tests.play.stores import STORES, Opened, Reopen
from tests.play.worlds import LINK_KEY, PEOPLE, the

ANNA = PEOPLE[0]
QUICK = PlaySettings(bot_pause=0, sweep=20)


async def worker(reopen: Reopen, bus: MemoryBus) -> House:
    store = await reopen()
    ports = Ports(
        store=store,
        secrets=store,
        clock=clock_of(store),
        bus=bus,
        drafts=MemoryDrafts(),
        presence=MemoryPresence(),
        once=MemoryOnce(),
    )
    return House(ports, link_key=LINK_KEY, settings=QUICK)


def clock_of(store: Opened) -> Clock:
    if isinstance(store, LiveStore):
        return DatabaseClock(store)
    loop = asyncio.get_running_loop()
    return MemoryClock(lambda: 10**6 + round(1000 * loop.time()))


@pytest.mark.parametrize("store", STORES)
def test_a_game_over_two_workers_is_played_to_its_end_and_proven(store: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with STORES[store](tmp_path) as reopen:
            bus = MemoryBus()
            houses = [await worker(reopen, bus) for _ in range(2)]
            sweepers = [asyncio.ensure_future(house.sweeper.run()) for house in houses]
            setup = Setup(rules=PL_FORTY, seats=3, bots={1: "exact", 2: "casual"})
            room = the(await houses[0].seating.open(ANNA, setup, command_id="open")).room
            the(await houses[1].seating.join(ANNA, room, command_id="join", seed="mine"))
            the(await houses[0].seating.start(ANNA, room, command_id="start"))
            bot = BOTS["exact"](1)
            for turn in range(10_000):
                house = houses[turn % 2]
                sight = await house.watching.look(ANNA, room)
                assert isinstance(sight, Sight)
                game = sight.view.game
                assert game is not None
                if game.phase is Phase.OVER:
                    break
                if is_asked(game):
                    await house.playing.move(ANNA, room, bot.choose(game), command_id=f"c{sight.seq}")
                await asyncio.sleep(0.005)

            record = await (await worker(reopen, bus)).watching.record(room)
            for sweeper in sweepers:
                sweeper.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await sweeper

            assert isinstance(record, Record)
            assert audit(record.events, most_points=most_points) == ()

    asyncio.run(main())


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_the_databases_clock_never_runs_backwards(store: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with STORES[store](tmp_path) as reopen:
            opened = await reopen()
            ticks = iter([0.0, 0.0, 0.0, 1.0, 1.0, 20.0, 20.0, 0.5])
            clock = DatabaseClock(opened, tick=lambda: next(ticks))

            first, second, third = [await clock.now() for _ in range(3)]

            assert second == first + 1000
            assert third >= second
            assert abs(first - await opened.ask_time()) < 60_000

    asyncio.run(main())


@pytest.mark.parametrize("address", ["mysql://somewhere/db", "oracle://x/y"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises((StorageError, ModuleNotFoundError)):
        asyncio.run(open_live(address))


def test_an_address_of_a_sqlite_file_is_its_path(tmp_path: Path) -> None:
    async def main() -> None:
        for _ in range(2):
            store = await open_live(f"sqlite:///{tmp_path}/a.stolik")
            assert store.name == f"{tmp_path}/a.stolik"
            await store.close()

    asyncio.run(main())


def test_every_connection_to_a_file_syncs_in_full(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_live(str(tmp_path / "a.stolik"))
        found = []
        for opened in (store.writing(), store.reading()):
            async with opened as connection:
                found += [
                    (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                    for name in ("synchronous", "journal_mode", "foreign_keys")
                ]
        await store.close()

        assert found == [2, "wal", 1] * 2

    asyncio.run(main())
