"""What happened at a tournament, with who, when and why. Nothing else is stored.

Events are named in the past tense, contain facts and not consequences, and are never edited. They contain
players' numbers, never names.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from stolik.core.ruleset import Ruleset
from stolik.tournament.actors import (
    DetailsId,
    EventNumber,
    PlayerId,
    Role,
    TableRef,
)
from stolik.tournament.bases import BaseEvent
from stolik.tournament.draws.plan import DrawnRound
from stolik.tournament.event_page.diploma_design import DiplomaDesign
from stolik.tournament.event_page.events import PageEvent
from stolik.tournament.formats.format import Bracket, Format, TieProcedure
from stolik.tournament.halls import HallRange
from stolik.tournament.registration.events import RegistrationEvent
from stolik.tournament.rounds.timetable import RoundStart
from stolik.tournament.score_sheets.sheet import SheetGame
from stolik.tournament.sectors import TableRange
from stolik.tournament.settings import Settings


class _PlayerEvent(BaseEvent, frozen=True, kw_only=True):
    """Base of events about one player."""

    player: PlayerId


class _TableEvent(BaseEvent, frozen=True, kw_only=True):
    """Base of events about one table of one round."""

    table: TableRef


class TournamentCreated(BaseEvent, frozen=True, kw_only=True):
    """A tournament was announced."""

    name: str
    format: Format
    rules: Ruleset
    date: str
    """As YYYY-MM-DD."""
    languages: tuple[str, ...]
    """Of paper and screens, the most important first."""


class FormatChanged(BaseEvent, frozen=True, kw_only=True):
    """Another format or ruleset was chosen before the first draw."""

    format: Format
    rules: Ruleset


class PlayerRegistered(_PlayerEvent, frozen=True, kw_only=True):
    """A player was entered."""

    details: DetailsId


class PlayerRenamed(_PlayerEvent, frozen=True, kw_only=True):
    """A player has other details."""

    details: DetailsId


class DataErased(_PlayerEvent, frozen=True, kw_only=True):
    """The player's entries were removed from the book."""


class CheckedIn(_PlayerEvent, frozen=True, kw_only=True):
    """A player was checked in."""


class CheckedOut(_PlayerEvent, frozen=True, kw_only=True):
    """A player was checked out."""


class NoShowMarked(_PlayerEvent, frozen=True, kw_only=True):
    """A player with a seat has not come."""


class PlayerWithdrawn(_PlayerEvent, frozen=True, kw_only=True):
    """A player left permanently."""


class KeptApart(BaseEvent, frozen=True, kw_only=True):
    """Two players are kept from one table in draws by lot."""

    players: tuple[PlayerId, PlayerId]


class LetTogether(BaseEvent, frozen=True, kw_only=True):
    """They may meet again."""

    players: tuple[PlayerId, PlayerId]


class SeatLocked(_PlayerEvent, frozen=True, kw_only=True):
    """A player has a reserved table, or a reserved seat."""

    table: int
    seat: str | None


class SeatUnlocked(_PlayerEvent, frozen=True, kw_only=True):
    """A player's seat is drawn by lot again."""


class DrawCommitted(BaseEvent, frozen=True, kw_only=True):
    """The players to be drawn and a commitment to the seed were published."""

    stage: int
    round: int
    players: tuple[PlayerId, ...]
    """By place if seats go by place, otherwise by number."""
    commitment: str
    wishes: str = ""
    """A digest of the pairs kept apart and the locks, which the draw respects; older logs have none."""


class RoundDrawn(BaseEvent, frozen=True, kw_only=True):
    """A round was drawn, and the seed revealed."""

    stage: int
    round: int
    seed: str
    tables: tuple[tuple[PlayerId, ...], ...]
    """Players from seat A on."""
    resting: tuple[PlayerId, ...] = ()
    planned: tuple[DrawnRound, ...] = ()
    """The plan for the following rounds; the next draw follows it if possible."""
    bracket: Bracket | None = None
    """With the first round: the stages for this number of players."""


class SeatsSwapped(BaseEvent, frozen=True, kw_only=True):
    """Two players of the current round were swapped."""

    players: tuple[PlayerId, PlayerId]


class Repair(StrEnum):
    """How a drawn round was repaired."""

    SEATED = "seated"
    DISSOLVED = "dissolved"
    SUBSTITUTED = "substituted"
    SAT_OUT = "sat-out"


class RoundReseated(BaseEvent, frozen=True, kw_only=True):
    """The seats of a drawn round were changed to those given here."""

    stage: int
    round: int
    how: Repair
    players: tuple[PlayerId, ...]
    """The players concerned: for a substitution, who goes and who comes."""
    table: int | None = None
    tables: tuple[tuple[PlayerId, ...], ...]
    """Players from seat A on; a dissolved table has none."""
    resting: tuple[PlayerId, ...] = ()
    sitting_out: tuple[PlayerId, ...] = ()
    """Players who are present and have no seat: their games count as missed."""


class SheetEntered(_TableEvent, frozen=True, kw_only=True):
    """The games of a table were recorded; earlier ones are replaced."""

    games: tuple[SheetGame, ...]


class SheetConfirmed(_TableEvent, frozen=True, kw_only=True):
    """A player of the table, given in `by`, confirmed the sheet."""


class SheetClosed(_TableEvent, frozen=True, kw_only=True):
    """A referee made the sheet final."""


class SheetCorrected(_TableEvent, frozen=True, kw_only=True):
    """A closed sheet was corrected."""

    games: tuple[SheetGame, ...]


class PlayerWarned(_PlayerEvent, frozen=True, kw_only=True):
    """A player was warned (S-27)."""


class PointsDeducted(_PlayerEvent, frozen=True, kw_only=True):
    """Big points were deducted from a player in a stage (M-19)."""

    stage: int
    points: int


class PlayerExcluded(_PlayerEvent, frozen=True, kw_only=True):
    """The head referee excluded a player."""

    grave: bool


class DisputeOpened(BaseEvent, frozen=True, kw_only=True):
    """A dispute was recorded."""

    table: TableRef | None


class DisputeSettled(BaseEvent, frozen=True, kw_only=True):
    """The referee decided; the ruling is in `why`."""

    dispute: EventNumber


class SettingsChanged(BaseEvent, frozen=True, kw_only=True):
    """The settings of the tournament were changed."""

    settings: Settings


class TitleChanged(BaseEvent, frozen=True, kw_only=True):
    """The tournament's name or date was changed."""

    name: str
    date: str


class MissedGameSet(BaseEvent, frozen=True, kw_only=True):
    """The cost of a missed game was changed."""

    points: int


class HallsSet(BaseEvent, frozen=True, kw_only=True):
    """It was set which tables are in which hall."""

    halls: tuple[HallRange, ...]


class TimetableSet(BaseEvent, frozen=True, kw_only=True):
    """The starts of rounds were set."""

    starts: tuple[RoundStart, ...]


class DiplomasDesigned(BaseEvent, frozen=True, kw_only=True):
    """The diplomas were designed."""

    design: DiplomaDesign


class TournamentRemoved(BaseEvent, frozen=True, kw_only=True):
    """The organiser deleted the tournament."""


class RoundPublished(BaseEvent, frozen=True, kw_only=True):
    """The seats of a round were published."""

    stage: int
    round: int


class RoundClockStarted(BaseEvent, frozen=True, kw_only=True):
    """The clock of a round was started (S-20)."""

    stage: int
    round: int
    seconds: int


class RoundClockPaused(BaseEvent, frozen=True, kw_only=True):
    """The clock of a round was stopped."""

    stage: int
    round: int
    left_ms: int
    """The time left."""


class RoundClockResumed(BaseEvent, frozen=True, kw_only=True):
    """The clock of a round was resumed."""

    stage: int
    round: int


class RoundExtended(BaseEvent, frozen=True, kw_only=True):
    """Every table of a round got more time; if the time was already up, from now on."""

    stage: int
    round: int
    seconds: int


class TableExtended(_TableEvent, frozen=True, kw_only=True):
    """One table got more time."""

    seconds: int


class CallMade(_TableEvent, frozen=True, kw_only=True):
    """Somebody at a table asked for a referee (S-25)."""


class CallAnswered(BaseEvent, frozen=True, kw_only=True):
    """A referee came, or was no longer needed."""

    call: EventNumber


class AnnouncementNoted(_TableEvent, frozen=True, kw_only=True):
    """A player said "I open next turn" (M-8)."""

    game: int
    player: PlayerId


class VoidAllowed(_TableEvent, frozen=True, kw_only=True):
    """A referee allowed that a game of a table is not played; the reason is in `why`."""

    game: int


class TablePostponed(_TableEvent, frozen=True, kw_only=True):
    """A table plays later than its round, or was moved to another day once more; the reason is in `why`."""

    date: str = ""
    """As YYYY-MM-DD; empty if it is still to be agreed."""
    time: str = ""
    """As HH:MM; empty if it is not known."""


class PostponementLifted(_TableEvent, frozen=True, kw_only=True):
    """A postponed table plays with its round after all."""


class OfficialInvited(BaseEvent, frozen=True, kw_only=True):
    """Somebody was made a referee."""

    official: str
    role: Role


class OfficialNamed(BaseEvent, frozen=True, kw_only=True):
    """An official was named."""

    official: str
    details: DetailsId


class OfficialDismissed(BaseEvent, frozen=True, kw_only=True):
    """Somebody is no longer a referee."""

    official: str


class TablesAssigned(BaseEvent, frozen=True, kw_only=True):
    """It was said which tables an official looks after."""

    official: str
    tables: tuple[TableRange, ...]


class HandedOver(BaseEvent, frozen=True, kw_only=True):
    """An official's tables passed to another; with the whole day, their roles were exchanged."""

    official: str
    to: str
    whole: bool = False


class OfficialPlays(BaseEvent, frozen=True, kw_only=True):
    """It was recorded which player an official also is; None if the official does not play."""

    official: str
    player: PlayerId | None


class TableRoomOpened(_TableEvent, frozen=True, kw_only=True):
    """A game of a table is played in a room of the server."""

    game: int
    room: str


class PlaceClaimed(BaseEvent, frozen=True, kw_only=True):
    """Somebody, given in `by`, plays or judges online in this session; the last one counts."""

    device: str


class BadgeKept(BaseEvent, frozen=True, kw_only=True):
    """The account of an official, given in `by`, can find the badge again."""

    account: str


class LotsCommitted(BaseEvent, frozen=True, kw_only=True):
    """The tie to be settled by lots and a commitment to the seed were published."""

    stage: int
    players: tuple[PlayerId, ...]
    commitment: str


class TieSettled(BaseEvent, frozen=True, kw_only=True):
    """Some tied players were put in order; equal places are still tied."""

    stage: int
    how: TieProcedure
    players: tuple[PlayerId, ...]
    places: tuple[int, ...]
    """From 1, for each of `players`."""
    game: SheetGame | None = None
    others: tuple[SheetGame, ...] = ()
    """Extra games at further tables."""
    seed: str | None = None
    """The seed of lots drawn by the program."""


class StageClosed(BaseEvent, frozen=True, kw_only=True):
    """A stage is over; the list says who advances."""

    stage: int
    going_on: tuple[PlayerId, ...]
    """The best first; empty after the last stage."""
    early: bool = False


class TournamentClosed(BaseEvent, frozen=True, kw_only=True):
    """The tournament is over."""


class Undone(BaseEvent, frozen=True, kw_only=True):
    """An event of the log no longer counts."""

    number: EventNumber


RosterEvent: TypeAlias = (
    FormatChanged
    | PlayerRegistered
    | PlayerRenamed
    | DataErased
    | CheckedIn
    | CheckedOut
    | NoShowMarked
    | PlayerWithdrawn
)
SeatingEvent: TypeAlias = (
    KeptApart
    | LetTogether
    | SeatLocked
    | SeatUnlocked
    | DrawCommitted
    | RoundDrawn
    | SeatsSwapped
    | RoundReseated
)
SheetEvent: TypeAlias = SheetEntered | SheetConfirmed | SheetClosed | SheetCorrected
OrderEvent: TypeAlias = PlayerWarned | PointsDeducted | PlayerExcluded | DisputeOpened | DisputeSettled
FrameEvent: TypeAlias = (
    SettingsChanged
    | TitleChanged
    | MissedGameSet
    | TournamentRemoved
    | HallsSet
    | TimetableSet
    | DiplomasDesigned
)
DayEvent: TypeAlias = (
    FrameEvent
    | RoundPublished
    | RoundClockStarted
    | RoundClockPaused
    | RoundClockResumed
    | RoundExtended
    | TableExtended
    | CallMade
    | CallAnswered
    | AnnouncementNoted
    | VoidAllowed
    | TablePostponed
    | PostponementLifted
    | OfficialInvited
    | OfficialNamed
    | OfficialDismissed
    | TablesAssigned
    | HandedOver
    | OfficialPlays
    | TableRoomOpened
    | PlaceClaimed
    | BadgeKept
)
ClosingEvent: TypeAlias = LotsCommitted | TieSettled | StageClosed | TournamentClosed
Happening: TypeAlias = (
    RosterEvent
    | SeatingEvent
    | SheetEvent
    | OrderEvent
    | DayEvent
    | ClosingEvent
    | PageEvent
    | RegistrationEvent
)
"""The events after the first, which change the state."""
Event: TypeAlias = TournamentCreated | Happening | Undone

encoder: Final = msgspec.json.Encoder()
decoder: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)
