"""State of a tournament: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.tournament.actors import (
    Actor,
    ApplicationId,
    DetailsId,
    EventNumber,
    PlayerId,
    Role,
    TableRef,
)
from stolik.tournament.draws.plan import DrawnRound
from stolik.tournament.event_page.diploma_design import DiplomaDesign
from stolik.tournament.event_page.event_page import EventPage, Notice
from stolik.tournament.formats.format import Bracket, Format, Stage, TieProcedure, chosen
from stolik.tournament.halls import HallRange
from stolik.tournament.registration.applications import Application
from stolik.tournament.registration.terms import RegistrationTerms
from stolik.tournament.rounds.timetable import RoundStart
from stolik.tournament.score_sheets.sheet import SheetGame
from stolik.tournament.sectors import TableRange
from stolik.tournament.settings import Settings


class Status(StrEnum):
    """Whether a player is still in the tournament."""

    ENTERED = "entered"
    WITHDRAWN = "withdrawn"
    EXCLUDED = "excluded"


class PlayerState(Struct, frozen=True, kw_only=True):
    """One player."""

    id: PlayerId
    details: DetailsId | None
    """The entry in the book; None after the data were erased."""
    status: Status = Status.ENTERED
    present: bool = False
    """Checked in and not away."""
    no_show: bool = False
    """Did not come to a seat; checking in ends it."""
    warnings: tuple[EventNumber, ...] = ()

    @property
    def plays(self) -> bool:
        """Whether this player has a seat in the next draw."""
        return self.status is Status.ENTERED and self.present and not self.no_show


class SeatLock(Struct, frozen=True, kw_only=True):
    """A place reserved for somebody in every draw by lot."""

    table: int
    seat: str | None


class SheetState(Struct, frozen=True, kw_only=True):
    """The sheet of a table."""

    games: tuple[SheetGame, ...]
    entered_by: Actor
    confirmed: tuple[PlayerId, ...] = ()
    closed: bool = False
    corrections: tuple[EventNumber, ...] = ()


class Announced(Struct, frozen=True, kw_only=True):
    """Somebody announced "I open next turn"."""

    game: int
    player: PlayerId
    at: int


class Postponement(Struct, frozen=True, kw_only=True):
    """A table that plays later than its round."""

    date: str
    """As YYYY-MM-DD; empty if it is still to be agreed."""
    time: str
    """As HH:MM; empty if it is not known."""
    why: str


class TableState(Struct, frozen=True, kw_only=True):
    """A table of a round, with its players from seat A on."""

    ref: TableRef
    seats: tuple[PlayerId, ...]
    sheet: SheetState | None = None
    extra_seconds: int = 0
    """Extra time of this table."""
    announced: tuple[Announced, ...] = ()
    voids: tuple[int, ...] = ()
    """Games that the table may record as not played."""
    rooms: dict[int, str] = {}
    """The rooms in which games are played online, by the game's number."""
    postponed: Postponement | None = None
    """Kept after the table has played."""

    @property
    def closed(self) -> bool:
        """Whether the sheet is final; a dissolved table needs none."""
        return not self.seats or (self.sheet is not None and self.sheet.closed)

    @property
    def outstanding(self) -> bool:
        """Whether the table is postponed and has not played yet."""
        return self.postponed is not None and not self.closed


class RoundClock(Struct, frozen=True, kw_only=True):
    """The clock of a round: when it ends, or the time left while it is stopped."""

    seconds: int
    ends_at: int | None
    """In milliseconds; None while it is stopped."""
    left_ms: int | None = None
    """The time left while it is stopped."""
    stood: tuple[tuple[int, int | None], ...] = ()
    """The periods in which it was stopped; the last may still last."""


class RoundState(Struct, frozen=True, kw_only=True):
    """A drawn round."""

    number: int
    tables: tuple[TableState, ...]
    resting: tuple[PlayerId, ...]
    sitting_out: tuple[PlayerId, ...] = ()
    """Who is present and has no seat, by the organiser's decision."""
    drawn_players: tuple[PlayerId, ...]
    """Who was drawn, in the published order."""
    commitment: str
    seed: str
    planned: tuple[DrawnRound, ...] = ()
    published: bool = False
    clock: RoundClock | None = None

    @property
    def over(self) -> bool:
        """Whether every sheet is final or its table postponed."""
        return all(table.closed or table.outstanding for table in self.tables)

    @property
    def begun(self) -> bool:
        """Whether it shows that the round has begun: by its clock, a score sheet, or its end."""
        return self.clock is not None or self.over or any(table.sheet for table in self.tables)

    @property
    def occupied(self) -> tuple[TableState, ...]:
        """The tables at which somebody sits; a dissolved table has nobody."""
        return tuple(table for table in self.tables if table.seats)

    @property
    def seated(self) -> Iterator[PlayerId]:
        """Everybody with a table, in the order of the tables."""
        return (player for table in self.tables for player in table.seats)


class Settlement(Struct, frozen=True, kw_only=True):
    """How some tied players were put in order."""

    places: dict[PlayerId, int]
    how: TieProcedure


class StageState(Struct, frozen=True, kw_only=True):
    """A stage that was reached."""

    number: int
    stage: Stage
    entrants: tuple[PlayerId, ...] = ()
    """Who advanced from the stage before, the best first; empty in the first stage."""
    rounds: tuple[RoundState, ...] = ()
    settled: tuple[Settlement, ...] = ()
    deducted: dict[PlayerId, int] = {}
    closed: bool = False
    going_on: tuple[PlayerId, ...] = ()
    eligible: tuple[PlayerId, ...] = ()
    """Who could have advanced when the stage was closed."""

    @property
    def members(self) -> tuple[PlayerId, ...]:
        """Everybody who had a seat here or rested, by number."""
        found = {player for drawn in self.rounds for player in (*drawn.seated, *drawn.resting)}
        return tuple(sorted(found))

    @property
    def outstanding(self) -> tuple[TableState, ...]:
        """The postponed tables that have not played yet."""
        return tuple(table for drawn in self.rounds for table in drawn.tables if table.outstanding)

    @property
    def rounds_left(self) -> int:
        """Rounds still to be drawn."""
        return chosen(self.stage.rounds) - len(self.rounds)


class PendingDraw(Struct, frozen=True, kw_only=True):
    """A draw that is committed to but not yet made."""

    stage: int
    round: int
    players: tuple[PlayerId, ...]
    commitment: str
    wishes: str = ""
    """The digest of the wishes at that time; empty in older logs."""


class PendingLots(Struct, frozen=True, kw_only=True):
    """Lots that are committed to but not yet drawn."""

    stage: int
    players: tuple[PlayerId, ...]
    commitment: str


class Dispute(Struct, frozen=True, kw_only=True):
    """A recorded dispute."""

    table: TableRef | None
    by: Actor
    about: str
    ruling: str | None = None


class TableCall(Struct, frozen=True, kw_only=True):
    """A table that asked for a referee."""

    table: TableRef
    by: Actor
    about: str
    at: int
    answered_by: Actor | None = None
    answered_at: int | None = None


class TournamentState(Struct, frozen=True, kw_only=True):
    """Everything about one tournament except names."""

    name: str
    format: Format
    rules: Ruleset
    date: str
    languages: tuple[str, ...]

    players: dict[PlayerId, PlayerState] = {}
    apart: frozenset[tuple[PlayerId, PlayerId]] = frozenset()
    """Pairs kept apart, the lower number first."""
    locks: dict[PlayerId, SeatLock] = {}

    bracket: Bracket | None = None
    """The stages for this number of players; known from the first draw on."""
    stages: tuple[StageState, ...] = ()
    """The stages reached so far."""
    pending: PendingDraw | None = None
    lots: PendingLots | None = None
    disputes: dict[EventNumber, Dispute] = {}
    calls: dict[EventNumber, TableCall] = {}
    officials: dict[str, Role] = {}
    """Referees by their keys."""
    official_names: dict[str, DetailsId] = {}
    """Their entries in the book, by their keys."""
    sectors: dict[str, tuple[TableRange, ...]] = {}
    """The tables that officials look after, by their keys; officials without tables are not listed."""
    also_plays: dict[str, PlayerId] = {}
    """Which player an official also is, by key."""
    devices: dict[PlayerId, str] = {}
    """The sessions in which players play online."""
    judges: dict[str, str] = {}
    """The sessions in which officials judge online."""
    holders: dict[str, str] = {}
    """Which official an account is, by the account's id."""
    settings: Settings = Settings()
    halls: tuple[HallRange, ...] = ()
    """In the order of their tables; empty if all tables are in one room."""
    starts: tuple[RoundStart, ...] = ()
    """When rounds start, in their order; rounds without a start follow the one before."""
    page: EventPage = EventPage()
    logo: bytes = b""
    """A PNG; empty if there is none."""
    notices: dict[EventNumber, Notice] = {}
    """Those that are up, by the number of their event."""
    registration: RegistrationTerms = RegistrationTerms()
    applications: dict[ApplicationId, Application] = {}
    diplomas: DiplomaDesign = DiplomaDesign()
    closed: bool = False
    removed_at: int | None = None
    """When the organiser deleted it."""
    seen: EventNumber = EventNumber(0)
    """The number of the last event in the log."""

    @property
    def current(self) -> StageState | None:
        """The current stage, or the last one."""
        return self.stages[-1] if self.stages else None

    @property
    def started(self) -> bool:
        """Whether a round was drawn."""
        return bool(self.stages)

    @property
    def plays_from(self) -> str | None:
        """The day from which it is being played: empty if it shows that it has begun, None if nobody plays.

        A league is drawn days before its first evening; in a hall nobody may start the clock.
        """
        if self.closed or not self.started:
            return None
        if any(drawn.begun for stage in self.stages for drawn in stage.rounds):
            return ""
        given = {(start.stage, start.round): start.date for start in self.starts}
        return given.get((1, 1), self.date)

    def under_way(self, today: str) -> bool:
        """Return whether it is being played on a day (YYYY-MM-DD)."""
        return self.plays_from is not None and self.plays_from <= today

    def player_behind(self, official: str, session: str | None = None) -> PlayerId | None:
        """Return which player an official is, as recorded or by a session that both have used."""
        noted = self.also_plays.get(official)
        if noted is not None:
            return noted
        used = {self.judges.get(official), session} - {None}
        playing = (player for player, device in self.devices.items() if device in used)
        judging = (player for key, player in self.also_plays.items() if self.judges.get(key) in used)
        return next(iter((*playing, *judging)), None)

    def table(self, ref: TableRef) -> TableState | None:
        """Return a table, or None if there is none."""
        if not 1 <= ref.stage <= len(self.stages):
            return None
        rounds = self.stages[ref.stage - 1].rounds
        if not 1 <= ref.round <= len(rounds):
            return None
        tables = rounds[ref.round - 1].tables
        return tables[ref.table - 1] if 1 <= ref.table <= len(tables) else None

    def games_at(self, ref: TableRef) -> int:
        """Return how many games a table plays."""
        return chosen(self.stages[ref.stage - 1].stage.games)
