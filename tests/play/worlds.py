"""Rooms for tests: a service in memory, with a manual clock and known seeds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from typing import Any, TypeVar

from stolik.core.commands import PlayerCommand
from stolik.core.deal import Seat
from stolik.core.fairness.shuffle import SEED_BYTES, decks_from
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY
from stolik.core.state import Phase, State
from stolik.core.view import Viewer, view
from stolik.play.answers import Answer, Done
from stolik.play.games.bot_moves import simplest
from stolik.play.games.executor import Shuffler
from stolik.play.house import House
from stolik.play.memory_bus import MemoryBus, MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.ports import PlayerId, Ports, Store, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.events import Setup
from stolik.play.settings import PlaySettings
from stolik.play.thinking.questions import Thinker
from tests.play.memory import MemoryClock, MemorySecrets, MemoryStore

T = TypeVar("T")
LINK_KEY = b"a key for tests"
PEOPLE = tuple(Principal(PlayerId(f"person-{letter}")) for letter in "abcd")
STRANGER = Principal(PlayerId("person-z"))
REFEREE = Principal(PlayerId("person-r"))


def complain(stream: StreamId | None, trouble: Exception) -> None:
    """Raise every error of the sweeper."""
    message = f"{stream}: {trouble!r}"
    raise AssertionError(message) from trouble


class World:
    """A store, a clock, and services that share them."""

    def __init__(self, store: Store | None = None, *, shuffler: Shuffler = decks_from) -> None:
        self.now = 1_000_000
        self.store = store or MemoryStore()
        self.secrets = MemorySecrets()
        self.bus = MemoryBus()
        self.drafts = MemoryDrafts()
        self.presence = MemoryPresence()
        self._shuffler = shuffler
        self._seeds = count(1)
        self._ids: Iterator[int] = count(1)
        self.house = self.worker()
        self._reader = self.worker()
        """A worker that decides nothing: it knows only what is stored, and reads each event once."""

    def worker(self, settings: PlaySettings | None = None, *, thinker: Thinker | None = None) -> House:
        """Return a newly started worker."""
        return House(
            Ports(
                store=self.store,
                secrets=self.secrets,
                clock=MemoryClock(lambda: self.now),
                bus=self.bus,
                drafts=self.drafts,
                presence=self.presence,
                once=MemoryOnce(),
            ),
            link_key=LINK_KEY,
            settings=settings,
            shuffler=self._shuffler,
            fresh_seed=lambda: next(self._seeds).to_bytes(SEED_BYTES),
            thinker=thinker,
            on_trouble=complain,
        )

    def id(self) -> str:
        """Return an unused command id."""
        return f"c{next(self._ids)}"

    async def room(
        self,
        rules: Ruleset = PL_FORTY,
        people: int = 2,
        bots: tuple[str, ...] = (),
        **setup: Any,  # noqa: ANN401  the fields of a setup
    ) -> StreamId:
        """Open a room with people on the first seats and bots on the others, and start the game."""
        seats = people + len(bots)
        opened = await self.house.seating.open(
            PEOPLE[0],
            Setup(rules=rules, seats=seats, bots=dict(enumerate(bots, people)), **setup),
            command_id=self.id(),
        )
        stream = the(opened).room
        for person in PEOPLE[:people]:
            the(await self.house.seating.join(person, stream, command_id=self.id(), seed=person.player))
        the(await self.house.seating.start(PEOPLE[0], stream, command_id=self.id()))
        return stream

    async def do(self, command: PlayerCommand, stream: StreamId, **options: int) -> Answer:
        """Give a command for the person on its seat."""
        actor = PEOPLE[command.seat]
        return await self.house.playing.move(actor, stream, command, command_id=self.id(), **options)

    async def state(self, stream: StreamId) -> State:
        """Return the stored game."""
        loaded = await self._reader.fresh_room(stream)
        assert loaded is not None
        assert loaded.room.game is not None

        return loaded.room.game


def plainest(state: State) -> PlayerCommand:
    """Return a command that advances a game without playing a tile."""
    return simplest(view(state, Viewer(seat=asked(state))), whim=0)


def asked(state: State) -> Seat:
    """Return the seat for which the game waits."""
    assert state.phase is not Phase.OVER
    if state.turn is not None:
        return state.turn.seat
    return min(Seat(seat) for seat in range(state.seats) if seat not in state.kept)


def the(answer: Answer) -> Done:
    """Return an answer that must not be a refusal."""
    assert isinstance(answer, Done), answer

    return answer


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a test's coroutine."""
    return asyncio.run(work())
