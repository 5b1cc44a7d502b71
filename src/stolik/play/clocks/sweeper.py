"""The sweeper: claims rooms with a deadline that has passed, and executes the commands that are due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import NamedTuple, TypeAlias, assert_never

from stolik.core.commands import Command, KeepDeal, RoundTimeUp, TimeOut
from stolik.core.view import SPECTATOR, Viewer, view
from stolik.play.answers import Answer, Done
from stolik.play.clocks.deadlines import (
    Abandon,
    BotsTurn,
    Chore,
    GameChore,
    GiveUp,
    KeepFor,
    PauseOver,
    RoundTime,
    Settle,
    TurnTime,
    due_now,
)
from stolik.play.games.bot_moves import simplest, whim_of
from stolik.play.games.executor import CommandExecutor, Decision
from stolik.play.lobby.ratings import RatingDesk
from stolik.play.ports import StreamId
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.gathering import Gathering
from stolik.play.rooms.presence import PresenceTracker
from stolik.play.thinking.thinking import Thinking

OnTrouble: TypeAlias = Callable[[StreamId | None, Exception], None]


def log_trouble(stream: StreamId | None, trouble: Exception) -> None:
    """Log that a room, or the sweep itself, failed; it is tried again."""
    logging.getLogger(__name__).error("room %s cannot be looked after", stream or "*", exc_info=trouble)


class _Thought(NamedTuple):
    """A bot that thinks about a room as it was at a number."""

    seq: int
    task: asyncio.Task[None]


class Sweeper:
    """One on every worker; each room that is due is claimed by one of them."""

    def __init__(
        self,
        executor: CommandExecutor,
        thinking: Thinking,
        *,
        presence: PresenceTracker,
        rating: RatingDesk,
        gathering: Gathering,
        on_trouble: OnTrouble,
    ) -> None:
        self._executor = executor
        self._thinking = thinking
        self._presence = presence
        self._rating = rating
        self._gathering = gathering
        self._on_trouble = on_trouble
        self._thoughts: dict[StreamId, _Thought] = {}
        """Bots that think, by room: nobody else waits for them."""

    async def run(self) -> None:
        """Sweep until cancelled: at intervals, and at once when a room of ours is due."""
        due, pause = self._executor.something_due, self._executor.settings.sweep / 1000
        try:
            while True:
                due.clear()
                try:
                    await self._look()
                except Exception as trouble:  # noqa: BLE001  a store that is away for a while comes back
                    self._on_trouble(None, trouble)
                try:
                    # Unlike wait_for, this never takes a cancellation for a wake-up.
                    async with asyncio.timeout(pause):
                        await due.wait()
                except TimeoutError:
                    continue
        finally:
            for thought in tuple(self._thoughts.values()):
                thought.task.cancel()

    async def sweep(self) -> int:
        """Do what is due everywhere, once, and wait for bots that think; return how many rooms were due."""
        looked_at = await self._look()
        await asyncio.gather(*(thought.task for thought in self._thoughts.values()))
        return looked_at

    async def _look(self) -> int:
        executor = self._executor
        now = await executor.ports.clock.now()
        # The pulse comes first: after a silence of our own nobody is timed out before it is made good.
        await executor.pulse.keep(now)
        settings = executor.settings
        claimed = await executor.ports.store.claim(now, lease=settings.lease, limit=settings.batch)
        await self._all(claimed, [self._wake(stream) for stream in claimed])
        missing = await self._presence.overdue(now)
        await self._all(tuple(missing), [self._presence.miss(*some) for some in missing.items()])
        return len(claimed)

    async def _all(self, streams: Sequence[StreamId], work: Sequence[Coroutine[None, None, None]]) -> None:
        found = await asyncio.gather(*work, return_exceptions=True)
        for stream, trouble in zip(streams, found, strict=True):
            if isinstance(trouble, Exception):  # one broken room must not delay the others
                self._on_trouble(stream, trouble)

    async def wake(self, stream: StreamId) -> None:
        """Do what is due in one room, once, and wait for a bot that thinks about it."""
        await self._wake(stream)
        if stream in self._thoughts:
            await self._thoughts[stream].task

    async def _wake(self, stream: StreamId) -> None:
        """Do what is due in one room, once; what follows makes it due again."""
        settled = await self._executor.settled(stream)
        if settled is None:
            return
        loaded, now = settled
        for chore in due_now(loaded.room, now, self._executor.settings):
            if await self._do(loaded, chore, now):
                return

    async def _do(self, loaded: LoadedRoom, chore: Chore, now: int) -> bool:
        """Do one thing; return whether it changed the room, so that the rest must wait."""
        if isinstance(chore, Settle):
            await self._rating.settle(loaded)
            return True
        if isinstance(chore, GiveUp):
            await self._gathering.give_up(loaded.stream)
            return True
        if isinstance(chore, PauseOver):
            return False  # settling the room has resumed it
        if isinstance(chore, Abandon):
            return await self._presence.give_up(loaded, chore.seat, chore.since, now)
        if isinstance(chore, BotsTurn):
            self._let_think(loaded, chore, now)
            return True
        for command in await self._ways(loaded, chore):
            if isinstance(await self._give(loaded, chore, command), Done):
                return True
        return False

    def _let_think(self, loaded: LoadedRoom, chore: BotsTurn, now: int) -> None:
        """Ask a bot and go on; it moves when it has an answer."""
        before = self._thoughts.get(loaded.stream)
        if before is not None and before.seq == loaded.seq:
            return  # it is thinking about that already
        if before is not None:
            before.task.cancel()
        thought = _Thought(loaded.seq, asyncio.create_task(self._move_bot(loaded, chore, now)))
        self._thoughts[loaded.stream] = thought

        def done(_: asyncio.Task[None]) -> None:
            if self._thoughts.get(loaded.stream) is thought:
                del self._thoughts[loaded.stream]

        thought.task.add_done_callback(done)

    async def _move_bot(self, loaded: LoadedRoom, chore: BotsTurn, now: int) -> None:
        """Let a bot move; what the rules refuse is made good by what is always allowed."""
        game, seat = loaded.room.game, chore.seat
        if game is None:
            return
        try:
            plain = simplest(view(game, Viewer(seat=seat)), whim=whim_of(loaded.seed, seat, loaded.seq))
            level = loaded.room.bot_at(seat)
            if level is not None:  # a forfeited seat only draws
                chosen = await self._thinking.choose(loaded, game, seat, level, now=now)
                if isinstance(await self._give(loaded, chore, chosen), Done):
                    return
            await self._give(loaded, chore, plain)
        except Exception as trouble:  # noqa: BLE001  one sick room keeps nobody else waiting
            self._on_trouble(loaded.stream, trouble)

    async def _ways(self, loaded: LoadedRoom, chore: TurnTime | RoundTime | KeepFor) -> tuple[Command, ...]:
        """Return the command for a chore, and the plain one to fall back on."""
        game = loaded.room.game
        if game is None:
            return ()
        match chore:
            case TurnTime():
                draft = await self._executor.ports.drafts.get(loaded.stream, game.turns)
                return (TimeOut(),) if draft is None else (TimeOut(now=draft), TimeOut())
            case RoundTime():
                return (RoundTimeUp(),)
            case KeepFor(seat=seat):
                return (KeepDeal(seat=seat),)
            case _:
                assert_never(chore)

    async def _give(self, loaded: LoadedRoom, chore: GameChore, command: Command) -> Answer:
        def decide(known: LoadedRoom, now: int) -> Decision:
            return self._executor.played(known, [command], now)

        # Two workers that do the same chore use the same id: the second gets the first one's answer.
        command_id = f"@{type(chore).__name__}:{loaded.seq}:{type(command).__name__}"
        return await self._executor.carry(
            loaded.stream,
            command_id,
            decide,
            look=lambda _: SPECTATOR,
            only_at=loaded.seq,
            remember=False,
        )
