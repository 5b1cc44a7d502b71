"""Waits for the moment at which a count is reached."""

from __future__ import annotations

import asyncio


class Moment:
    """A counter that can be waited for; polling would keep a core busy."""

    def __init__(self) -> None:
        self._wanted: int | None = None
        self._reached = asyncio.Event()

    def note(self, count: int) -> None:
        """Set the count."""
        if self._wanted is not None and count >= self._wanted:
            self._reached.set()

    async def wait(self, wanted: int, *, seconds: float) -> None:
        """Wait until the count is reached."""
        self._wanted = wanted
        self._reached.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._reached.wait()
        except TimeoutError:
            pass
        finally:
            self._wanted = None
