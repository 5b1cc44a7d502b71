"""People a player knows, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.play.ports import PlayerId, StreamId
from stolik.play.ties import TieKind
from stolik.protocol.bodies import RatingSeen


class KnownPerson(Struct, frozen=True, kw_only=True):
    """Somebody a player has met, follows, blocks or mutes."""

    player: PlayerId
    name: str
    rating: RatingSeen | None
    """None where it is not shown."""
    ties: tuple[TieKind, ...]
    """What the caller decided; the other person is not told."""
    met: int | None
    """When they last finished a game together, among the caller's newest games."""


class Invited(Struct, frozen=True, kw_only=True):
    """An invitation to a table with a free seat."""

    room: StreamId
    sender: PlayerId
    name: str
    rules: str
    turn_seconds: int | None
    at: int


class KnownPeople(Struct, frozen=True, kw_only=True):
    """The people a player knows."""

    people: tuple[KnownPerson, ...]
    """Those the caller follows first, then by the last game together."""
    invitations: tuple[Invited, ...]


class InvitationSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks somebody to come to a table where the caller sits."""

    room: Annotated[str, Meta(max_length=64)]
