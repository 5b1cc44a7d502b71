"""Throttling: limit how often something is sent, without losing the last change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from stolik.play.ids import StreamId


class Throttle:
    """Limits calls room by room; many calls in one interval become one at its end."""

    def __init__(self, notify: Callable[[StreamId], Awaitable[None]], *, interval: int) -> None:
        self._notify = notify
        self._interval = interval / 1000
        self._pausing: dict[StreamId, bool] = {}
        """Rooms in their interval, and whether another call came."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, stream: StreamId) -> None:
        """Call now, or at the end of the current interval."""
        if stream in self._pausing:
            self._pausing[stream] = True
            return
        self._pause(stream)
        await self._notify(stream)

    def _pause(self, stream: StreamId) -> None:
        self._pausing[stream] = False
        asyncio.get_running_loop().call_later(self._interval, self._go_on, stream)

    def _go_on(self, stream: StreamId) -> None:
        if not self._pausing.pop(stream):
            return
        self._pause(stream)
        task = asyncio.ensure_future(self._notify(stream))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
