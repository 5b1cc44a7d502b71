"""The review of a finished game, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import asdict, replace

from stolik.coach.review.chances import Effort, TurnQuestion, compare_plays, network_play
from stolik.coach.review.curve import ROUNDS, ChancePoint, settle, sure_points
from stolik.coach.review.marks import Chance, is_mistake
from stolik.coach.review.moments import Possible, TurnMoment, find_possible, moments_of
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
from stolik.coach.review.temper import tempered, tempered_at
from stolik.core.events import Event
from stolik.core.state import State, replay
from stolik.core.tiles import JOKER, KINDS
from stolik.core.view import Viewer, redact, view

WORLDS: Final = 200
"""Worlds for each question, if the work allows so many."""
_WORK: Final = 300_000
"""For the questions of a whole game, with what a seat could know; 100,000 take about a second on one core."""
_OPEN_WORK: Final = 200_000
"""For the same with all tiles open."""
_CLOSER_WORLDS: Final = 6_000
_CLOSER_WORK: Final = 500_000
"""For another look at points that may be turning points."""
MOST_WORK: Final = _WORK + _OPEN_WORK + _CLOSER_WORK
"""For a whole game, however long: about ten seconds on one core, and never twenty."""
_SEED_STEP: Final = 1_000_003
"""Between the seeds of two reviews: each turn has seeds of its own."""
_FACES: Final = (*KINDS, JOKER)

Kinds: TypeAlias = tuple[int, ...]
OnStep = Callable[[int, int], object]
"""Called with the number of steps done, and of all."""


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
    steps = len(chosen) + ROUNDS
    questions = [_choice(events, moment) for moment in chosen]
    # Turns with more to compare get more work; one without a choice is soon done.
    each = _WORK // max(1, sum(len(question.plays) for question in questions))
    turns: list[ReviewedTurn] = []
    looks: list[OpenLook] = []
    for done, question in enumerate(questions):
        on_step(done, steps)
        effort = Effort(worlds=worlds, work=each * len(question.plays), seed=seed * _SEED_STEP + 2 * done)
        turn, seen = _reviewed(question, effort, openly=_OPEN_WORK // len(chosen))
        turns.append(turn)
        looks.append(seen)

    def look(index: int, number: int, allowed: int) -> ChancePoint:
        effort = Effort(
            worlds=_CLOSER_WORLDS * worlds // WORLDS,
            work=allowed,
            seed=(seed + 1) * _SEED_STEP - 1 - len(chosen) * number - index,
        )
        return _point(compare_plays(questions[index].openly, [looks[index].play], effort)[0])

    points = [seen.point for seen in looks]
    settle(points, end, look, _CLOSER_WORK, lambda number: on_step(len(chosen) + number, steps))
    turns = [
        replace(
            turn,
            open=replace(turn.open, seats=_rounded(_shown(point, openly=True))),
        )
        for turn, point in zip(turns, points, strict=True)
    ]
    on_step(steps, steps)
    return Review(
        seats=last.seats,
        turns=tuple(turns),
        turning_points=tuple(sorted(turns[i].turn for i in sure_points(points, end))),
        accuracy=accuracy_of(turns),
    )


class OpenLook(NamedTuple):
    """A turn with all tiles open: everybody's chances when it began, if the network's play follows."""

    point: ChancePoint
    play: Kinds


def _point(chance: Chance) -> ChancePoint:
    return ChancePoint(seats=chance.seats, worlds=len(chance.values), certain=chance.certain)


def _shown(point: ChancePoint, *, openly: bool) -> tuple[float, ...]:
    return point.seats if point.certain else tempered(point.seats, point.worlds, openly=openly)


def _asked(events: Sequence[Event], moment: TurnMoment) -> TurnQuestion:
    viewer = Viewer(seat=moment.seat)
    return TurnQuestion(
        view=view(moment.state, viewer), events=[redact(event, viewer) for event in events[: moment.past]]
    )


def _racks(state: State) -> list[list[int]]:
    return [[tile.kind.index for tile in rack] for rack in state.racks]


class _Choice(NamedTuple):
    """A turn, and what is compared in it."""

    moment: TurnMoment
    asked: TurnQuestion
    possible: Possible
    laid: Kinds
    play: Kinds
    """What the network would lay."""
    plays: list[Kinds]
    """What was done comes first."""

    @property
    def openly(self) -> TurnQuestion:
        """The question with all tiles open."""
        return replace(self.asked, racks=_racks(self.moment.state))


def _choice(events: Sequence[Event], moment: TurnMoment) -> _Choice:
    possible, asked = find_possible(moment), _asked(events, moment)
    laid, play = _kinds(tile.kind.index for tile in moment.laid), network_play(asked)
    return _Choice(moment, asked, possible, laid, play, _worth_comparing(laid, play, possible))


def _reviewed(question: _Choice, effort: Effort, *, openly: int) -> tuple[ReviewedTurn, OpenLook]:
    """Return the turn, and the same with all tiles open."""
    moment, asked, possible, laid, play, plays = question
    state, seat = moment.state, moment.seat
    found = compare_plays(asked, plays, effort)
    best = max(found, key=lambda chance: chance.mean)
    as_it_was = compare_plays(
        question.openly, list(dict.fromkeys([laid, play])), replace(effort, work=openly, seed=effort.seed + 1)
    )
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
        win=_win(found, seat, openly=False),
        mark=Mark.MISTAKE if marked else None,
        better=_text(best.laid) if marked else None,
        seats=_rounded(_shown(_point(found[0]), openly=False)),
        open=OpenChance(**asdict(_win(as_it_was, seat, openly=True)), seats=as_it_was[-1].seats),
        laid=_text(laid),
        most="" if possible.most is None else _text([kind.index for kind in possible.most.play]),
        table=str(state.table.faces),
        rack=str(state.racks[seat].faces),
        opened=state.opened[seat],
    )
    return turn, OpenLook(_point(as_it_was[-1]), as_it_was[-1].laid)


def _worth_comparing(laid: Kinds, play: Kinds, possible: Possible) -> list[Kinds]:
    """Return what was done, what the network would do, the largest play, and drawing if that is a choice.

    None of them depends on chance: the best of many candidates would be another one for each seed.
    """
    plays = [laid, play] if play or possible.may_draw else [laid]
    if possible.most is not None:
        plays.append(_kinds(kind.index for kind in possible.most.play))
        if possible.may_draw:
            plays.append(())
    return list(dict.fromkeys(plays))


def _kinds(kinds: Iterable[int]) -> Kinds:
    return tuple(sorted(kinds))


def _win(found: Sequence[Chance], seat: int, *, openly: bool) -> WinChance:
    """Return the chances before and after as they are shown; marks look at what was found."""
    done, worlds = found[0], len(found[0].values)
    best = max(found, key=lambda chance: (chance.certain, chance.mean))

    def at(chance: Chance, own: float) -> float:
        if chance.certain:
            return round(chance.mean, 3)
        return round(tempered_at(chance.seats, seat, own, worlds, openly=openly), 3)

    after = at(done, done.mean)
    return WinChance(
        before=max(after, at(best, best.mean)), after=after, low=at(done, done.low), high=at(done, done.high)
    )


def _rounded(shares: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(share, 3) for share in shares)


def _text(kinds: Sequence[int]) -> str:
    return " ".join(map(str, sorted(_FACES[kind] for kind in kinds)))
