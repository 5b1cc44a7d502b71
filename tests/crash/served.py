"""kill -9 of the real server: ``python -m tests.crash.served 200`` kills `stolik serve` two hundred times.

People play over real sockets with the public client. The server is killed at any moment and started again
on the same port and file. Every acknowledged order must be in the file once, everybody must continue without
a gap in the event numbers, and no clock may be charged for the down time.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import httpx
import msgspec

import stolik
from stolik.bots import BOTS
from stolik.client import Accepted, Client, Seat, is_asked
from stolik.client.trust import trusted
from stolik.core.commands import PlayerCommand
from stolik.play.rooms.events import decoder
from stolik.protocol.orders import Move
from tests.crash.moment import Moment
from tests.crash.turns import least, timed_out
from tests.ports import ReservedPort
from tests.seeded import seeded

IDLE_SECONDS: Final = 10
"""The time of a turn at the table where nobody moves: the shortest the server allows."""
SLACK: Final = 250
"""Milliseconds: the last heartbeat is written a little before the kill."""
_PATIENCE: Final = 60.0
_TABLES: Final = 3
_LONGEST: Final = 10.0
"""Seconds a server lives at most: on a busy machine it takes a while until everybody has reconnected."""
# If the driver runs in a copy of the sources with a planted fault, so does the server. The modules are
# imported once, and each server is forked from that process: importing them each time would take most of
# the time of fifty kills. Everything else, from reading the command line on, happens again.
_COMMAND: Final = """
import os
import sys
if sys.argv[1] == "copied":
    sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in type(finder).__module__]
sys.path[:0] = sys.argv[2:3]
sys.argv[:] = ["stolik", *sys.argv[3:]]
from stolik.cli import main
import stolik.cli.admin.serve, stolik.server.process.launch
for _ in sys.stdin:
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_RDWR), 1)
        main()
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class Report(NamedTuple):
    """The result; every text in `troubles` is a broken promise."""

    kills: int
    acknowledged: int
    games: int
    """Games played to the end."""
    cuts: int
    timed_out: int
    troubles: tuple[str, ...]


class Given(NamedTuple):
    """An acknowledged order."""

    room: str
    command_id: str
    seq: int


class Server:
    """`stolik serve` on one port and one file, started again and again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._log = database.with_suffix(".log")
        self._reserved = ReservedPort()
        self.port = self._reserved.number
        self.address = f"http://127.0.0.1:{self.port}"
        self._parent: subprocess.Popen[bytes] | None = None
        self._pid = 0
        self._down_since: int | None = None
        self.down: list[tuple[int, int]] = []
        """The times without a server, in milliseconds."""

    def _ready_to_fork(self) -> subprocess.Popen[bytes]:
        editable = any("editable" in type(finder).__module__ for finder in sys.meta_path)
        source = str(Path(stolik.__file__).parent.parent)
        with self._log.open("wb") as log:
            return subprocess.Popen(  # noqa: S603  our own program
                [
                    sys.executable,
                    "-c",
                    _COMMAND,
                    "installed" if editable else "copied",
                    source,
                    "serve",
                    "--port",
                    str(self.port),
                    "--database",
                    str(self.database),
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "ignore"},
            )

    async def start(self) -> None:
        """Start it, and wait until it is ready."""
        if self._parent is None:
            self._parent = self._ready_to_fork()
        assert self._parent.stdin is not None
        self._parent.stdin.write(b"\n")
        self._parent.stdin.flush()
        self._pid = int(await asyncio.to_thread(self._said))
        end = time.monotonic() + _PATIENCE
        async with httpx.AsyncClient(base_url=self.address, timeout=5, verify=trusted()) as http:
            while True:
                try:
                    if (await http.get("/readyz")).status_code == httpx.codes.OK:
                        break
                except httpx.TransportError:
                    pass
                assert not self._has_said(), f"the server does not start: {self._last_words()}"
                assert time.monotonic() < end, "the server is not ready"
                await asyncio.sleep(0.02)
        if self._down_since is not None:
            self.down.append((self._down_since, _now()))

    def _last_words(self) -> str:
        return "\n".join(self._log.read_text(errors="replace").splitlines()[-5:])

    def kill(self) -> None:
        """Kill it without warning."""
        os.kill(self._pid, signal.SIGKILL)
        # Recorded after the kill: on a busy machine we may be delayed before it, while the server still runs.
        self._down_since = _now()
        assert self._said() == b"gone\n"

    def end(self) -> None:
        """Kill it for good."""
        self.kill()
        assert self._parent is not None
        self._parent.communicate()

    def _said(self) -> bytes:
        """Wait for the parent's next message: the server's pid, and then that it has ended."""
        assert self._parent is not None
        assert self._parent.stdout is not None
        return self._parent.stdout.readline()

    def _has_said(self) -> bool:
        assert self._parent is not None
        assert self._parent.stdout is not None
        return bool(select.select([self._parent.stdout], [], [], 0)[0])


class Crowd:
    """People at tables, each with their own client."""

    def __init__(self, server: Server, dice: Random) -> None:
        self._server = server
        self._dice = dice
        self.given: list[Given] = []
        self.moment = Moment()
        """Reached when an acknowledgement arrives that somebody waits for."""
        self.seats: list[Seat] = []
        self.games = 0
        """Games played to the end."""
        self._cuts = 0
        self.troubles: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._clients: list[Client] = []

    async def begin(self) -> None:
        """Sit down at some tables, and at one where nobody moves."""
        for number in range(_TABLES):
            clients = [await self._client() for _ in range(2)]
            turn = IDLE_SECONDS if number == 0 else None
            room = await clients[0].make_room(rules="en-classic", seats=2, join=False, turn_seconds=turn)
            seats = await self._sit_down(clients, room)
            if number == 0:
                self._tasks += [asyncio.create_task(self._listen(seat)) for seat in seats]
            else:
                self._tasks.append(asyncio.create_task(self._play_on(clients, seats)))

    async def _play_on(self, clients: Sequence[Client], seats: list[Seat]) -> None:
        """Play one game after another: killing the server proves nothing when nobody plays."""
        while True:
            async with asyncio.TaskGroup() as both:
                for at, (client, seat) in enumerate(zip(clients, seats, strict=True)):
                    both.create_task(self._play(client, seat, at))
            self.games += 1
            assert await seats[0].rematch()
            while (room := seats[0].here.room.rematch) is None:  # noqa: ASYNC110  whoever listens is done
                await asyncio.sleep(0.01)
            for seat in seats:
                self.seats.remove(seat)
                self._cuts += seat.wire.cuts
                await seat.close()
            seats = await self._sit_down(clients, room)

    async def _sit_down(self, clients: Sequence[Client], room: str) -> list[Seat]:
        # They stay until the end of the game, not of a block.
        seats = [await client.sit(room).__aenter__() for client in clients]
        self.seats += seats
        assert await seats[0].start()
        return seats

    @property
    def cuts(self) -> int:
        """How often somebody had to reconnect."""
        return self._cuts + sum(seat.wire.cuts for seat in self.seats)

    async def _client(self) -> Client:
        client = await Client(self._server.address).__aenter__()
        self._clients.append(client)
        return client

    async def end(self) -> None:
        """Stop everybody."""
        for task in self._tasks:
            task.cancel()
        for found in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(found, Exception):
                self.troubles.append(repr(found))
        for seat in self.seats:
            await seat.close()
        for client in self._clients:
            await client.close()

    async def _listen(self, seat: Seat) -> None:
        """Check that events arrive in order and once."""
        known = 0
        async for moment in seat:
            for each in moment.events:
                if known and each.seq != known + 1:
                    self.troubles.append(f"somebody heard {each.seq} after {known}")
                known = each.seq

    async def _play(self, client: Client, seat: Seat, at: int) -> None:
        """Keep playing; the simplest bot is fast."""
        bot = BOTS["novice"](at)
        listening = asyncio.create_task(self._listen(seat))
        try:
            while not seat.is_over:
                view = seat.view
                if view is not None and is_asked(view):
                    await self._move(client, seat, bot.choose(view))
                else:
                    await asyncio.sleep(0.01)
        finally:
            listening.cancel()

    async def _move(self, client: Client, seat: Seat, command: PlayerCommand) -> None:
        name = f"c{self._dice.getrandbits(60):x}"
        answer = await seat.order(Move(id=name, command=command))
        if isinstance(answer, Accepted):
            self.given.append(Given(seat.fixed.room, f"{client.me.player}/{name}", answer.seq))
            self.moment.note(len(self.given))
            await seat.caught_up(answer.seq)


async def kill_often(database: Path, kills: int, *, seed: int, seconds: float = 1e9) -> Report:
    """Let people play while the server is killed a number of times, or until the time is up."""
    dice, server = seeded(seed), Server(database)
    await server.start()
    crowd = Crowd(server, dice)
    await crowd.begin()
    killed, end, troubles = 0, time.monotonic() + seconds, list[str]()
    while killed < kills and time.monotonic() < end and not troubles:
        await _live(crowd, dice)
        server.kill()
        killed += 1
        troubles += _broken(database, list(crowd.given))
        await server.start()
        if dice.random() < 0.5:
            await _all_back(crowd)
    await _all_back(crowd)
    await crowd.end()
    server.end()
    timed_out, late = _charged(database, server.down)
    troubles += [*_broken(database, crowd.given), *crowd.troubles, *late]
    return Report(killed, len(crowd.given), crowd.games, crowd.cuts, timed_out, tuple(troubles))


async def _live(crowd: Crowd, dice: Random) -> None:
    """Let the server live for a moment, or until the instant after an acknowledgement."""
    if dice.random() < 0.5:
        await asyncio.sleep(dice.random() * 0.4)
        return
    await crowd.moment.wait(len(crowd.given) + dice.randint(1, 15), seconds=_LONGEST)


async def _all_back(crowd: Crowd) -> None:
    """Wait until everybody has received the room again with all its events."""
    end = time.monotonic() + _PATIENCE
    cuts = {seat: seat.wire.cuts for seat in crowd.seats}
    while not all(seat.wire.is_there for seat in crowd.seats):
        assert time.monotonic() < end, f"somebody does not come back: {cuts}"
        await asyncio.sleep(0.01)


def _broken(database: Path, given: Sequence[Given]) -> list[str]:
    """Return acknowledged orders that the file lacks or contains twice."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT stream, seq, command_id FROM event ORDER BY stream, seq").fetchall()
    numbers: dict[str, list[int]] = {}
    first: dict[tuple[str, str], int] = {}
    for stream, seq, command_id in rows:
        numbers.setdefault(stream, []).append(seq)
        if command_id:
            first[stream, command_id] = seq
    times = Counter((stream, command_id) for stream, _, command_id in rows if command_id)
    found = [f"{name} stands {count} times" for name, count in times.items() if count > 1]
    found += [f"{room} has gaps" for room, seqs in numbers.items() if seqs != list(range(1, len(seqs) + 1))]
    for each in given:
        stands = first.get((each.room, each.command_id))
        if stands is None or stands > each.seq or len(numbers[each.room]) < each.seq:
            found.append(f"{each.command_id} was acknowledged as {each.seq} and stands as {stands}")
    return found


def _charged(database: Path, down: Sequence[tuple[int, int]]) -> tuple[int, list[str]]:
    """Return how many turns timed out, and those that had less time than they should."""
    turns = [
        turn
        for log in _logs(database)
        for turn in timed_out([decoder.decode(payload) for payload in log], down)
    ]
    enough = least(IDLE_SECONDS) - SLACK
    return len(turns), [
        f"seat {seat} was timed out after {had} ms of {enough}" for seat, had in turns if had < enough
    ]


def _logs(database: Path) -> Iterator[list[msgspec.Raw]]:
    with closing(sqlite3.connect(database)) as connection:
        for (stream,) in connection.execute("SELECT id FROM stream WHERE kind = 'room'").fetchall():
            rows = connection.execute("SELECT payload FROM event WHERE stream = ? ORDER BY seq", (stream,))
            yield [msgspec.Raw(payload) for (payload,) in rows]


def _now() -> int:
    return time.time_ns() // 1_000_000


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        report = asyncio.run(kill_often(Path(folder) / "live.stolik", int(sys.argv[1]), seed=time.time_ns()))
    print(report)  # noqa: T201  a script
    sys.exit(bool(report.troubles))
