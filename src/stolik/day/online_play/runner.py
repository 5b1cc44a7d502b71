"""Runner: manages the online tournaments on one worker, after hints and at intervals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.day.cache import KIND
from stolik.day.hall import TURNED
from stolik.day.online_play.online import Online
from stolik.day.online_play.table import rooms_of
from stolik.play.ports import Ports, StreamId
from stolik.tournament.actors import TableRef

OnTrouble: TypeAlias = Callable[[StreamId | None, Exception], None]
_CALM: Final = 0.05
"""Seconds in which several hints are merged."""


class RunnerPace(Struct, frozen=True, kw_only=True):
    """How often the runner checks without a hint, in seconds."""

    sweep: float = 2.0
    """Checks of known online tournaments: for expired time, and for lost hints."""
    scan: float = 30.0
    """Checks for tournaments that another worker took online, in case its hint was lost."""


class Runner:
    """One on every worker: all of them find the same next steps, and each step is made once."""

    def __init__(
        self, online: Online, ports: Ports, *, on_trouble: OnTrouble, pace: RunnerPace | None = None
    ) -> None:
        self._online = online
        self._ports = ports
        self._on_trouble = on_trouble
        self._pace = pace or RunnerPace()
        self._touched: dict[StreamId, set[TableRef] | None] = {}
        """Tournaments to check: some tables, or all of them."""
        self._wake = asyncio.Event()
        self._online_now: set[StreamId] = set()
        self._ears: dict[StreamId, asyncio.Task[None]] = {}
        self._turned = False
        """Whether some tournament went online, or returned to a hall."""

    def touch(self, stream: StreamId, table: TableRef | None = None) -> None:
        """Request a check of a tournament, or of one of its tables."""
        known = self._touched.get(stream, set())
        self._touched[stream] = None if table is None or known is None else known | {table}
        self._wake.set()

    async def run(self) -> None:
        """Manage tournaments until cancelled."""
        loop = asyncio.get_running_loop()
        scanned = swept = float("-inf")
        everywhere = asyncio.create_task(self._hear_of_turns())
        try:
            while True:
                if self._turned or loop.time() - scanned >= self._pace.scan:
                    self._turned, scanned = False, loop.time()
                    await self._scan()
                if loop.time() - swept >= self._pace.sweep:
                    swept = loop.time()
                    for stream in self._online_now:
                        self.touch(stream)
                await self._look()
                try:
                    async with asyncio.timeout(self._pace.sweep):
                        await self._wake.wait()
                    await asyncio.sleep(_CALM)
                except TimeoutError:
                    continue
        finally:
            for ear in (everywhere, *self._ears.values()):
                ear.cancel()

    async def _scan(self) -> None:
        try:
            for stream in await self._ports.store.streams(KIND):
                self.touch(stream)
        except StolikError as trouble:
            self._on_trouble(None, trouble)

    async def _look(self) -> None:
        self._wake.clear()
        touched, self._touched = self._touched, {}
        for stream, tables in touched.items():
            try:
                await self._look_at(stream, tables)
            except Exception as trouble:  # noqa: BLE001  one sick tournament keeps nobody else waiting
                self._on_trouble(stream, trouble)

    async def _look_at(self, stream: StreamId, tables: set[TableRef] | None) -> None:
        if tables is not None:
            for table in tables:
                await self._online.tend_table(stream, table)
        elif await self._online.tend(stream):
            self._online_now.add(stream)
        else:
            self._online_now.discard(stream)
        await self._listen(stream)

    async def _listen(self, stream: StreamId) -> None:
        """Listen to the tournament and to all its rooms in which something can still happen."""
        wanted: dict[StreamId, TableRef | None] = {}
        if stream in self._online_now:
            loaded = await self._online.hall.look(stream)
            wanted[stream] = None
            if loaded is not None:
                wanted |= rooms_of(loaded.tournament.state)
        for place in [place for place, ear in self._ears.items() if ear.get_name() == stream]:
            if place not in wanted:
                self._ears.pop(place).cancel()
        for place, table in wanted.items():
            if place not in self._ears:
                self._ears[place] = asyncio.create_task(self._hear(stream, place, table), name=stream)

    async def _hear_of_turns(self) -> None:
        listener = self._ports.bus.listen(TURNED)
        try:
            while True:
                hint = await listener.heard()
                self._turned = True
                self._wake.set()
                if hint.again:  # an unreachable bus reports that every second
                    await asyncio.sleep(self._pace.sweep)
        finally:
            listener.close()

    async def _hear(self, stream: StreamId, place: StreamId, table: TableRef | None) -> None:
        listener = self._ports.bus.listen(place)
        try:
            while True:
                await listener.heard()
                self.touch(stream, table)
        finally:
            listener.close()
