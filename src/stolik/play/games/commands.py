"""The commands of players and referees in a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stolik.core.commands import (
    CallReferee,
    Command,
    Continue,
    Correct,
    GiveTime,
    PlayerCommand,
    RefereeCommand,
    TakeTiles,
)
from stolik.core.events import Credit
from stolik.core.refusals import Code
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.clocks import lag
from stolik.play.clocks.throttle import Throttle
from stolik.play.games.executor import CommandExecutor, Decide, Decision, digest_of, id_of
from stolik.play.ports import StreamId, TableDraft, Topic
from stolik.play.rights import Action, Principal, may, viewer_of
from stolik.play.rooms.abandonment import come_back, resigned
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import PauseLimited


class Playing:
    """The use cases within a game."""

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor
        self._laid = Throttle(self._show, interval=executor.settings.laying)

    async def move(
        self, actor: Principal, stream: StreamId, command: PlayerCommand, *, command_id: str, lag_ms: int = 0
    ) -> Answer:
        """Execute a player's command; `lag_ms` is the network delay measured by the server."""

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room = loaded.room
            if not may(room, actor, Action.MOVE) or room.seat_of(actor.player) != command.seat:
                return Refused(code=Trouble.NOT_ALLOWED)
            if command.seat in room.resigned:
                return Refused(code=Trouble.RESIGNED)
            if command.seat in room.forfeits:
                return Refused(code=Trouble.FORFEITED)
            if isinstance(command, CallReferee) and not room.has_referee:
                return Refused(code=Trouble.NO_REFEREE)
            credit = _lag_credit(loaded, command, lag_ms, now)
            # A player who moves is present, whatever the connections say.
            back = come_back(loaded, actor.player, now)
            here = loaded.deciding(*(() if isinstance(back, Refused) else back))
            return self._executor.played(loaded, [*credit, command], now, after=here)

        return await self._do(actor, stream, command_id, decide, digest_of("move", command))

    async def resign(self, actor: Principal, stream: StreamId, *, command_id: str) -> Answer:
        """Resign from a running game; not possible in tournaments."""
        return await self._do(
            actor,
            stream,
            command_id,
            lambda loaded, now: resigned(loaded, actor.player, now),
            digest_of("resign"),
        )

    async def rule(
        self, actor: Principal, stream: StreamId, command: RefereeCommand, *, command_id: str
    ) -> Answer:
        """Execute a referee's command and record the referee's id."""
        ruling = replace(command, by=actor.player)

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            if not may(loaded.room, actor, Action.RULE):
                return Refused(code=Trouble.NOT_ALLOWED)
            if isinstance(ruling, Continue) and loaded.room.round_stands:
                return Refused(code=Trouble.ROUND_STANDS)
            if isinstance(ruling, TakeTiles | Correct) and not _has_looked(loaded, actor):
                return Refused(code=Trouble.LOOK_FIRST)
            return self._executor.played(loaded, [ruling], now)

        return await self._do(actor, stream, command_id, decide, digest_of("rule", ruling))

    async def extend(self, actor: Principal, stream: StreamId, *, command_id: str) -> Answer:
        """Extend the stop of a game before it resumes by itself; only for its referees."""
        settings = self._executor.settings

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room = loaded.room
            if not may(room, actor, Action.RULE):
                return Refused(code=Trouble.NOT_ALLOWED)
            if not room.is_stopped or room.pause_until is None:
                return Refused(code=Code.NOT_PAUSED)
            until = min(max(room.pause_until, now) + settings.pause, now + settings.longest_pause)
            if until <= room.pause_until:
                return Refused(code=Code.BAD_VALUE)
            return (PauseLimited(at=now, until=until, by=actor.player),)

        return await self._do(actor, stream, command_id, decide, digest_of("extend"))

    async def loaded(self, actor: Principal, stream: StreamId, *, command_id: str) -> Answer:
        """Give back the time that a player's page took to load in their first turn."""

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room, seat = loaded.room, loaded.room.seat_of(actor.player)
            turn = None if room.game is None else room.game.turn
            clocks = room.clocks
            if seat is None:
                return Refused(code=Trouble.NOT_ALLOWED)
            first = turn is not None and turn.seat == seat and clocks.turns[seat] == 1
            if turn is None or turn.deadline is None:
                return Refused(code=Trouble.NOTHING_TO_GIVE)  # no clock is running
            if not first or seat in clocks.loaded or clocks.running_since is None:
                return Refused(code=Trouble.NOTHING_TO_GIVE)
            ms = min(self._executor.settings.loading, now - clocks.running_since - clocks.given)
            if ms <= 0:
                return Refused(code=Trouble.NOTHING_TO_GIVE)
            return self._executor.played(loaded, [GiveTime(ms=ms, because=Credit.LOADING)], now)

        return await self._do(actor, stream, command_id, decide, digest_of("loaded"))

    async def lay(self, actor: Principal, stream: StreamId, table: Table[Tile]) -> Refused | None:
        """Store how the table lies while a player moves tiles: this is what a time-out finds.

        Nothing is logged or judged; a draft with tiles that are not the player's is dropped. Only the newest
        draft is kept, and others are notified at most ten times a second.
        """
        loaded = await self._executor.cache.cached(stream)
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        room, game = loaded.room, loaded.room.game
        seat = room.seat_of(actor.player)
        if game is None or game.turn is None or seat is None or game.turn.seat != seat:
            return Refused(code=Trouble.NOT_ALLOWED)
        if room.is_over or room.is_automatic(seat):
            return Refused(code=Trouble.NOT_ALLOWED)
        owned = {*game.table.tiles, *game.racks[seat]}
        if not owned.issuperset(table.tiles) or len(set(table.tiles)) != len(table.tiles):
            return Refused(code=Trouble.NOT_ALLOWED)
        await self._executor.ports.drafts.put(stream, TableDraft(turn=game.turns, table=table))
        await self._laid.ask(stream)
        return None

    async def _show(self, stream: StreamId) -> None:
        await self._executor.ports.bus.touch(stream, Topic.DRAFT)

    async def _do(
        self, actor: Principal, stream: StreamId, command_id: str, decide: Decide, digest: str
    ) -> Answer:
        given = id_of(actor, command_id)
        if given is None:
            return Refused(code=Trouble.BAD_ID)
        return await self._executor.carry(
            stream, given, decide, look=lambda it: viewer_of(it.room, actor), digest=digest
        )


def _has_looked(loaded: LoadedRoom, actor: Principal) -> bool:
    """Return whether a referee's look is recorded: the answer to a guessed tile would be a look, too.

    Without a pause there is nothing to look at, and the game refuses.
    """
    stop = None if loaded.room.game is None else loaded.room.game.stop
    return stop is None or actor.player in stop.seen_by


def _lag_credit(loaded: LoadedRoom, command: PlayerCommand, lag_ms: int, now: int) -> Sequence[Command]:
    """Return the time to give back for a move that the network delayed, if the quota allows it."""
    game = loaded.room.game
    turn = None if game is None else game.turn
    if turn is None or turn.seat != command.seat or turn.deadline is None or (game and game.stop):
        return ()
    if isinstance(command, CallReferee):
        return ()  # allowed at any time, and needs no time
    quota = loaded.room.clocks.quota[turn.seat]
    ms = lag.compensation(quota, lag=lag_ms, late=now - turn.deadline)
    return () if ms is None else (GiveTime(ms=ms, because=Credit.LAG),)
