"""What two workers share over Redis: rate limits, names, and events whose notification was lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.bus import NoRates, RateClaim
from stolik.play.ports import PlayerId, StreamId
from stolik.protocol.news import Happened
from stolik.server.http.limits import Buckets, SharedBuckets
from tests.bus.meeting import a_redis, ill, until
from tests.bus.redis_server import RedisServer
from tests.server.worlds import GENEROUS, PATIENT, World, joining, run, serving

FEW = replace(GENEROUS, arrivals=(4, 3600.0))


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.remove()


async def arrivals(world: World, times: int) -> list[int]:
    """Return the answers to a number of newcomers from one address."""
    return [(await world.caller().http.get("/api/me")).status_code for _ in range(times)]


def test_what_was_done_on_one_worker_counts_on_the_other_until_redis_is_gone(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path / "one.db", bus=redis.address, limits=FEW) as one,
            serving(tmp_path / "two.db", bus=redis.address, limits=FEW) as two,
        ):
            first = await arrivals(one, 3)
            second = await arrivals(two, 2)
            redis.kill()
            await ill(one.services.places)
            await ill(two.services.places)
            alone = await arrivals(one, 2)

            assert first == [200] * 3
            assert second == [200, 429], "all together have used it up"
            assert alone == [200, 429], "four on this worker: what it saw before is not forgotten"

    run(main)


def test_a_shared_bucket_fills_again_and_refuses_no_one_else() -> None:
    async def main() -> None:
        async with a_redis() as (_, again):
            rates, others = (await again()).rates, (await again()).rates
            anna, bartek = RateClaim("x", "anna", (2, 0.4)), RateClaim("x", "bartek", (2, 0.4))

            at_once = [await each.take([anna]) for each in (rates, others, rates)]
            elsewhere = await others.take([bartek])

            async def refilled() -> bool:
                return bool(await others.take([anna]))

            await until(refilled)
            assert at_once == [True, True, False]
            assert elsewhere
            assert await rates.take([RateClaim("y", "anna", (1, 60.0)), RateClaim("z", "anna", (1, 60.0))])
            assert await rates.take([RateClaim("z", "anna", (1, 60.0))]) is False

    run(main)


def test_without_a_place_to_meet_each_worker_counts_for_itself() -> None:
    async def main() -> None:
        buckets = SharedBuckets(NoRates(), Buckets(tick=lambda: 0.0))
        taken = RateClaim("x", "anna", (2, 60.0))

        assert [await buckets.take(taken) for _ in range(3)] == [True, True, False]

    run(main)


def test_a_name_changed_on_one_worker_is_the_new_one_on_the_other(tmp_path: Path, redis: RedisServer) -> None:
    async def main() -> None:
        database = tmp_path / "live.db"
        async with (
            serving(database, bus=redis.address) as one,
            serving(database, bus=redis.address) as two,
        ):
            anna = await one.guest()
            assert anna.me is not None
            player: PlayerId = anna.me.player
            before = await two.services.people.names([player])
            await anna.http.patch("/api/me", json={"name": "Anna"})

            async def is_told() -> bool:
                return (await two.services.people.names([player]))[player] == "Anna"

            # Without the notification it would take a minute: longer than this test waits.
            await until(is_told)
            assert before[player] != "Anna"

    run(main)


def losing_hints(world: World, monkeypatch: pytest.MonkeyPatch) -> list[tuple[StreamId, int]]:
    """Lose a worker's notifications from here on; return them."""
    lost: list[tuple[StreamId, int]] = []

    async def publish(stream: StreamId, seq: int) -> None:
        lost.append((stream, seq))

    monkeypatch.setattr(world.services.places.bus, "publish", publish)
    return lost


def test_what_a_lost_hint_was_about_is_found_by_looking_again(
    tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        database = tmp_path / "live.db"
        # Rooms are not polled as long as this test waits: only what has changed is.
        often = replace(PATIENT, ask_again=0.1, look_around=3600.0)
        async with (
            serving(database, bus=redis.address) as one,
            serving(database, bus=redis.address, patience=often) as two,
        ):
            anna, bartek, celina = [await one.guest() for _ in range(3)]
            made = await anna.make(seats=3)
            watcher = await two.guest()
            async with watcher.socket(made.room) as talk:
                # After one notification through Redis, the second worker listens and no longer polls.
                await bartek.order(made.room, joining(bartek))
                told = await talk.wait(Happened)
                lost = losing_hints(one, monkeypatch)

                sat = await celina.order(made.room, joining(celina))

                heard = await talk.wait(Happened)
                assert sat.json()["refused"] is None
                assert lost == [(made.room, told.seq + 1)]
                assert heard.seq == told.seq + 1
                assert celina.me is not None
                assert celina.me.player in heard.names

    run(main)
