"""Turns that timed out: how much time they had while a worker was running."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolik.core.events import TimedOut, TurnRestarted, TurnStarted
from stolik.core.ruleset import derive
from stolik.core.rulesets import PL_FORTY
from stolik.play.clocks import lag
from stolik.play.rooms.events import AnyEvent


def timed_out(events: Iterable[AnyEvent], down: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Return the seat and the milliseconds of every turn that timed out, without the down time."""
    begun = 0
    for event in events:
        if isinstance(event, TurnStarted | TurnRestarted):
            begun = event.at
        if isinstance(event, TimedOut):
            lost = sum(max(0, min(event.at, end) - max(begun, start)) for start, end in down)
            yield event.seat, event.at - begun - lost


def least(seconds: int) -> int:
    """Return the fewest milliseconds after which the turn of a connected person can time out.

    Without the sweeper's wait for moves on their way: otherwise short outages that were not compensated
    would not show.
    """
    quota = lag.first_quota(derive(PL_FORTY, "idle", turn_seconds=seconds))
    return 1000 * seconds + min(lag.GRACE, quota)
