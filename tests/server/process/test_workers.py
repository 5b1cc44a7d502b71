"""Several workers on PostgreSQL and Redis: any serves any table, and losing one ends no game."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from stolik.core.commands import Draw, PressClock
from stolik.core.events import Credit, TimeGiven
from stolik.core.state import Phase
from stolik.play.answers import Numbered
from stolik.protocol.news import Happened
from stolik.protocol.orders import Join, Move, Start
from tests.bus.redis_server import RedisServer
from tests.play.stores import fresh_postgresql
from tests.server.websocket.test_games import play_to_the_end
from tests.server.worlds import Caller, Talk, run

STOLIK = [sys.executable, "-c", "from stolik.cli import main; main()", "serve", "--port", "0"]


@asynccontextmanager
async def started(*options: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Run `stolik serve` and return its address."""
    process = await asyncio.create_subprocess_exec(
        *STOLIK, *options, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        assert "http://" in line, line
        yield process, line.split("http://")[1].split()[0]
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), 60)


class At:
    """The address of a server, for `Caller`."""

    def __init__(self, place: str) -> None:
        host, port = place.split(":")
        self.address = (host, int(port))


async def caller_at(place: str) -> Caller:
    fresh = httpx.Limits(max_keepalive_connections=0)  # not to one that has died
    caller = Caller(At(place), limits=fresh)  # type: ignore[arg-type]  # all it asks for is the address
    await caller.arrive()
    return caller


def workers_of(process: asyncio.subprocess.Process) -> list[int]:
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(pid) for pid in found.read_text().split()]


LOST = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError, TimeoutError)


async def play_on(caller: Caller, room: str) -> Talk:
    """Play fast to the end, and reconnect whenever the connection is lost."""
    seq = 0
    while True:
        try:
            async with caller.socket(room, seq=seq) as talk:

                async def give(order: Move) -> None:
                    await asyncio.sleep(0.06)
                    await talk.order(order)

                try:
                    await play_to_the_end(talk, give)
                finally:
                    seq = talk.latest.seq
                return talk
        except LOST:
            await asyncio.sleep(0.2)


async def seq_of(caller: Caller, room: str) -> int:
    """Return the event number of a room, asking until there is an answer."""
    while True:
        try:
            return int((await caller.http.get(f"/api/rooms/{room}")).json()["seq"])
        except LOST:
            await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="workers are found by /proc")
def test_losing_a_worker_ends_no_game() -> None:
    redis = RedisServer()
    redis.start()

    async def main() -> None:
        async with (
            fresh_postgresql() as address,
            started("--database", address, "--bus", redis.address, "--workers", "2") as (process, place),
        ):
            anna, bartek = await caller_at(place), await caller_at(place)
            made = await anna.make("en-classic", seats=2)
            assert (await bartek.order(made.room, Join(id="j", seed="b"))).json()["refused"] is None
            assert (await bartek.order(made.room, Start(id="s"))).json()["refused"] is None
            playing = [asyncio.create_task(play_on(each, made.room)) for each in (anna, bartek)]
            lost = []
            for part in (1, 2):
                # We do not know their event numbers.
                while await seq_of(anna, made.room) < 15 * part and not any(map(asyncio.Task.done, playing)):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
                lost += workers_of(process)[:1]
                os.kill(lost[-1], signal.SIGKILL)

            talks = await asyncio.wait_for(asyncio.gather(*playing), 120)
            for talk in talks:
                view = talk.view()
                assert view is not None
                assert view.phase is Phase.OVER
            assert not set(lost) & set(workers_of(process))
            await anna.http.aclose()
            await bartek.http.aclose()

    try:
        run(main)
    finally:
        redis.remove()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="workers are found by /proc")
def test_killing_all_workers_loses_no_order_and_charges_no_clock() -> None:
    redis = RedisServer()
    redis.start()

    async def main() -> None:
        async with fresh_postgresql() as address:
            options = ("--database", address, "--bus", redis.address, "--workers", "2")
            async with started(*options) as (process, place):
                callers = [await caller_at(place), await caller_at(place)]
                made = await callers[0].make("pl-minute", seats=2)
                for order in (Join(id="j", seed="b"), Start(id="s")):
                    assert (await callers[1].order(made.room, order)).json()["refused"] is None
                first = await drawn(callers, made.room)
                for pid in (process.pid, *workers_of(process)):
                    os.kill(pid, signal.SIGKILL)
                await process.wait()
            async with started(*options) as (_, place):
                for caller in callers:
                    caller.move_to(place)

                second = await drawn(callers, made.room)

                given = [each.event for each in second if isinstance(each.event, TimeGiven)]
                assert [each.because for each in given] == [Credit.OUTAGE]
                assert second[0].seq == first[-1].seq + 1
                for caller in callers:
                    await caller.http.aclose()

    try:
        run(main)
    finally:
        redis.remove()


async def drawn(callers: list[Caller], room: str) -> list[Numbered]:
    """Let the current player end the turn with a draw; return the events from then on."""
    async with callers[0].socket(room) as anna, callers[1].socket(room) as bartek:
        game = anna.latest.room.game
        assert game is not None
        assert game.turn is not None
        seat, before = game.turn.seat, anna.latest.seq
        mover = next(talk for talk in (anna, bartek) if talk.latest.you.seat == seat)
        for command in (Draw(seat=seat), PressClock(seat=seat)):
            answer = await mover.order(Move(id=mover.id(), command=command))
            assert answer.refused is None, answer
        while mover.latest.seq < (answer.seq or 0):
            await mover.hear()
        told = {each.seq: each for news in mover.news if isinstance(news, Happened) for each in news.events}
        return [each for seq, each in sorted(told.items()) if seq > before]


def test_a_server_that_is_told_to_stop_says_so_and_goes(tmp_path: Path) -> None:
    async def main() -> None:
        async with started("--database", str(tmp_path / "live.db")) as (process, place):
            anna = await caller_at(place)
            made = await anna.make("en-classic", seats=2)
            async with anna.socket(made.room) as talk:
                process.send_signal(signal.SIGTERM)
                assert await Talk.closed(talk) == 1001
            assert await asyncio.wait_for(process.wait(), 60) == 0
            await anna.http.aclose()

    run(main)


@pytest.mark.parametrize(
    ("options", "hint"),
    [
        (["--workers", "2"], "postgresql://"),
        (["--workers", "2", "--database", "postgresql://nobody@127.0.0.1:1/x"], "redis://"),
        (["--database", "mysql://x/y"], "postgresql://"),
        (["--bus", "carrier-pigeon://"], "redis://"),
        (["--host", "192.0.2.1"], "--port"),
    ],
)
def test_what_cannot_be_served_is_said_and_what_to_do(tmp_path: Path, options: list[str], hint: str) -> None:
    given: Any = options if "--database" in options else [*options, "--database", str(tmp_path / "live.db")]
    done = subprocess.run([*STOLIK, *given], capture_output=True, text=True, timeout=60, check=False)  # noqa: S603

    assert done.returncode in {1, 2}
    assert hint in done.stderr
    assert "Traceback" not in done.stderr
