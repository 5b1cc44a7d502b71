"""What a page may know of a tournament: built from nothing by listing what may be seen."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets.conduct import Exclusion
from stolik.core.scoring import Reason
from stolik.play.ports import StreamId
from stolik.tournament.actors import Actor, EventNumber, PlayerId, Role, TableRef
from stolik.tournament.formats.format import Format
from stolik.tournament.rankings.ranking import Standing
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.settings import Settings
from stolik.tournament.state import Announced, RoundClock, SeatLock, Status


class PersonSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player; what is below the line only officials get."""

    player: PlayerId
    name: str
    """As this page may show it; empty once erased."""
    club: str = ""
    status: Status = Status.ENTERED
    present: bool = False
    no_show: bool = False
    warnings: int = 0
    # For officials alone.
    surname: str = ""
    """What lists are sorted by."""
    born: int | None = None
    minor: bool = False
    guardian_consents: bool = False
    keep_until: str | None = None
    full_name: str = ""
    plain_name: str = ""
    """The name as it was entered, without what tells namesakes apart."""


class SheetStep(StrEnum):
    """How far a sheet is."""

    NONE = "none"
    PARTIAL = "partial"
    """Games are still to come."""
    ENTERED = "entered"
    CONFIRMED = "confirmed"
    """By everybody at the table."""
    CLOSED = "closed"


class GameLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game came to for one player."""

    player: PlayerId
    small: int
    big: int
    place: int
    because: Reason | None = None


class GameSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game of a sheet."""

    lines: tuple[GameLine, ...] = ()
    void: bool = False
    typed: TypedGame | None = None
    """What was typed, for those who may go on typing."""


class TableSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table of a round."""

    ref: TableRef
    seats: tuple[PlayerId, ...]
    """From seat A on."""
    games: int
    """How many are played."""
    sheet: SheetStep
    played: tuple[GameSeen, ...] = ()
    confirmed: tuple[PlayerId, ...] = ()
    corrected: bool = False
    extra_seconds: int = 0
    announced: tuple[Announced, ...] = ()
    voids: tuple[int, ...] = ()
    """Games that a referee lets the table write down as not played."""
    rooms: dict[int, str] = {}
    """Where games are played online, by their number."""


class RoundSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A round that may be seen."""

    number: int
    tables: tuple[TableSeen, ...]
    resting: tuple[PlayerId, ...] = ()
    sitting_out: tuple[PlayerId, ...] = ()
    """Who is here and has no seat in this round."""
    published: bool = True
    over: bool = False
    clock: RoundClock | None = None
    commitment: str = ""
    seed: str = ""
    """With the commitment anybody can draw the round again."""


class StageSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stage, reached or to come."""

    number: int
    name: str
    """A key such as `final`; an organiser's own word stays as it is."""
    rounds: int
    """Rounds in all."""
    games: int
    """Games a round."""
    players: int = 0
    tables: int = 0
    reached: bool = False
    closed: bool = False
    entrants: tuple[PlayerId, ...] = ()
    drawn: tuple[RoundSeen, ...] = ()
    standings: tuple[Standing, ...] = ()
    goes_on: tuple[PlayerId, ...] = ()
    """Who has gone on, or would by the numbers of now."""


class CallSeen(Struct, frozen=True, kw_only=True):
    """A table that asked for a referee."""

    number: EventNumber
    table: TableRef
    by: Actor
    about: str
    at: int
    answered_at: int | None


class DisputeSeen(Struct, frozen=True, kw_only=True):
    """A dispute on record."""

    number: EventNumber
    table: TableRef | None
    by: Actor
    about: str
    ruling: str | None


class TieSeen(Struct, frozen=True, kw_only=True):
    """Players who must be put in order before the stage can be closed."""

    stage: int
    players: tuple[PlayerId, ...]
    hangs: str
    how: str
    """Extra game or lots: what the format says, or what is possible."""
    ways: tuple[str, ...] = ()
    """All that may decide it."""
    early: bool = False
    """Whether rounds are left: only a stage that is closed early needs it settled."""


class LogLine(Struct, frozen=True, kw_only=True):
    """One event in words."""

    number: EventNumber
    at: int
    who: str
    text: str
    undone: bool
    may_undo: bool


class Desk(Struct, frozen=True, kw_only=True):
    """What officials see besides."""

    role: Role
    official: str
    calls: tuple[CallSeen, ...]
    disputes: tuple[DisputeSeen, ...]
    ties: tuple[TieSeen, ...]
    missing: tuple[PlayerId, ...]
    """Entered and not here: not checked in, or missed at a table."""
    minors_born: int
    """The first year of birth of those who are minors at this tournament."""
    left_out: tuple[PlayerId, ...]
    """Here and able to play, and without a place in the round that is drawn."""
    next_draw: int
    """How many would be drawn now."""
    announced: str | None
    """The commitment of a draw that is announced and not made."""
    deducted: dict[PlayerId, int]
    officials: dict[str, Role]
    official_names: dict[str, str]
    """Who officials are, by their keys; those whom nobody has named are not here."""
    also_plays: dict[str, PlayerId]
    """Which player an official also is, by the key."""
    apart: tuple[tuple[PlayerId, PlayerId], ...]
    locks: dict[PlayerId, SeatLock]
    """Who has a certain table or seat in every draw."""
    removed_at: int | None
    """When the tournament was deleted; its organiser may undo that until `restorable_until`."""
    restorable_until: int | None
    exclusion: Exclusion
    """What the rules ask for before anybody is excluded."""
    changed_cuts: tuple[int, ...]
    """Closed stages in which others would go on now."""
    log: tuple[LogLine, ...]
    format: Format


class Day(Struct, frozen=True, kw_only=True):
    """A tournament as one page may know it."""

    tournament: StreamId
    seq: int
    now: int
    name: str
    date: str
    languages: tuple[str, ...]
    rules: str
    """The key of the ruleset: what it is called in words."""
    ruleset: Ruleset
    """What pages count and judge by, variants included."""
    format: str
    reconstruction: bool
    """Whether the format is our reconstruction of a lost source."""
    turn_seconds: int | None
    """What the clock at a table shows."""
    round_seconds: int | None
    sign: int
    """What small points are multiplied by where people read or type them: -1 where the winner has a minus."""
    winner_sums: bool
    """Whether the winner records what the others lose; otherwise nothing."""
    big_points: bool
    """Whether the rules know big points."""
    announcements: bool
    """Whether the rules know "I open next turn"."""
    early_clock: bool
    """Whether a clock pressed before drawing gives the next player a new turn (S-11)."""
    settings: Settings
    people: tuple[PersonSeen, ...]
    stages: tuple[StageSeen, ...]
    ranking: tuple[Standing, ...]
    """Everybody, by the last stage reached."""
    closed: bool
    waiting: tuple[TableRef, ...]
    """Tables that wait for a referee."""
    desk: Desk | None = None
