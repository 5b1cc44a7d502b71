"""The roster: entry, check-in, late entry and leaving."""

from __future__ import annotations

import re
from typing import TypeAlias, assert_never

from stolik.tournament.actors import DetailsId, PlayerId
from stolik.tournament.commands import (
    ChangeFormat,
    CheckIn,
    CheckOut,
    EraseData,
    MarkNoShow,
    Register,
    Rename,
    RosterCommand,
    Withdraw,
)
from stolik.tournament.events import (
    CheckedIn,
    CheckedOut,
    DataErased,
    FormatChanged,
    NoShowMarked,
    PlayerRegistered,
    PlayerRenamed,
    PlayerWithdrawn,
    RosterEvent,
)
from stolik.tournament.formats.format import Format, FormatProblem, SeatingMethod
from stolik.tournament.formats.format_checks import find_problems
from stolik.tournament.players.name_book import Book, is_name, same_person
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.state import PlayerState, Status, TournamentState

RosterDecision: TypeAlias = RosterEvent | TournamentRefusal


def decide_roster(state: TournamentState, command: RosterCommand, *, now: int, book: Book) -> RosterDecision:
    """Return the event for `command`, or why its contents are wrong."""
    at, by, why = now, command.by, command.why
    match command:
        case ChangeFormat():
            for problem in find_problems(command.format):
                return refuse_format(command.format, problem)
            return FormatChanged(at=at, by=by, why=why, format=command.format, rules=command.rules)
        case Register():
            refusal = _check_details(state, command.details, book, None)
            number = command.player or PlayerId(max(state.players, default=0) + 1)
            event = PlayerRegistered(at=at, by=by, why=why, player=number, details=command.details)
            return event if refusal is None else refusal
        case Rename(player=player):
            refusal = _check_details(state, command.details, book, player)
            renamed = PlayerRenamed(at=at, by=by, why=why, player=player, details=command.details)
            return renamed if refusal is None else refusal
        case EraseData(player=player):
            return DataErased(at=at, by=by, why=why, player=player)
        case CheckIn(player=player):
            return CheckedIn(at=at, by=by, why=why, player=player)
        case CheckOut(player=player):
            return CheckedOut(at=at, by=by, why=why, player=player)
        case MarkNoShow(player=player):
            return NoShowMarked(at=at, by=by, why=why, player=player)
        case Withdraw(player=player):
            return PlayerWithdrawn(at=at, by=by, why=why, player=player)
        case _:
            assert_never(command)


def refuse_format(form: Format, problem: FormatProblem) -> TournamentRefusal:
    """Return a refusal that names the number of players and the stage with the problem."""
    bracket, stage = (_numbered(problem.field, part) for part in ("brackets", "stages"))
    span = None if bracket is None or bracket >= len(form.brackets) else form.brackets[bracket].players
    return refuse(
        TournamentCode.BAD_SETTING,
        detail=problem.code.value,
        found=None if stage is None else stage + 1,
        expected=_count(problem, "onward", "found"),
        typed="" if span is None else "-".join(map(str, span)),
    )


def _count(problem: FormatProblem, *names: str) -> int | None:
    """Return the number of players that does not fit, if a problem is about one."""
    found = (problem.parts.get(name) for name in names)
    return next((number for number in found if isinstance(number, int)), None)


def _numbered(field: str, part: str) -> int | None:
    """Return the index in a path: 2 for `stages` in ``brackets[0].stages[2].rounds``."""
    found = re.search(rf"{part}\[([0-9]+)\]", field)
    return None if found is None else int(found[1])


def _check_details(
    state: TournamentState, number: DetailsId, book: Book, player: PlayerId | None
) -> TournamentRefusal | None:
    details = book.get(number)
    if details is None:
        return refuse(TournamentCode.UNKNOWN_DETAILS, found=number)
    if not is_name(details.name):
        return refuse(TournamentCode.BAD_NAME, detail=details.name)
    if details.minor_on(state.date) and not details.guardian_consents:
        return refuse(TournamentCode.CONSENT_MISSING, detail=details.name)
    for other in state.players.values():
        known = None if other.details is None else book.get(other.details)
        if known is not None and other.id != player and same_person(known, details):
            return refuse(TournamentCode.DUPLICATE_NAME, players=(other.id,), detail=details.name)
    return None


def check_roster(state: TournamentState, event: RosterEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    if isinstance(event, FormatChanged):
        return refuse(TournamentCode.STARTED_ALREADY) if state.started else None
    if isinstance(event, PlayerRegistered):
        return _check_registered(state, event.player)
    player = state.players.get(event.player)
    if player is None:
        return refuse(TournamentCode.UNKNOWN_PLAYER, players=(event.player,))
    code = _check_known(state, player, event)
    if code is TournamentCode.FIELD_FULL:
        return refuse(code, players=(player.id,), expected=_most(state))
    return None if code is None else refuse(code, players=(player.id,))


def _check_registered(state: TournamentState, number: PlayerId) -> TournamentRefusal | None:
    if number in state.players or number < 1:
        return refuse(TournamentCode.DUPLICATE_NUMBER, players=(number,))
    entered = sum(player.status is Status.ENTERED for player in state.players.values())
    if entered >= state.format.most_players:
        return refuse(TournamentCode.FIELD_FULL, expected=state.format.most_players, found=entered + 1)
    code = late_entry_code(state)
    return None if code is None else refuse(code, players=(number,))


def _check_known(state: TournamentState, player: PlayerState, event: RosterEvent) -> TournamentCode | None:
    match event:
        case PlayerRenamed() | DataErased():
            return TournamentCode.ALREADY_SO if player.details is None else None
        case CheckedIn():
            return _check_in(state, player)
        case CheckedOut():
            return None if player.plays else TournamentCode.ALREADY_SO
        case NoShowMarked():
            if player.no_show:
                return TournamentCode.ALREADY_SO
            return None if _has_open_seat(state, player.id) else TournamentCode.NO_SUCH_SEAT
        case _:
            return None if player.status is Status.ENTERED else TournamentCode.PLAYER_GONE


def _check_in(state: TournamentState, player: PlayerState) -> TournamentCode | None:
    if player.status is not Status.ENTERED:
        return TournamentCode.PLAYER_GONE
    if player.plays:
        return TournamentCode.ALREADY_SO
    if not state.started or was_seated(state, player.id):
        return None
    late = late_entry_code(state)
    if late is not None:
        return late
    here = sum(other.plays or was_seated(state, other.id) for other in state.players.values())
    return TournamentCode.FIELD_FULL if here >= _most(state) else None


def _most(state: TournamentState) -> int:
    """Return how many players the stages have seats for."""
    return state.bracket.players[1] if state.bracket is not None else state.format.most_players


def late_entry_code(state: TournamentState) -> TournamentCode | None:
    """Return the refusal if it is too late for a new player, by the format's rule for late entries."""
    if not state.started:
        return None
    first, rule = state.stages[0], state.format.late_entry
    open_for_entry = (
        rule is not None
        and len(state.stages) == 1
        and not first.closed
        and first.stage.seats is SeatingMethod.LOT
        and len(first.rounds) <= rule.rounds
        and first.rounds_left > 0
    )
    return None if open_for_entry else TournamentCode.TOO_LATE


def was_seated(state: TournamentState, player: PlayerId) -> bool:
    """Return whether a player ever had a seat."""
    return any(player in stage.members for stage in state.stages)


def _has_open_seat(state: TournamentState, player: PlayerId) -> bool:
    """Return whether a player sits at a table whose sheet is still open."""
    current = state.current
    return (
        current is not None
        and bool(current.rounds)
        and any(player in table.seats and not table.closed for table in current.rounds[-1].tables)
    )
