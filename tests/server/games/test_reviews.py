"""Reviews over HTTP: made once, in the background, within limits, and only of finished games."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from stolik.core.events import Leaving
from stolik.core.rulesets import PL_FORTY
from stolik.notation.wire import read_hook
from stolik.play.ports import StreamId
from stolik.protocol.reviews import ReviewNow, ReviewState
from stolik.server.games.review_queue import ReviewQueue
from tests.play.memory import MemoryClock
from tests.play.worlds import PEOPLE, World, run, the
from tests.server.desk_app import WHO, desk
from tests.server.games.test_records import moved

SHORT = (sys.executable, "-m", "stolik.coach.review.process", "2")
"""In two worlds: what comes of it does not matter here."""
SLOW = "import time; time.sleep(600)"
BROKEN = (sys.executable, "-c", "raise SystemExit(1)")


def now(reply: httpx.Response, status: int = 200) -> ReviewNow:
    """Read an answer as a client does."""
    assert reply.status_code == status, reply.text

    return msgspec.json.decode(reply.content, type=ReviewNow, dec_hook=read_hook)


@asynccontextmanager
async def working(queue: ReviewQueue) -> AsyncIterator[None]:
    """Let a queue work."""
    task = asyncio.create_task(queue.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def settled(client: httpx.AsyncClient, room: StreamId) -> ReviewNow:
    """Wait until a review is made or has failed."""
    while True:
        seen = now(await client.get(f"/api/rooms/{room}/review"))
        if seen.state in {ReviewState.READY, ReviewState.FAILED}:
            return seen
        await asyncio.sleep(0.02)


async def finished(world: World) -> StreamId:
    """Play some turns and give up: the process has the lowest priority, and tests share the machine."""
    room = await world.room(PL_FORTY, people=2, on_leaving=Leaving.FORFEIT)
    await moved(world, room, 8)
    the(await world.house.playing.resign(PEOPLE[1], room, command_id=world.id()))
    return room


def clock_of(world: World) -> MemoryClock:
    return MemoryClock(lambda: world.now)


def test_a_review_is_asked_for_followed_and_read() -> None:
    async def main() -> None:
        world = World()
        room = await finished(world)
        queue = ReviewQueue(world.store, clock_of(world), command=SHORT)
        async with desk(world, queue=queue) as client, working(queue):
            before = now(await client.get(f"/api/rooms/{room}/review"))
            asked = now(await client.post(f"/api/rooms/{room}/review"), 202)
            seen = (await settled(client, room)).seen
            again = now(await client.post(f"/api/rooms/{room}/review"), 202)
            other = now(await client.get(f"/api/rooms/{room}/review", headers={WHO: "somebody"})).seen

        assert (before.state, asked.state, again.state) == (
            ReviewState.NONE,
            ReviewState.WAITING,
            ReviewState.READY,
        )
        assert seen is not None
        assert other is not None
        assert (seen.here.you.seat, other.here.you.seat) == (0, None)
        assert {turn.seat for turn in seen.review.turns} == {0, 1}
        assert len(seen.accuracy) == 2
        assert seen.end is None, "whoever gives up loses by no points"

    run(main)


def test_asked_by_many_on_two_workers_it_is_made_once() -> None:
    async def main() -> None:
        world = World()
        room = await finished(world)
        made: list[bool] = []
        keep = world.store.end_review

        async def counted(stream: StreamId, payload: msgspec.Raw | None) -> None:
            made.append(payload is not None)
            await keep(stream, payload)

        world.store.end_review = counted  # type: ignore[method-assign]
        queues = [ReviewQueue(world.store, clock_of(world), command=SHORT) for _ in range(2)]
        async with desk(world, queue=queues[0]) as one, desk(world, queue=queues[1]) as other:
            for client in (one, other, one, other):
                now(await client.post(f"/api/rooms/{room}/review"), 202)
            async with working(queues[0]), working(queues[1]):
                await settled(one, room)
                await settled(other, room)

        assert made == [True]

    run(main)


def test_what_fails_is_said_and_may_be_asked_for_again() -> None:
    async def main() -> None:
        world = World()
        room = await finished(world)
        broken = ReviewQueue(world.store, clock_of(world), command=BROKEN)
        async with desk(world, queue=broken) as client, working(broken):
            await client.post(f"/api/rooms/{room}/review")
            failed = await settled(client, room)
        sound = ReviewQueue(world.store, clock_of(world), command=SHORT)
        async with desk(world, queue=sound) as client:
            asked = now(await client.post(f"/api/rooms/{room}/review"), 202)

        assert (failed.state, asked.state) == (ReviewState.FAILED, ReviewState.WAITING)

    run(main)


def test_one_that_breaks_in_an_unknown_way_keeps_no_other_waiting() -> None:
    async def main() -> None:
        world = World()
        rooms = [await finished(world) for _ in range(2)]
        queue = ReviewQueue(world.store, clock_of(world), command=SHORT)
        claim, bad = world.store.claim_review, rooms[0]

        async def claimed(stream: StreamId, *, version: int, now: int, lease: int) -> bool:
            if stream == bad:
                raise ZeroDivisionError
            return await claim(stream, version=version, now=now, lease=lease)

        world.store.claim_review = claimed  # type: ignore[method-assign]
        async with desk(world, queue=queue) as client, working(queue):
            for room in rooms:
                now(await client.post(f"/api/rooms/{room}/review"), 202)
            await settled(client, rooms[1])

    run(main)


def test_a_step_that_takes_long_keeps_its_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise others would begin again, and the page would ask for ever."""

    async def main() -> None:
        world = World()
        room = await finished(world)
        monkeypatch.setattr("stolik.server.games.review_queue._SIGN_SECONDS", 0.01)
        queue = ReviewQueue(world.store, clock_of(world), command=(sys.executable, "-c", SLOW))
        async with desk(world, queue=queue) as client, working(queue):
            now(await client.post(f"/api/rooms/{room}/review"), 202)
            while (await world.store.review_of(room)) is None:  # noqa: ASYNC110  another task writes it
                await asyncio.sleep(0.01)
            for _ in range(4):
                world.now += 29_000
                seen = await world.store.review_of(room)
                while seen is not None and seen.held < world.now + 20_000:
                    await asyncio.sleep(0.01)
                    seen = await world.store.review_of(room)
                assert now(await client.get(f"/api/rooms/{room}/review")).state is ReviewState.WORKING

    run(main)


def test_a_process_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World()
        room = await finished(world)
        monkeypatch.setattr("stolik.server.games.review_queue._SIGN_SECONDS", 0.01)
        monkeypatch.setattr("stolik.server.games.review_queue._LONGEST_SILENCE", 0.02)
        queue = ReviewQueue(world.store, clock_of(world), command=(sys.executable, "-c", SLOW))
        async with desk(world, queue=queue) as client, working(queue):
            now(await client.post(f"/api/rooms/{room}/review"), 202)
            assert (await settled(client, room)).state is ReviewState.FAILED

    run(main)


def test_only_so_many_wait() -> None:
    async def main() -> None:
        world = World()
        rooms = [await finished(world) for _ in range(2)]
        queue = ReviewQueue(world.store, clock_of(world), most=1)
        async with desk(world, queue=queue) as client:
            first = now(await client.post(f"/api/rooms/{rooms[0]}/review"), 202)
            full = await client.post(f"/api/rooms/{rooms[1]}/review", headers={"accept-language": "pl"})

        assert (first.state, first.ahead) == (ReviewState.WAITING, 0)
        assert (full.status_code, full.json()["code"]) == (503, "reviews_busy")
        assert "Poproś" in full.json()["message"]
        assert full.headers["retry-after"]

    run(main)


def test_a_worker_that_stops_ends_its_process(tmp_path: Path) -> None:
    async def main() -> None:
        world = World()
        room = await finished(world)
        told = tmp_path / "pid"
        endless = f"import os, time; open({str(told)!r}, 'w').write(f'{{os.getpid()}}.'); time.sleep(600)"
        queue = ReviewQueue(world.store, clock_of(world), command=(sys.executable, "-c", endless))
        async with desk(world, queue=queue) as client, working(queue):
            await client.post(f"/api/rooms/{room}/review")
            while not told.exists() or not told.read_text().endswith("."):  # noqa: ASYNC110  another process writes it
                await asyncio.sleep(0.02)

        with pytest.raises(ProcessLookupError):
            os.kill(int(told.read_text().rstrip(".")), 0)

    run(main)


def test_nothing_is_told_of_a_game_in_progress() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(PL_FORTY, people=2)
        await moved(world, room, 6)
        async with desk(world) as client:
            for ask in (client.get, client.post):
                for who in (PEOPLE[0].player, "somebody"):
                    got = await ask(f"/api/rooms/{room}/review", headers={WHO: who})
                    assert (got.status_code, got.json()["code"]) == (409, "not_over")
                    assert set(got.json()) <= {"code", "message", "verdict"}

    run(main)
