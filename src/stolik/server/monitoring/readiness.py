"""Readiness: whether a write to the database succeeded lately."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from stolik.core.errors import StolikError
from stolik.server.monitoring.logs import log
from stolik.storage.live_store.store import LiveStore

LATELY: Final = 2.0
"""Seconds for which one try counts: anybody may ask, and asking must not wear out the disk."""
_PATIENCE: Final = 2.0
"""Seconds after which an unfinished write counts as failed; it is not cancelled."""


class Readiness:
    """Tries a write when asked, unless one was tried just now."""

    def __init__(self, store: LiveStore, *, tick: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._tick = tick
        self._trying: asyncio.Task[bool] | None = None
        self._tried: float | None = None
        self._went_through = False

    async def writes(self) -> bool:
        """Return whether the database accepts writes."""
        if not await self._store.is_there():
            return False
        if self._tried is None or self._tick() - self._tried > LATELY:
            if self._trying is None or self._trying.done():
                self._trying = asyncio.create_task(self._try())
            done, _ = await asyncio.wait({self._trying}, timeout=_PATIENCE)
            if not done:
                return False
        return self._went_through

    async def close(self) -> None:
        """Wait for a write in progress."""
        if self._trying is not None:
            await asyncio.wait({self._trying})

    async def _try(self) -> bool:
        try:
            await self._store.try_write()
        except (StolikError, OSError) as trouble:
            log.error("not writable", reason=str(trouble))
            self._went_through = False
        else:
            self._went_through = True
        self._tried = self._tick()
        return self._went_through
