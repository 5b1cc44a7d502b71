"""Orders while masters think: how long people at other tables wait.

A master's move is also an order that the server carries out, writes to disk and sends to people, whether or
not anybody has thought. So orders are measured beside masters and beside as many bots that play at the same
pace and hardly think; only the difference between them is the price of thinking.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from bench.progress import progress
from bench.serving.processes import HOST, Generator, Server, crowd_at
from bench.serving.rooms import SEATS, prepare
from stolik.client import Client, Refused, is_asked
from stolik.client.seat import Seat

# The targets.
RATIO: Final = 1.3
BOTS: Final = int(os.environ.get("STOLIK_BENCH_BOTS", "50"))
TABLES: Final = int(os.environ.get("STOLIK_BENCH_TABLES", "300"))
"""Enough that no game ends during the measurement."""
SECONDS: Final = float(os.environ.get("STOLIK_BENCH_SECONDS", "10"))
RATE: Final = TABLES / 6
"""Orders per second, at the tables of people."""
ROUNDS: Final = int(os.environ.get("STOLIK_BENCH_ROUNDS", "4"))


class BotTables:
    """Tables of one person and one bot; while they play, it is always a bot's turn."""

    def __init__(self, port: int, level: str) -> None:
        self._address = f"http://{HOST}:{port}"
        self._level = level
        self._loop = asyncio.new_event_loop()
        self._gate = asyncio.Event()
        self.moves = 0
        """How many moves the bots have finished, counted as turns that came back to the people."""
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        ready = asyncio.run_coroutine_threadsafe(self._sit_down(), self._loop)
        self._people = ready.result()

    def play(self) -> None:
        """Let everybody draw, so that the bots move."""
        self._loop.call_soon_threadsafe(self._gate.set)

    def rest(self) -> None:
        """Stop drawing; bots finish their current move."""
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
        seated = [asyncio.Event() for _ in range(BOTS)]
        people = [asyncio.create_task(self._person(each)) for each in seated]
        await asyncio.gather(*(each.wait() for each in seated))
        return people

    async def _person(self, seated: asyncio.Event) -> None:
        async with Client(self._address) as client:
            while True:
                room = await client.make_room(rules="en-classic", seats=2, bots={1: self._level}, start=True)
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
    """Measure alternately without bots, beside novices and beside masters; return the figures as Markdown."""
    with TemporaryDirectory(prefix="stolik-bench-") as name:
        folder = Path(name)
        database, tables = folder / "rooms.db", folder / "tables.json"
        tables.write_bytes(msgspec.json.encode(asyncio.run(prepare(str(database), TABLES))))
        server = Server.stolik(folder, str(database))
        server.start()
        with (
            crowd_at(server, tables, bare=False) as crowd,
            _bots(server.port, "novice") as novices,
            _bots(server.port, "master") as masters,
        ):
            crowd.do("connect")
            crowd.do("rate", a_second=RATE, seconds=3)  # fills the caches
            rounds = [
                Round(
                    alone=_orders(server, crowd),
                    novices=_orders(server, crowd, novices),
                    masters=_orders(server, crowd, masters),
                )
                for _ in progress(range(ROUNDS), "masters think")
            ]
    return "\n".join(_figures(rounds))


class Orders(NamedTuple):
    """How long people waited for the answers to their orders, in milliseconds, and what else went on."""

    p50: float
    p99: float
    moves: float
    """Moves of bots a second."""
    cores: float


class Round(NamedTuple):
    """One measurement of each kind, soon after each other."""

    alone: Orders
    novices: Orders
    masters: Orders


@contextmanager
def _bots(port: int, level: str) -> Iterator[BotTables]:
    tables = BotTables(port, level)
    try:
        yield tables
    finally:
        tables.close()


def _orders(server: Server, crowd: Generator, bots: BotTables | None = None) -> Orders:
    if bots is not None:
        bots.play()
    crowd.do("idle", seconds=3)  # until all processes have started and everybody is moving
    before, moves = server.cpu, bots.moves if bots is not None else 0
    answers = crowd.do("rate", a_second=RATE, seconds=SECONDS)
    seconds = answers["seconds"]
    cpu, finished = server.cpu - before, bots.moves - moves if bots is not None else 0
    if bots is not None:
        bots.rest()
        crowd.do("idle", seconds=3)
    p50, p99 = answers["answer_ms"]["p50"], answers["answer_ms"]["p99"]
    return Orders(p50, p99, moves=finished / seconds, cores=cpu / seconds)


def _figures(rounds: list[Round]) -> Iterator[str]:
    yield (
        f"{TABLES} tables of {SEATS} people send {RATE:.0f} orders a second for {SECONDS:.0f} s: alone, then"
        f" with {BOTS} more tables at which it is always a novice's turn, then the same with masters;"
        f" {ROUNDS} rounds on one server. Bots pause before each move as at any table with people."
        " Milliseconds to the answer."
    )
    yield ""
    yield (
        "| round | p50 alone | novices | masters | p99 alone | novices | masters | masters/novices |"
        " masters/alone | moves/s of novices | of masters | cores with novices | with masters |"
    )
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
    for number, (alone, novices, masters) in enumerate(rounds, 1):
        yield (
            f"| {number} | {alone.p50:.2f} | {novices.p50:.2f} | {masters.p50:.2f} | {alone.p99:.2f} |"
            f" {novices.p99:.2f} | {masters.p99:.2f} | {masters.p99 / novices.p99:.2f} |"
            f" {masters.p99 / alone.p99:.2f} | {novices.moves:.1f} | {masters.moves:.1f} |"
            f" {novices.cores:.2f} | {masters.cores:.2f} |"
        )
    yield ""
    thinking = median(each.masters.p99 / each.novices.p99 for each in rounds)
    all_of_it = median(each.masters.p99 / each.alone.p99 for each in rounds)
    met = "met" if thinking <= RATIO else "not met"
    yield (
        f"Median ratio of p99, masters to novices: {thinking:.2f}; wanted at most {RATIO}: {met}."
        f" Masters to no bots at all, which counts their moves too: {all_of_it:.2f}."
    )
