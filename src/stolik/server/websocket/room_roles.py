"""Somebody's role in a room and what they may see, computed again only if it may have changed."""

from __future__ import annotations

from msgspec import Raw, Struct

from stolik.core.deal import Seat
from stolik.core.view import Viewer
from stolik.notation.wire import encoder
from stolik.play.rights import Action, Principal, may, roles_of, viewer_of
from stolik.play.rooms.personas import persona
from stolik.play.rooms.room import Room, Sitter
from stolik.protocol.news import You


class RoomStanding(Struct, frozen=True, kw_only=True):
    """Somebody's role in a room."""

    sitters: tuple[Sitter | None, ...]
    begun: bool
    """With `sitters`, everything in a room it depends on: the rest was fixed when the room was opened."""
    seat: Seat | None
    you: Raw
    """`You`, as bytes."""
    viewer: Viewer
    may_see: bool


def standing_of(room: Room, actor: Principal, before: RoomStanding | None = None) -> RoomStanding:
    """Return somebody's role in a room; `before` is an earlier one for the same two."""
    begun = room.game is not None
    if before is not None and before.sitters is room.sitters and before.begun is begun:
        return before
    return RoomStanding(
        sitters=room.sitters,
        begun=begun,
        seat=room.seat_of(actor.player),
        you=Raw(encoder.encode(you_of(room, actor))),
        viewer=viewer_of(room, actor),
        may_see=may(room, actor, Action.SEE_PUBLIC),
    )


def you_of(room: Room, actor: Principal) -> You:
    """Return somebody's identity and role for the client."""
    return You(
        player=persona(room, actor.player),
        seat=room.seat_of(actor.player),
        roles=tuple(sorted(roles_of(room, actor))),
    )
