"""The round clock on pages: online, outages are given back to it as to the tables."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.day.views import Day, RoundSeen
from stolik.play.ports import Outage
from stolik.tournament.settings import Place
from stolik.tournament.state import RoundClock


def make_good(day: Day, outages: tuple[Outage, ...]) -> Day:
    """Return a day whose open rounds have got back the server's down time.

    In a hall people play on while the server is down, so nothing is given back there.
    """
    if day.settings.place is not Place.ONLINE or not outages:
        return day
    return replace(
        day,
        stages=tuple(
            replace(stage, drawn=tuple(_longer(drawn, outages) for drawn in stage.drawn))
            for stage in day.stages
        ),
    )


def _longer(drawn: RoundSeen, outages: tuple[Outage, ...]) -> RoundSeen:
    clock = drawn.clock
    if clock is None or drawn.over:
        return drawn
    ms = given_back(clock, outages)
    if clock.ends_at is not None:
        return replace(drawn, clock=replace(clock, ends_at=clock.ends_at + ms))
    return replace(drawn, clock=replace(clock, left_ms=(clock.left_ms or 0) + ms))


def given_back(clock: RoundClock, outages: tuple[Outage, ...]) -> int:
    """Return for how long the server was down while the clock ran."""
    stops = [(began, ended) for began, ended in clock.stood if ended is not None]
    stood = sum(ended - began for began, ended in stops)
    if clock.ends_at is not None:
        until = None
        started = clock.ends_at - 1000 * clock.seconds - stood
    else:
        until = clock.stood[-1][0] if clock.stood else 0
        started = until - (1000 * clock.seconds - (clock.left_ms or 0)) - stood
    down = 0
    for outage in outages:
        began = max(outage.began, started)
        ended = outage.ended if until is None else min(outage.ended, until)
        if ended > began:
            down += ended - began - sum(_overlap(began, ended, *stop) for stop in stops)
    return down


def _overlap(began: int, ended: int, other_began: int, other_ended: int) -> int:
    return max(0, min(ended, other_ended) - max(began, other_began))
