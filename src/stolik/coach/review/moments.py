"""The turns of a record: the state at the start, what was done, and what was possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from stolik.coach.review.shape import Deed
from stolik.core.deal import Seat
from stolik.core.events import (
    DrawReason,
    Event,
    GameCreated,
    PlayedOn,
    TilesDrawn,
    TimedOut,
    TurnPassed,
    TurnPlayed,
    TurnStarted,
)
from stolik.core.melds import read_meld
from stolik.core.ruleset import Decline
from stolik.core.state import State, apply, created
from stolik.core.tiles import Tile
from stolik.solver import Answer, best_play, can_go_out
from stolik.solver.rules import ask_under


class TurnMoment(Struct, frozen=True, kw_only=True):
    """A turn of a record: the state it began with, what happened before, and what was done."""

    state: State
    seat: Seat
    past: int
    """Events before the one that ended it."""
    done: Event

    @property
    def deed(self) -> Deed:
        """What was done."""
        match self.done:
            case TurnPlayed():
                return Deed.PLAYED
            case TimedOut():
                return Deed.TIMED_OUT
            case TurnPassed():
                return Deed.PASSED
            case _:
                return Deed.DREW

    @property
    def laid(self) -> tuple[Tile, ...]:
        """The tiles laid."""
        match self.done:
            case TurnPlayed(played=played):
                return tuple(played)
            case TimedOut(table=table):
                lying = set(table.tiles)
                return tuple(tile for tile in self.state.racks[self.seat] if tile in lying)
            case _:
                return ()


class Possible(Struct, frozen=True, kw_only=True):
    """What the solver finds for a turn."""

    most: Answer | None
    """The largest play, if there is one."""
    goes_out: bool
    may_draw: bool
    """Whether drawing is a choice: not if a play is required, and not with an empty bank."""


def moments_of(events: Sequence[Event]) -> Iterator[TurnMoment]:
    """Yield the turns that came to an end; of a game that was played on, those since then."""
    if not events or not isinstance(events[0], GameCreated):
        return
    state = created(events[0])
    began: State | None = None
    copied = max((i for i, event in enumerate(events) if isinstance(event, PlayedOn)), default=0)
    for past, event in enumerate(events[1:], 1):
        after = apply(state, event)
        if isinstance(event, TurnStarted):
            began = after
        turn = None if began is None else began.turn
        if began is not None and turn is not None and _ends_turn(event, turn.seat):
            if past > copied:
                yield TurnMoment(state=began, seat=turn.seat, past=past, done=event)
            began = None
        state = after


def find_possible(moment: TurnMoment) -> Possible:
    """Return what was possible."""
    state, seat = moment.state, moment.seat
    table, rack = state.table.faces, state.racks[seat].faces
    if any(read_meld(meld) is None for meld in table):
        return Possible(most=None, goes_out=False, may_draw=True)  # as a referee's correction may leave it
    ask = ask_under(state.rules, opened=state.opened[seat])
    best = best_play(table, rack, ask)
    draws = state.rules.decline is Decline.ALLOWED and bool(state.bank_size)
    return Possible(
        most=best if best.tiles else None,
        goes_out=can_go_out(table, rack, ask) is not None,
        may_draw=draws or not best.tiles,
    )


def _ends_turn(event: Event, seat: Seat) -> bool:
    match event:
        case TurnPlayed() | TimedOut() | TurnPassed():
            return event.seat == seat
        case TilesDrawn(reason=reason):
            return event.seat == seat and reason is DrawReason.TURN
        case _:
            return False
