"""What goes over HTTP: bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stolik.core.events import Leaving
from stolik.core.judge import Verdict
from stolik.core.ruleset import RulesAsked
from stolik.play.answers import Numbered
from stolik.play.games.bot_pause import BotPause, BotSpeed
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import RoomRole
from stolik.play.rooms.events import Access
from stolik.play.rooms.views import Listing
from stolik.play.side_tables import ChatLine
from stolik.protocol.news import Here, RoomNow
from stolik.protocol.orders import OrderId

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Notation: TypeAlias = Annotated[str, Meta(max_length=2_000)]


class RatingSeen(Struct, frozen=True, kw_only=True):
    """How strong somebody is held to be."""

    shown: int
    """A newcomer has 1000."""
    games: int
    provisional: bool
    """Few games so far: the next ones still move it much."""


class Me(Struct, frozen=True, kw_only=True):
    """Who somebody is; everybody is a guest at once."""

    player: PlayerId
    name: str
    account: bool
    """False for a guest."""
    roles: tuple[RoomRole, ...]
    """Beyond any room: organiser, admin."""
    language: str
    csrf: str
    """Sent back in `x-csrftoken` with everything that changes something."""
    rating: RatingSeen | None = None
    """None before the first rated game; guests play none."""


class MePatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody changes about themselves."""

    name: Name | None = None
    language: Annotated[str, Meta(pattern="^(en|pl|ru)$")] | None = None


class Registration(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guest becomes an account, and stays who they are."""

    login: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]
    password: Password
    name: Name | None = None


class Login(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come back to an account."""

    login: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]


class Ticket(Struct, frozen=True, kw_only=True):
    """Opens one socket, once, within half a minute."""

    ticket: str


TurnSeconds: TypeAlias = Annotated[int, Meta(ge=10, le=600)]
"""What a table may set for a turn."""


class NewRoom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    id: OrderId
    rules: RulesAsked
    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    bots: Annotated[
        dict[Annotated[str, Meta(max_length=2)], Annotated[str, Meta(max_length=20)]], Meta(max_length=4)
    ] = {}
    """Levels by seat, from "0"."""
    bot_pause: BotPause = BotSpeed.NORMAL
    """What bots wait before they move: slow, normal, fast, or milliseconds; never a long part of a turn."""
    turn_seconds: TurnSeconds | None = None
    """Another time for a turn than the ruleset's."""
    no_clock: bool = False
    access: Access = Access.LINK
    watched: bool = True
    rated: bool = False
    games: Annotated[int, Meta(ge=1, le=12)] = 1
    """How many games the match has."""
    on_leaving: Leaving = Leaving.BOT
    """What becomes of the seat of a player who stays away; in a rated game it is forfeited."""
    referees: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=20)] = ()
    join: bool = True
    """Whether whoever makes it sits down at once."""
    seed: Annotated[str, Meta(max_length=200)] = ""
    start: bool = False
    """Deal at once, where bots take all the other seats."""


class Made(Struct, frozen=True, kw_only=True):
    """A table is there."""

    room: StreamId
    code: str


class Rooms(Struct, frozen=True, kw_only=True):
    """The lobby."""

    open: tuple[Listing, ...]
    """Where one may sit down."""
    playing: tuple[Listing, ...]
    """What one may watch."""
    names: dict[PlayerId, str]


class OwnTables(Struct, frozen=True, kw_only=True):
    """Where somebody sits, in games that are not over."""

    tables: tuple[Listing, ...]
    """The newest first."""
    names: dict[PlayerId, str]


class Chat(Struct, frozen=True, kw_only=True):
    """What was said at a table; what people are called there the room tells."""

    lines: tuple[ChatLine, ...]
    """The newest, the oldest of them first."""
    muted: tuple[PlayerId, ...]
    """Who has lost the word."""


class Checked(Struct, frozen=True, kw_only=True):
    """What a check of a finished game's deal found."""

    sound: bool
    problems: tuple[str, ...]
    commitment: str
    seed: str


class Frame(Struct, frozen=True, kw_only=True):
    """One step of a replay: what happened and how things were after it."""

    numbered: Numbered
    room: RoomNow


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game from the view of one seat, or of everybody's eyes."""

    here: Here
    """The room as it is now."""
    seat: int | None
    """Whose eyes; None for a table where all racks lie open."""
    frames: tuple[Frame, ...]
    checked: Checked | None = None
    """What a check of it found, where a file was sent in."""


class PositionQuestion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position for the analysis."""

    rules: RulesAsked
    table: Notation = ""
    rack: Notation = ""
    opened: bool = True
    objective: Annotated[str, Meta(pattern="^(tiles|points)$")] = "tiles"
    proposal: Notation | None = None
    """Judged, where one is given."""
    language: Annotated[str, Meta(pattern="^(en|pl|ru)$")] = "en"


class StepSaid(Struct, frozen=True, kw_only=True):
    """One step from the old table to the new one."""

    words: str
    table: str
    """How the table lies after it, loose tiles as sets of one."""
    tiles: tuple[str, ...]
    """The tiles that move."""


class BestPlay(Struct, frozen=True, kw_only=True):
    """The best that can be laid."""

    tiles: int
    points: int
    play: str
    table: str
    goes_out: bool
    steps: tuple[StepSaid, ...]
    steps_known: bool = True
    """False where finding them took too long; the table after the play is right all the same."""


class Advice(Struct, frozen=True, kw_only=True):
    """What the analysis answers: everything that can be said about a position."""

    valid: bool
    """Whether every set on the table is one."""
    wrong_sets: tuple[int, ...]
    misordered_sets: tuple[int, ...]
    """Those of the wrong ones that are sets when their tiles lie in order (I-14)."""
    needed: int
    """Points an opening needs under these rules."""
    can_open: bool | None
    """Of the rack alone; None where there is no rack."""
    opening_points: int | None
    opening: str | None
    best: BestPlay | None
    may_draw: bool | None = None
    """Whether the player may draw: where the rules forbid it, only without a play (I-21).

    None where it is not known: without a rack, or with a set on the table that is none.
    """
    verdict: Verdict | None = None
    played: str | None = None
    points: int | None = None


class Problem(Struct, frozen=True, kw_only=True):
    """Why something may not be, in words for people and a code for programs."""

    code: str
    message: str
    verdict: Verdict | None = None
