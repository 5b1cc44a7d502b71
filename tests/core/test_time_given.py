"""Time given back is recorded, moves the deadline, and is proven by the audit."""

from __future__ import annotations

import pytest

from stolik.core.commands import Begin, Draw, GiveTime, Pause, PressClock, RevealSeed
from stolik.core.deal import Seat
from stolik.core.events import Credit, TimeGiven
from stolik.core.fairness.audit import audit
from stolik.core.game import Game
from stolik.core.refusals import Code, Refusal
from stolik.core.rulesets import EN_CLASSIC, PL_MINUTE
from tests.rulebook.situations import do, draw, keep_deal

SEED = bytes(range(32))
OUTAGE = GiveTime(ms=7_000, because=Credit.OUTAGE)


def begun() -> Game:
    game = Game.new(PL_MINUTE, 2, SEED)
    do(game, Begin())
    keep_deal(game)
    return game


def test_the_deadline_moves_and_a_move_is_in_time_again() -> None:
    game = begun()
    turn = game.state.turn
    assert turn is not None
    assert turn.deadline is not None
    late = turn.deadline + 6_000
    assert game.do(Draw(seat=turn.seat), now=late) == Refusal(Code.TIME_IS_UP)

    given = game.do(OUTAGE, now=late)

    assert given == (TimeGiven(at=late, ms=7_000, because=Credit.OUTAGE),)
    assert game.do(Draw(seat=turn.seat), now=late)


def test_without_a_clock_nothing_moves() -> None:
    game = Game.new(EN_CLASSIC, 2, SEED)
    do(game, Begin())

    game.do(OUTAGE)

    assert game.state.turn is not None
    assert game.state.turn.deadline is None


@pytest.mark.parametrize(
    ("before", "command", "code"),
    [
        pytest.param(Pause(by="Ada"), OUTAGE, Code.PAUSED, id="the clock stands"),
        pytest.param(
            Draw(seat=Seat(9)), GiveTime(ms=0, because=Credit.LAG), Code.BAD_VALUE, id="no time at all"
        ),
    ],
)
def test_refused(before: Pause | Draw, command: GiveTime, code: Code) -> None:
    game = begun()
    game.do(before)

    assert game.do(command) == Refusal(code)


def test_refused_before_and_after_the_game() -> None:
    game = Game.new(PL_MINUTE, 2, SEED)
    assert game.do(OUTAGE) == Refusal(Code.WRONG_PHASE)

    finished = begun()
    while finished.state.ending is None:
        draw(finished)

    assert finished.do(OUTAGE) == Refusal(Code.GAME_OVER)


def test_a_record_with_time_given_is_proven() -> None:
    game = begun()
    turn = game.state.turn
    assert turn is not None
    assert turn.deadline is not None
    late = turn.deadline + 6_000
    game.do(OUTAGE, now=late)
    game.do(Draw(seat=turn.seat), now=late)
    game.do(PressClock(seat=turn.seat), now=late)
    while game.state.ending is None:
        draw(game)
    game.do(RevealSeed(seed=SEED.hex()))

    assert audit(game.events) == ()
    assert audit([event for event in game.events if not isinstance(event, TimeGiven)])
