"""Looking at a room: views, missed events, and the record of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.events import Event, GameCreated, GameStopped, SeedRevealed
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.notation.record import Record
from stolik.play.answers import Numbered, Refused, Trouble
from stolik.play.games.executor import CommandExecutor
from stolik.play.games.matches import MatchTable, number_in_match, table_of
from stolik.play.ports import Listener, StreamId
from stolik.play.rights import Action, Principal, may, viewer_of
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import AnyEvent, is_of_room
from stolik.play.rooms.room import Room, fold, in_game
from stolik.play.rooms.views import Laying, Listing, Sight, Since, describe, see_event, see_room


class Watching:
    """The use cases of watching. They always ask the store: a hint is only a reason to ask."""

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor

    async def look(self, actor: Principal, stream: StreamId) -> Sight | Refused:
        """Return what somebody may see of a room now."""
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if not may(loaded.room, actor, Action.SEE_PUBLIC):
            return Refused(code=Trouble.NOT_WATCHED)
        now = await self._executor.time_in(loaded)
        viewer = viewer_of(loaded.room, actor)
        return Sight(seq=loaded.seq, now=now, view=see_room(stream, loaded.room, viewer))

    async def since(self, actor: Principal, stream: StreamId, seq: int) -> Since | Refused:
        """Return the events after a number, as somebody may see them."""
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if not may(loaded.room, actor, Action.SEE_PUBLIC):
            return Refused(code=Trouble.NOT_WATCHED)
        if seq >= loaded.seq:
            return Since(seq=loaded.seq, events=())
        viewer = viewer_of(loaded.room, actor)
        missed = await self._executor.cache.events_after(loaded, max(0, seq))
        events = tuple(
            Numbered(number, see_event(loaded.room, event, viewer))
            for number, event in enumerate(missed, max(0, seq) + 1)
        )
        return Since(seq=loaded.seq, events=events)

    async def laying(self, actor: Principal, stream: StreamId) -> Laying | Refused | None:
        """Return how the table lies in the current turn; None if no tile was moved."""
        loaded = await self._executor.cache.cached(stream)
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if not may(loaded.room, actor, Action.SEE_PUBLIC):
            return Refused(code=Trouble.NOT_WATCHED)
        game = loaded.room.game
        if game is None or game.turn is None:
            return None
        table = await self.draft_in(stream, game.turns)
        return None if table is None else Laying(seat=game.turn.seat, turn=game.turns, table=table)

    async def draft_in(self, stream: StreamId, turn: int) -> Table[Tile] | None:
        """Return how the table lies in a turn, for everybody who may watch; None if no tile was moved."""
        return await self._executor.ports.drafts.get(stream, turn)

    async def match(self, actor: Principal, stream: StreamId) -> MatchTable | Refused:
        """Return the results of a room's match, up to its newest game."""
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if not may(loaded.room, actor, Action.SEE_PUBLIC):
            return Refused(code=Trouble.NOT_WATCHED)
        rooms = [loaded]
        while number_in_match(rooms[0].room) > 1 and rooms[0].room.opened.after is not None:
            earlier = await self._executor.cache.cached(rooms[0].room.opened.after)
            if earlier is None:
                break
            rooms.insert(0, earlier)
        while number_in_match(rooms[-1].room) < loaded.room.opened.setup.games and rooms[-1].room.rematch:
            later = await self._executor.cache.fresh(rooms[-1].room.rematch)
            if later is None:
                break
            rooms.append(later)
        return table_of(tuple((each.stream, each.room) for each in rooms))

    async def tables(self, actor: Principal) -> tuple[StreamId, ...]:
        """Return the unfinished rooms in which somebody sits."""
        return tuple(stream for stream, _ in await self._executor.ports.store.seats_of(actor.player))

    async def described_tables(self, actor: Principal) -> tuple[Listing, ...]:
        """Return the same rooms as list entries, the newest first."""
        loaded = [await self._executor.cache.cached(stream) for stream in await self.tables(actor)]
        found = (describe(each.stream, each.room) for each in loaded if each is not None)
        return tuple(sorted(found, key=lambda listing: -listing.since))

    async def may_ask_solver(self, actor: Principal) -> bool:
        """Return whether somebody may ask the solver: not while they play a rated game."""
        seats = await self._executor.ports.store.seats_of(actor.player)
        return not any(seated.rated and seated.running for _, seated in seats)

    async def record(self, stream: StreamId) -> Record | Refused:
        """Return the record of a finished game, with its seed revealed, for anybody with the link."""
        records = await self._executor.ports.store.read(stream)
        if not records:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        return record_of([decode(record) for record in records])

    def hints(self, stream: StreamId) -> Listener:
        """Listen for hints that a room has changed."""
        return self._executor.ports.bus.listen(stream)


def record_of(events: Sequence[AnyEvent]) -> Record | Refused:
    """Return the record of a finished game, with its seed revealed, from everything that happened there."""
    game = game_events(events)
    if not any(isinstance(event, SeedRevealed | GameStopped) for event in game):
        return Refused(code=Trouble.NOT_OVER)
    return Record(events=game)


def game_events(events: Sequence[AnyEvent]) -> tuple[Event, ...]:
    """Return the events of the game alone, including those that follow from the room's events."""
    room: Room | None = None
    game: list[Event] = []
    for event in events:
        if not is_of_room(event):
            game.append(event)
        elif room is not None:
            game += in_game(room, event)
        room = fold(room, event)
    if game and not isinstance(game[0], GameCreated):
        message = f"a game begins with GameCreated: {type(game[0]).__name__}"
        raise TypeError(message)
    return tuple(game)
