"""Who may ask for what: one table, read by `decide` before anything else."""

from __future__ import annotations

from typing import Final

from stolik.tournament.actors import LEADERS, OFFICIALS, PlayerId, Role
from stolik.tournament.commands import (
    AnswerCall,
    CallReferee,
    ClaimPlace,
    CloseSheet,
    Command,
    ConfirmSheet,
    CorrectSheet,
    DeductPoints,
    EnterSheet,
    Exclude,
    ExtendTable,
    MarkNoShow,
    NoteAnnouncement,
    OpenDispute,
    RecordExtraGame,
    SettleDispute,
    Warn,
)
from stolik.tournament.refusals import Code, Refusal, refuse
from stolik.tournament.state import State

_EVERYBODY: Final = frozenset(Role)
_RULINGS: Final = (CloseSheet, CorrectSheet, Warn, DeductPoints, Exclude, SettleDispute)
_ROLES: Final[dict[type[Command], frozenset[Role]]] = {
    EnterSheet: _EVERYBODY,
    ConfirmSheet: frozenset({Role.PLAYER}),
    OpenDispute: _EVERYBODY,
    CallReferee: _EVERYBODY,
    NoteAnnouncement: _EVERYBODY,
    ClaimPlace: _EVERYBODY,
    AnswerCall: OFFICIALS,
    ExtendTable: OFFICIALS,
    MarkNoShow: OFFICIALS,
    CloseSheet: OFFICIALS,
    Warn: OFFICIALS,
    DeductPoints: OFFICIALS,
    SettleDispute: OFFICIALS,
    RecordExtraGame: OFFICIALS,
    # S-27: exclusion is the head referee's decision.
    Exclude: frozenset({Role.HEAD_REFEREE}),
}
_REASONED: Final = (CloseSheet, CorrectSheet, Warn, DeductPoints, Exclude, OpenDispute, SettleDispute)


def check_role(state: State, command: Command) -> Refusal | None:
    """Return why this person may not ask for this; what is in no list is for those who lead."""
    by = command.by
    if by.role not in _ROLES.get(type(command), LEADERS):
        return refuse(Code.NOT_ALLOWED)
    if by.role is Role.PLAYER:
        return _check_player(state, command, by.player)
    if isinstance(command, _RULINGS) and by.player is not None and by.player in _concerned(state, command):
        return refuse(Code.PLAYS_THERE, players=(by.player,))
    # A sheet that all players confirmed is closed without many words.
    if isinstance(command, _REASONED) and not isinstance(command, CloseSheet) and not command.why.strip():
        return refuse(Code.REASON_NEEDED)
    return None


def _check_player(state: State, command: Command, player: PlayerId | None) -> Refusal | None:
    """Players act for themselves and at their own table."""
    if player is None or player not in state.players:
        return refuse(Code.UNKNOWN_PLAYER)
    if isinstance(command, EnterSheet | ConfirmSheet | CallReferee | NoteAnnouncement):
        table = state.table(command.table)
        if table is not None and player not in table.seats:
            return refuse(Code.NOT_ALLOWED, players=(player,), table=command.table)
    if isinstance(command, OpenDispute) and not command.why.strip():
        return refuse(Code.REASON_NEEDED)
    return None


def _concerned(state: State, command: Command) -> frozenset[PlayerId]:
    """Return who sits at the table in question."""
    if isinstance(command, CloseSheet | CorrectSheet):
        table = state.table(command.table)
        return frozenset(() if table is None else table.seats)
    if isinstance(command, SettleDispute):
        dispute = state.disputes.get(command.dispute)
        table = None if dispute is None or dispute.table is None else state.table(dispute.table)
        return frozenset(() if table is None else table.seats)
    if isinstance(command, Warn | DeductPoints | Exclude):
        return frozenset(_table_mates(state, command.player))
    return frozenset()


def _table_mates(state: State, player: PlayerId) -> tuple[PlayerId, ...]:
    if state.current is None or not state.current.rounds:
        return (player,)
    tables = state.current.rounds[-1].tables
    return next((table.seats for table in tables if player in table.seats), (player,))
