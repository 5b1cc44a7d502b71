"""The review of a finished game, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from stolik.coach.review.chances import Effort, TurnQuestion, compare_plays
from stolik.coach.review.marks import Chance, is_mistake
from stolik.coach.review.moments import TurnMoment, find_possible, moments_of
from stolik.coach.review.shape import (
    Deed,
    Mark,
    OpenChance,
    Review,
    ReviewedTurn,
    WinChance,
    accuracy_of,
    shares_of_win,
)
from stolik.coach.review.turning import swings, turning_points
from stolik.core.events import Event
from stolik.core.state import State, replay
from stolik.core.tiles import JOKER, KINDS
from stolik.core.view import Viewer, redact, view

WORLDS: Final = 200
"""Worlds for each question, where the work allows so many."""
_WORK: Final = 800_000
"""For the questions of a whole game; some seconds on one core."""
_CLOSER: Final = 10
"""Turns that may be turning points are looked at again, more closely."""
_CLOSER_WORLDS: Final = 600
_CLOSER_WORK: Final = 300_000
_SEED_STEP: Final = 1_000_003
"""Between the seeds of two reviews: each turn has seeds of its own."""
_FACES: Final = (*KINDS, JOKER)

OnStep = Callable[[int, int], object]
"""Told how many steps of how many are done."""


def review_game(
    events: Sequence[Event],
    *,
    seat: int | None = None,
    worlds: int = WORLDS,
    seed: int = 0,
    on_step: OnStep = lambda _done, _of: None,
) -> Review:
    """Return the review of a finished game: the turns of one seat, or of all.

    The same game, seat, worlds and seed give the same review.
    """
    last = replay(events)
    end = shares_of_win(last)
    chosen = [moment for moment in moments_of(events) if seat is None or moment.seat == seat]
    closer = min(_CLOSER, len(chosen))
    steps = len(chosen) + closer
    work = _WORK // max(1, 2 * len(chosen))
    turns: list[ReviewedTurn] = []
    best: list[tuple[int, ...]] = []
    for done, moment in enumerate(chosen):
        on_step(done, steps)
        effort = Effort(worlds=worlds, work=work, seed=seed * _SEED_STEP + 2 * done)
        turn, play = _reviewed(events, moment, effort)
        turns.append(turn)
        best.append(play)
    for looked, index in enumerate(_to_look_at_again(turns, end, closer)):
        on_step(len(chosen) + looked // 2, steps)
        effort = Effort(
            worlds=_CLOSER_WORLDS * worlds // WORLDS,
            work=_CLOSER_WORK // max(1, 2 * closer),
            seed=(seed + 1) * _SEED_STEP - 1 - index,
        )
        asked = _asked(events, chosen[index], done=best[index])
        closer_look = compare_plays(replace(asked, racks=_racks(chosen[index].state)), effort, others=False)
        seen = replace(turns[index].open, seats=_rounded(closer_look[0].seats))
        turns[index] = replace(turns[index], open=seen)
    on_step(steps, steps)
    changes = dict(zip((each.turn for each in turns), swings(_curve(turns, end)), strict=False))
    return Review(
        seats=last.seats,
        turns=tuple(turns),
        turning_points=turning_points(changes),
        accuracy=accuracy_of(turns),
    )


def _curve(turns: Sequence[ReviewedTurn], end: tuple[float, ...] | None) -> list[tuple[float, ...]]:
    points = [turn.open.seats for turn in turns]
    return points if end is None else [*points, end]


def _to_look_at_again(turns: Sequence[ReviewedTurn], end: tuple[float, ...] | None, count: int) -> list[int]:
    """Return the points of the curve on both sides of its largest changes."""
    changes = swings(_curve(turns, end))
    largest = sorted(range(len(changes)), key=lambda i: changes[i], reverse=True)[:count]
    return sorted({i for at in largest for i in (at, at + 1) if i < len(turns)})


def _asked(
    events: Sequence[Event], moment: TurnMoment, *, done: Sequence[int], may_draw: bool = True
) -> TurnQuestion:
    viewer = Viewer(seat=moment.seat)
    return TurnQuestion(
        view=view(moment.state, viewer),
        events=[redact(event, viewer) for event in events[: moment.past]],
        done=done,
        may_draw=may_draw,
    )


def _racks(state: State) -> list[list[int]]:
    return [[tile.kind.index for tile in rack] for rack in state.racks]


def _reviewed(
    events: Sequence[Event], moment: TurnMoment, effort: Effort
) -> tuple[ReviewedTurn, tuple[int, ...]]:
    """Return the turn, and what was best with all tiles open."""
    state, seat = moment.state, moment.seat
    possible = find_possible(moment)
    laid = [tile.kind.index for tile in moment.laid]
    asked = _asked(events, moment, done=laid, may_draw=possible.may_draw)
    found = compare_plays(asked, effort)
    best = max(found, key=lambda chance: chance.mean)
    shown = replace(asked, racks=_racks(state))
    as_it_was = compare_plays(shown, replace(effort, seed=effort.seed + 1))
    marked = moment.deed is not Deed.TIMED_OUT and possible.most is not None and is_mistake(found)
    turn = ReviewedTurn(
        turn=state.turns,
        seat=seat,
        deed=moment.deed,
        played=len(moment.laid),
        possible=0 if possible.most is None else possible.most.tiles,
        could_open=not state.opened[seat] and possible.most is not None,
        could_go_out=possible.goes_out,
        forced=len(found) == 1,
        win=_win(found),
        mark=Mark.MISTAKE if marked else None,
        better=_text(best.laid) if marked else None,
        seats=_rounded(found[0].seats),
        open=_open(as_it_was),
        laid=_text(laid),
        most="" if possible.most is None else _text([kind.index for kind in possible.most.play]),
        table=str(state.table.faces),
        rack=str(state.racks[seat].faces),
        opened=state.opened[seat],
    )
    return turn, max(as_it_was, key=lambda chance: chance.mean).laid


def _win(found: Sequence[Chance]) -> WinChance:
    done = found[0]
    before = max(chance.mean for chance in found)
    return WinChance(
        before=round(before, 3), after=round(done.mean, 3), low=round(done.low, 3), high=round(done.high, 3)
    )


def _open(found: Sequence[Chance]) -> OpenChance:
    win = _win(found)
    best = max(found, key=lambda chance: chance.mean)
    return OpenChance(
        before=win.before, after=win.after, low=win.low, high=win.high, seats=_rounded(best.seats)
    )


def _rounded(shares: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(share, 3) for share in shares)


def _text(kinds: Sequence[int]) -> str:
    return " ".join(map(str, sorted(_FACES[kind] for kind in kinds)))
