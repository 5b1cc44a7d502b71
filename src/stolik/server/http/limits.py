"""Limits: token buckets for sockets, sessions and addresses, on this worker and on all workers."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from stolik.bus import NoRates, RateClaim, Rates

_MOST_KEYS: Final = 50_000


class Bucket:
    """A token bucket: a burst, then so many a second."""

    __slots__ = ("_at", "_capacity", "_left", "_rate")

    def __init__(self, capacity: float, rate: float, now: float) -> None:
        self._capacity = capacity
        self._rate = rate
        self._left = capacity
        self._at = now

    def take(self, now: float) -> bool:
        """Return whether one more is allowed."""
        self._left = min(self._capacity, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """Buckets by key on this worker; the least recently used is dropped."""

    def __init__(self, *, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, who: str, rate: tuple[int, float]) -> bool:
        """Return whether one more of a kind is allowed; `rate` is a number and its seconds."""
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
    """Counts on all workers; while they are not connected, on this worker.

    A worker always fills its own buckets too: if the limit is reached here, nobody else need be asked, and if
    the others are unreachable nobody starts from zero.
    """

    def __init__(self, shared: Rates | None = None, here: Buckets | None = None) -> None:
        self._shared = shared or NoRates()
        self._here = here or Buckets()

    async def take(self, *wanted: RateClaim) -> bool:
        """Return whether one more of each kind is allowed."""
        if not all(self._here.take(taken.kind, taken.who, taken.rate) for taken in wanted):
            return False
        return await self._shared.take(wanted) is not False
