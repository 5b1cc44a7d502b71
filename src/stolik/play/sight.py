"""What somebody may know of a room: its people, and the game through `core.view` alone."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.core.view import View, Viewer, redact, view
from stolik.play.answers import Numbered
from stolik.play.events import (
    Access,
    AnyEvent,
    RematchOpened,
    RoomClosed,
    RoomEvent,
    RoomOpened,
    SeatLeft,
    SeatTaken,
    Setup,
)
from stolik.play.ports import PlayerId, StreamId
from stolik.play.room import Room


class Person(Struct, frozen=True, kw_only=True):
    """Who sits somewhere; a bot is always called a bot."""

    player: PlayerId | None
    bot: str | None


class RoomView(Struct, frozen=True, kw_only=True):
    """What one viewer may know of a room."""

    room: StreamId
    setup: Setup
    host: PlayerId
    commitment: str
    number: int
    after: StreamId | None
    sitters: tuple[Person | None, ...]
    kept_for: tuple[PlayerId | None, ...]
    closed: bool
    rematch: StreamId | None
    game: View | None


class Sight(Struct, frozen=True, kw_only=True):
    """A view with the number it is good for and the time it was taken."""

    seq: int
    now: int
    view: RoomView


class Laying(Struct, frozen=True, kw_only=True):
    """How the table lies while the player whose turn it is moves tiles."""

    seat: Seat
    turn: int
    table: Table[Tile]


class Since(Struct, frozen=True, kw_only=True):
    """What happened after a number, for those who come back."""

    seq: int
    events: tuple[Numbered, ...]


class Listing(Struct, frozen=True, kw_only=True):
    """A room as the lobby shows it."""

    room: StreamId
    rules: str
    seats: int
    sitters: tuple[Person | None, ...]
    turn_seconds: int | None
    watched: bool
    host: PlayerId


def see_room(stream: StreamId, room: Room, viewer: Viewer) -> RoomView:
    """Return what `viewer` may know, built from nothing."""
    opened = room.opened
    return RoomView(
        room=stream,
        setup=opened.setup,
        host=opened.host,
        commitment=opened.commitment,
        number=opened.number,
        after=opened.after,
        sitters=_people(room),
        kept_for=opened.kept_for,
        closed=room.closed,
        rematch=room.rematch,
        game=None if room.game is None else view(room.game, viewer),
    )


def see_event(event: AnyEvent, viewer: Viewer) -> AnyEvent:
    """Return an event as `viewer` may know it."""
    if isinstance(event, RoomOpened | SeatTaken | SeatLeft | RoomClosed | RematchOpened):
        return _see_room_event(event, viewer.seat)
    return redact(event, viewer)


def _see_room_event(event: RoomEvent, seat: Seat | None) -> RoomEvent:
    match event:
        case SeatTaken():
            # Nobody chooses a seed by what others threw in; the game's first event shows them all.
            return event if event.seat == seat else replace(event, seed="")
        case RoomOpened() | SeatLeft() | RoomClosed() | RematchOpened():
            return event
        case _:
            assert_never(event)


def listing_of(stream: StreamId, room: Room) -> Listing | None:
    """Return how a room shows in the lobby; None where it does not."""
    setup = room.opened.setup
    if setup.access is not Access.LOBBY or room.game is not None or room.closed:
        return None
    return Listing(
        room=stream,
        rules=setup.rules.key,
        seats=setup.seats,
        sitters=_people(room),
        turn_seconds=setup.rules.turn_seconds,
        watched=setup.watched,
        host=room.opened.host,
    )


def _people(room: Room) -> tuple[Person | None, ...]:
    return tuple(
        None if sitter is None else Person(player=sitter.player, bot=sitter.bot) for sitter in room.sitters
    )
