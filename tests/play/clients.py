"""Clients: they ask any worker, repeat with the same id, lose the network, and reconnect."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Any, Final

from stolik.bots.bot import SimpleBot
from stolik.core.commands import PlayerCommand
from stolik.core.deal import Seat
from stolik.core.state import Phase
from stolik.core.view import View
from stolik.play.answers import Answer, Done, Refused, Trouble
from stolik.play.house import House
from stolik.play.ports import StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.events import AnyEvent
from stolik.play.rooms.views import Sight, Since
from tests.play.virtual import Network
from tests.play.workers import Request, Worker

LONGEST_TUNNEL: Final = 80
"""The most seconds somebody is without a network."""


class Client:
    """A person with a browser; a spectator if there is no bot to decide."""

    def __init__(
        self,
        actor: Principal,
        room: StreamId,
        *,
        bot: SimpleBot | None,
        rng: Random,
        network: Network,
        find: Callable[[], Worker | None],
    ) -> None:
        self.actor = actor
        self.room = room
        self._bot = bot
        self._rng = rng
        self._network = network
        self._find = find
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._news = asyncio.Event()
        self._asleep = False
        self._worker: Worker | None = None
        self.log: list[AnyEvent] = []
        """Every event this client received, in order and without a gap."""
        self.acknowledged: dict[str, Answer] = {}
        """The answer to every command."""
        self.sight: Sight | None = None
        self.heard: list[float] = []
        """When this client was answered."""

    @property
    def seq(self) -> int:
        """The number up to which the client knows all events."""
        return len(self.log)

    async def play(self) -> None:
        """Play or watch until the game is over."""
        while True:
            sight = await self.look()
            game = sight.view.game
            if sight.view.over:
                return
            lost = any(
                person is not None and person.player == self.actor.player and person.forfeited
                for person in sight.view.sitters
            )
            if self._bot is not None and game is not None and is_asked(game) and not lost:
                await asyncio.sleep(self._rng.uniform(0.1, 1.5))
                if self._rng.random() < 0.03:
                    await self._sleep()
                await self._command(self._bot.choose(game))
                continue
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), 2)
            except TimeoutError:
                continue

    async def look(self) -> Sight:
        """Return the current view, and catch up on events."""
        sight = await self._ask(lambda house: house.watching.look(self.actor, self.room))
        assert isinstance(sight, Sight), sight
        while self.seq < sight.seq:
            self._learn(await self._ask(self._since))
        if self.sight is None or sight.seq >= self.sight.seq:
            self.sight = sight
        return self.sight

    async def _since(self, house: House) -> Since | Refused:
        return await house.watching.since(self.actor, self.room, self.seq)

    def receive(self, number: int, answer: Any) -> None:  # noqa: ANN401  any answer
        """Receive a message from the network."""
        if self._asleep:
            return
        if isinstance(answer, Since):
            self._learn(answer)
            self._news.set()
        waiting = self._waiting.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def _command(self, command: PlayerCommand) -> None:
        name = f"{self.actor.player}-{next(self._numbers)}"
        lag = self._rng.choice((50, 200, 900))
        while True:
            answer = await self._ask(
                lambda house: house.playing.move(self.actor, self.room, command, command_id=name, lag_ms=lag)
            )
            if isinstance(answer, Refused) and answer.code == Trouble.BUSY:
                continue
            assert isinstance(answer, Done | Refused), answer
            self.acknowledged[name] = answer
            return

    async def _ask(self, ask: Callable[[House], Awaitable[Any]]) -> Any:  # noqa: ANN401  any answer
        """Ask until there is an answer."""
        loop = asyncio.get_running_loop()
        while True:
            # A client stays with a worker as long as it answers, as a socket does.
            worker = self._worker = self._worker or self._find()
            if worker is None:
                await asyncio.sleep(0.5)
                continue
            number, asked = next(self._numbers), loop.time()
            answer: asyncio.Future[Any] = loop.create_future()
            self._waiting[number] = answer
            self._network.send(
                worker.receive, Request(number, self.actor, self.room, ask, self.seq), self.receive
            )
            try:
                answered = await asyncio.wait_for(answer, 1.5)
                self.heard.append(asked)
                return answered  # noqa: TRY300  an answer ends the asking
            except TimeoutError:
                self._waiting.pop(number, None)
                self._worker = None

    async def _sleep(self) -> None:
        """Lose the network for a while."""
        self._asleep = True
        await asyncio.sleep(self._rng.uniform(5, LONGEST_TUNNEL))
        self._asleep = False

    def _learn(self, missed: Since | Refused) -> None:
        assert isinstance(missed, Since), missed
        # After a gap the events do not fit, and the next look asks for them; known ones are skipped.
        known = self.seq
        if missed.events and missed.events[0].seq <= known + 1:
            self.log += [each.event for each in missed.events if each.seq > known]


def is_asked(game: View) -> bool:
    """Return whether the game waits for the viewer."""
    seat = game.viewer.seat
    if seat is None or game.stop is not None:
        return False
    if game.turn is not None:
        return game.turn.seat == seat
    return game.phase is Phase.DEALT and Seat(seat) not in game.kept
