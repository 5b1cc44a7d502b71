"""Workers connected by a bus, for tests: within one process, or over a real Redis."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from stolik.bus import SharedPlaces, open_bus
from stolik.play.ports import Hint, Listener
from tests.bus.redis_server import RedisServer

PATIENCE = float(os.environ.get("STOLIK_BUS_PATIENCE", "30"))
"""Seconds after which a wait fails; fewer if a fault is planted."""
Open = Callable[[], Awaitable[SharedPlaces]]


@asynccontextmanager
async def in_memory() -> AsyncIterator[Open]:
    """Give all workers the same bus and presence."""
    places = await open_bus(None)

    async def again() -> SharedPlaces:
        return places

    yield again
    await places.close()


@asynccontextmanager
async def on_redis() -> AsyncIterator[Open]:
    """Give each worker its own bus and presence on one Redis."""
    async with a_redis() as (_, again):
        yield again


@asynccontextmanager
async def a_redis(*, running: bool = True) -> AsyncIterator[tuple[RedisServer, Open]]:
    """Yield a Redis server, and a function that connects another worker to it."""
    server = RedisServer()
    opened: list[SharedPlaces] = []

    async def again() -> SharedPlaces:
        opened.append(await open_bus(server.address))
        return opened[-1]

    try:
        if running:
            server.start()
        yield server, again
    finally:
        for places in opened:
            await places.close()
        server.remove()


KINDS = {"memory": in_memory, "redis": on_redis}


async def until(claim: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not await claim():  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.02)


async def healthy(places: SharedPlaces) -> None:
    """Wait until notifications get through."""

    async def is_so() -> bool:
        return places.healthy()

    await until(is_so)


async def ill(places: SharedPlaces) -> None:
    """Wait until the bus notices that notifications do not get through."""

    async def is_so() -> bool:
        return not places.healthy()

    await until(is_so)


async def hears(listener: Listener, wanted: Callable[[Hint], bool]) -> Hint:
    """Wait for a notification of some kind."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(hint := await listener.heard()):
            pass
        return hint


async def settled(listener: Listener) -> None:
    """Wait until a listener on Redis hears other workers."""
    await hears(listener, lambda hint: hint.again)
