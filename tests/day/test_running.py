"""The runner: changes by another worker arrive by notification, without polling."""

from __future__ import annotations

import asyncio

from stolik.day.online_play.runner import Runner, RunnerPace
from stolik.tournament.commands import ChangeSettings, PublishRound
from stolik.tournament.settings import Place, Settings
from tests.day.halls import BY
from tests.day.online_world import OnlineFloor
from tests.play.worlds import complain

NEVER = 3600.0


def test_a_tournament_that_another_worker_takes_online_is_looked_after_at_once() -> None:
    async def check() -> None:
        floor = OnlineFloor()
        await floor.announce("pl-forty", 8)
        await floor.draw()
        await floor.do(PublishRound(by=BY))
        # This runner gets no notifications of these changes, as if another worker had made them.
        runner = Runner(
            floor.online, floor.ports, on_trouble=complain, pace=RunnerPace(sweep=NEVER, scan=NEVER)
        )
        running = asyncio.create_task(runner.run())
        await asyncio.sleep(0.2)
        before = (await floor.table()).rooms

        await floor.do(ChangeSettings(by=BY, settings=Settings(place=Place.ONLINE)))

        async with asyncio.timeout(30):
            while not (await floor.table()).rooms:  # noqa: ASYNC110  seen only by looking
                await asyncio.sleep(0.01)
        running.cancel()
        assert not before

    asyncio.run(check())
