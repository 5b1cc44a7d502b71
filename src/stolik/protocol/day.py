"""The messages between pages of a tournament and the server."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from stolik.core.input.bounds import Beat, RoundSeconds, TurnSeconds
from stolik.core.ruleset import RulesAsked
from stolik.day.badges import BadgeKind
from stolik.day.orders import DayOrder, Entry, OrderId
from stolik.day.registration.views import OwnApplication
from stolik.day.statistics import TournamentStatistics
from stolik.day.views import Day
from stolik.play.ports import StreamId
from stolik.tournament.actors import PlayerId, Role
from stolik.tournament.commands import RepairCommand, SwapSeats
from stolik.tournament.draws.table_sizes import LARGEST_FIELD
from stolik.tournament.formats.format import Format
from stolik.tournament.formats.schedule import TimeEstimate
from stolik.tournament.players.name_book import LONGEST_NAME, LONGEST_NOTE
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.settings import Place

Language: TypeAlias = Annotated[str, Meta(pattern="^(en|pl|ru)$")]
BadgeToken: TypeAlias = Annotated[str, Meta(max_length=120)]
"""Sent in the header `x-stolik-badge` over HTTP and in `DayHello` over a socket."""


class NewDay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament to announce: POST /api/tournaments."""

    id: OrderId
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    date: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    rules: RulesAsked
    format: Annotated[str, Meta(max_length=60)] | Format
    """The key of a preset, or a format of one's own."""
    languages: Annotated[tuple[Language, ...], Meta(max_length=10)] = ("pl",)
    place: Place = Place.HALL
    """Where the tables are: in a hall, or in rooms of this server."""


class DayMade(Struct, frozen=True, kw_only=True):
    """An announced tournament, with its organiser's badge."""

    tournament: StreamId
    code: str
    badge: str


class DayListed(Struct, frozen=True, kw_only=True):
    """A tournament in the public list: GET /api/tournaments."""

    tournament: StreamId
    code: str
    name: str
    date: str
    rules: str
    format: str
    players: int
    closed: bool
    playing: bool
    turn_seconds: int | None = None
    """The time per turn; None without a clock."""


class MyDay(Struct, frozen=True, kw_only=True):
    """A tournament in which the caller is an official: GET /api/tournaments/mine."""

    day: DayListed
    badge: str
    role: Role


class Links(Struct, frozen=True, kw_only=True):
    """Everybody's links, for organisers: GET /api/tournaments/{id}/links."""

    code: str
    officials: dict[str, str]
    """Badges by the key of the official."""
    tables: dict[int, TableLink]
    players: dict[PlayerId, str]
    hall: tuple[str, ...] | None
    """Addresses of this server in the hall's network, the most likely first: empty if it only listens on
    its own machine, and null for an organiser elsewhere.
    """


class TableLink(Struct, frozen=True, kw_only=True):
    """How a device opens a table: by the link, or by code, number and letters."""

    badge: str
    pin: str


class Badged(Struct, frozen=True, kw_only=True):
    """The owner of a badge: POST /api/tournaments/{id}/badge with `PinTyped`, or GET with the header."""

    badge: str
    kind: BadgeKind
    role: Role | None
    table: int | None = None
    player: PlayerId | None = None


class PinTyped(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's number and letters, typed from its card."""

    table: Annotated[int, Meta(ge=1, le=100)]
    pin: Annotated[str, Meta(max_length=20)]


class ApplicationSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The registration form: POST /api/tournaments/{id}/registration, and .../own to change it."""

    id: OrderId
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    club: Annotated[str, Meta(max_length=100)] = ""
    born: Annotated[int, Meta(ge=1900, le=2100)] | None = None
    minor: bool = False
    """Whether the person is under age, if the form does not ask for the year of birth."""
    guardian_consents: bool = False
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


class OwnOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order about an application that takes effect once, by its id."""

    id: OrderId


class ApplicationMade(Struct, frozen=True, kw_only=True):
    """A registration, with the personal code, which is never sent again."""

    code: str
    application: OwnApplication


class OwnSeen(Struct, frozen=True, kw_only=True):
    """An application as its owner sees it: GET /api/tournaments/{id}/registration/own."""

    application: OwnApplication
    badge: str
    """The badge of the player, once the application is in the roster."""


class CodeMade(Struct, frozen=True, kw_only=True):
    """A new personal code for somebody who lost theirs."""

    code: str


class DayAnswered(Struct, frozen=True, kw_only=True, tag=True, tag_field="is"):
    """The answer to an order."""

    id: str
    seq: int | None = None
    """The number of its last event; None if it was refused."""
    events: int = 0
    """How many events it made; the last one is `seq`."""
    refused: TournamentRefusal | None = None
    message: str = ""
    """The reason, in the language of the page."""


class DayHello(Struct, frozen=True, kw_only=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """The first message on a tournament's socket; watching needs no ticket and no badge."""

    badge: BadgeToken = ""
    language: Language = "en"


class DayPong(Struct, frozen=True, kw_only=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """The answer to a ping."""

    n: Beat


DayMessage: TypeAlias = DayHello | DayPong | DayOrder


class DayNow(Struct, frozen=True, kw_only=True, tag=True, tag_field="is"):
    """The current tournament: complete each time, so that no page has to merge anything."""

    day: Day


class DayPing(Struct, frozen=True, kw_only=True, tag=True, tag_field="is"):
    """A ping, with the server's time."""

    n: int
    now: int


class DayWrong(Struct, frozen=True, kw_only=True, tag=True, tag_field="is"):
    """A message that could not be read or came too often."""

    code: str
    message: str
    id: str | None = None


DayNews: TypeAlias = DayNow | DayAnswered | DayPing | DayWrong


class SwapCost(Struct, frozen=True, kw_only=True):
    """The cost of a swap, before it is made: GET /api/tournaments/{id}/swap?one=&other=."""

    repeats: int
    """Additional repeated meetings."""
    again: tuple[tuple[PlayerId, PlayerId], ...]
    """Pairs that would meet again."""
    apart_broken: int
    locks_broken: int
    refused: TournamentRefusal | None = None


class RepairTyped(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A repair of the drawn round to preview: POST /api/tournaments/{id}/repair."""

    command: RepairCommand | SwapSeats


class RepairCost(Struct, frozen=True, kw_only=True):
    """The cost of repairing a drawn round, before it is made."""

    repeats: int = 0
    """Additional repeated meetings."""
    again: tuple[tuple[PlayerId, PlayerId], ...] = ()
    """Pairs that would meet again."""
    apart_broken: int = 0
    locks_broken: int = 0
    seats: dict[PlayerId, int] = {}
    """The new tables of those who would sit elsewhere; 0 for those without a seat."""
    threes: int = 0
    """The change in the number of tables of three."""
    twos: int = 0
    """The number of tables of two."""
    refused: TournamentRefusal | None = None
    message: str = ""
    """Why it is refused, in the language of the page."""


class Meetings(Struct, frozen=True, kw_only=True):
    """Who met whom, how often: GET /api/tournaments/{id}/meetings."""

    players: tuple[PlayerId, ...]
    counts: tuple[tuple[int, ...], ...]


class DayFigures(Struct, frozen=True, kw_only=True):
    """The statistics of a tournament: GET /api/tournaments/{id}/statistics."""

    statistics: TournamentStatistics


class FormatShown(Struct, frozen=True, kw_only=True):
    """A preset: GET /api/formats?players=."""

    key: str
    format: Format
    estimate: TimeEstimate | None
    """For this number of players; None if the format has none for it."""


class EstimateAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A format in the editor: POST /api/formats/estimate."""

    format: Format
    rules: RulesAsked
    players: Annotated[int, Meta(ge=1, le=LARGEST_FIELD)]
    turn_seconds: TurnSeconds | None = None
    """The organiser's time per turn; by default the ruleset's."""
    round_seconds: RoundSeconds | None = None
    """The organiser's time per round; by default the ruleset's."""


class DiplomaPreview(Struct, frozen=True, kw_only=True):
    """A diploma as it would be printed."""

    picture: bytes
    """A PNG."""


class TermsSection(Struct, frozen=True, kw_only=True):
    """Sentences under a heading."""

    title: str
    sentences: tuple[str, ...]


class TermsShown(Struct, frozen=True, kw_only=True):
    """The terms of a tournament in words: GET /api/tournaments/{id}/terms."""

    rules: str
    source: str
    notices: tuple[str, ...]
    """That the format is a reconstruction, or the rules an organiser's variant."""
    sections: tuple[TermsSection, ...]


class RosterTyped(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A roster as pasted or uploaded: POST /api/tournaments/{id}/roster/check."""

    text: Annotated[str, Meta(max_length=200_000)]


class RosterLine(Struct, frozen=True, kw_only=True):
    """A line that cannot be entered, and why."""

    line: int
    message: str


class RosterRead(Struct, frozen=True, kw_only=True):
    """The contents of a roster; if there are `wrong` lines, nothing is entered."""

    entries: tuple[Entry, ...]
    """In the form of the order `Enter`."""
    wrong: tuple[RosterLine, ...] = ()
    left_out: tuple[str, ...] = ()
    """Headings that are not known."""


day_message_decoder: Final[msgspec.json.Decoder[DayMessage]] = msgspec.json.Decoder(DayMessage)
day_news_decoder: Final[msgspec.json.Decoder[DayNews]] = msgspec.json.Decoder(DayNews)
