"""The referee's rulings on a paused game, each recorded as an event (S-25, S-28, I-15)."""

from __future__ import annotations

from typing import assert_never

from stolik.core.commands import (
    Continue,
    Correct,
    GiveTiles,
    LookAtRacks,
    Pause,
    Penalise,
    RefereeCommand,
    SetClock,
    TakeTiles,
    UndoTurn,
)
from stolik.core.deal import Seat
from stolik.core.events import (
    ClockSet,
    Corrected,
    DrawReason,
    Paused,
    RacksSeen,
    Resumed,
    TilesGiven,
    TilesTaken,
    TurnUndone,
)
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import RefereeLook
from stolik.core.state import Phase, State
from stolik.core.tiles import Tile
from stolik.core.turns.draft import Draft


def rule(draft: Draft, command: RefereeCommand) -> Refusal | None:  # noqa: C901  one case a ruling
    """Execute a referee's command."""
    if draft.state.phase is Phase.OVER:
        return Refusal(Code.GAME_OVER)
    if isinstance(command, Pause):
        return _pause(draft, command)
    if draft.state.stop is None:
        return Refusal(Code.NOT_PAUSED)
    match command:
        case LookAtRacks():
            return _look(draft, command)
        case UndoTurn():
            return _undo(draft, command)
        case GiveTiles(seat=seat, count=count):
            return _give(draft, command, seat, count)
        case Penalise(seat=seat):
            return _give(draft, command, seat, draft.state.rules.timeout_tiles)
        case TakeTiles():
            return _take(draft, command)
        case SetClock():
            return _set_clock(draft, command)
        case Correct():
            return _correct(draft, command)
        case Continue():
            return _continue(draft, command)
        case _:
            assert_never(command)


def _pause(draft: Draft, command: Pause) -> Refusal | None:
    state = draft.state
    if state.stop is not None:
        return Refusal(Code.PAUSED)
    if state.phase is Phase.SETUP:
        return Refusal(Code.WRONG_PHASE)
    deadline = None if state.turn is None else state.turn.deadline
    remaining = None if deadline is None else max(0, deadline - draft.now)
    draft.add(Paused(at=draft.now, by=command.by, reason=command.reason, remaining_ms=remaining))
    return None


def _look(draft: Draft, command: LookAtRacks) -> Refusal | None:
    if draft.state.rules.referee_look is not RefereeLook.PAUSED:
        return Refusal(Code.LOOK_NOT_ALLOWED)
    draft.add(RacksSeen(at=draft.now, by=command.by, reason=command.reason))
    return None


def _undo(draft: Draft, command: UndoTurn) -> Refusal | None:
    before = draft.state.before_last_turn
    if before is None:
        return Refusal(Code.NOTHING_TO_UNDO)
    draft.add(TurnUndone(at=draft.now, by=command.by, reason=command.reason, seat=before.next_seat))
    return None


def _give(draft: Draft, command: GiveTiles | Penalise, seat: Seat, count: int) -> Refusal | None:
    state = draft.state
    if not 0 <= seat < state.seats:
        return Refusal(Code.NO_SUCH_SEAT)
    if count < 0:
        return Refusal(Code.BAD_VALUE)
    if isinstance(command, GiveTiles) and count > state.bank_size:
        return Refusal(Code.BANK_EMPTY)
    draft.add(TilesGiven(at=draft.now, by=command.by, reason=command.reason, seat=seat, count=count))
    penalty = isinstance(command, Penalise)
    draft.draw(seat, count, DrawReason.PENALTY if penalty else DrawReason.RULING)
    return None


def _take(draft: Draft, command: TakeTiles) -> Refusal | None:
    state = draft.state
    if not 0 <= command.seat < state.seats:
        return Refusal(Code.NO_SUCH_SEAT)
    held, taken = set(state.racks[command.seat]), set(command.tiles)
    # If a referee emptied a rack, the game would end as if its player had gone out.
    if not taken or len(taken) != len(command.tiles) or not taken < held:
        return Refusal(Code.TILES_NOT_THERE)
    draft.add(
        TilesTaken(at=draft.now, by=command.by, reason=command.reason, seat=command.seat, tiles=command.tiles)
    )
    return None


def _set_clock(draft: Draft, command: SetClock) -> Refusal | None:
    if draft.state.rules.turn_seconds is None:
        return Refusal(Code.NO_CLOCK)
    if command.remaining_ms < 0:
        return Refusal(Code.BAD_VALUE)
    draft.add(ClockSet(at=draft.now, by=command.by, reason=command.reason, remaining_ms=command.remaining_ms))
    return None


def _correct(draft: Draft, command: Correct) -> Refusal | None:
    """S-28: anything may be corrected, with the tiles that are on the table and the racks."""
    state = draft.state
    if state.phase is Phase.DEALT or len(command.racks) != state.seats:
        return Refusal(Code.WRONG_PHASE if state.phase is Phase.DEALT else Code.BAD_VALUE)
    named = [*command.table.tiles, *(tile for rack in command.racks for tile in rack)]
    if sorted(named) != sorted(_in_play(state)):
        return Refusal(Code.TILES_NOT_THERE)
    empty = sum(not rack for rack in command.racks)
    # only one player goes out, and that ends a turn; nothing else could be scored.
    if empty > (state.phase is Phase.BETWEEN):
        return Refusal(Code.BAD_VALUE)
    draft.add(
        Corrected(
            at=draft.now, by=command.by, reason=command.reason, table=command.table, racks=command.racks
        )
    )
    return None


def _in_play(state: State) -> list[Tile]:
    return [*state.table.tiles, *(tile for rack in state.racks for tile in rack)]


def _continue(draft: Draft, command: Continue) -> Refusal | None:
    state = draft.state
    stop = state.stop
    remaining = None if stop is None else stop.remaining_ms
    in_turn = state.phase is Phase.TURN
    deadline = draft.now + remaining if in_turn and remaining is not None else None
    draft.add(Resumed(at=draft.now, by=command.by, reason=command.reason, deadline=deadline))
    if state.phase is Phase.BETWEEN or _deal_is_settled(state):
        draft.advance(remaining_ms=remaining)
    return None


def _deal_is_settled(state: State) -> bool:
    """Return whether only a call for the referee has kept the first turn from starting."""
    asked = 0 if state.rules.redeal_doublets is None else state.seats
    return state.phase is Phase.DEALT and len(state.kept) == asked
