"""Limits: buckets that fill with time, for sockets, sessions and addresses, here and on all workers."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from stolik.bus import NoRates, Rates, Taken

_MOST_KEYS: Final = 50_000


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_at", "_capacity", "_left", "_rate")

    def __init__(self, capacity: float, rate: float, now: float) -> None:
        self._capacity = capacity
        self._rate = rate
        self._left = capacity
        self._at = now

    def take(self, now: float) -> bool:
        """Tell whether one more may be."""
        self._left = min(self._capacity, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody who asks, on this worker; who was not seen for longest is forgotten."""

    def __init__(self, *, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, who: str, rate: tuple[int, float]) -> bool:
        """Tell whether somebody may do one more of a kind; `rate` is so many in so many seconds."""
        now, key = self._tick(), (kind, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            most, seconds = rate
            bucket = self._buckets[key] = Bucket(most, most / seconds, now)
            if len(self._buckets) > _MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)


class SharedBuckets:
    """What somebody did on all workers; while those do not meet, what they did here.

    A worker fills its own buckets all the while: who has had enough here has had enough, without asking
    anybody, and when the others are out of reach nobody begins anew.
    """

    def __init__(self, shared: Rates | None = None, here: Buckets | None = None) -> None:
        self._shared = shared or NoRates()
        self._here = here or Buckets()

    async def take(self, *wanted: Taken) -> bool:
        """Tell whether somebody may do one more of each kind."""
        if not all(self._here.take(taken.kind, taken.who, taken.rate) for taken in wanted):
            return False
        return await self._shared.take(wanted) is not False
