"""Commands of organisers, referees and players; `decide` answers with events or a refusal."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from stolik.core.input.bounds import Amount, Label, Small
from stolik.core.ruleset import Ruleset
from stolik.tournament.actors import (
    DetailsId,
    EventNumber,
    PlayerId,
    Role,
    TableRef,
)
from stolik.tournament.bases import BaseCommand
from stolik.tournament.event_page.commands import PageCommand
from stolik.tournament.event_page.diploma_design import DiplomaDesign
from stolik.tournament.formats.format import Format
from stolik.tournament.halls import Halls
from stolik.tournament.registration.commands import RegistrationCommand
from stolik.tournament.rounds.timetable import ClockTime, OptionalDate, PostponementReason, RoundStarts
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.sectors import TableRanges
from stolik.tournament.settings import LONGEST_TITLE, Settings

Games: TypeAlias = Annotated[tuple[TypedGame, ...], Meta(max_length=100)]
Players: TypeAlias = Annotated[tuple[PlayerId, ...], Meta(max_length=1_000)]


class _PlayerCommand(BaseCommand, frozen=True, kw_only=True):
    """Base of commands about one player."""

    player: PlayerId


class _TableCommand(BaseCommand, frozen=True, kw_only=True):
    """Base of commands about one table of one round."""

    table: TableRef


class ChangeFormat(BaseCommand, frozen=True, kw_only=True):
    """Play by another format or ruleset; only before the first draw."""

    format: Format
    rules: Ruleset


class ChangeTitle(BaseCommand, frozen=True, kw_only=True):
    """Change the tournament's name or date, at any time."""

    name: Annotated[str, Meta(max_length=LONGEST_TITLE)]
    date: Annotated[str, Meta(max_length=10)]
    """As YYYY-MM-DD."""


class SetMissedGame(BaseCommand, frozen=True, kw_only=True):
    """Set what a missed game costs, at any time."""

    points: Annotated[int, Meta(ge=-1000, le=0)]
    """Small points, as they are added."""


class RemoveTournament(BaseCommand, frozen=True, kw_only=True):
    """Delete the tournament: only the organiser still sees it, and can undo this for a while."""

    name: Annotated[str, Meta(max_length=LONGEST_TITLE)]
    """Its name, typed again, so that nobody deletes another one by mistake."""


class Register(BaseCommand, frozen=True, kw_only=True):
    """Enter a player whose details are already in the book."""

    details: DetailsId
    player: PlayerId | None = None
    """The starting number; by default the next free one."""


class Rename(_PlayerCommand, frozen=True, kw_only=True):
    """Give a player other details from the book."""

    details: DetailsId


class EraseData(_PlayerCommand, frozen=True, kw_only=True):
    """Erase a player's personal data; results stay. This cannot be undone."""


class CheckIn(_PlayerCommand, frozen=True, kw_only=True):
    """Check a player in: they have a seat from the next draw on."""


class CheckOut(_PlayerCommand, frozen=True, kw_only=True):
    """Check a player out: they have no seat until checked in again."""


class MarkNoShow(_PlayerCommand, frozen=True, kw_only=True):
    """Record that a player with a seat has not come."""


class Withdraw(_PlayerCommand, frozen=True, kw_only=True):
    """Withdraw a player permanently, at their own wish."""


class KeepApart(BaseCommand, frozen=True, kw_only=True):
    """Keep two players from one table in draws by lot (family, club mates)."""

    players: tuple[PlayerId, PlayerId]


class LetMeet(BaseCommand, frozen=True, kw_only=True):
    """Take that back."""

    players: tuple[PlayerId, PlayerId]


class LockSeat(_PlayerCommand, frozen=True, kw_only=True):
    """Give a player a certain table, or a certain seat of it, in every draw by lot."""

    table: Small
    seat: Label | None = None


class UnlockSeat(_PlayerCommand, frozen=True, kw_only=True):
    """Take that back."""


class CommitDraw(BaseCommand, frozen=True, kw_only=True):
    """Publish who will be drawn, and the commitment to the seed."""

    commitment: Label


class DrawRound(BaseCommand, frozen=True, kw_only=True):
    """Draw the next round with the committed seed."""

    seed: Label


class SwapSeats(BaseCommand, frozen=True, kw_only=True):
    """Swap two players of the current round."""

    players: tuple[PlayerId, PlayerId]


class SeatPlayer(_PlayerCommand, frozen=True, kw_only=True):
    """Give a player of the current round a free seat: one without a seat, or from another table."""

    table: Small | None = None
    """The table; by default the one with the fewest repeated meetings."""


class DissolveTable(BaseCommand, frozen=True, kw_only=True):
    """Move the players of a table to free seats at the other tables of the round."""

    table: Small


class Substitute(_PlayerCommand, frozen=True, kw_only=True):
    """Give a player's seat in the current round to somebody else."""

    comes: PlayerId


class SitOut(_PlayerCommand, frozen=True, kw_only=True):
    """Record that a player who is present has no seat in the current round; its games count as missed."""


class EnterSheet(_TableCommand, frozen=True, kw_only=True):
    """Record the games of a table."""

    games: Games
    partial: bool = False
    """Whether more games will follow."""


class ConfirmSheet(_TableCommand, frozen=True, kw_only=True):
    """Confirm the sheet of one's own table."""


class CloseSheet(_TableCommand, frozen=True, kw_only=True):
    """Make the sheet final; if players have not confirmed, say why."""


class CorrectSheet(_TableCommand, frozen=True, kw_only=True):
    """Correct a closed sheet; the reason is recorded (S-28)."""

    games: Games


class Warn(_PlayerCommand, frozen=True, kw_only=True):
    """Warn a player (S-27)."""


class DeductPoints(_PlayerCommand, frozen=True, kw_only=True):
    """Deduct big points from a player (M-19)."""

    points: Amount


class Exclude(_PlayerCommand, frozen=True, kw_only=True):
    """Exclude a player: the head referee's decision (M-19, S-27)."""

    grave: bool = False
    """Without a warning before, if the ruleset allows exclusion for any breach (M-19)."""


class OpenDispute(BaseCommand, frozen=True, kw_only=True):
    """Record a dispute; `why` says what it is about (S-25)."""

    table: TableRef | None = None


class SettleDispute(BaseCommand, frozen=True, kw_only=True):
    """Decide a dispute; `why` is the ruling."""

    dispute: EventNumber


class CommitLots(BaseCommand, frozen=True, kw_only=True):
    """Publish which tie will be settled by lots, and the commitment to the seed."""

    players: Players
    commitment: Label


class DrawLots(BaseCommand, frozen=True, kw_only=True):
    """Draw the lots with the committed seed."""

    seed: Label


class RecordLots(BaseCommand, frozen=True, kw_only=True):
    """Record lots that were drawn by hand, the best first."""

    players: Players


class RecordExtraGame(BaseCommand, frozen=True, kw_only=True):
    """Record the extra game of some tied players."""

    game: TypedGame
    others: Annotated[tuple[TypedGame, ...], Meta(max_length=128)] = ()
    """The games at further tables, if more players are tied than one table seats."""


class CloseStage(BaseCommand, frozen=True, kw_only=True):
    """Make the cut."""

    early: bool = False
    """Before all rounds are played; `why` gives the reason."""


class CloseTournament(BaseCommand, frozen=True, kw_only=True):
    """End the tournament: the ranking is final."""


class ChangeSettings(BaseCommand, frozen=True, kw_only=True):
    """Change how the tournament is shown and played, at any time."""

    settings: Settings


class SetHalls(BaseCommand, frozen=True, kw_only=True):
    """Say which tables are in which hall; none removes them."""

    halls: Halls


class SetTimetable(BaseCommand, frozen=True, kw_only=True):
    """Say when rounds start; none removes the timetable."""

    starts: RoundStarts


class SetDiplomas(BaseCommand, frozen=True, kw_only=True):
    """Design the diplomas; the default design removes an earlier one."""

    design: DiplomaDesign


class PublishRound(BaseCommand, frozen=True, kw_only=True):
    """Show everybody the seats of the drawn round."""


class StartRoundClock(BaseCommand, frozen=True, kw_only=True):
    """Start the clock of the round (S-20)."""

    seconds: Amount


class PauseRoundClock(BaseCommand, frozen=True, kw_only=True):
    """Stop the clock of the round for everybody."""


class ResumeRoundClock(BaseCommand, frozen=True, kw_only=True):
    """Resume the clock of the round."""


class ExtendRound(BaseCommand, frozen=True, kw_only=True):
    """Give every table of the round more time: extends the round's own clock."""

    seconds: Amount


class ExtendTable(_TableCommand, frozen=True, kw_only=True):
    """Give one table more time."""

    seconds: Amount


class CallTableReferee(_TableCommand, frozen=True, kw_only=True, tag="CallReferee"):
    """Ask for a referee at a table; `why` says what it is about (S-25)."""


class AnswerCall(BaseCommand, frozen=True, kw_only=True):
    """Record that a referee has come, or that none is needed any more."""

    call: EventNumber


class NoteAnnouncement(_TableCommand, frozen=True, kw_only=True):
    """Record "I open next turn" with its time (M-8)."""

    game: Small
    player: PlayerId


class AllowVoid(_TableCommand, frozen=True, kw_only=True):
    """Allow a table to record that a game is not played; the reason is recorded (S-28)."""

    game: Small


class PostponeTable(_TableCommand, frozen=True, kw_only=True):
    """Let a table play later than its round, or move it to another day once more."""

    why: PostponementReason = ""
    date: OptionalDate = ""
    """Empty if it is still to be agreed."""
    time: ClockTime = ""


class LiftPostponement(_TableCommand, frozen=True, kw_only=True):
    """Let a postponed table play with its round after all."""


class InviteOfficial(BaseCommand, frozen=True, kw_only=True):
    """Make somebody a referee; the proof is stored elsewhere."""

    official: Label
    """The key used in `by` later; not a name."""
    role: Role


class NameOfficial(BaseCommand, frozen=True, kw_only=True):
    """Name an official; the name is already in the book."""

    official: Label
    details: DetailsId


class DismissOfficial(BaseCommand, frozen=True, kw_only=True):
    """Take that back."""

    official: Label


class AssignTables(BaseCommand, frozen=True, kw_only=True):
    """Say which tables an official looks after; none takes them away."""

    official: Label
    tables: TableRanges


class HandOver(BaseCommand, frozen=True, kw_only=True):
    """Pass an official's tables on to another; with the whole day they exchange their roles too."""

    official: Label
    to: Label
    whole: bool = False


class NotePlays(BaseCommand, frozen=True, kw_only=True):
    """Record which player an official also is: others rule at that player's table (S-25)."""

    official: Label
    player: PlayerId | None
    """None if the official does not play after all."""


class OpenTableRoom(_TableCommand, frozen=True, kw_only=True):
    """Record the room in which a game of a table is played online."""

    game: Small
    room: Label


class ClaimPlace(BaseCommand, frozen=True, kw_only=True):
    """Bind a player or official, given in `by`, to a session of the server."""

    device: Label
    """The id of the session's owner; not a name."""


class KeepBadge(BaseCommand, frozen=True, kw_only=True):
    """Let an account find its owner's badge again on any device; the owner is in `by`."""

    account: Label
    """The id of the account; not a name."""


class Undo(BaseCommand, frozen=True, kw_only=True):
    """Undo one event of the log, which may be an undo itself."""

    event: EventNumber


RosterCommand: TypeAlias = (
    ChangeFormat | Register | Rename | EraseData | CheckIn | CheckOut | MarkNoShow | Withdraw
)
RepairCommand: TypeAlias = SeatPlayer | DissolveTable | Substitute | SitOut
SeatingCommand: TypeAlias = (
    KeepApart | LetMeet | LockSeat | UnlockSeat | CommitDraw | DrawRound | SwapSeats | RepairCommand
)
SheetCommand: TypeAlias = EnterSheet | ConfirmSheet | CloseSheet | CorrectSheet
OrderCommand: TypeAlias = Warn | DeductPoints | Exclude | OpenDispute | SettleDispute
ClosingCommand: TypeAlias = (
    CommitLots | DrawLots | RecordLots | RecordExtraGame | CloseStage | CloseTournament
)
FrameCommand: TypeAlias = (
    ChangeSettings | ChangeTitle | SetMissedGame | RemoveTournament | SetHalls | SetTimetable | SetDiplomas
)
DayCommand: TypeAlias = (
    FrameCommand
    | PublishRound
    | StartRoundClock
    | PauseRoundClock
    | ResumeRoundClock
    | ExtendRound
    | ExtendTable
    | CallTableReferee
    | AnswerCall
    | NoteAnnouncement
    | AllowVoid
    | PostponeTable
    | LiftPostponement
    | InviteOfficial
    | NameOfficial
    | DismissOfficial
    | AssignTables
    | HandOver
    | NotePlays
    | OpenTableRoom
    | ClaimPlace
    | KeepBadge
)
Command: TypeAlias = (
    RosterCommand
    | SeatingCommand
    | SheetCommand
    | OrderCommand
    | DayCommand
    | ClosingCommand
    | PageCommand
    | RegistrationCommand
    | Undo
)
