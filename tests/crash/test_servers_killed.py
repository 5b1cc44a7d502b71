"""kill -9 of PostgreSQL and of Redis while people play on two workers: all promises are kept."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tests.bus.redis_server import RedisServer
from tests.crash.crowd import Crowd
from tests.crash.post import Post
from tests.crash.postgres import PostgreSQL
from tests.crash.promises import broken, charged, untrue
from tests.seeded import seeded

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are found as Linux names them"),
]
KILLS = 4
PATIENCE = 120.0


@asynccontextmanager
async def a_postgresql() -> AsyncIterator[PostgreSQL]:
    server = await asyncio.to_thread(PostgreSQL)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.remove)


@asynccontextmanager
async def workers(*posts: Post) -> AsyncIterator[None]:
    for post in posts:
        await post.start()
    try:
        yield
    finally:
        for post in posts:
            await post.stop()


async def more(crowd: Crowd, commands: int) -> None:
    """Wait until a number of further commands are answered."""
    wanted = len(crowd.given) + commands
    await until(crowd, lambda: len(crowd.given) >= wanted)


async def until(crowd: Crowd, claim: Callable[[], bool]) -> None:
    """Wait until a condition is true; meanwhile nobody may fail."""
    async with asyncio.timeout(PATIENCE):
        while not claim():
            assert crowd.stumbled() == []
            await asyncio.sleep(0.01)


def test_nothing_is_lost_when_postgresql_is_killed() -> None:
    async def main() -> None:
        dice = seeded(1)
        async with a_postgresql() as server:
            posts = [Post(server.address), Post(server.address)]
            crowd = Crowd(posts, dice)
            async with workers(*posts):
                crowd.begin()
                for kill in range(KILLS):
                    await more(crowd, 10)
                    await asyncio.sleep(dice.random())
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)
                    await more(crowd, 1)
                    for given in dice.sample(crowd.given, 8):
                        await crowd.again(given)
                    if kill % 2:
                        await posts[1].kill()
                        await posts[1].start()

                    _, late = await charged(posts[0], crowd, server.down)
                    assert await broken(posts[0], crowd) == []
                    assert late == []
                assert await untrue(posts[1], crowd) == []
                await crowd.end()

            failures = posts[0].failures + posts[1].failures
            assert failures, "nobody noticed"
            assert [it for it in failures if not it.startswith("StorageError(")] == []

    asyncio.run(main())


def test_the_game_goes_on_when_redis_is_killed_and_when_it_is_back() -> None:
    """People read only when they are notified: without notifications nobody would ever move again."""

    async def main() -> None:
        dice = seeded(2)
        redis = RedisServer()
        redis.start()
        try:
            async with a_postgresql() as server:
                posts = [Post(server.address, bus=redis.address) for _ in range(2)]
                crowd = Crowd(posts, dice, by_hints=True)
                async with workers(*posts):
                    crowd.begin(tables=(2,), idle=False)
                    for _ in range(2):
                        await more(crowd, 10)
                        redis.kill()
                        await more(crowd, 6)
                        redis.start()
                    await more(crowd, 10)

                    for given in dice.sample(crowd.given, 8):
                        await crowd.again(given)
                    assert await broken(posts[0], crowd) == []
                    await crowd.end()
        finally:
            redis.remove()

    asyncio.run(main())
