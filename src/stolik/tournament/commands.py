"""What organisers, referees and players ask for; `decide` answers with events or a refusal."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stolik.core.input.bounds import Amount, Label, Prose, Small
from stolik.core.ruleset import Ruleset
from stolik.tournament.actors import Actor, DetailsId, EventNumber, PlayerId, Role, TableRef
from stolik.tournament.formats.format import Format
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.settings import LONGEST_TITLE, Settings

Games: TypeAlias = Annotated[tuple[TypedGame, ...], Meta(max_length=100)]
Players: TypeAlias = Annotated[tuple[PlayerId, ...], Meta(max_length=1_000)]


class _Command(Struct, frozen=True, kw_only=True, tag=True):
    """Anything asked of a tournament."""

    by: Actor
    why: Prose = ""


class _PlayerCommand(_Command, frozen=True, kw_only=True):
    """Something about one player."""

    player: PlayerId


class _TableCommand(_Command, frozen=True, kw_only=True):
    """Something about one table of one round."""

    table: TableRef


class ChangeFormat(_Command, frozen=True, kw_only=True):
    """Play by another format or ruleset; only before the first draw."""

    format: Format
    rules: Ruleset


class ChangeTitle(_Command, frozen=True, kw_only=True):
    """Give the tournament another name or date, at any time."""

    name: Annotated[str, Meta(max_length=LONGEST_TITLE)]
    date: Annotated[str, Meta(max_length=10)]
    """As YYYY-MM-DD."""


class SetMissedGame(_Command, frozen=True, kw_only=True):
    """Decide what a missed game costs, at any time."""

    points: Annotated[int, Meta(ge=-1000, le=0)]
    """Small points, as they are added."""


class RemoveTournament(_Command, frozen=True, kw_only=True):
    """Delete the tournament: nobody but the organiser sees it any more, who may undo that for a while."""

    name: Annotated[str, Meta(max_length=LONGEST_TITLE)]
    """Its name, typed once more, so that nobody deletes another one by mistake."""


class Register(_Command, frozen=True, kw_only=True):
    """Enter a player, whose details are in the book already."""

    details: DetailsId
    player: PlayerId | None = None
    """The starting number; the next free one where none is given."""


class Rename(_PlayerCommand, frozen=True, kw_only=True):
    """Give a player other details from the book."""

    details: DetailsId


class EraseData(_PlayerCommand, frozen=True, kw_only=True):
    """Forget who a player is; results stay. This cannot be undone."""


class CheckIn(_PlayerCommand, frozen=True, kw_only=True):
    """Note that a player is here: from the next draw on there is a seat."""


class CheckOut(_PlayerCommand, frozen=True, kw_only=True):
    """Note that a player is away for now: no seat until checked in again."""


class MarkNoShow(_PlayerCommand, frozen=True, kw_only=True):
    """Note that a player with a seat has not come."""


class Withdraw(_PlayerCommand, frozen=True, kw_only=True):
    """Take a player out for good, at the own wish."""


class KeepApart(_Command, frozen=True, kw_only=True):
    """Let the lot keep two players from one table (family, club mates)."""

    players: tuple[PlayerId, PlayerId]


class LetMeet(_Command, frozen=True, kw_only=True):
    """Take that back."""

    players: tuple[PlayerId, PlayerId]


class LockSeat(_PlayerCommand, frozen=True, kw_only=True):
    """Give a player a certain table, or a certain seat of it, in every draw by lot."""

    table: Small
    seat: Label | None = None


class UnlockSeat(_PlayerCommand, frozen=True, kw_only=True):
    """Take that back."""


class CommitDraw(_Command, frozen=True, kw_only=True):
    """Publish who will be drawn, and the commitment to the seed."""

    commitment: Label


class DrawRound(_Command, frozen=True, kw_only=True):
    """Draw the next round with the seed that was committed to."""

    seed: Label


class SwapSeats(_Command, frozen=True, kw_only=True):
    """Let two players of the current round change places."""

    players: tuple[PlayerId, PlayerId]


class SeatPlayer(_PlayerCommand, frozen=True, kw_only=True):
    """Give a player of the current round a free seat: one who has none, or sits elsewhere."""

    table: Small | None = None
    """The table; the one with the fewest repeated meetings where none is given."""


class DissolveTable(_Command, frozen=True, kw_only=True):
    """Give the players of a table free seats at the other tables of the round."""

    table: Small


class Substitute(_PlayerCommand, frozen=True, kw_only=True):
    """Let somebody else take a player's seat in the current round."""

    comes: PlayerId


class SitOut(_PlayerCommand, frozen=True, kw_only=True):
    """Note that a player who is here has no seat in the current round; its games count as missed."""


class EnterSheet(_TableCommand, frozen=True, kw_only=True):
    """Write down the games of a table."""

    games: Games
    partial: bool = False
    """Whether games are still to come."""


class ConfirmSheet(_TableCommand, frozen=True, kw_only=True):
    """Agree with the sheet of the own table."""


class CloseSheet(_TableCommand, frozen=True, kw_only=True):
    """Take the sheet as final; where players have not confirmed, say why."""


class CorrectSheet(_TableCommand, frozen=True, kw_only=True):
    """Put a closed sheet right; why is on record (S-28)."""

    games: Games


class Warn(_PlayerCommand, frozen=True, kw_only=True):
    """Warn a player (S-27)."""


class DeductPoints(_PlayerCommand, frozen=True, kw_only=True):
    """Take big points from a player (M-19)."""

    points: Amount


class Exclude(_PlayerCommand, frozen=True, kw_only=True):
    """Exclude a player: the head referee's decision (M-19, S-27)."""

    grave: bool = False
    """Without a warning before, where the ruleset lets any breach exclude (M-19)."""


class OpenDispute(_Command, frozen=True, kw_only=True):
    """Put a dispute on record; why says what it is about (S-25)."""

    table: TableRef | None = None


class SettleDispute(_Command, frozen=True, kw_only=True):
    """Decide a dispute; why is the ruling."""

    dispute: EventNumber


class CommitLots(_Command, frozen=True, kw_only=True):
    """Publish which tie will be settled by lots, and the commitment to the seed."""

    players: Players
    commitment: Label


class DrawLots(_Command, frozen=True, kw_only=True):
    """Draw the lots with the seed that was committed to."""

    seed: Label


class RecordLots(_Command, frozen=True, kw_only=True):
    """Write down lots that were drawn by hand, the best first."""

    players: Players


class RecordExtraGame(_Command, frozen=True, kw_only=True):
    """Write down the extra game of some tied players."""

    game: TypedGame
    others: Annotated[tuple[TypedGame, ...], Meta(max_length=128)] = ()
    """The games at further tables, where more are tied than one table seats."""


class CloseStage(_Command, frozen=True, kw_only=True):
    """Make the cut."""

    early: bool = False
    """Although rounds are left; why says the reason."""


class CloseTournament(_Command, frozen=True, kw_only=True):
    """End the tournament: the ranking is final."""


class ChangeSettings(_Command, frozen=True, kw_only=True):
    """Change how the tournament is shown and played, at any time."""

    settings: Settings


class PublishRound(_Command, frozen=True, kw_only=True):
    """Show the seats of the round that was drawn to everybody."""


class StartRoundClock(_Command, frozen=True, kw_only=True):
    """Start the time of the round (S-20)."""

    seconds: Amount


class PauseRoundClock(_Command, frozen=True, kw_only=True):
    """Stop the time of the round for everybody."""


class ResumeRoundClock(_Command, frozen=True, kw_only=True):
    """Let the time of the round go on."""


class ExtendRound(_Command, frozen=True, kw_only=True):
    """Give every table of the round more time: the round's own clock runs longer."""

    seconds: Amount


class ExtendTable(_TableCommand, frozen=True, kw_only=True):
    """Give one table more time."""

    seconds: Amount


class CallTableReferee(_TableCommand, frozen=True, kw_only=True, tag="CallReferee"):
    """Ask for a referee at a table; why says what it is about (S-25)."""


class AnswerCall(_Command, frozen=True, kw_only=True):
    """Note that a referee has come, or that nobody is needed any more."""

    call: EventNumber


class NoteAnnouncement(_TableCommand, frozen=True, kw_only=True):
    """Note "I open next turn" with its time (M-8)."""

    game: Small
    player: PlayerId


class AllowVoid(_TableCommand, frozen=True, kw_only=True):
    """Let the table write down that a game is not played; why is on record (S-28)."""

    game: Small


class InviteOfficial(_Command, frozen=True, kw_only=True):
    """Make somebody a referee; how they prove it is kept elsewhere."""

    official: Label
    """The key that later stands in `by`; no name."""
    role: Role


class NameOfficial(_Command, frozen=True, kw_only=True):
    """Say who an official is; the name is in the book already."""

    official: Label
    details: DetailsId


class DismissOfficial(_Command, frozen=True, kw_only=True):
    """Take that back."""

    official: Label


class NotePlays(_Command, frozen=True, kw_only=True):
    """Note which player an official also is: at that player's table others rule (S-25)."""

    official: Label
    player: PlayerId | None
    """None where the official does not play after all."""


class OpenTableRoom(_TableCommand, frozen=True, kw_only=True):
    """Let a game of a table be played in a room of the server."""

    game: Small
    room: Label


class ClaimPlace(_Command, frozen=True, kw_only=True):
    """Play, or judge, on the server by a session of one's own; who claims is in `by`."""

    device: Label
    """The id of a session's owner; no name."""


class KeepBadge(_Command, frozen=True, kw_only=True):
    """Let an account find the own badge again on any device; whose it is, is in `by`."""

    account: Label
    """The id of the account; no name."""


class Undo(_Command, frozen=True, kw_only=True):
    """Undo one event of the log, an earlier undo included."""

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
FrameCommand: TypeAlias = ChangeSettings | ChangeTitle | SetMissedGame | RemoveTournament
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
    | InviteOfficial
    | NameOfficial
    | DismissOfficial
    | NotePlays
    | OpenTableRoom
    | ClaimPlace
    | KeepBadge
)
Command: TypeAlias = (
    RosterCommand | SeatingCommand | SheetCommand | OrderCommand | DayCommand | ClosingCommand | Undo
)
