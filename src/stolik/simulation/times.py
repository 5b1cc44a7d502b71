"""Thinking times of bots: the mean, the 99th percentile and the maximum, in milliseconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, log2
from typing import Final

from msgspec import Struct, field

_BUCKETS: Final = 16
"""Per doubling: a percentile is off by at most 4.5%."""
_LAST: Final = 16 * 40 - 1
_NS: Final = 1_000_000
"""Nanoseconds per millisecond."""


class Times(Struct, kw_only=True):
    """The thinking times of one bot, counted in buckets so that many deals can be merged."""

    total: int = 0
    """Nanoseconds."""
    longest: int = 0
    buckets: dict[int, int] = field(default_factory=dict)
    """Decisions by sixteenths of a doubling of nanoseconds."""

    def add(self, ns: int) -> None:
        """Count one decision."""
        ns = max(1, ns)
        self.total += ns
        self.longest = max(self.longest, ns)
        bucket = min(_LAST, int(_BUCKETS * log2(ns)))
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1


class Milliseconds(Struct, frozen=True, kw_only=True):
    """Thinking time per decision: each time a bot must play or draw."""

    mean: float
    p99: float
    max: float


def milliseconds(times: Iterable[Times]) -> Milliseconds:
    """Summarise a bot's thinking times."""
    total, longest = 0, 0
    buckets: Counter[int] = Counter()
    for each in times:
        total += each.total
        longest = max(longest, each.longest)
        buckets.update(each.buckets)
    decisions = buckets.total()
    if not decisions:
        return Milliseconds(mean=0, p99=0, max=0)
    still = ceil(0.99 * decisions)
    for bucket in sorted(buckets):  # pragma: no branch: the last one is reached
        still -= buckets[bucket]
        if still <= 0:
            break
    p99 = min(longest, 2 ** ((bucket + 1) / _BUCKETS))
    return Milliseconds(
        mean=round(total / decisions / _NS, 4), p99=round(p99 / _NS, 4), max=round(longest / _NS, 4)
    )
