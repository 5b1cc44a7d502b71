"""kill -9 of a worker while people play: nothing acknowledged is lost or doubled, no clock is charged."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.crash.crowd import Crowd
from tests.crash.kill import kill_often
from tests.crash.post import Post
from tests.crash.promises import broken
from tests.seeded import seeded

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no kill -9"),
]
HALF = 25
STOPS = 20


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_or_doubled_and_no_clock_charged(tmp_path: Path, seed: int) -> None:
    report = asyncio.run(kill_often(str(tmp_path / "live.stolik"), HALF, seed=seed))

    assert report.troubles == ()
    assert report.kills == HALF
    assert report.given > 3 * HALF, "hardly anybody did anything"
    assert report.timed_out > 0, "nobody's time ran out"


def test_a_worker_that_is_asked_to_stops_in_the_middle_of_everything(tmp_path: Path) -> None:
    """Each stop is waited for: a task that ignores its cancellation would never end."""

    async def main() -> None:
        dice = seeded(3)
        post = Post(str(tmp_path / "live.stolik"))
        crowd = Crowd([post], dice)
        await post.start()
        crowd.begin()
        for _ in range(STOPS):
            await post.prepare()
            await asyncio.sleep(dice.random() * 0.5)
            await post.stop()
            await post.start()

            assert await broken(post, crowd) == []
        await crowd.end()
        await post.stop()

    asyncio.run(main())
