"""The review of a finished game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final

from msgspec import Struct

from stolik.coach.review.chances import chances
from stolik.coach.review.marks import is_mistake
from stolik.core.deal import Seat
from stolik.core.events import (
    DrawReason,
    Event,
    GameCreated,
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
from stolik.core.view import Viewer, redact, view
from stolik.solver import Answer, best_play, can_go_out
from stolik.solver.rules import ask_under

WORLDS: Final = 40
_TURNS_MOST: Final = 3
_TURNING_FROM: Final = 0.1


class Mark(StrEnum):
    """What is to be said about a turn."""

    MISTAKE = "mistake"
    """Another play was clearly better."""


class WinChance(Struct, frozen=True, kw_only=True):
    """The chance to win with the best play that was looked at, and with what was done."""

    before: float
    after: float
    low: float
    """The interval of `after`, 95%."""
    high: float


class ReviewedTurn(Struct, frozen=True, kw_only=True):
    """One turn."""

    turn: int
    seat: int
    played: int
    """Tiles laid."""
    possible: int
    """The most tiles that could be laid."""
    could_open: bool
    could_go_out: bool
    win: WinChance
    mark: Mark | None
    better: str | None
    """What was clearly better: the tiles to lay, or nothing for drawing; None where nothing was."""
    seats: tuple[float, ...]
    """Everybody's chances after the turn, with what this seat could know."""


class Accuracy(Struct, frozen=True, kw_only=True):
    """How well somebody played, from 0 to 100; None where there was nothing to choose."""

    tactical: float | None
    """Tiles laid of those that could be laid, as the solver saw it."""
    strategic: float | None
    """What was kept of the chance to win; laying less is often right."""


class Review(Struct, frozen=True, kw_only=True):
    """A reviewed game."""

    seats: int
    turns: tuple[ReviewedTurn, ...]
    turning_points: tuple[int, ...]
    """Turns that changed the most, at most three, in the order of the game."""
    accuracy: Accuracy


class _Moment(Struct, frozen=True, kw_only=True):
    """A turn of a record: the state it began with, what happened before, and what was done."""

    state: State
    seat: Seat
    past: int
    done: Event


def review_game(
    events: Sequence[Event], *, seat: int | None = None, worlds: int = WORLDS, seed: int = 0
) -> Iterator[ReviewedTurn]:
    """Yield the turns of a finished game, those of one seat or of all, as they are worked out."""
    for number, moment in enumerate(_moments(events)):
        if seat is None or moment.seat == seat:
            yield _reviewed(events, moment, worlds, seed + number)


def summed_up(seats: int, turns: Sequence[ReviewedTurn]) -> Review:
    """Return the review that turns make."""
    return Review(
        seats=seats,
        turns=tuple(turns),
        turning_points=turning_points(turns),
        accuracy=Accuracy(tactical=_tactical(turns), strategic=_strategic(turns)),
    )


def turning_points(turns: Sequence[ReviewedTurn]) -> tuple[int, ...]:
    """Return the turns after which somebody's chances were most different from before, three at most."""
    swings: list[tuple[float, int]] = []
    for earlier, later in pairwise(turns):
        swing = max(abs(a - b) for a, b in zip(earlier.seats, later.seats, strict=True))
        lost = later.win.before - later.win.after if later.mark else 0.0
        swings.append((max(swing, lost), later.turn))
    chosen = [turn for size, turn in sorted(swings, reverse=True)[:_TURNS_MOST] if size >= _TURNING_FROM]
    return tuple(sorted(chosen))


def _moments(events: Sequence[Event]) -> Iterator[_Moment]:
    if not events or not isinstance(events[0], GameCreated):
        return
    state = created(events[0])
    began: State | None = None
    for past, event in enumerate(events[1:], 1):
        after = apply(state, event)
        if isinstance(event, TurnStarted):
            began = after
        turn = None if began is None else began.turn
        if began is not None and turn is not None and _ends_turn(event, turn.seat):
            yield _Moment(state=began, seat=turn.seat, past=past, done=event)
            began = None
        state = after


def _ends_turn(event: Event, seat: Seat) -> bool:
    match event:
        case TurnPlayed() | TimedOut() | TurnPassed():
            return event.seat == seat
        case TilesDrawn(reason=reason):
            return event.seat == seat and reason is DrawReason.TURN
        case _:
            return False


def _reviewed(events: Sequence[Event], moment: _Moment, worlds: int, seed: int) -> ReviewedTurn:
    state, seat = moment.state, moment.seat
    viewer = Viewer(seat=seat)
    rack, opened = state.racks[seat], state.opened[seat]
    best, out = _possible(state, seat)
    laid = _laid(moment.done, rack.tiles)
    plays = _choices(state, best, out, laid)
    seen = [redact(event, viewer) for event in events[: moment.past]]
    found = chances(view(state, viewer), seen, plays, worlds=worlds, seed=seed)
    done = found[0]
    top = max(range(len(found)), key=lambda i: found[i].mean)
    marked = not isinstance(moment.done, TimedOut) and is_mistake(found)
    return ReviewedTurn(
        turn=state.turns,
        seat=seat,
        played=len(laid),
        possible=best.tiles if best is not None else 0,
        could_open=not opened and best is not None,
        could_go_out=out,
        win=WinChance(
            before=round(found[top].mean, 3),
            after=round(done.mean, 3),
            low=round(done.low, 3),
            high=round(done.high, 3),
        ),
        mark=Mark.MISTAKE if marked else None,
        better=_text(state, plays[top]) if marked else None,
        seats=tuple(round(share, 3) for share in done.seats),
    )


def _possible(state: State, seat: Seat) -> tuple[Answer | None, bool]:
    """Return the largest play, and whether the whole rack could go."""
    table, rack = state.table.faces, state.racks[seat].faces
    if any(read_meld(meld) is None for meld in table):
        return None, False  # as a referee's correction may leave it
    ask = ask_under(state.rules, opened=state.opened[seat])
    best = best_play(table, rack, ask)
    return (best if best.tiles else None), can_go_out(table, rack, ask) is not None


def _laid(event: Event, rack: Sequence[Tile]) -> list[int]:
    match event:
        case TurnPlayed(played=played):
            return [tile.kind.index for tile in played]
        case TimedOut(table=table):
            lying = set(table.tiles)
            return [tile.kind.index for tile in rack if tile in lying]
        case _:
            return []


def _choices(state: State, best: Answer | None, out: bool, laid: list[int]) -> list[list[int]]:  # noqa: FBT001
    """Return what was done, and what else could be: the most tiles, everything, and drawing."""
    others: list[list[int]] = []
    if best is not None:
        others.append([kind.index for kind in best.play])
        if out and state.turn is not None:
            others.append([tile.kind.index for tile in state.racks[state.turn.seat]])
    if best is None or (state.rules.decline is Decline.ALLOWED and state.bank_size):
        others.append([])
    plays = [laid]
    for other in others:
        if sorted(other) not in [sorted(play) for play in plays]:
            plays.append(other)
    return plays


def _text(state: State, play: Sequence[int]) -> str:
    turn = state.turn
    held = [] if turn is None else [tile.kind for tile in state.racks[turn.seat]]
    waiting, named = list(play), []
    for kind in sorted(held):
        if kind.index in waiting:
            waiting.remove(kind.index)
            named.append(str(kind))
    return " ".join(named)


def _tactical(turns: Sequence[ReviewedTurn]) -> float | None:
    could = [min(1.0, turn.played / turn.possible) for turn in turns if turn.possible]
    return round(100 * sum(could) / len(could), 1) if could else None


def _strategic(turns: Sequence[ReviewedTurn]) -> float | None:
    """Return what was kept of the chances; a forced turn is nobody's merit and does not count."""
    kept = [1 - (turn.win.before - turn.win.after) for turn in turns if turn.possible]
    return round(100 * sum(kept) / len(kept), 1) if kept else None
