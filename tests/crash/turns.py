"""Turns that ended by time: how much of it they had while somebody was there to notice a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolik.core.events import TimedOut, TurnRestarted, TurnStarted
from stolik.core.ruleset import derive
from stolik.core.rulesets import PL_FORTY
from stolik.play.clocks import lag
from stolik.play.rooms.events import AnyEvent


def timed_out(events: Iterable[AnyEvent], down: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Return the seat and the milliseconds of every turn that ended by time, less those nobody was there."""
    begun = 0
    for event in events:
        if isinstance(event, TurnStarted | TurnRestarted):
            begun = event.at
        if isinstance(event, TimedOut):
            lost = sum(max(0, min(event.at, end) - max(begun, start)) for start, end in down)
            yield event.seat, event.at - begun - lost


def least(seconds: int) -> int:
    """Return the fewest milliseconds after which a turn of a person who is there can end by time.

    Without what the sweeper waits for a move on its way, short outages that nobody made good would not show.
    """
    quota = lag.first_quota(derive(PL_FORTY, "idle", turn_seconds=seconds))
    return 1000 * seconds + min(lag.GRACE, quota)
