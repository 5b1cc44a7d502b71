"""Drawing a round: the commitment before, the seed after, swaps, locks and pairs kept apart."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeAlias, assert_never

from stolik.core.errors import StolikError
from stolik.core.fairness.chance import SEED_BYTES, commit
from stolik.tournament.actors import PlayerId
from stolik.tournament.commands import (
    CommitDraw,
    DissolveTable,
    DrawRound,
    KeepApart,
    LetMeet,
    LockSeat,
    SeatingCommand,
    SeatPlayer,
    SitOut,
    Substitute,
    SwapSeats,
    UnlockSeat,
)
from stolik.tournament.draws.plan import LETTERS, DrawnRound
from stolik.tournament.draws.table_sizes import FULL, LEAST_FIELD, ROTATING, SHORT
from stolik.tournament.errors import LockError, SeparationError
from stolik.tournament.events import (
    DrawCommitted,
    KeptApart,
    LetTogether,
    RoundDrawn,
    RoundReseated,
    SeatingEvent,
    SeatLocked,
    SeatsSwapped,
    SeatUnlocked,
)
from stolik.tournament.halls import check_tables
from stolik.tournament.log.fold import pair_of
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.next_draw import Drawer, draw_next, next_field, next_stage
from stolik.tournament.rounds.repair import check_reseated, decide_repair
from stolik.tournament.rounds.wishes import is_frozen, wishes_changed, wishes_digest
from stolik.tournament.state import RoundState, SeatLock, TournamentState

SeatingDecision: TypeAlias = SeatingEvent | TournamentRefusal
_DIGEST: Final = 64
"""Hexadecimal digits of a commitment."""


def decide_seating(
    state: TournamentState, command: SeatingCommand, *, now: int, drawer: Drawer
) -> SeatingDecision:
    """Return the event for `command`, or why its contents are wrong."""
    at, by, why = now, command.by, command.why
    if isinstance(command, KeepApart | LetMeet | LockSeat | UnlockSeat) and is_frozen(state):
        return refuse(TournamentCode.DRAW_ANNOUNCED)
    match command:
        case KeepApart(players=players):
            return KeptApart(at=at, by=by, why=why, players=players)
        case LetMeet(players=players):
            return LetTogether(at=at, by=by, why=why, players=players)
        case LockSeat(player=player, table=table, seat=seat):
            return SeatLocked(at=at, by=by, why=why, player=player, table=table, seat=seat)
        case UnlockSeat(player=player):
            return SeatUnlocked(at=at, by=by, why=why, player=player)
        case CommitDraw():
            return _commit(state, command, now, drawer)
        case DrawRound():
            return _draw(state, command, now, drawer)
        case SwapSeats(players=players):
            return SeatsSwapped(at=at, by=by, why=why, players=players)
        case SeatPlayer() | DissolveTable() | Substitute() | SitOut():
            return decide_repair(state, command, now=now)
        case _:
            assert_never(command)


def _commit(state: TournamentState, command: CommitDraw, now: int, drawer: Drawer) -> SeatingDecision:
    if not is_digest(command.commitment):
        return refuse(TournamentCode.BAD_SETTING, detail="no_fingerprint", typed=command.commitment)
    refusal = _check_possible(state, drawer)
    if refusal is not None:
        return refusal
    stage, number = _coming(state)
    return DrawCommitted(
        at=now,
        by=command.by,
        why=command.why,
        stage=stage,
        round=number,
        players=next_field(state),
        commitment=command.commitment,
        wishes=wishes_digest(state),
    )


def _check_possible(state: TournamentState, drawer: Drawer) -> TournamentRefusal | None:
    """Make a trial draw if there are wishes: an impossible draw must not be announced."""
    if not (state.apart or state.locks) or _check_ready(state) is not None:
        return None
    drawn = _drawn(state, bytes(SEED_BYTES), drawer)
    return drawn if isinstance(drawn, TournamentRefusal) else None


def _coming(state: TournamentState) -> tuple[int, int]:
    current = state.current
    return (1, 1) if current is None else (current.number, len(current.rounds) + 1)


def is_digest(text: str) -> bool:
    """Return whether a text can be a commitment."""
    return len(text) == _DIGEST and all(letter in "0123456789abcdef" for letter in text)


def _draw(state: TournamentState, command: DrawRound, now: int, drawer: Drawer) -> SeatingDecision:
    refusal = _check_seed(state, command.seed)
    if refusal is not None:
        return refusal
    rounds = _drawn(state, bytes.fromhex(command.seed), drawer)
    if isinstance(rounds, TournamentRefusal):
        return rounds
    drawn, *planned = rounds
    stage, number = _coming(state)
    return RoundDrawn(
        at=now,
        by=command.by,
        why=command.why,
        stage=stage,
        round=number,
        seed=command.seed,
        tables=tuple(tuple(PlayerId(int(player)) for player in table.seats) for table in drawn.tables),
        resting=tuple(PlayerId(int(player)) for player in drawn.resting),
        planned=tuple(planned),
        bracket=state.format.bracket_for(len(next_field(state))) if state.current is None else None,
    )


def _drawn(state: TournamentState, seed: bytes, drawer: Drawer) -> tuple[DrawnRound, ...] | TournamentRefusal:
    """Return the next round and the plan after it, or why it cannot be drawn."""
    try:
        return draw_next(state, seed, drawer)
    except LockError:
        here = set(next_field(state))
        return refuse(TournamentCode.LOCKS_CLASH, players=tuple(sorted(here.intersection(state.locks))))
    except SeparationError as error:
        apart = tuple(PlayerId(int(str(player))) for player in error.players)
        return refuse(TournamentCode.CANNOT_DRAW, players=apart, found=error.found, detail=error.why.value)
    except StolikError as error:
        return refuse(TournamentCode.CANNOT_DRAW, detail=error.code)


def check_seating(state: TournamentState, event: SeatingEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    match event:
        case KeptApart(players=players):
            return _check_pair(state, players, there=False)
        case LetTogether(players=players):
            return _check_pair(state, players, there=True)
        case SeatLocked():
            if not event.table >= 1 or event.seat not in {None, *LETTERS}:
                return refuse(TournamentCode.NO_SUCH_SEAT, players=(event.player,))
            refusal = _check_known(state, event.player)
            return _check_free(state, event) if refusal is None else refusal
        case SeatUnlocked(player=player):
            return None if player in state.locks else refuse(TournamentCode.ALREADY_SO, players=(player,))
        case DrawCommitted():
            return _check_committed(state, event)
        case RoundDrawn():
            return _check_drawn(state, event)
        case SeatsSwapped(players=players):
            return _check_swapped(state, *players)
        case RoundReseated():
            return check_reseated(state, event)
        case _:
            assert_never(event)


def _check_known(state: TournamentState, *players: PlayerId) -> TournamentRefusal | None:
    unknown = tuple(player for player in players if player not in state.players)
    return refuse(TournamentCode.UNKNOWN_PLAYER, players=unknown) if unknown else None


def _check_free(state: TournamentState, event: SeatLocked) -> TournamentRefusal | None:
    wanted = SeatLock(table=event.table, seat=event.seat)
    if state.locks.get(event.player) == wanted:
        return refuse(TournamentCode.ALREADY_SO, players=(event.player,))
    for player, lock in state.locks.items():
        if event.seat is not None and player != event.player and lock == wanted:
            return refuse(TournamentCode.SEAT_LOCKED, players=(player,))
    return None


def _check_pair(
    state: TournamentState, players: tuple[PlayerId, PlayerId], *, there: bool
) -> TournamentRefusal | None:
    if players[0] == players[1]:
        return refuse(TournamentCode.SAME_PLAYER, players=players)
    if (pair_of(*players) in state.apart) is not there:
        return refuse(TournamentCode.ALREADY_SO, players=players)
    return _check_known(state, *players)


def _check_ready(state: TournamentState) -> TournamentRefusal | None:
    """Return why no round can be drawn now."""
    current = state.current
    if current is not None:
        if current.closed or current.rounds_left <= 0:
            return refuse(TournamentCode.NO_ROUND_LEFT)
        if current.rounds and not current.rounds[-1].over:
            return refuse(TournamentCode.ROUND_NOT_OVER, found=current.rounds[-1].number)
    players = len(next_field(state))
    if players < LEAST_FIELD:
        return refuse(TournamentCode.TOO_FEW_PLAYERS, expected=LEAST_FIELD, found=players)
    if next_stage(state) is None:
        return refuse(TournamentCode.NO_BRACKET, found=players)
    return None


def _check_committed(state: TournamentState, event: DrawCommitted) -> TournamentRefusal | None:
    refusal = _check_ready(state)
    if refusal is not None:
        return refusal
    if (event.stage, event.round) != _coming(state) or event.players != next_field(state):
        return refuse(TournamentCode.ROSTER_CHANGED)
    return None


def _check_seed(state: TournamentState, seed: str) -> TournamentRefusal | None:
    """Return why no round can be drawn now with this seed."""
    refusal = _check_ready(state)
    if refusal is not None:
        return refusal
    pending = state.pending
    if pending is None or (pending.stage, pending.round) != _coming(state):
        return refuse(TournamentCode.NOT_COMMITTED)
    if pending.players != next_field(state):
        return refuse(TournamentCode.ROSTER_CHANGED)
    if wishes_changed(state, pending):
        return refuse(TournamentCode.DRAW_ANNOUNCED)
    return None if fits(seed, pending.commitment) else refuse(TournamentCode.WRONG_SEED)


def fits(seed: str, commitment: str) -> bool:
    """Return whether a seed is the committed one."""
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        return False
    return len(raw) == SEED_BYTES and commit(raw) == commitment


def _check_drawn(state: TournamentState, event: RoundDrawn) -> TournamentRefusal | None:
    refusal = _check_seed(state, event.seed)
    if refusal is not None:
        return refusal
    players = next_field(state)
    bracket = None if state.started else state.format.bracket_for(len(players))
    if (event.stage, event.round) != _coming(state) or event.bracket != bracket:
        return refuse(TournamentCode.ROSTER_CHANGED)
    seated = [player for table in event.tables for player in table]
    sizes = {len(table) for table in event.tables}
    rests = int(len(players) == ROTATING)
    if (
        Counter([*seated, *event.resting]) != Counter(players)
        or not sizes <= {SHORT, FULL}
        or len(event.resting) != rests
    ):
        return refuse(TournamentCode.CANNOT_DRAW, detail="not_by_three_or_four")
    return check_tables(state.halls, len(event.tables))


def _check_swapped(state: TournamentState, one: PlayerId, other: PlayerId) -> TournamentRefusal | None:
    if one == other:
        return refuse(TournamentCode.SAME_PLAYER, players=(one,))
    current = state.current
    drawn = current.rounds[-1] if current is not None and current.rounds else None
    if drawn is None or drawn.over:
        return refuse(TournamentCode.ROUND_OVER)
    missing = tuple(player for player in (one, other) if not _has_place(drawn, player))
    if missing:
        return refuse(TournamentCode.NO_SUCH_SEAT, players=missing)
    for table in drawn.tables:
        if table.sheet is not None and not {one, other}.isdisjoint(table.seats):
            return refuse(TournamentCode.SHEET_THERE, table=table.ref)
    return None


def _has_place(drawn: RoundState, player: PlayerId) -> bool:
    return player in drawn.resting or any(player in table.seats for table in drawn.tables)
