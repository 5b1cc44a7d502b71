"""One game on an unreliable network, from a seed: two workers, one disk, persistent clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from stolik.bots import BOTS, SimpleBot
from stolik.core.deal import Seat
from stolik.core.events import Leaving
from stolik.core.fairness.shuffle import SEED_BYTES
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import RULESETS
from stolik.play.house import House
from stolik.play.memory_bus import MemoryDrafts, MemoryOnce
from stolik.play.ports import Ports, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.events import Setup
from stolik.play.settings import PlaySettings
from tests.play.clients import LONGEST_TUNNEL, Client
from tests.play.memory import MemoryClock, MemorySecrets
from tests.play.virtual import Network, VirtualLoop, Weather
from tests.play.workers import Disk, Hints, Seen, Wire, Worker
from tests.play.worlds import LINK_KEY, PEOPLE, STRANGER, the
from tests.seeded import seeded

LONGEST = 4 * 3600.0
"""Virtual seconds after which a game counts as stuck."""
CATCH_UP = LONGEST_TUNNEL + 60.0
"""Virtual seconds of a good network in which everybody must learn the result, after any gap."""
EPOCH = 1_000_000
ACCOUNTS = tuple(replace(person, account=True) for person in PEOPLE)
ENDS = (b"SeedRevealed", b"GameForfeited", b"GameRated")
"""The last events of a finished game's log."""
SETTINGS = PlaySettings(bot_pause=200, sweep=500, grace=6_000, abandon=20_000, look_around=15_000)
Build = Callable[..., House]


class Sent(NamedTuple):
    """A message sent by a worker, and the length of the log then."""

    actor: Principal
    head: int
    text: bytes


class Plan(NamedTuple):
    """The settings of a run, with the changes of a planted fault."""

    build: Build = House
    """Creates the service of a worker."""
    disk: Callable[[], Disk] = Disk
    wire: type[Wire] = Wire
    tolerance: int | None = None
    """The longest gap that is not an outage, instead of the one in the settings."""
    weather: Weather = Weather()


class Simulation:
    """A game from its seed; after `run`, everything can be checked."""

    def __init__(self, seed: int, plan: Plan) -> None:
        self.rng: Random = seeded(seed)
        self._plan = plan
        self.disk = plan.disk()
        self.secrets = MemorySecrets()
        self.secret = self.rng.randbytes(SEED_BYTES)
        self.network = Network(self.rng, plan.weather)
        self.bus = Hints(self.rng)
        self.seen = Seen(self.rng)
        self.workers: list[Worker | None] = [None, None]
        self.down: list[tuple[float, float]] = []
        """When no worker was running, in virtual seconds."""
        self._down_since: float | None = None
        self.clients: list[Client] = []
        self.sent: list[Sent] = []
        self.room = StreamId("")
        self.trouble: list[str] = []
        self.rules: Ruleset = self._some_rules(seed)

    def _some_rules(self, seed: int) -> Ruleset:
        rules = list(RULESETS.values())[seed % len(RULESETS)]
        if rules.turn_seconds is None or self.rng.random() < 0.3:
            rules = derive(rules, "brisk", turn_seconds=self.rng.choice((15, 25)))
        return rules

    async def run(self) -> None:
        """Play the game to its end, make the network good, and let everybody catch up."""
        asyncio.get_running_loop().set_exception_handler(self._on_exception)
        for place in (0, 1):
            self._start(place)
        await self._sit_down()
        weather = asyncio.ensure_future(self._weather())
        playing = asyncio.gather(*(client.play() for client in self.clients))
        try:
            await asyncio.wait_for(self._game_over(), LONGEST)
        except TimeoutError:
            self.trouble.append("the game does not end")
        weather.cancel()
        self.network.quiet = True
        for place in (0, 1):
            if self.workers[place] is None:
                self._start(place)
        try:
            await asyncio.wait_for(playing, CATCH_UP)
            for client in self.clients:
                await asyncio.wait_for(client.look(), CATCH_UP)
        except TimeoutError:
            self.trouble.append("somebody does not learn of the end")
        self._end()

    async def _game_over(self) -> None:
        rated = b'"rated":true' in bytes(self.disk.log(self.room)[0].payload)
        ends = ENDS[2:] if rated else ENDS[:2]
        while not any(end in bytes(self.disk.log(self.room)[-1].payload) for end in ends):  # noqa: ASYNC110  no disk tells
            await asyncio.sleep(1)

    def milliseconds(self) -> int:
        """Return the time of the database."""
        return EPOCH + round(1000 * asyncio.get_running_loop().time())

    async def _sit_down(self) -> None:
        """Open the room and take the seats on a good network; trouble begins with the game."""
        worker = self.workers[0]
        assert worker is not None
        seating, people = worker.house.seating, self.rng.choice((1, 2, 2, 3))
        bots = {people + i: self.rng.choice(("exact", "casual")) for i in range(self.rng.choice((0, 1)))}
        if people + len(bots) < 2:
            bots = {1: "exact"}
        setup = Setup(
            rules=self.rules,
            seats=people + len(bots),
            bots=bots,
            rated=not bots and self.rng.random() < 0.5,
            on_leaving=self.rng.choice((Leaving.BOT, Leaving.BOT, Leaving.FORFEIT)),
        )
        self.room = the(await seating.open(ACCOUNTS[0], setup, command_id="open")).room
        for seat, person in enumerate(ACCOUNTS[:people]):
            the(
                await seating.join(person, self.room, command_id="join", seed=f"mine {seat}", seat=Seat(seat))
            )
            bot = BOTS[self.rng.choice(("exact", "exact", "casual"))](self.rng.randrange(1000))
            self.clients.append(self._client(person, bot))
        self.clients.append(self._client(STRANGER, None))
        the(await seating.start(ACCOUNTS[0], self.room, command_id="start"))

    def _client(self, actor: Principal, bot: SimpleBot | None) -> Client:
        return Client(actor, self.room, bot=bot, rng=self.rng, network=self.network, find=self._find)

    def _start(self, place: int) -> None:
        wire = self._plan.wire(self.disk, self.rng, tolerance=self._plan.tolerance)
        house = self._plan.build(
            Ports(
                store=wire,
                secrets=self.secrets,
                clock=MemoryClock(self.milliseconds),
                bus=self.bus,
                drafts=MemoryDrafts(),
                presence=self.seen,
                once=MemoryOnce(),
            ),
            link_key=LINK_KEY,
            settings=SETTINGS,
            fresh_seed=lambda: self.secret,
            on_trouble=lambda _, error: self.trouble.append(f"the sweeper met {error!r}"),
        )
        worker = Worker(house, wire, self.network, sent=self._note)
        self.workers[place] = worker
        self.bus.workers.append(worker)
        if self._down_since is not None:
            self.down.append((self._down_since, asyncio.get_running_loop().time()))
            self._down_since = None

    def _kill(self, place: int) -> None:
        worker = self.workers[place]
        if worker is None:
            return
        worker.die()
        self.bus.workers.remove(worker)
        self.workers[place] = None
        if self.workers == [None, None]:
            self._down_since = asyncio.get_running_loop().time()

    async def _weather(self) -> None:
        """Kill workers and restart them: one of them often, both sometimes."""
        rng = self.rng
        while True:
            await asyncio.sleep(rng.expovariate(1 / 12))
            both = rng.random() < 0.35
            places = (0, 1) if both else (rng.randrange(2),)
            for place in places:
                self._kill(place)
                await asyncio.sleep(rng.choice((0, 0.02)))
            await asyncio.sleep(rng.uniform(5, 50) if both else rng.uniform(0.1, 8))
            for place in places:
                if self.workers[place] is None:
                    self._start(place)
                await asyncio.sleep(rng.choice((0, 1)))

    def _find(self) -> Worker | None:
        there = [worker for worker in self.workers if worker is not None]
        return self.rng.choice(there) if there else None

    def _note(self, actor: Principal, room: StreamId, text: bytes) -> None:
        self.sent.append(Sent(actor, len(self.disk.log(room)), text))

    def _on_exception(self, _: object, context: dict[str, Any]) -> None:
        self.trouble.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _end(self) -> None:
        for place in (0, 1):
            self._kill(place)


def simulate(seed: int, plan: Plan | None = None) -> Simulation:
    """Return a finished simulation, run in its own virtual time."""
    simulation = Simulation(seed, plan or Plan())
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(simulation.run())
    return simulation
