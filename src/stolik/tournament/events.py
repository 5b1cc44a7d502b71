"""What happened at a tournament: the only thing stored, with who, when and why.

Events are named in the past tense, carry facts and not consequences, and are never edited. They
carry players' numbers, never names.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.tournament.actors import Actor, DetailsId, EventNumber, PlayerId, Role, TableRef
from stolik.tournament.draws.plan import DrawnRound
from stolik.tournament.formats.format import Bracket, Format, TieProcedure
from stolik.tournament.score_sheets.sheet import SheetGame
from stolik.tournament.settings import Settings


class _Event(Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Anything that happened."""

    at: int
    """When, in milliseconds of the clock that was handed in."""
    by: Actor
    why: str = ""


class _PlayerEvent(_Event, frozen=True, kw_only=True):
    """Something about one player."""

    player: PlayerId


class _TableEvent(_Event, frozen=True, kw_only=True):
    """Something about one table of one round."""

    table: TableRef


class TournamentCreated(_Event, frozen=True, kw_only=True):
    """A tournament was announced."""

    name: str
    format: Format
    rules: Ruleset
    date: str
    """As YYYY-MM-DD."""
    languages: tuple[str, ...]
    """Of paper and screens, the first before the others."""


class FormatChanged(_Event, frozen=True, kw_only=True):
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
    """The player's entries were taken from the book."""


class CheckedIn(_PlayerEvent, frozen=True, kw_only=True):
    """A player is here."""


class CheckedOut(_PlayerEvent, frozen=True, kw_only=True):
    """A player is away for now."""


class NoShowMarked(_PlayerEvent, frozen=True, kw_only=True):
    """A player with a seat has not come."""


class PlayerWithdrawn(_PlayerEvent, frozen=True, kw_only=True):
    """A player left for good."""


class KeptApart(_Event, frozen=True, kw_only=True):
    """Two players are kept from one table in draws by lot."""

    players: tuple[PlayerId, PlayerId]


class LetTogether(_Event, frozen=True, kw_only=True):
    """They may meet again."""

    players: tuple[PlayerId, PlayerId]


class SeatLocked(_PlayerEvent, frozen=True, kw_only=True):
    """A player has a certain table, or a certain seat of it."""

    table: int
    seat: str | None


class SeatUnlocked(_PlayerEvent, frozen=True, kw_only=True):
    """A player has a seat by lot again."""


class DrawCommitted(_Event, frozen=True, kw_only=True):
    """It was published who will be drawn, and a commitment to the seed."""

    stage: int
    round: int
    players: tuple[PlayerId, ...]
    """By place where seats go by place, else by number."""
    commitment: str
    wishes: str = ""
    """A digest of who is kept apart and locked, which the draw then minds; older logs have none."""


class RoundDrawn(_Event, frozen=True, kw_only=True):
    """A round was drawn, and the seed shown."""

    stage: int
    round: int
    seed: str
    tables: tuple[tuple[PlayerId, ...], ...]
    """Players from seat A on."""
    resting: tuple[PlayerId, ...] = ()
    planned: tuple[DrawnRound, ...] = ()
    """What the draw had in mind for the rounds after it; the next draw keeps to it where it can."""
    bracket: Bracket | None = None
    """With the first round: the stages this field plays."""


class SeatsSwapped(_Event, frozen=True, kw_only=True):
    """Two players of the current round changed places."""

    players: tuple[PlayerId, PlayerId]


class Repair(StrEnum):
    """How a drawn round was repaired."""

    SEATED = "seated"
    DISSOLVED = "dissolved"
    SUBSTITUTED = "substituted"
    SAT_OUT = "sat-out"


class RoundReseated(_Event, frozen=True, kw_only=True):
    """The seats of a round that was drawn were repaired; they are as told here."""

    stage: int
    round: int
    how: Repair
    players: tuple[PlayerId, ...]
    """Whom it was about: of a substitution, who goes and who comes."""
    table: int | None = None
    tables: tuple[tuple[PlayerId, ...], ...]
    """Players from seat A on; a dissolved table has none."""
    resting: tuple[PlayerId, ...] = ()
    sitting_out: tuple[PlayerId, ...] = ()
    """Who is here and has no seat: their games count as missed."""


class SheetEntered(_TableEvent, frozen=True, kw_only=True):
    """The games of a table were written down; what was there before is replaced."""

    games: tuple[SheetGame, ...]


class SheetConfirmed(_TableEvent, frozen=True, kw_only=True):
    """A player of the table agreed; who is in `by`."""


class SheetClosed(_TableEvent, frozen=True, kw_only=True):
    """A referee took the sheet as final."""


class SheetCorrected(_TableEvent, frozen=True, kw_only=True):
    """A closed sheet was put right."""

    games: tuple[SheetGame, ...]


class PlayerWarned(_PlayerEvent, frozen=True, kw_only=True):
    """A player was warned (S-27)."""


class PointsDeducted(_PlayerEvent, frozen=True, kw_only=True):
    """Big points were taken from a player in a stage (M-19)."""

    stage: int
    points: int


class PlayerExcluded(_PlayerEvent, frozen=True, kw_only=True):
    """The head referee excluded a player."""

    grave: bool


class DisputeOpened(_Event, frozen=True, kw_only=True):
    """A dispute was put on record."""

    table: TableRef | None


class DisputeSettled(_Event, frozen=True, kw_only=True):
    """The referee decided; the ruling is in `why`."""

    dispute: EventNumber


class SettingsChanged(_Event, frozen=True, kw_only=True):
    """The tournament is shown or played in another way."""

    settings: Settings


class TitleChanged(_Event, frozen=True, kw_only=True):
    """The tournament has another name or date."""

    name: str
    date: str


class MissedGameSet(_Event, frozen=True, kw_only=True):
    """A missed game costs something else now."""

    points: int


class TournamentRemoved(_Event, frozen=True, kw_only=True):
    """The organiser deleted the tournament."""


class RoundPublished(_Event, frozen=True, kw_only=True):
    """The seats of a round were shown to everybody."""

    stage: int
    round: int


class RoundClockStarted(_Event, frozen=True, kw_only=True):
    """The time of a round began (S-20)."""

    stage: int
    round: int
    seconds: int


class RoundClockPaused(_Event, frozen=True, kw_only=True):
    """The time of a round was stopped."""

    stage: int
    round: int
    left_ms: int
    """What was left of it."""


class RoundClockResumed(_Event, frozen=True, kw_only=True):
    """The time of a round goes on."""

    stage: int
    round: int


class RoundExtended(_Event, frozen=True, kw_only=True):
    """Every table of a round has more time; when the time was up already, from now on."""

    stage: int
    round: int
    seconds: int


class TableExtended(_TableEvent, frozen=True, kw_only=True):
    """One table has more time."""

    seconds: int


class CallMade(_TableEvent, frozen=True, kw_only=True):
    """Somebody at a table asked for a referee (S-25)."""


class CallAnswered(_Event, frozen=True, kw_only=True):
    """A referee came, or was needed no more."""

    call: EventNumber


class AnnouncementNoted(_TableEvent, frozen=True, kw_only=True):
    """A player said "I open next turn" (M-8)."""

    game: int
    player: PlayerId


class VoidAllowed(_TableEvent, frozen=True, kw_only=True):
    """A referee agreed that a game of a table is not played; the reason is in `why`."""

    game: int


class OfficialInvited(_Event, frozen=True, kw_only=True):
    """Somebody was made a referee."""

    official: str
    role: Role


class OfficialNamed(_Event, frozen=True, kw_only=True):
    """It is known who an official is."""

    official: str
    details: DetailsId


class OfficialDismissed(_Event, frozen=True, kw_only=True):
    """Somebody is a referee no more."""

    official: str


class OfficialPlays(_Event, frozen=True, kw_only=True):
    """It is known which player an official also is; None where the official does not play."""

    official: str
    player: PlayerId | None


class TableRoomOpened(_TableEvent, frozen=True, kw_only=True):
    """A game of a table is played in a room of the server."""

    game: int
    room: str


class PlaceClaimed(_Event, frozen=True, kw_only=True):
    """Somebody, who is in `by`, plays or judges on the server by this session; the last one holds."""

    device: str


class BadgeKept(_Event, frozen=True, kw_only=True):
    """The account of an official, who is in `by`, finds the badge again."""

    account: str


class LotsCommitted(_Event, frozen=True, kw_only=True):
    """It was published which tie will be settled by lots, and a commitment to the seed."""

    stage: int
    players: tuple[PlayerId, ...]
    commitment: str


class TieSettled(_Event, frozen=True, kw_only=True):
    """Some tied players were put in order among themselves; equal places are still tied."""

    stage: int
    how: TieProcedure
    players: tuple[PlayerId, ...]
    places: tuple[int, ...]
    """From 1, for each of `players`."""
    game: SheetGame | None = None
    others: tuple[SheetGame, ...] = ()
    """Extra games at further tables."""
    seed: str | None = None
    """Of lots drawn by the program."""


class StageClosed(_Event, frozen=True, kw_only=True):
    """A stage is over, and it is known who goes on."""

    stage: int
    going_on: tuple[PlayerId, ...]
    """The best first; empty after the last stage."""
    early: bool = False


class TournamentClosed(_Event, frozen=True, kw_only=True):
    """The tournament is over."""


class Undone(_Event, frozen=True, kw_only=True):
    """An event of the log counts no more."""

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
FrameEvent: TypeAlias = SettingsChanged | TitleChanged | MissedGameSet | TournamentRemoved
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
    | OfficialInvited
    | OfficialNamed
    | OfficialDismissed
    | OfficialPlays
    | TableRoomOpened
    | PlaceClaimed
    | BadgeKept
)
ClosingEvent: TypeAlias = LotsCommitted | TieSettled | StageClosed | TournamentClosed
Happening: TypeAlias = RosterEvent | SeatingEvent | SheetEvent | OrderEvent | DayEvent | ClosingEvent
"""What a tournament's state is folded from, once it was created."""
Event: TypeAlias = TournamentCreated | Happening | Undone

encoder: Final = msgspec.json.Encoder()
decoder: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)
