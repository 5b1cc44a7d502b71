"""When the garbage collector of a worker runs, and on which objects."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

_YOUNG, _MIDDLE, _NEVER = 5_000, 2, 1_000_000
"""Objects more than before until the youngest are looked at, and looks until the next older ones are.

Rooms and connections live long, and nearly everything goes when the last one lets go of it: thousands of
orders leave a dozen objects in rings. With Python's own numbers a worker with two hundred tables spent a
sixth of its time looking. With these a look is at twenty thousand objects at most, some milliseconds even
while four thousand people come, and what has lived through two of them is not looked at again in passing.
"""
THRESHOLDS: Final = (_YOUNG, _MIDDLE, _NEVER)
_FEW: Final = 100
"""Connections with which a look at everything takes some hundredths of a second, and nobody notices."""
_PAUSE: Final = 300.0
"""Seconds between two looks at everything."""
_MOST_ENDED: Final = 50_000
"""Connections after whose end everything is looked at in any case: each leaves about a kilobyte in rings."""
_SECONDS: Final = 5.0


def settle() -> None:
    """Take what a started worker is made of out of sight for good, and look at the rest less often."""
    # What imports left behind is little, and looking for it would hold up every start.
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


class Tidying:
    """Looks at everything when nobody is held up by it: with a thousand tables it takes most of a second."""

    def __init__(self, *, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._looked = tick()
        self._ended = 0

    def is_time(self, connected: int, ended: int) -> bool:
        """Tell whether to look now: so many are connected, and so many connections have ended until now."""
        if ended == self._ended:
            return False  # nobody has left anything behind
        if connected >= _FEW and ended - self._ended < _MOST_ENDED:
            return False
        if connected and self._tick() < self._looked + _PAUSE:
            return False
        self._looked, self._ended = self._tick(), ended
        return True

    async def run(self, connected: Callable[[], int], ended: Callable[[], int]) -> None:
        """Look when it is time."""
        while True:
            await asyncio.sleep(_SECONDS)
            if self.is_time(connected(), ended()):
                gc.collect()
