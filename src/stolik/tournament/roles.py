"""Who may ask for what: one table, checked by `decide` first."""

from __future__ import annotations

from typing import Final

from stolik.tournament.actors import LEADERS, OFFICIALS, STAFF, Actor, PlayerId, Role, TableRef
from stolik.tournament.commands import (
    AllowVoid,
    AnswerCall,
    CallTableReferee,
    CheckIn,
    CheckOut,
    ClaimPlace,
    CloseSheet,
    Command,
    ConfirmSheet,
    CorrectSheet,
    DeductPoints,
    EnterSheet,
    Exclude,
    ExtendTable,
    HandOver,
    KeepBadge,
    MarkNoShow,
    NoteAnnouncement,
    NotePlays,
    OpenDispute,
    RecordExtraGame,
    RecordLots,
    RemoveTournament,
    SettleDispute,
    Warn,
)
from stolik.tournament.events import (
    DisputeSettled,
    Event,
    OfficialPlays,
    PlayerExcluded,
    PlayerWarned,
    PointsDeducted,
    SheetClosed,
    SheetCorrected,
    TableExtended,
    TieSettled,
    TournamentRemoved,
    VoidAllowed,
)
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.commands import (
    ApplyForPlace,
    ChangeApplication,
    EraseApplication,
    WithdrawApplication,
)
from stolik.tournament.score_sheets.entry import unconfirmed
from stolik.tournament.state import TournamentState

_EVERYBODY: Final = frozenset(Role) - {Role.APPLICANT}
_REGISTERING: Final = LEADERS | {Role.APPLICANT}
_ROLES: Final[dict[type[Command], frozenset[Role]]] = {
    EnterSheet: _EVERYBODY,
    ConfirmSheet: frozenset({Role.PLAYER}),
    OpenDispute: _EVERYBODY,
    CallTableReferee: _EVERYBODY,
    NoteAnnouncement: _EVERYBODY,
    ClaimPlace: _EVERYBODY,
    AnswerCall: OFFICIALS,
    ExtendTable: OFFICIALS,
    AllowVoid: OFFICIALS,
    HandOver: OFFICIALS,
    CheckIn: LEADERS | {Role.HELPER},
    CheckOut: LEADERS | {Role.HELPER},
    KeepBadge: STAFF,
    MarkNoShow: OFFICIALS,
    CloseSheet: OFFICIALS,
    Warn: OFFICIALS,
    DeductPoints: OFFICIALS,
    SettleDispute: OFFICIALS,
    RecordExtraGame: OFFICIALS,
    RemoveTournament: frozenset({Role.ORGANISER}),
    ApplyForPlace: _REGISTERING,
    ChangeApplication: _REGISTERING,
    WithdrawApplication: _REGISTERING,
    EraseApplication: _REGISTERING,
    # S-27: exclusion is the head referee's decision.
    Exclude: frozenset({Role.HEAD_REFEREE}),
}
_REASONED: Final = (
    AllowVoid,
    CloseSheet,
    CorrectSheet,
    Warn,
    DeductPoints,
    Exclude,
    OpenDispute,
    SettleDispute,
)


def check_role(state: TournamentState, command: Command) -> TournamentRefusal | None:
    """Return why this person may not give this command; commands in no list are for organisers."""
    by = command.by
    if by.role not in _ROLES.get(type(command), LEADERS):
        return refuse(TournamentCode.NOT_ALLOWED)
    if isinstance(command, HandOver) and by.role not in LEADERS:
        # A referee passes on the own tables, and no role.
        own = command.official == by.key and not command.whole
        return None if own else refuse(TournamentCode.NOT_ALLOWED)
    if by.role is Role.PLAYER:
        return _check_player(state, command, by.player)
    if by.role is Role.APPLICANT:
        return _check_applicant(command)
    if by.player is not None and by.player in _concerned(state, command):
        return refuse(TournamentCode.PLAYS_THERE, players=(by.player,))
    # A sheet that all players confirmed needs no reason to be closed.
    if isinstance(command, _REASONED) and not isinstance(command, CloseSheet) and not command.why.strip():
        return refuse(TournamentCode.REASON_NEEDED)
    return None


def _check_applicant(command: Command) -> TournamentRefusal | None:
    """Applicants change their own application; the server knows it by the personal code."""
    if isinstance(command, ApplyForPlace):
        return None
    own = isinstance(command, ChangeApplication | WithdrawApplication | EraseApplication) and (
        command.by.key == str(command.application)
    )
    return None if own else refuse(TournamentCode.NOT_ALLOWED)


def _check_player(
    state: TournamentState, command: Command, player: PlayerId | None
) -> TournamentRefusal | None:
    """Players act for themselves and at their own table."""
    if player is None or player not in state.players:
        return refuse(TournamentCode.UNKNOWN_PLAYER)
    if isinstance(command, EnterSheet | ConfirmSheet | CallTableReferee | NoteAnnouncement):
        table = state.table(command.table)
        if table is not None and player not in table.seats:
            return refuse(TournamentCode.NOT_ALLOWED, players=(player,), table=command.table)
    if isinstance(command, OpenDispute) and not command.why.strip():
        return refuse(TournamentCode.REASON_NEEDED)
    return None


def _concerned(state: TournamentState, command: Command) -> frozenset[PlayerId]:
    """Return who sits at the table that a ruling concerns; nobody if it is not a ruling."""
    match command:
        case CloseSheet(table=ref):
            return frozenset() if _agreed(state, ref) else _seated(state, ref)
        case CorrectSheet(table=ref) | ExtendTable(table=ref) | AllowVoid(table=ref):
            return _seated(state, ref)
        case EnterSheet(table=ref, games=games) if any(game.void or game.walkover for game in games):
            return _seated(state, ref)
        case SettleDispute(dispute=number):
            dispute = state.disputes.get(number)
            return frozenset() if dispute is None else _seated(state, dispute.table)
        case Warn(player=player) | DeductPoints(player=player) | Exclude(player=player):
            return frozenset(_table_mates(state, player))
        case MarkNoShow(player=player):
            return frozenset(_table_mates(state, player)) - {player}
        case RecordExtraGame(game=game, others=others):
            return frozenset(line.player for each in (game, *others) for line in each.lines)
        case RecordLots(players=players):
            return frozenset(players)
        case NotePlays(official=official) if official == command.by.key:
            # An official who is known to play may not alone declare the opposite.
            return frozenset(filter(None, [state.also_plays.get(official)]))
        case _:
            return frozenset()


def check_undo_role(state: TournamentState, by: Actor, event: Event) -> TournamentRefusal | None:
    """Return why this person may not undo an event: nobody undoes rulings at their own table either."""
    if isinstance(event, TournamentRemoved) and by.role is not Role.ORGANISER:
        return refuse(TournamentCode.NOT_ALLOWED)
    if by.player is None:
        return None
    concerned: frozenset[PlayerId] = frozenset()
    match event:
        case (
            SheetClosed(table=ref)
            | SheetCorrected(table=ref)
            | TableExtended(table=ref)
            | VoidAllowed(table=ref)
        ):
            concerned = _seated(state, ref)
        case PlayerWarned(player=player) | PointsDeducted(player=player) | PlayerExcluded(player=player):
            concerned = frozenset(_table_mates(state, player))
        case DisputeSettled(dispute=number):
            dispute = state.disputes.get(number)
            concerned = frozenset() if dispute is None else _seated(state, dispute.table)
        case TieSettled(players=players):
            concerned = frozenset(players)
        case OfficialPlays(official=official) if official == by.key:
            concerned = frozenset({by.player})
        case _:
            pass
    return refuse(TournamentCode.PLAYS_THERE, players=(by.player,)) if by.player in concerned else None


def _agreed(state: TournamentState, ref: TableRef) -> bool:
    """Return whether everybody at a table has confirmed its sheet: then closing it is no ruling."""
    table = state.table(ref)
    sheet = None if table is None else table.sheet
    return table is not None and sheet is not None and not unconfirmed(state, table, sheet)


def _seated(state: TournamentState, ref: TableRef | None) -> frozenset[PlayerId]:
    table = None if ref is None else state.table(ref)
    return frozenset(() if table is None else table.seats)


def _table_mates(state: TournamentState, player: PlayerId) -> tuple[PlayerId, ...]:
    if state.current is None or not state.current.rounds:
        return (player,)
    tables = state.current.rounds[-1].tables
    return next((table.seats for table in tables if player in table.seats), (player,))
