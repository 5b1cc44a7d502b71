"""The sweeper: claims rooms that are due and gives the ordinary commands that time brings about."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeAlias, assert_never

from stolik.core.commands import Command, KeepDeal, RoundTimeUp, TimeOut
from stolik.core.view import SPECTATOR, Viewer, view
from stolik.play.answers import Answer, Done
from stolik.play.clocks.deadlines import (
    Abandon,
    BotsTurn,
    Chore,
    GameChore,
    KeepFor,
    PauseOver,
    RoundTime,
    Settle,
    TurnTime,
    due_now,
)
from stolik.play.games.bot_moves import Thinking, simplest, whim_of
from stolik.play.games.executor import CommandExecutor, Decision
from stolik.play.lobby.ratings import RatingDesk
from stolik.play.ports import StreamId
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.presence import Attendance

OnTrouble: TypeAlias = Callable[[StreamId | None, Exception], None]


def log_trouble(stream: StreamId | None, trouble: Exception) -> None:
    """Say in the log that a room, or all of them, could not be looked after; it is tried again."""
    logging.getLogger(__name__).error("room %s cannot be looked after", stream or "*", exc_info=trouble)


class Sweeper:
    """One on every worker; a room that is due is claimed by one of them."""

    def __init__(
        self,
        carrier: CommandExecutor,
        thinking: Thinking,
        *,
        attendance: Attendance,
        rating: RatingDesk,
        on_trouble: OnTrouble,
    ) -> None:
        self._carrier = carrier
        self._thinking = thinking
        self._attendance = attendance
        self._rating = rating
        self._on_trouble = on_trouble

    async def run(self) -> None:
        """Sweep until cancelled: at intervals, and at once when a room of ours is due."""
        due, pause = self._carrier.something_due, self._carrier.settings.sweep / 1000
        while True:
            due.clear()
            try:
                await self.sweep()
            except Exception as trouble:  # noqa: BLE001  a store that is away for a while comes back
                self._on_trouble(None, trouble)
            try:
                # Unlike wait_for, this never takes a cancellation for a wake-up.
                async with asyncio.timeout(pause):
                    await due.wait()
            except TimeoutError:
                continue

    async def sweep(self) -> int:
        """Do what is due everywhere, once; return how many rooms were looked at."""
        carrier = self._carrier
        now = await carrier.ports.clock.now()
        # The pulse comes first: after a silence of our own nobody is timed out before it is made good.
        await carrier.pulse.keep(now)
        settings = carrier.settings
        claimed = await carrier.ports.store.claim(now, lease=settings.lease, limit=settings.batch)
        await self._all(claimed, [self.wake(stream) for stream in claimed])
        missing = await self._attendance.overdue(now)
        await self._all(tuple(missing), [self._attendance.miss(*some) for some in missing.items()])
        return len(claimed)

    async def _all(self, streams: Sequence[StreamId], work: Sequence[Coroutine[None, None, None]]) -> None:
        found = await asyncio.gather(*work, return_exceptions=True)
        for stream, trouble in zip(streams, found, strict=True):
            if isinstance(trouble, Exception):  # one sick room keeps nobody else waiting
                self._on_trouble(stream, trouble)

    async def wake(self, stream: StreamId) -> None:
        """Do what is due in one room, once; what follows makes it due again."""
        settled = await self._carrier.settled(stream)
        if settled is None:
            return
        loaded, now = settled
        for chore in due_now(loaded.room, now, self._carrier.settings):
            if await self._do(loaded, chore, now):
                return

    async def _do(self, loaded: LoadedRoom, chore: Chore, now: int) -> bool:
        """Do one thing; tell whether it changed the room, so that the rest has to wait."""
        if isinstance(chore, Settle):
            await self._rating.settle(loaded)
            return True
        if isinstance(chore, PauseOver):
            return False  # settling the room has let it go on
        if isinstance(chore, Abandon):
            return await self._attendance.give_up(loaded, chore.seat, chore.since, now)
        for command in await self._ways(loaded, chore):
            if isinstance(await self._give(loaded, chore, command), Done):
                return True
        return False

    async def _ways(self, loaded: LoadedRoom, chore: GameChore) -> tuple[Command, ...]:
        """Return the command for a chore, and the plain one to fall back on."""
        game = loaded.room.game
        if game is None:
            return ()
        match chore:
            case TurnTime():
                draft = await self._carrier.ports.drafts.get(loaded.stream, game.turns)
                return (TimeOut(),) if draft is None else (TimeOut(now=draft), TimeOut())
            case RoundTime():
                return (RoundTimeUp(),)
            case KeepFor(seat=seat):
                return (KeepDeal(seat=seat),)
            case BotsTurn(seat=seat):
                seen, whim = view(game, Viewer(seat=seat)), whim_of(loaded.seed, seat, loaded.seq)
                level = loaded.room.bot_at(seat)
                if level is None:  # a forfeited seat only draws
                    return (simplest(seen, whim=whim),)
                chosen = await self._thinking.choose(level, seen, whim=whim)
                return (chosen, simplest(seen, whim=whim))
            case _:
                assert_never(chore)

    async def _give(self, loaded: LoadedRoom, chore: GameChore, command: Command) -> Answer:
        def decide(known: LoadedRoom, now: int) -> Decision:
            return self._carrier.played(known, [command], now)

        # Two workers that do the same chore give the same id: one of them gets the other's answer.
        command_id = f"@{type(chore).__name__}:{loaded.seq}:{type(command).__name__}"
        return await self._carrier.carry(
            loaded.stream,
            command_id,
            decide,
            look=lambda _: SPECTATOR,
            only_at=loaded.seq,
            remember=False,
        )
