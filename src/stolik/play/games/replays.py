"""Replays of finished games: event by event, from one seat or with all racks open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.events import Event, GameCreated
from stolik.core.view import SPECTATOR, Viewer, open_view
from stolik.notation.record import Record
from stolik.play.answers import Numbered, Refused, Trouble
from stolik.play.games.executor import CommandExecutor
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Action, Principal, may
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import AnyEvent, RoomOpened, SeatTaken, Setup
from stolik.play.rooms.queries import record_of
from stolik.play.rooms.room import Room, fold
from stolik.play.rooms.views import RoomView, open_event, see_event, see_room


class ReplayMoment(NamedTuple):
    """An event and the room after it, as the viewer may see both."""

    numbered: Numbered
    view: RoomView


class Finished(NamedTuple):
    """Everything that happened in a room whose game is over; nothing in it is secret any more."""

    stream: StreamId
    events: tuple[AnyEvent, ...]
    room: Room
    record: Record
    """The game's own record, with its seed revealed."""


class Replaying:
    """The only access to finished games; games in progress are refused."""

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor

    async def refusal(self, actor: Principal, stream: StreamId, action: Action) -> Refused | None:
        """Return why somebody may not look back at a room; cheap, for whoever asks again and again."""
        loaded = await self._executor.cache.cached(stream)
        if loaded is not None and not loaded.room.is_over:
            loaded = await self._executor.cache.fresh(stream)  # it may have ended on another worker
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if not may(loaded.room, actor, action):
            return Refused(code=Trouble.NOT_WATCHED)
        return None if loaded.room.is_over else Refused(code=Trouble.NOT_OVER)

    async def finished(
        self, actor: Principal, stream: StreamId, action: Action = Action.SEE_PUBLIC
    ) -> Finished | Refused:
        """Return a room whose game is over and whose seed is revealed, for everybody who may watch."""
        # A game played without spectators is not shown to them afterwards either.
        refused = await self.refusal(actor, stream, action)
        if refused is not None:
            return refused  # its log is not read: anybody may ask for a running game's record
        events = tuple(map(decode, await self._executor.ports.store.read(stream)))
        if not events:
            return Refused(code=Trouble.NO_SUCH_ROOM)  # pruned, though the room is still remembered
        record = record_of(events)
        if isinstance(record, Refused):
            return record
        return Finished(stream, events, _folded(events), record)


def moments(finished: Finished, seat: Seat | None) -> Iterator[ReplayMoment]:
    """Yield every moment as a seat could see it, or with all racks open if no seat is given."""
    room: Room | None = None
    for seq, event in enumerate(finished.events, 1):
        room = fold(room, event)
        yield _moment(finished.stream, seq, event, room, seat)


def moments_of_record(record: Record, seat: Seat | None) -> Iterator[ReplayMoment]:
    """Yield every moment of a game in a file; the file's owner may see everything."""
    room = room_of_record(record)
    for seq, event in enumerate(record.events, 1):
        room = fold(room, event)
        yield _moment(StreamId(""), seq, event, room, seat)


def room_of_record(record: Record) -> Room:
    """Return a room in which the game of a file could have been played, before it starts."""
    created = _created(record.events)
    opened = RoomOpened(
        at=created.at,
        setup=Setup(rules=created.rules, seats=created.seats),
        host=PlayerId(""),
        commitment=created.commitment or "",
        number=created.number,
    )
    taken = (
        SeatTaken(at=created.at, seat=Seat(seat), player=sitter_of_record(seat), seed="")
        for seat in range(created.seats)
    )
    return _folded((opened, *taken))


def sitter_of_record(seat: int) -> PlayerId:
    """Return the player of a seat in a file, which contains no ids."""
    return PlayerId(f"seat-{seat}")


def _moment(stream: StreamId, seq: int, event: AnyEvent, room: Room, seat: Seat | None) -> ReplayMoment:
    if seat is not None:
        viewer = Viewer(seat=seat)
        return ReplayMoment(Numbered(seq, see_event(room, event, viewer)), see_room(stream, room, viewer))
    seen = see_room(stream, room, SPECTATOR)
    if room.game is not None:
        seen = replace(seen, game=open_view(room.game))
    return ReplayMoment(Numbered(seq, open_event(room, event)), seen)


def _created(events: Sequence[Event]) -> GameCreated:
    first = events[0]
    if not isinstance(first, GameCreated):
        message = f"a game begins with GameCreated: {type(first).__name__}"
        raise TypeError(message)
    return first


def _folded(events: Iterable[AnyEvent]) -> Room:
    room: Room | None = None
    for event in events:
        room = fold(room, event)
    if room is None:
        message = "a room has at least one event"
        raise TypeError(message)
    return room
