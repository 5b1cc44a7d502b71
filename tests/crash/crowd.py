"""People who play at several tables, repeat commands until they are answered, and store every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots import BOTS
from stolik.core.commands import PlayerCommand
from stolik.core.deal import Seat
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import PL_FORTY
from stolik.core.state import Phase
from stolik.play.answers import Answer, Done, Refused, Trouble
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.events import Setup
from stolik.play.rooms.views import Sight
from tests.crash.post import Post
from tests.play.clients import is_asked

IDLE_SECONDS: Final = 1
"""The time of a turn at the table where nobody moves."""
_TWICE: Final = 0.1
"""The share of commands repeated after the answer, and of those sent twice at once."""


class Given(NamedTuple):
    """A command that was answered."""

    actor: Principal
    room: StreamId
    command_id: str
    path: str
    args: tuple[Any, ...]
    options: dict[str, Any]
    answer: Answer


class Crowd:
    """People at tables: `given` has all answered commands, `troubles` everything impossible."""

    def __init__(self, posts: Sequence[Post], dice: Random, *, by_hints: bool = False) -> None:
        self._posts = posts
        self._dice = dice
        self._by_hints = by_hints
        self._names = count(1)
        self.given: list[Given] = []
        self.rooms: list[StreamId] = []
        self.finished: set[StreamId] = set()
        self.troubles: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, *, tables: Sequence[int] = (1, 2), idle: bool = True) -> None:
        """Seat a number of people at each playing table, and others at idle tables."""
        self._tasks = [asyncio.create_task(self._table(people=people)) for people in tables]
        if idle:
            self._tasks.append(asyncio.create_task(self._idle_table()))

    async def end(self) -> None:
        """Stop everybody."""
        for task in self._tasks:
            task.cancel()
        for found in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    def stumbled(self) -> list[str]:
        """Return the errors that stopped people."""
        return [repr(task.exception()) for task in self._tasks if task.done() and task.exception()]

    async def again(self, given: Given) -> None:
        """Send an answered command again: it must have no effect and get the first answer."""
        post = self._dice.choice(self._posts)
        repeated = await post.ask(given.path, *given.args, **given.options)
        if _gist(repeated) != _gist(given.answer):
            self.troubles.append(
                f"{given.command_id} was answered {_gist(given.answer)} and then {_gist(repeated)}"
            )

    async def _table(self, *, people: int) -> None:
        """Play one game after another."""
        for game in count():
            actors = [Principal(PlayerId(f"p{next(self._names)}")) for _ in range(people)]
            bots = {1: "novice"} if people == 1 else {}
            room = await self._sit_down(actors, PL_FORTY, bots)
            await asyncio.gather(
                *(self._play(actor, room, seat, whim=game) for seat, actor in enumerate(actors))
            )
            self.finished.add(room)

    async def _idle_table(self) -> None:
        """Let turns time out in one game after another."""
        rules = derive(PL_FORTY, "idle", turn_seconds=IDLE_SECONDS)
        while True:
            actors = [Principal(PlayerId(f"idle{next(self._names)}")) for _ in range(2)]
            room = await self._sit_down(actors, rules, {})
            while not all([await self._is_begun(actor, room) for actor in actors]):  # noqa: ASYNC110  nobody tells
                await asyncio.sleep(0.01)
            while not await self._is_over(actors[0], room):  # noqa: ASYNC110  nobody tells
                await asyncio.sleep(IDLE_SECONDS)
            self.finished.add(room)

    async def _is_over(self, actor: Principal, room: StreamId) -> bool:
        sight = await self._look(self._posts[0], actor, room)
        return sight.view.game is not None and sight.view.game.phase is Phase.OVER

    async def _is_begun(self, actor: Principal, room: StreamId) -> bool:
        """Keep the hand if asked."""
        sight = await self._look(self._posts[0], actor, room)
        if sight.view.game is None or sight.view.game.phase is not Phase.DEALT:
            return True
        if is_asked(sight.view.game):
            chosen = BOTS["novice"](1).choose(sight.view.game)
            await self._move(self._posts[0], actor, room, chosen)
        return False

    async def _sit_down(self, actors: Sequence[Principal], rules: Ruleset, bots: dict[int, str]) -> StreamId:
        post, host = self._posts[0], actors[0]
        setup = Setup(rules=rules, seats=len(actors) + len(bots), bots=bots)
        name = f"open{next(self._names)}"
        opened = await post.ask("seating.open", host, setup, command_id=name)
        assert isinstance(opened, Done), opened
        room = opened.room
        self.rooms.append(room)
        for seat, actor in enumerate(actors):
            await self._do(post, actor, room, "seating.join", actor, room, seed=actor.player, seat=Seat(seat))
        await self._do(post, host, room, "seating.start", host, room)
        return room

    async def _play(self, actor: Principal, room: StreamId, seat: int, *, whim: int) -> None:
        bot = BOTS["casual"](whim)
        post = self._posts[seat % len(self._posts)]
        while True:
            sight = await self._look(post, actor, room)
            game = sight.view.game
            assert game is not None
            if game.phase is Phase.OVER:
                return
            if is_asked(game):
                await self._move(post, actor, room, bot.choose(game))
            elif self._by_hints:
                await post.ask("heard", room)
            else:
                await asyncio.sleep(0.005)

    async def _look(self, post: Post, actor: Principal, room: StreamId) -> Sight:
        sight = await post.ask("watching.look", actor, room)
        assert isinstance(sight, Sight), sight
        return sight

    async def _move(self, post: Post, actor: Principal, room: StreamId, command: PlayerCommand) -> None:
        await self._do(post, actor, room, "playing.move", actor, room, command)

    async def _do(
        self,
        post: Post,
        actor: Principal,
        room: StreamId,
        path: str,
        *args: Any,  # noqa: ANN401  as the use case takes them
        **options: Any,  # noqa: ANN401  as the use case takes them
    ) -> None:
        """Send a command with the same id until it is answered, and sometimes more often."""
        name = f"c{next(self._names)}"
        options["command_id"] = name
        chance = self._dice.random()
        while True:
            asked = [post.ask(path, *args, **options) for _ in range(2 if chance < _TWICE else 1)]
            answers = await asyncio.gather(*asked)
            if not any(isinstance(it, Refused) and it.code == Trouble.BUSY for it in answers):
                break
        given = Given(actor, room, f"{actor.player}/{name}", path, args, options, answers[0])
        self.given.append(given)
        if len({_gist(answer) for answer in answers}) > 1:
            self.troubles.append(f"{name} sent twice at once was answered {[_gist(it) for it in answers]}")
        if chance > 1 - _TWICE:
            await self.again(given)


def _gist(answer: Answer) -> tuple[object, ...]:
    """Return the part of an answer that must be equal in two answers to one command."""
    if isinstance(answer, Refused):
        return ("refused", answer.code)
    return ("done", answer.seq, tuple(each.seq for each in answer.events))
