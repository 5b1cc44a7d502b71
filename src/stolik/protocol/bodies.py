"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stolik.core.events import Leaving
from stolik.core.input.bounds import TurnSeconds
from stolik.core.judge import Verdict
from stolik.core.ruleset import RulesAsked
from stolik.play.answers import Numbered
from stolik.play.games.bot_pause import BotPause, BotSpeed
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import RoomRole
from stolik.play.rooms.events import Access
from stolik.play.rooms.views import Listing
from stolik.play.side_tables import ChatLine, Rating
from stolik.protocol.news import Here, RoomNow
from stolik.protocol.orders import OrderId

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Notation: TypeAlias = Annotated[str, Meta(max_length=2_000)]


class RatingSeen(Struct, frozen=True, kw_only=True):
    """The rating of somebody."""

    shown: int
    """A newcomer has 1000."""
    games: int
    provisional: bool
    """Based on few games: it may still change a lot."""

    @classmethod
    def of(cls, rating: Rating) -> RatingSeen:
        """Return a rating as it is shown."""
        return cls(shown=rating.shown, games=rating.games, provisional=rating.provisional)


class Me(Struct, frozen=True, kw_only=True):
    """The caller; everybody is a guest at first."""

    player: PlayerId
    name: str
    account: bool
    """False for a guest."""
    roles: tuple[RoomRole, ...]
    """Outside any room: organiser, admin."""
    language: str
    csrf: str
    """To be sent in `x-csrftoken` with every change."""
    rating: RatingSeen | None = None
    """None before the first rated game; guests play none."""
    warning: str = ""
    """The reason of an admin's warning, until the caller confirms it; empty if there is none."""
    muted: int = 0
    """Until when an admin has muted the caller, in milliseconds; 0 or a past time if not."""
    suspended: int = 0
    """Until when an admin has suspended the caller, likewise."""


class MePatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes of one's own profile."""

    name: Name | None = None
    language: Annotated[str, Meta(pattern="^(en|pl|ru)$")] | None = None


class Registration(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Turns a guest into an account with the same id."""

    login: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]
    password: Password
    name: Name | None = None


class Login(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Logs in to an account."""

    login: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]


class Ticket(Struct, frozen=True, kw_only=True):
    """Opens one socket, once, within half a minute."""

    ticket: str


class NewRoom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to create."""

    id: OrderId
    rules: RulesAsked
    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    bots: Annotated[
        dict[Annotated[str, Meta(max_length=2)], Annotated[str, Meta(max_length=20)]], Meta(max_length=4)
    ] = {}
    """Levels by seat, from "0"."""
    bot_pause: BotPause = BotSpeed.NORMAL
    """How long bots wait before they move: slow, normal, fast, or milliseconds; limited to a part of the
    turn.
    """
    turn_seconds: TurnSeconds | None = None
    """Another time per turn than the ruleset's."""
    no_clock: bool = False
    access: Access = Access.LINK
    watched: bool = True
    rated: bool = False
    games: Annotated[int, Meta(ge=1, le=12)] = 1
    """The number of games in the match."""
    on_leaving: Leaving = Leaving.BOT
    """What happens to the seat of an absent player; in a rated game it is forfeited."""
    referees: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=20)] = ()
    join: bool = True
    """Whether the creator sits down at once."""
    seed: Annotated[str, Meta(max_length=200)] = ""
    start: bool = False
    """Deal at once, if bots have all the other seats."""


class PlayOnAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn of a finished game to play on from, against bots."""

    id: OrderId
    turn: Annotated[int, Meta(ge=1, le=9_999)]
    """As the review counts them; the caller gets the seat whose turn it is."""
    level: Annotated[str, Meta(max_length=20)] = "club"
    """Of the bots that replace people; where a bot sat, the same one sits again."""


class Made(Struct, frozen=True, kw_only=True):
    """A created table."""

    room: StreamId
    code: str


class Rooms(Struct, frozen=True, kw_only=True):
    """The lobby."""

    open: tuple[Listing, ...]
    """Tables to join."""
    playing: tuple[Listing, ...]
    """Games to watch."""
    names: dict[PlayerId, str]
    ratings: dict[PlayerId, RatingSeen] = {}
    """Of those who have one and show it."""


class OwnTables(Struct, frozen=True, kw_only=True):
    """The caller's unfinished games."""

    tables: tuple[Listing, ...]
    """The newest first."""
    names: dict[PlayerId, str]
    names_in: dict[StreamId, dict[PlayerId, str]] = {}
    """By room: the names of a tournament's roster, at its tables."""


class Chat(Struct, frozen=True, kw_only=True):
    """The chat of a table; the names are in the room."""

    lines: tuple[ChatLine, ...]
    """The newest lines, oldest first."""
    muted: tuple[PlayerId, ...]
    """Who is muted."""


class Checked(Struct, frozen=True, kw_only=True):
    """The result of checking a finished game's deal."""

    sound: bool
    problems: tuple[str, ...]
    commitment: str
    seed: str


class Frame(Struct, frozen=True, kw_only=True):
    """One step of a replay: the event and the state after it."""

    numbered: Numbered
    room: RoomNow


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game as one seat saw it, or with all racks open."""

    here: Here
    """The room as it is now."""
    seat: int | None
    """The seat; None for open racks."""
    frames: tuple[Frame, ...]
    checked: Checked | None = None
    """The result of the check, if a file was uploaded."""


class PositionQuestion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position for the analysis."""

    rules: RulesAsked
    table: Notation = ""
    rack: Notation = ""
    opened: bool = True
    objective: Annotated[str, Meta(pattern="^(tiles|points)$")] = "tiles"
    proposal: Notation | None = None
    """A proposed table to judge, if given."""
    language: Annotated[str, Meta(pattern="^(en|pl|ru)$")] = "en"


class StepSaid(Struct, frozen=True, kw_only=True):
    """One step from the old table to the new one."""

    words: str
    table: str
    """The table after it, with loose tiles as sets of one."""
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
    """False if finding them took too long; the table after the play is right all the same."""


class Advice(Struct, frozen=True, kw_only=True):
    """What the analysis answers: everything that can be said about a position."""

    valid: bool
    """Whether every set on the table is valid."""
    wrong_sets: tuple[int, ...]
    misordered_sets: tuple[int, ...]
    """Wrong sets that are valid when their tiles are put in order (I-14)."""
    needed: int
    """Points needed to open under these rules."""
    can_open: bool | None
    """Of the rack alone; None without a rack."""
    opening_points: int | None
    opening: str | None
    best: BestPlay | None
    may_draw: bool | None = None
    """Whether the player may draw: if the rules restrict it, only without a play (I-21).

    None if unknown: without a rack, or with an invalid set on the table.
    """
    verdict: Verdict | None = None
    played: str | None = None
    points: int | None = None


class Problem(Struct, frozen=True, kw_only=True):
    """Why something was refused, in words for people and a code for programs."""

    code: str
    message: str
    verdict: Verdict | None = None
