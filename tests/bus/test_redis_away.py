"""A Redis that dies, hangs or has not started: updates slow down, nothing fails, and everything recovers."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from stolik.bus import BadBusError, NoRedisError, RateClaim, SharedPlaces, open_bus
from stolik.bus.hints import RedisBus
from stolik.bus.link import Link
from stolik.bus.shared import RedisPresence
from stolik.notation.tiles import parse_tile_table
from stolik.play.ports import PlayerId, Present, StreamId, TableDraft, Topic
from tests.bus.meeting import a_redis, healthy, hears, ill, settled, until

ROOM = StreamId("room")
ANNA, BARTEK = PlayerId("anna"), PlayerId("bartek")
TABLE = parse_tile_table("r3 r4 r5")


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine."""
    asyncio.run(test)


async def use_all(places: SharedPlaces) -> None:
    """Use every method; nothing may fail."""
    await places.bus.publish(ROOM, 1)
    await places.bus.touch(ROOM, Topic.CHAT)
    places.bus.listen(ROOM).close()
    await places.drafts.put(ROOM, TableDraft(turn=1, table=TABLE))
    await places.drafts.get(ROOM, 1)
    await places.drafts.drop(ROOM)
    await places.presence.enter(ROOM, "x", BARTEK)
    await places.presence.present(ROOM)
    await places.presence.leave(ROOM, "x")
    await places.once.claim("x", ttl=1)
    await places.rates.take([RateClaim("x", "y", (1, 1.0))])


def test_while_redis_is_dead_listeners_are_told_to_look_again_and_again() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            places = await again()
            listener = places.bus.listen(ROOM)
            await settled(listener)

            server.kill()

            for _ in range(3):
                await settled(listener)
            assert not places.healthy()

    run(test())


def test_after_a_restart_hints_get_through_again() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            here, there = await again(), await again()
            listener = there.bus.listen(ROOM)
            await settled(listener)

            for seq in (10, 20, 30):
                server.kill()
                await ill(there)
                server.start()
                await healthy(here)
                await healthy(there)
                await here.bus.publish(ROOM, seq)

                await hears(listener, lambda hint, seq=seq: hint.seq == seq)  # type: ignore[misc]

    run(test())


def test_what_was_published_while_redis_was_away_is_told_when_it_is_back() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            here, there = await again(), await again()
            listener = there.bus.listen(ROOM)
            await settled(listener)
            server.kill()
            await ill(here)
            await here.bus.publish(ROOM, 5)
            await here.bus.touch(ROOM, Topic.CHAT)
            await here.bus.publish(ROOM, 6)

            server.start()

            hint = await hears(listener, lambda hint: hint.seq == 6 or hint.again)
            assert hint.again or hint.topics == {Topic.CHAT}

    run(test())


def test_what_could_not_be_sent_is_sent_later() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            there = await again()
            listener = there.bus.listen(ROOM)
            await settled(listener)
            link = Link(server.address)
            bus = RedisBus(link)
            await bus.start()
            link.gone("commands", OSError("only our own way there is broken"))

            await bus.publish(ROOM, 5)
            await bus.publish(ROOM, 6)

            await hears(listener, lambda hint: hint.seq == 6)
            await bus.close()
            await link.close()

    run(test())


def test_nothing_fails_while_redis_is_dead_or_frozen() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            places = await again()
            server.freeze()
            await use_all(places)
            await ill(places)
            await use_all(places)
            server.thaw()
            await healthy(places)

            server.kill()
            await asyncio.gather(*(use_all(places) for _ in range(50)))
            assert not places.healthy()

    run(test())


def test_a_frozen_redis_is_found_out_and_comes_back() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            here, there = await again(), await again()
            listener = there.bus.listen(ROOM)
            await settled(listener)
            server.freeze()
            await ill(there)
            await settled(listener)
            server.thaw()
            await healthy(here)
            await healthy(there)
            await here.bus.publish(ROOM, 5)

            await hears(listener, lambda hint: hint.seq == 5)

    run(test())


def test_a_bus_opens_before_its_redis_does() -> None:
    async def test() -> None:
        async with a_redis(running=False) as (server, again):
            here, there = await again(), await again()
            assert not here.healthy()
            await use_all(here)
            listener = there.bus.listen(ROOM)

            server.start()
            await healthy(here)
            await healthy(there)
            await here.bus.publish(ROOM, 5)

            await hears(listener, lambda hint: hint.seq == 5)

    run(test())


def test_local_listeners_hear_at_once_without_redis() -> None:
    async def test() -> None:
        async with a_redis(running=False) as (_, again):
            places = await again()
            listener = places.bus.listen(ROOM)

            await places.bus.publish(ROOM, 5)

            assert (await listener.heard()).seq == 5

    run(test())


def test_own_drafts_connections_and_claims_outlive_redis() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            here, there = await again(), await again()
            await here.drafts.put(ROOM, TableDraft(turn=1, table=TABLE))
            await here.presence.enter(ROOM, "1", ANNA)
            assert await here.once.claim("ticket", ttl=60_000)
            server.kill()
            await ill(here)
            await ill(there)

            assert await here.drafts.get(ROOM, 1) == TABLE
            assert await here.presence.present(ROOM) == Present(players=frozenset({ANNA}))
            assert not await here.once.claim("ticket", ttl=60_000)
            # State that only Redis had is lost, and nobody is refused because of it.
            assert await there.drafts.get(ROOM, 1) is None
            assert await there.presence.present(ROOM) == Present()
            assert await there.once.claim("ticket", ttl=60_000)

    run(test())


def test_a_restarted_redis_learns_who_is_there_as_they_are_renewed() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            here, there = await again(), await again()
            await here.presence.enter(ROOM, "1", ANNA)
            server.kill()
            await ill(here)
            server.start()
            await healthy(here)
            await healthy(there)

            await here.presence.enter(ROOM, "1", ANNA)

            assert await there.presence.present(ROOM) == Present(players=frozenset({ANNA}))

    run(test())


def test_connections_of_a_dead_worker_vanish_and_renewed_ones_stay() -> None:
    async def test() -> None:
        async with a_redis() as (server, again):
            watching = await again()
            dead, alive = (Link(server.address) for _ in range(2))
            await RedisPresence(dead, kept=300).enter(ROOM, "1", ANNA)
            await dead.close()
            renewing = RedisPresence(alive, kept=60_000)
            await renewing.enter(ROOM, "2", BARTEK)
            before = await watching.presence.present(ROOM)

            async def anna_is_gone() -> bool:
                return await watching.presence.present(ROOM) == Present(players=frozenset({BARTEK}))

            await until(anna_is_gone)
            await alive.close()

            assert BARTEK in before.players

    run(test())


def test_an_outage_is_logged_once_and_so_is_its_end(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "stolik.bus")

    async def test() -> None:
        async with a_redis() as (server, again):
            places = await again()
            for _ in range(2):
                server.kill()
                await ill(places)
                for _ in range(20):
                    await use_all(places)
                server.start()
                await healthy(places)

    run(test())

    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"] * 2
    assert "is away" in caplog.messages[0]


@pytest.mark.parametrize("address", ["somewhere", "http://redis", "", "redis://host:port"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadBusError) as refusal:
        run(_open(address))

    assert refusal.value.code == "bad_bus"
    assert repr(address) in str(refusal.value)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("stolik.bus.", "redis"))]:
        if name not in {"stolik.bus.errors", "stolik.bus.places"}:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "redis", None)

    with pytest.raises(NoRedisError, match=r"stolik\[redis\]"):
        run(_open("redis://localhost"))


async def _open(address: str) -> None:
    await (await open_bus(address)).close()


def test_a_password_is_shown_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(BadBusError) as refusal:
        run(_open("redis://anna:secret@host:port"))
    run(_open("unix://anna:secret@/nowhere/at/all"))

    assert "secret" not in str(refusal.value)
    assert "secret" not in caplog.text
    assert "unix:///nowhere/at/all" in caplog.text
