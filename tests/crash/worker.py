"""A worker to be killed: the application with its sweeper on a real database, answering over a socket.

Forked by `tests.crash.forks`. If STOLIK_ACKS is set, every answer is written to that file before it is
sent, and "die" ends the process where the recording of its disk says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import socket
import time
from operator import attrgetter
from typing import Any, Final

from stolik.bus import open_bus
from stolik.play.answers import Done
from stolik.play.house import House
from stolik.play.ports import Listener, Ports, StreamId
from stolik.play.settings import PlaySettings
from stolik.storage.live_store.store import DatabaseClock, open_live
from tests.crash.wire import Ask, Ready, Told, listen, say

SETTINGS: Final = PlaySettings(beat=50, tolerance=150, sweep=20, lease=500, bot_pause=0)
"""Short, so that a restart counts as an outage and much happens in a second."""
LINK_KEY: Final = b"a key for tests"


class Worker:
    """Answers calls until its driver disconnects, or it dies."""

    def __init__(self, house: House, writer: asyncio.StreamWriter, acks: int | None) -> None:
        self._house = house
        self._writer = writer
        self._acks = acks
        self._listeners: dict[StreamId, Listener] = {}

    async def answer(self, ask: Ask) -> None:
        """Execute a call and send the result."""
        try:
            answer = await self._call(ask)
        except Exception as trouble:  # noqa: BLE001  a database that is away; the driver asks again
            say(self._writer, Told(ask.number, failure=repr(trouble)))
            return
        if self._acks is not None and isinstance(answer, Done):
            # After this line the answer counts as sent.
            name = f"{ask.args[0].player}/{ask.options['command_id']}"
            os.write(self._acks, f"{answer.room} {answer.events[0].seq} {answer.seq} {name}\n".encode())
        say(self._writer, Told(ask.number, answer))

    async def _call(self, ask: Ask) -> Any:  # noqa: ANN401  whatever the use case answers
        if ask.path == "die":
            ctypes.CDLL(None).disk_die()
        if ask.path == "heard":
            (stream,) = ask.args
            if stream not in self._listeners:
                self._listeners[stream] = self._house.watching.hints(stream)
            return await self._listeners[stream].heard()
        return await attrgetter(ask.path)(self._house)(*ask.args, **ask.options)


async def work(fd: int, database: str, bus: str | None) -> None:
    """Run as a worker, once the driver says so."""
    reader, writer = await asyncio.open_connection(sock=socket.socket(fileno=fd))
    if await listen(reader) is None:
        return
    store = await open_live(database)
    places = await open_bus(bus)
    ports = Ports(
        store=store,
        secrets=store,
        clock=DatabaseClock(store),
        bus=places.bus,
        drafts=places.drafts,
        presence=places.presence,
        once=places.once,
    )
    house = House(ports, link_key=LINK_KEY, settings=SETTINGS, on_trouble=lambda *_: None)
    file = os.environ.get("STOLIK_ACKS")
    acks = None if file is None else os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    worker = Worker(house, writer, acks)
    say(writer, Ready(time.time_ns() // 1_000_000))
    sweeper = asyncio.create_task(house.sweeper.run())
    async with asyncio.TaskGroup() as calls:
        while (ask := await listen(reader)) is not None:
            calls.create_task(worker.answer(ask))
    sweeper.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await sweeper
    await places.close()
    await store.close()
