"""The sweeper's own life: what wakes it, and what ends it."""

from __future__ import annotations

import asyncio

import pytest

from tests.play.worlds import World, run

SETTLED = 20
"""Turns of the loop after which everything in memory has come to rest."""


async def turns(count: int) -> None:
    """Let everybody else take so many turns on the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("between", range(6))
def test_a_sweeper_that_is_woken_and_ended_together_ends(between: int) -> None:
    """However many turns of the loop lie between the two."""

    async def main() -> None:
        house = World().house
        sweeper = asyncio.create_task(house.sweeper.run())
        await turns(SETTLED)
        house._executor.something_due.set()  # noqa: SLF001  below the façade
        await turns(between)
        sweeper.cancel()
        await turns(SETTLED)

        assert sweeper.cancelled()

    run(main)


def test_a_sweeper_that_is_woken_sweeps_at_once() -> None:
    """Nobody waits for the interval where something of ours is due."""

    async def main() -> None:
        house = World().house
        sweeper = asyncio.create_task(house.sweeper.run())
        await turns(SETTLED)
        house._executor.something_due.set()  # noqa: SLF001  below the façade
        await turns(SETTLED)

        assert not house._executor.something_due.is_set()  # noqa: SLF001  below the façade

        sweeper.cancel()

    run(main)
