"""The worker's heartbeat, and the outages it detects."""

from __future__ import annotations

import asyncio

from stolik.play.ports import Heart, Outage
from stolik.play.settings import PlaySettings


class Pulse:
    """Beats before anything is decided after a silence, so that down time counts against no clock."""

    def __init__(self, heart: Heart, settings: PlaySettings) -> None:
        self._heart = heart
        self._settings = settings
        self._last: int | None = None
        self._lock = asyncio.Lock()
        self.outages: tuple[Outage, ...] = ()

    async def keep(self, now: int) -> None:
        """Beat, if the last beat is long enough ago."""
        if self.is_fresh(now):
            return
        async with self._lock:
            if self.is_fresh(now):
                return
            settings = self._settings
            came = self._last is None and settings.alone
            self.outages = await self._heart.beat(
                now, tolerance=0 if came else settings.tolerance, since=now - settings.outages_kept
            )
            self._last = now

    def is_fresh(self, now: int) -> bool:
        """Return whether the last beat is recent."""
        return self._last is not None and now - self._last < self._settings.beat
