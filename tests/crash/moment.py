"""The very moment at which a count is reached, for those who strike in it."""

from __future__ import annotations

import asyncio


class Moment:
    """Something is counted, and somebody waits for a number; to look all the time would keep a core busy."""

    def __init__(self) -> None:
        self._wanted: int | None = None
        self._reached = asyncio.Event()

    def note(self, count: int) -> None:
        """Take note of how many there are now."""
        if self._wanted is not None and count >= self._wanted:
            self._reached.set()

    async def wait(self, wanted: int, *, seconds: float) -> None:
        """Wait until there are so many, and no longer than that."""
        self._wanted = wanted
        self._reached.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._reached.wait()
        except TimeoutError:
            pass
        finally:
            self._wanted = None
