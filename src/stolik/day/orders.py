"""Orders to a tournament from outside: its own commands, and a few that combine several of them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stolik.core.input.bounds import Small
from stolik.core.ruleset import RulesAsked
from stolik.tournament.actors import ApplicationId, EventNumber, PlayerId, Role
from stolik.tournament.commands import Command
from stolik.tournament.formats.format import Format
from stolik.tournament.players.name_book import LONGEST_NAME, Details
from stolik.tournament.registration.terms import MOST_APPLICATIONS

OrderId: TypeAlias = Annotated[str, Meta(pattern=r"^[\x21-\x7e]{1,60}$")]


class _Order(Struct, frozen=True, kw_only=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all orders; each takes effect once, by its id."""

    id: OrderId


class Do(_Order, frozen=True, kw_only=True):
    """Give one command; the server knows the actor. Only at a table `by` says for whom it acts."""

    command: Command
    seen: EventNumber | None = None
    """The last event that the author has seen: what changed after it is not overwritten."""


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player to enter."""

    details: Details
    number: PlayerId | None = None
    """The starting number; by default the next free one."""
    here: bool = False
    """Whether to check in at once."""


class Enter(_Order, frozen=True, kw_only=True):
    """Enter players, all or none."""

    entries: Annotated[tuple[Entry, ...], Meta(min_length=1, max_length=500)]


class Amend(_Order, frozen=True, kw_only=True):
    """Give a player other details."""

    player: PlayerId
    details: Details
    seen: EventNumber | None = None
    """As in `Do`."""


class CheckInAll(_Order, frozen=True, kw_only=True):
    """Check in everybody who is not here yet."""


class AddApplication(_Order, frozen=True, kw_only=True):
    """Put somebody who came to the desk on the list of registrations."""

    details: Details


class EnterApplications(_Order, frozen=True, kw_only=True):
    """Enter those who registered before the day into the roster: all with a place, or the chosen ones."""

    applications: Annotated[tuple[ApplicationId, ...], Meta(max_length=MOST_APPLICATIONS)] = ()
    why: Annotated[str, Meta(max_length=300)] = ""


class AnnounceDraw(_Order, frozen=True, kw_only=True):
    """Publish who will be drawn and a commitment to the seed."""


class DrawNextRound(_Order, frozen=True, kw_only=True, tag="Draw"):
    """Draw the next round; the commitment comes first if it was not published before."""


class Redraw(_Order, frozen=True, kw_only=True):
    """Undo the drawn round, as long as nothing is recorded, and draw it again."""

    stage: Small
    round: Small
    """Which round is meant: another may have been drawn since."""
    why: Annotated[str, Meta(max_length=300)] = ""


class Invite(_Order, frozen=True, kw_only=True):
    """Make somebody a referee, by name."""

    official: Annotated[str, Meta(min_length=1, max_length=60)]
    """The key used in the log later."""
    role: Role
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Name(_Order, frozen=True, kw_only=True):
    """Name an official."""

    official: Annotated[str, Meta(max_length=60)]
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    seen: EventNumber | None = None
    """As in `Do`."""


class Lots(_Order, frozen=True, kw_only=True):
    """Draw lots among tied players by program, commitment first."""

    players: Annotated[tuple[PlayerId, ...], Meta(min_length=2, max_length=128)]


class Reform(_Order, frozen=True, kw_only=True):
    """Play by another format or ruleset; only before the first draw."""

    format: Annotated[str, Meta(max_length=60)] | Format
    """The key of a preset, or a format of one's own."""
    rules: RulesAsked


DayOrder: TypeAlias = (
    Do
    | Enter
    | Amend
    | CheckInAll
    | AddApplication
    | EnterApplications
    | AnnounceDraw
    | DrawNextRound
    | Redraw
    | Lots
    | Reform
    | Invite
    | Name
)
