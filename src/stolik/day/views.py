"""What a page may see of a tournament: built up from what is allowed."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets.conduct import Exclusion
from stolik.core.scoring import Reason
from stolik.day.event.views import EventPageSeen, NoticeSeen
from stolik.day.registration.views import RegistrationDesk, RegistrationSeen
from stolik.play.ports import StreamId
from stolik.tournament.actors import Actor, EventNumber, PlayerId, Role, TableRef
from stolik.tournament.event_page.diploma_design import DiplomaDesign
from stolik.tournament.event_page.event_page import EventPage
from stolik.tournament.formats.format import Format
from stolik.tournament.halls import HallRange
from stolik.tournament.rankings.ranking import Standing
from stolik.tournament.rounds.timetable import DayPlan, RoundPlan, RoundStart
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.sectors import TableRange
from stolik.tournament.settings import Settings
from stolik.tournament.state import Announced, RoundClock, SeatLock, Status


class PersonSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player; the later fields only officials get."""

    player: PlayerId
    name: str
    """As this page may show it; empty if erased."""
    club: str = ""
    status: Status = Status.ENTERED
    present: bool = False
    no_show: bool = False
    warnings: int = 0
    # For officials only.
    surname: str = ""
    """The sort key of lists."""
    born: int | None = None
    minor: bool = False
    guardian_consents: bool = False
    keep_until: str | None = None
    note: str = ""
    """What the person told the organiser when registering."""
    full_name: str = ""
    plain_name: str = ""
    """The name as entered, without additions that distinguish namesakes."""


class SheetStep(StrEnum):
    """How far a sheet has got."""

    NONE = "none"
    PARTIAL = "partial"
    """More games will follow."""
    ENTERED = "entered"
    CONFIRMED = "confirmed"
    """By everybody at the table."""
    CLOSED = "closed"


class GameLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of a game for one player."""

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


class PostponedSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table that plays, or played, later than its round."""

    date: str = ""
    """As YYYY-MM-DD; empty if it is still to be agreed."""
    time: str = ""
    why: str = ""
    """For officials only: it may be about somebody's health."""


class TableSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table of a round."""

    ref: TableRef
    seats: tuple[PlayerId, ...]
    """From seat A on."""
    games: int
    """The number of games to play."""
    sheet: SheetStep
    played: tuple[GameSeen, ...] = ()
    confirmed: tuple[PlayerId, ...] = ()
    corrected: bool = False
    extra_seconds: int = 0
    announced: tuple[Announced, ...] = ()
    voids: tuple[int, ...] = ()
    """Games that a referee allows the table to record as not played."""
    rooms: dict[int, str] = {}
    """The rooms of games played online, by number."""
    hall: str = ""
    """Which hall it is in; empty if there is only one room."""
    postponed: PostponedSeen | None = None
    """Kept after it has played."""


class RoundSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A visible round."""

    number: int
    tables: tuple[TableSeen, ...]
    resting: tuple[PlayerId, ...] = ()
    sitting_out: tuple[PlayerId, ...] = ()
    """Players who are present and have no seat in this round."""
    published: bool = True
    over: bool = False
    clock: RoundClock | None = None
    commitment: str = ""
    seed: str = ""
    """With the commitment anybody can repeat the draw."""


class StageSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stage, reached or to come."""

    number: int
    name: str
    """A key such as `final`; an organiser's own word stays as it is."""
    rounds: int
    """The number of rounds."""
    games: int
    """Games per round."""
    players: int = 0
    tables: int = 0
    reached: bool = False
    closed: bool = False
    entrants: tuple[PlayerId, ...] = ()
    drawn: tuple[RoundSeen, ...] = ()
    standings: tuple[Standing, ...] = ()
    goes_on: tuple[PlayerId, ...] = ()
    """Who has advanced, or would by the current points."""


class CallSeen(Struct, frozen=True, kw_only=True):
    """A table that asked for a referee."""

    number: EventNumber
    table: TableRef
    by: Actor
    about: str
    at: int
    answered_at: int | None
    near: tuple[str, ...] = ()
    """The keys of the referees who look after the table; empty if nobody does."""
    for_all_at: int = 0
    """From when on every referee should see it, whoever looks after the table."""


class OfficialSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An official, as everybody may see one."""

    role: Role
    name: str
    tables: str = ""
    """The tables, as people write them."""


class DisputeSeen(Struct, frozen=True, kw_only=True):
    """A recorded dispute."""

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
    """All procedures that may decide it."""
    early: bool = False
    """Whether rounds are left: then it only matters if the stage is closed early."""


class LogLine(Struct, frozen=True, kw_only=True):
    """One event in words."""

    number: EventNumber
    at: int
    who: str
    text: str
    undone: bool
    may_undo: bool


class Desk(Struct, frozen=True, kw_only=True):
    """What only officials see."""

    role: Role
    official: str
    calls: tuple[CallSeen, ...]
    disputes: tuple[DisputeSeen, ...]
    ties: tuple[TieSeen, ...]
    missing: tuple[PlayerId, ...]
    """Entered but absent: not checked in, or missing at a table."""
    minors_born: int
    """The first year of birth of minors at this tournament."""
    left_out: tuple[PlayerId, ...]
    """Present and able to play, but without a place in the drawn round."""
    next_draw: int
    """How many players would be drawn now."""
    announced: str | None
    """The commitment of an announced draw."""
    deducted: dict[PlayerId, int]
    officials: dict[str, Role]
    official_names: dict[str, str]
    """The names of officials, by key; officials without a name are not listed."""
    sectors: dict[str, tuple[TableRange, ...]]
    """The tables that officials look after, by key."""
    also_plays: dict[str, PlayerId]
    """Which player an official also is, by key."""
    apart: tuple[tuple[PlayerId, PlayerId], ...]
    locks: dict[PlayerId, SeatLock]
    """Who has a reserved table or seat in every draw."""
    removed_at: int | None
    """When the tournament was deleted; its organiser may undo that until `restorable_until`."""
    restorable_until: int | None
    exclusion: Exclusion
    """What the rules require before a player is excluded."""
    changed_cuts: tuple[int, ...]
    """Closed stages from which others would advance now."""
    log: tuple[LogLine, ...]
    format: Format
    starts: tuple[RoundStart, ...] = ()
    """The starts of rounds as the organiser set them."""
    registration: RegistrationDesk
    page: EventPage
    """The event page as the organiser wrote it."""
    diplomas: DiplomaDesign


class Day(Struct, frozen=True, kw_only=True):
    """A tournament as one page may see it."""

    tournament: StreamId
    seq: int
    now: int
    name: str
    date: str
    languages: tuple[str, ...]
    rules: str
    """The key of the ruleset, for its name in words."""
    ruleset: Ruleset
    """The rules by which pages count and judge, variants included."""
    format: str
    reconstruction: bool
    """Whether the format is our reconstruction of a lost source."""
    turn_seconds: int | None
    """The time on the clock at a table."""
    round_seconds: int | None
    sign: int
    """The factor for small points where people read or type them: -1 if the winner has a minus."""
    winner_sums: bool
    """Whether the winner records the sum of the others' losses; otherwise nothing."""
    big_points: bool
    """Whether the rules have big points."""
    announcements: bool
    """Whether the rules have the announcement "I open next turn"."""
    early_clock: bool
    """Whether pressing the clock before drawing gives the next player a new turn (S-11)."""
    settings: Settings
    people: tuple[PersonSeen, ...]
    stages: tuple[StageSeen, ...]
    ranking: tuple[Standing, ...]
    """Everybody, by the last stage reached."""
    closed: bool
    waiting: tuple[TableRef, ...]
    """Tables that wait for a referee."""
    page: EventPageSeen
    notices: tuple[NoticeSeen, ...]
    """The newest first."""
    registration: RegistrationSeen
    halls: tuple[HallRange, ...] = ()
    timetable: tuple[RoundPlan, ...] = ()
    """When rounds start; empty if the organiser set no start."""
    days: tuple[DayPlan, ...] = ()
    """The days of the timetable, with the time that each takes."""
    coming: RoundPlan | None = None
    """The next round that has not begun, as the timetable has it."""
    officials: tuple[OfficialSeen, ...] = ()
    """The officials with a name, if the organiser shows them."""
    desk: Desk | None = None
