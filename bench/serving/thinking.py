"""Orders while masters think: how long people at other tables wait, with and without masters."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bench.progress import progress
from bench.serving.processes import HOST, Generator, Server, crowd_at
from bench.serving.rooms import SEATS, prepare
from stolik.client import Client, Refused, is_asked
from stolik.client.seat import Seat

# The targets.
RATIO: Final = 1.3
MASTERS: Final = int(os.environ.get("STOLIK_BENCH_MASTERS", "50"))
TABLES: Final = int(os.environ.get("STOLIK_BENCH_TABLES", "300"))
"""Enough that no game ends during the measurement."""
SECONDS: Final = float(os.environ.get("STOLIK_BENCH_SECONDS", "10"))
RATE: Final = TABLES / 6
"""Orders per second, at the tables of people."""
ROUNDS: Final = int(os.environ.get("STOLIK_BENCH_ROUNDS", "4"))


class Masters:
    """Tables of one person and one master; while they play, it is always a master's turn."""

    def __init__(self, port: int) -> None:
        self._address = f"http://{HOST}:{port}"
        self._loop = asyncio.new_event_loop()
        self._gate = asyncio.Event()
        self.moves = 0
        """How many moves the masters have finished, counted as turns that came back to the people."""
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        ready = asyncio.run_coroutine_threadsafe(self._sit_down(), self._loop)
        self._people = ready.result()

    def play(self) -> None:
        """Let everybody draw, so that the masters think."""
        self._loop.call_soon_threadsafe(self._gate.set)

    def rest(self) -> None:
        """Stop drawing; masters finish their current move."""
        self._loop.call_soon_threadsafe(self._gate.clear)

    def close(self) -> None:
        """Disconnect all clients."""

        async def end() -> None:
            for person in self._people:
                person.cancel()
            await asyncio.gather(*self._people, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _sit_down(self) -> list[asyncio.Task[None]]:
        seated = [asyncio.Event() for _ in range(MASTERS)]
        people = [asyncio.create_task(self._person(each)) for each in seated]
        await asyncio.gather(*(each.wait() for each in seated))
        return people

    async def _person(self, seated: asyncio.Event) -> None:
        async with Client(self._address) as client:
            while True:
                room = await client.make_room(
                    rules="en-classic", seats=2, bots={1: "master"}, bot_pause=0, start=True
                )
                async with client.sit(room) as seat:
                    seated.set()
                    await self._draw(seat)

    async def _draw(self, seat: Seat) -> None:
        """Draw in every turn of one's own until the game ends."""
        while not seat.is_over:
            while (view := seat.view) is not None and is_asked(view):
                await self._gate.wait()
                answer = await (seat.draw() if view.bank_size else seat.pass_turn())
                if isinstance(answer, Refused):
                    break
                self.moves += 1
                await seat.caught_up(answer.seq)
            await anext(seat)


def report() -> str:
    """Measure alternately without and with masters, and return the figures as Markdown."""
    with TemporaryDirectory(prefix="stolik-bench-") as name:
        folder = Path(name)
        database, tables = folder / "rooms.db", folder / "tables.json"
        tables.write_bytes(msgspec.json.encode(asyncio.run(prepare(str(database), TABLES))))
        server = Server.stolik(folder, str(database))
        server.start()
        with crowd_at(server, tables, bare=False) as crowd, _masters(server.port) as masters:
            crowd.do("connect")
            crowd.do("rate", a_second=RATE, seconds=3)  # fills the caches
            rounds = [_round(server, crowd, masters) for _ in progress(range(ROUNDS), "masters think")]
    return "\n".join(_figures(rounds))


@contextmanager
def _masters(port: int) -> Iterator[Masters]:
    masters = Masters(port)
    try:
        yield masters
    finally:
        masters.close()


def _round(server: Server, crowd: Generator, masters: Masters) -> tuple[dict[str, Any], dict[str, Any]]:
    """Measure first without masters, then with them."""
    crowd.do("idle", seconds=1)
    without = crowd.do("rate", a_second=RATE, seconds=SECONDS)
    masters.play()
    crowd.do("idle", seconds=3)  # until all processes have started and all masters are thinking
    before, moves = server.cpu, masters.moves
    beside = crowd.do("rate", a_second=RATE, seconds=SECONDS)
    beside["cpu"] = (server.cpu - before) / beside["seconds"]
    beside["moves"] = (masters.moves - moves) / beside["seconds"]
    masters.rest()
    crowd.do("idle", seconds=10)
    return without, beside


def _figures(rounds: list[tuple[dict[str, Any], dict[str, Any]]]) -> Iterator[str]:
    yield (
        f"{TABLES} tables of {SEATS} people send {RATE:.0f} orders a second for {SECONDS:.0f} s, first alone,"
        f" and then with {MASTERS} more tables at which it is always a master's turn; {ROUNDS} rounds on one"
        " server. Milliseconds to the answer."
    )
    yield ""
    yield (
        "| round | p50 without | p50 with | p99 without | p99 with | ratio of p99 | masters' moves a second"
        " | cores busy |"
    )
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    ratios = []
    for number, (without, beside) in enumerate(rounds, 1):
        a, b = without["answer_ms"], beside["answer_ms"]
        ratios.append(b["p99"] / a["p99"])
        yield (
            f"| {number} | {a['p50']:.2f} | {b['p50']:.2f} | {a['p99']:.2f} | {b['p99']:.2f} |"
            f" {ratios[-1]:.2f} | {beside['moves']:.1f} | {beside['cpu']:.2f} |"
        )
    yield ""
    met = "met" if median(ratios) <= RATIO else "not met"
    yield f"Median ratio of p99 {median(ratios):.2f}; wanted at most {RATIO}: {met}."
