"""kill -9 again and again while people play: ``python -m tests.crash.kill 1000`` does it a thousand times."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from stolik.play.ports import StreamId
from tests.crash.crowd import Crowd
from tests.crash.post import Post
from tests.crash.promises import broken, charged, untrue
from tests.crash.worker import SETTINGS
from tests.seeded import seeded

_REPEATED: Final = 8
"""Answered commands that are sent again after every restart."""
_DOWN: Final = (SETTINGS.tolerance + SETTINGS.beat) / 1000
"""Seconds without a worker, at least: long enough to be noticed."""

_LONGEST: Final = 3.0
"""Seconds that a worker lives, at most."""
_PATIENCE: Final = 60.0


class Report(NamedTuple):
    """The result; every text in `troubles` is a broken promise."""

    kills: int
    given: int
    timed_out: int
    troubles: tuple[str, ...]


async def kill_often(database: str, kills: int, *, seed: int) -> Report:
    """Let people play while the worker is killed a number of times; stop at the first trouble."""
    dice = seeded(seed)
    post = Post(database)
    crowd = Crowd([post], dice)
    await post.start()
    crowd.begin()
    troubles: list[str] = []
    over: frozenset[StreamId] = frozenset()
    killed = 0
    while killed < kills and not troubles:
        await post.prepare()
        await _die(post, dice)
        killed += 1
        await asyncio.sleep(_DOWN)
        await post.start()
        for given in [*crowd.given[-1:], *dice.sample(crowd.given, min(_REPEATED, len(crowd.given)))]:
            await crowd.again(given)
        # Finished games that were checked are checked again only at the end: there are more and more of them.
        finished = frozenset(crowd.finished)
        _, late = await charged(post, crowd, post.down, but=over)
        troubles = [*await broken(post, crowd, but=over), *late]
        over = finished
    timed_out, late = await _some_timed_out(post, crowd)
    troubles = [*await broken(post, crowd), *late, *await untrue(post, crowd)]
    await crowd.end()
    await post.stop()
    return Report(killed, len(crowd.given), timed_out, tuple(troubles))


async def _some_timed_out(post: Post, crowd: Crowd) -> tuple[int, list[str]]:
    """Return the turns that timed out; if workers lived only briefly, there may be none yet."""
    until = time.monotonic() + _PATIENCE
    while True:
        timed_out, late = await charged(post, crowd, post.down)
        if timed_out or late or time.monotonic() > until:
            return timed_out, late
        await asyncio.sleep(0.1)


async def _die(post: Post, dice: Random) -> None:
    """Kill the worker at some moment, or immediately after an answer."""
    if dice.random() < 0.5:
        await asyncio.sleep(dice.random() * 0.6)
    else:
        await post.moment.wait(post.answered + dice.randint(1, 60), seconds=_LONGEST)
    await post.kill()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        database = sys.argv[2] if len(sys.argv) > 2 else str(Path(folder) / "live.stolik")
        report = asyncio.run(kill_often(database, int(sys.argv[1]), seed=time.time_ns()))
    print(report)  # noqa: T201  a script
    sys.exit(bool(report.troubles))
