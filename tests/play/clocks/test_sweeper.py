"""The sweeper itself: what wakes it, and what stops it."""

from __future__ import annotations

import asyncio

import pytest

from tests.play.worlds import World, run

SETTLED = 20
"""Iterations of the loop after which everything in memory has settled."""


async def turns(count: int) -> None:
    """Let other tasks run for a number of iterations."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("between", range(6))
def test_a_sweeper_that_is_woken_and_ended_together_ends(between: int) -> None:
    """However many iterations of the loop are between the two."""

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
    """It does not wait for the interval if something is due."""

    async def main() -> None:
        house = World().house
        sweeper = asyncio.create_task(house.sweeper.run())
        await turns(SETTLED)
        house._executor.something_due.set()  # noqa: SLF001  below the façade
        await turns(SETTLED)

        assert not house._executor.something_due.is_set()  # noqa: SLF001  below the façade

        sweeper.cancel()

    run(main)
