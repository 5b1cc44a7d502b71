"""Seats whose players left: played by a bot or forfeited, and games that have to stop."""

from __future__ import annotations

from typing import assert_never

from stolik.core.commands import AbsenceCommand, GiveUpSeat, StopGame, TakeSeatBack
from stolik.core.events import GameStopped, SeatGivenUp, SeatTakenBack
from stolik.core.refusals import Code, Refusal
from stolik.core.state import Phase
from stolik.core.turns.draft import Draft


def give_up(draft: Draft, command: AbsenceCommand) -> Refusal | None:
    """Execute what follows from a player's absence; none of the rules has a clause about it."""
    state = draft.state
    if state.phase is Phase.OVER:
        return Refusal(Code.GAME_OVER)
    if state.phase is Phase.SETUP:
        return Refusal(Code.WRONG_PHASE)
    if isinstance(command, StopGame):
        if not state.forfeits:
            return Refusal(Code.WRONG_PHASE)  # a player who makes a game stop has lost it
        draft.add(GameStopped(at=draft.now))
        return None
    seat = command.seat
    if not 0 <= seat < state.seats:
        return Refusal(Code.NO_SUCH_SEAT)
    if seat in state.forfeits:
        return Refusal(Code.BAD_VALUE)
    match command:
        case GiveUpSeat(because=because, outcome=outcome):
            draft.add(SeatGivenUp(at=draft.now, seat=seat, because=because, outcome=outcome))
        case TakeSeatBack():
            draft.add(SeatTakenBack(at=draft.now, seat=seat))
        case _:
            assert_never(command)
    return None
