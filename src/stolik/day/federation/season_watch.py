"""Waiting for news of a season: one set of listeners on a worker, however many pages wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from stolik.play.ports import Bus, Listener, StreamId


class SeasonNews:
    """Listens to the streams of a season while somebody waits."""

    def __init__(self, bus: Bus, streams: Sequence[StreamId]) -> None:
        self._changed = asyncio.Event()
        self._tasks = [asyncio.create_task(self._hear(bus.listen(stream))) for stream in streams]
        self.waiting = 0

    async def _hear(self, listener: Listener) -> None:
        try:
            while True:
                await listener.heard()
                before, self._changed = self._changed, asyncio.Event()
                before.set()
        finally:
            listener.close()

    def next(self) -> asyncio.Event:
        """Return what is set by the next change."""
        return self._changed

    def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()


class SeasonWatch:
    """The listeners of all seasons that somebody waits for."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._news: dict[tuple[StreamId, ...], SeasonNews] = {}

    @asynccontextmanager
    async def watching(self, streams: Sequence[StreamId]) -> AsyncIterator[SeasonNews]:
        """Listen to some streams until the block ends."""
        key = tuple(streams)
        news = self._news.get(key)
        if news is None:
            news = self._news[key] = SeasonNews(self._bus, streams)
            await asyncio.sleep(0)  # until it listens
        news.waiting += 1
        try:
            yield news
        finally:
            news.waiting -= 1
            if not news.waiting:
                news.close()
                self._news.pop(key, None)
