"""People a player looks for or knows, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.core.input.bounds import TurnSeconds
from stolik.play.lobby.seeking import SeekPhase
from stolik.play.ports import PlayerId, StreamId
from stolik.play.ties import TieKind
from stolik.protocol.bodies import RatingSeen
from stolik.protocol.orders import OrderId


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
    has_page: bool
    """Whether others may open their page, if they show anything; guests and under-16s have none."""


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


class SeekAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A search for opponents, announced or renewed."""

    id: OrderId
    """One search has one id, from the first request to the last."""
    rules: Annotated[str, Meta(max_length=200)]
    """The key of a published ruleset."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    turn_seconds: TurnSeconds | None = None
    """Another time per turn than the ruleset's."""
    no_clock: bool = False
    rated: bool = False
    """For accounts, and with a clock."""
    bots: bool = False
    """Whether bots may fill the table after half a minute, if all who could sit there agree; then unrated."""
    first: bool = False
    """True in the first request, which replaces a search in another window."""
    seen: Annotated[str, Meta(max_length=200)] = ""
    """`mark` of the last answer: the next one comes when there is other news, or after a few seconds."""


class SeekNow(Struct, frozen=True, kw_only=True):
    """How a search stands."""

    phase: SeekPhase
    room: StreamId | None
    """The table that was found: sit down there; the game begins when everybody has."""
    waiting: int
    """How many people have the same wish, including the caller."""
    waited: int
    """Milliseconds."""
    range: int | None
    """How far from the caller's the strengths of opponents may be; None for any distance."""
    bots_in: int | None
    """Milliseconds until bots may fill the table; None once a table is found."""
    agreed: int
    """How many of those who could sit at the table agree to bots."""
    of: int
    mark: str
