"""When a worker's garbage collector runs, and on which objects."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

_YOUNG, _MIDDLE, _NEVER = 5_000, 2, 1_000_000
"""Thresholds of the collector: new objects until the youngest generation is collected, and collections until
the next.

Rooms and connections live long, and nearly everything is freed by reference counting: thousands of orders
leave a dozen objects in cycles. With Python's own thresholds a worker with two hundred tables spent a sixth
of its time collecting. With these a collection visits twenty thousand objects at most, which takes some
milliseconds even while four thousand people connect, and objects that survive two of them are not visited
again until a full collection.
"""
THRESHOLDS: Final = (_YOUNG, _MIDDLE, _NEVER)
_FEW: Final = 100
"""Connections up to which a full collection takes some hundredths of a second, which nobody notices."""
_PAUSE: Final = 300.0
"""Seconds between two full collections."""
_MOST_ENDED: Final = 50_000
"""Ended connections after which a full collection runs in any case: each leaves about a kilobyte in
cycles.
"""
_SECONDS: Final = 5.0


def settle() -> None:
    """Freeze the objects of a started worker, and collect the rest less often."""
    # Imports leave little garbage, and collecting it would delay every start.
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


class Tidying:
    """Runs full collections when they delay nobody: with a thousand tables one takes most of a second."""

    def __init__(self, *, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._looked = tick()
        self._ended = 0

    def is_time(self, connected: int, ended: int) -> bool:
        """Return whether to collect now, given the open connections and those ended so far."""
        if ended == self._ended:
            return False  # nothing to collect
        if connected >= _FEW and ended - self._ended < _MOST_ENDED:
            return False
        if connected and self._tick() < self._looked + _PAUSE:
            return False
        self._looked, self._ended = self._tick(), ended
        return True

    async def run(self, connected: Callable[[], int], ended: Callable[[], int]) -> None:
        """Collect when it is time."""
        while True:
            await asyncio.sleep(_SECONDS)
            if self.is_time(connected(), ended()):
                gc.collect()
