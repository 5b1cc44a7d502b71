"""Finding opponents, simulated: many seekers, several workers that die, one store; time is virtual.

Run as ``python -m bench.players.pairing [--seekers N]``. The desks, the pairing and the database are the real
ones; pages, rooms and the clock are simulated. A worker dies at any moment, also between writing down a table
and opening it. Whoever was connected to it asks another one a moment later, as pages do.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from stolik.play.lobby.pairing import Seeker, Wish, pair
from stolik.play.lobby.seek_store import FoundTable
from stolik.play.lobby.seeking import MOST_COMPARED, SeekDesk, SeekNews, SeekPhase
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.gathering import Gathered, Gathering
from stolik.play.settings import PlaySettings
from stolik.play.side_tables import Rating
from stolik.storage.live_store.store import LiveStore, open_live

SEEKERS: Final = 10_000
_WORKERS: Final = 4
_APART_MS: Final = 120
"""Between two arrivals."""
_ASKS_MS: Final = 2_000
"""How often a page asks."""
_DIES_EVERY_MS: Final = 15_000
_LEAVES: Final = 0.1
"""The part of people who lose patience."""
_VANISHES: Final = 0.03
"""The part of people who close the page at once."""
_SPREAD: Final = 150
"""The standard deviation of strengths."""
_WISHES: Final = [
    (Wish(rules=rules, seats=seats, turn_seconds=40, rated=rated), weight)
    for rules, weight_of_rules in (("pl-forty", 6), ("ru-championship", 3))
    for seats, rated, weight in (
        (2, True, 3 * weight_of_rules),
        (2, False, weight_of_rules),
        (3, True, weight_of_rules),
        (4, True, 2 * weight_of_rules),
    )
]


class WorkerDied(Exception):  # noqa: N818  what happens, not an error of ours
    """A worker was killed while it opened a table."""


class VirtualClock:
    """A clock that the simulation moves."""

    def __init__(self) -> None:
        self.at = 1_000_000

    async def now(self) -> int:
        """Return the time."""
        return self.at


@dataclass(slots=True)
class Person:
    """Somebody with a page."""

    player: PlayerId
    wish: Wish
    strength: int
    came: int
    asks_at: int
    worker: int
    patience: int
    """After so long they stop the search."""
    vanishes: bool
    """Whether they close the page at once."""
    mark: str = ""
    asked: bool = False
    rooms: list[StreamId] = field(default_factory=list)
    begun: int | None = None
    left: bool = False


class SimulatedRooms(Gathering):
    """Rooms of all workers: open once, begin when everybody has sat down, close if not."""

    def __init__(self, clock: VirtualClock) -> None:
        self._clock = clock
        self.tables: dict[StreamId, FoundTable] = {}
        self.seated: dict[StreamId, set[PlayerId]] = {}
        self.closed: set[StreamId] = set()
        self.opened_twice = 0
        self.dying = False

    async def open(self, table: FoundTable) -> None:
        """Open a table, unless the worker dies first."""
        if self.dying:
            self.dying = False
            raise WorkerDied
        self.opened_twice += table.room in self.tables
        self.tables[table.room] = table
        self.seated.setdefault(table.room, set())

    async def look(self, stream: StreamId) -> Gathered:
        """Return how far a table is."""
        table = self.tables.get(stream)
        if table is None:
            return Gathered.MISSING
        if self.seated[stream] == set(table.players):
            return Gathered.BEGUN
        if table.until <= self._clock.at:
            self.closed.add(stream)
        return Gathered.GIVEN_UP if stream in self.closed else Gathered.COMING

    async def give_up(self, stream: StreamId) -> None:
        """Close a table."""
        if await self.look(stream) is Gathered.COMING:
            self.closed.add(stream)


class FixedRatings:
    """The strengths of the simulated people."""

    def __init__(self, people: dict[PlayerId, Person]) -> None:
        self._people = people

    async def ratings_of(self, players: list[PlayerId]) -> dict[PlayerId, Rating]:
        """Return ratings with the wanted strengths."""
        return {each: Rating(player=each, mu=self._people[each].strength / 40, sigma=2.0) for each in players}


class Simulation:
    """People, workers, and one store."""

    def __init__(self, store: LiveStore, seekers: int, seed: int = 1) -> None:
        self.chance = random.Random(seed)  # noqa: S311  a simulation
        self.clock = VirtualClock()
        self.rooms = SimulatedRooms(self.clock)
        self.store = store
        self.settings = PlaySettings(seek_hold=0, seek_lease=8_000)
        wishes, weights = zip(*_WISHES, strict=True)
        self.people = {
            player: Person(
                player=player,
                wish=self.chance.choices(wishes, weights)[0],
                strength=round(self.chance.gauss(1000, _SPREAD)),
                came=(came := self.clock.at + _APART_MS * i),
                asks_at=came,
                worker=self.chance.randrange(_WORKERS),
                patience=self.chance.randrange(5_000, 40_000) if self.chance.random() < _LEAVES else 10**9,
                vanishes=self.chance.random() < _VANISHES,
            )
            for i in range(seekers)
            for player in [PlayerId(f"p{i}")]
        }
        self.workers = [self._worker() for _ in range(_WORKERS)]
        self.deaths = 0
        self.most = 0

    def _worker(self) -> SeekDesk:
        ratings = FixedRatings(self.people)
        return SeekDesk(self.store, ratings, self.rooms, self.clock, self.settings)  # type: ignore[arg-type]

    async def run(self) -> None:
        """Let everybody come, and go on until nobody who waits can be seated."""
        last = self.clock.at + _APART_MS * len(self.people) + 120_000
        waiting = sorted(self.people.values(), key=lambda each: each.came)
        here: list[Person] = []
        dies_at = self.clock.at + _DIES_EVERY_MS
        while self.clock.at < last:
            self.clock.at += 100
            while waiting and waiting[0].came <= self.clock.at:
                here.append(waiting.pop(0))
            if self.clock.at >= dies_at:
                dies_at += _DIES_EVERY_MS
                self.rooms.dying = True
            for person in [each for each in here if each.asks_at <= self.clock.at]:
                await self._ask(person)
            here = [each for each in here if not (each.begun or each.left or (each.vanishes and each.asked))]
            self.most = max(self.most, len(here))

    async def _ask(self, person: Person) -> None:
        person.asks_at = self.clock.at + _ASKS_MS
        if self.clock.at - person.came > person.patience:
            person.left = True
            await self.workers[person.worker].leave(Principal(person.player))
            return
        try:
            news = await self.workers[person.worker].seek(
                Principal(person.player, account=True),
                person.wish,
                ticket="t",
                first=not person.asked,
                seen=person.mark,
            )
        except WorkerDied:
            # Everybody who was connected to it asks another one; the new one knows nothing.
            self.deaths += 1
            died = person.worker
            self.workers[died] = self._worker()
            for each in self.people.values():
                if each.worker == died and not each.begun:
                    each.worker = (died + 1 + self.chance.randrange(_WORKERS - 1)) % _WORKERS
                    each.asks_at = max(each.asks_at, self.clock.at + 1_000)
            return
        person.asked = True
        if not isinstance(news, SeekNews):
            raise TypeError(news)
        person.mark = news.mark
        if news.phase is SeekPhase.FOUND and news.room is not None:
            if news.room not in person.rooms:
                person.rooms.append(news.room)
            self.rooms.seated[news.room].add(person.player)
            person.asks_at = self.clock.at + 300
        elif news.phase is SeekPhase.BEGUN:
            person.begun = self.clock.at

    def report(self) -> str:
        """Return the figures; raise if somebody was lost or seated twice."""
        begun = {
            room: table
            for room, table in self.rooms.tables.items()
            if self.rooms.seated[room] == set(table.players)
        }
        seats: dict[PlayerId, int] = {}
        for table in begun.values():
            for player in table.players:
                seats[player] = seats.get(player, 0) + 1
        twice = [player for player, times in seats.items() if times > 1]
        meant = [each for each in self.people.values() if not each.vanishes and not each.left]
        lost = [each for each in meant if not each.begun and each.player not in seats]
        left_over = [each for each in lost if not self._could_play(each, lost)]
        if twice or len(lost) != len(left_over):
            message = (
                f"seated twice: {twice}; lost: {[each.player for each in lost if each not in left_over]}"
            )
            raise ValueError(message)
        given_up = len(self.rooms.closed)
        lines = [
            f"- {len(self.people)} seekers, at most {self.most} at once; {_WORKERS} workers",
            f"- {self.deaths} times a worker died while it opened a table",
            f"- {len(begun)} games; {given_up} tables given up because somebody had closed the page or left",
            f"- seated twice: 0; lost: 0; waiting in vain at the end, for want of partners: {len(left_over)}",
            "",
            "| seats | games | waited, median s | p95 s | longest s | gap, median | p95 |",
            "|---|---|---|---|---|---|---|",
        ]
        for count in (2, 3, 4):
            tables = [table for table in begun.values() if table.wish.seats == count]
            waits = sorted(
                (each.begun - each.came) / 1000
                for table in tables
                for player in table.players
                if (each := self.people[player]).begun
            )
            gaps = sorted(
                max(each) - min(each)
                for table in tables
                for each in [[self.people[player].strength for player in table.players]]
            )
            lines.append(
                f"| {count} | {len(tables)} | {statistics.median(waits):.1f} | {_part(waits, 0.95):.1f} | "
                f"{waits[-1]:.1f} | {statistics.median(gaps):.0f} | {_part(gaps, 0.95):.0f} |"
            )
        return "\n".join(lines)

    def _could_play(self, person: Person, others: list[Person]) -> bool:
        alike = [each for each in others if each.wish == person.wish]
        return len(alike) >= person.wish.seats


def _part(values: list[float] | list[int], part: float) -> float:
    return values[min(len(values) - 1, int(part * len(values)))]


def crowd_line(seekers: int = MOST_COMPARED) -> str:
    """Return how long one comparison takes, of as many people as a worker compares at once."""
    chance = random.Random(2)  # noqa: S311  a simulation
    wishes, weights = zip(*_WISHES, strict=True)
    everybody = [
        Seeker(
            player=PlayerId(f"p{i}"),
            wish=chance.choices(wishes, weights)[0],
            strength=round(chance.gauss(1000, _SPREAD)),
            since=chance.randrange(60_000),
        )
        for i in range(seekers)
    ]
    began = time.perf_counter()
    tables = pair(everybody, 60_000)
    took = time.perf_counter() - began
    seated = sum(len(table.players) for table in tables)
    return f"all {seekers} at once: {1000 * took:.0f} ms, {len(tables)} tables, {seekers - seated} left over"


async def simulate(database: str, seekers: int) -> str:
    """Simulate seekers on a store, and return the figures as Markdown."""
    store = await open_live(database)
    try:
        simulation = Simulation(store, seekers)
        await simulation.run()
        return simulation.report()
    finally:
        await store.close()


def report(seekers: int = SEEKERS) -> str:
    """Return the figures as text."""
    with TemporaryDirectory() as folder:
        found = asyncio.run(simulate(str(Path(folder) / "pairing.stolik"), seekers))
    return f"{found}\n\n{crowd_line()}\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seekers", type=int, default=SEEKERS)
    print(report(parser.parse_args().seekers))
