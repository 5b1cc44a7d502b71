"""Heartbeats: which gaps are outages."""

from __future__ import annotations

import asyncio

import pytest

from stolik.play.clocks.heartbeat import Pulse
from stolik.play.ports import Outage
from stolik.play.settings import PlaySettings
from tests.play.memory import MemoryStore

TOLERANCE = PlaySettings().tolerance
DIED = 10_000


async def outages_after(silence: int, *, alone: bool) -> tuple[Outage, ...]:
    """Let one worker die and another start after a gap; return the outages it finds."""
    store, settings = MemoryStore(), PlaySettings(alone=alone)
    await Pulse(store, settings).keep(DIED)
    after = Pulse(store, settings)
    await after.keep(DIED + silence)
    return after.outages


@pytest.mark.parametrize("silence", [1, TOLERANCE, TOLERANCE + 1])
def test_who_is_alone_takes_any_silence_before_it_came_for_an_outage(silence: int) -> None:
    found = asyncio.run(outages_after(silence, alone=True))

    assert found == (Outage(DIED, DIED + silence),)


@pytest.mark.parametrize(("silence", "outages"), [(TOLERANCE, 0), (TOLERANCE + 1, 1)])
def test_where_others_may_be_a_short_silence_is_none(silence: int, outages: int) -> None:
    found = asyncio.run(outages_after(silence, alone=False))

    assert len(found) == outages


def test_who_is_alone_and_slow_for_a_moment_was_there_all_the_same() -> None:
    async def beat_twice() -> tuple[Outage, ...]:
        pulse = Pulse(MemoryStore(), PlaySettings(alone=True))
        await pulse.keep(DIED)
        await pulse.keep(DIED + TOLERANCE)
        return pulse.outages

    assert asyncio.run(beat_twice()) == ()
