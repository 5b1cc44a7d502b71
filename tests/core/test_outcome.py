"""The results of a game in which somebody forfeited."""

from __future__ import annotations

import pytest

from stolik.core.commands import Begin, Command, Draw, GiveUpSeat, KeepDeal, Pass, PressClock, StopGame
from stolik.core.deal import Seat
from stolik.core.events import GameEnded, GameScored, GameStopped, Gone, Leaving, SeatGivenUp
from stolik.core.fairness.audit import Fault, audit
from stolik.core.game import Game
from stolik.core.outcome import final_score, results_of_game
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_MINUTE, RULESETS
from stolik.core.state import Phase, State
from stolik.core.view import SPECTATOR, view

A, B, C = Seat(0), Seat(1), Seat(2)


def begun(rules: Ruleset = PL_FORTY, seats: int = 3) -> Game:
    game = Game.new(rules, seats, bytes(32))
    game.do(Begin())
    for seat in range(seats):
        game.do(KeepDeal(seat=Seat(seat)))
    return game


def forfeit(seat: Seat, because: Gone = Gone.RESIGNED) -> GiveUpSeat:
    return GiveUpSeat(seat=seat, because=because, outcome=Leaving.FORFEIT)


def draw_on(game: Game) -> State:
    """Draw and pass until the game is over."""
    while (turn := game.state.turn) is not None:
        ways: list[Command] = [Draw(seat=turn.seat), PressClock(seat=turn.seat), Pass(seat=turn.seat)]
        if not any(game.do(way) for way in ways):
            break
    assert game.state.phase is Phase.OVER
    return game.state


def test_a_game_stops_only_after_somebody_forfeited() -> None:
    game = begun()

    early = game.do(StopGame())
    game.do(forfeit(B))
    game.do(StopGame())

    assert early == Refusal(Code.WRONG_PHASE)
    assert game.state.stopped
    assert game.do(forfeit(A)) == Refusal(Code.GAME_OVER)
    results = results_of_game(game.state)
    assert results is not None
    assert [(result.place, result.small, result.forfeited) for result in results] == [
        (1, 0, False),
        (3, 0, True),
        (1, 0, False),
    ]


def test_a_seat_is_forfeited_once() -> None:
    game = begun()
    game.do(forfeit(B))

    assert game.do(forfeit(B)) == Refusal(Code.BAD_VALUE)
    assert game.do(forfeit(Seat(3))) == Refusal(Code.NO_SUCH_SEAT)


def test_nobody_knows_a_result_before_the_end() -> None:
    game = begun()

    assert results_of_game(game.state) is None
    assert final_score(game.state) is None


@pytest.mark.parametrize("gone", range(3))
@pytest.mark.parametrize("rules", [PL_MINUTE, PL_FORTY], ids=["pl-minute", "pl-forty"])
def test_who_forfeited_never_wins_and_who_stays_is_counted_without_them(rules: Ruleset, gone: int) -> None:
    """Whichever rack is the lowest, a player who stayed comes first, and it costs them nothing."""
    game = begun(rules)
    game.do(forfeit(Seat(gone)))

    state = draw_on(game)

    score = final_score(state)
    assert state.score is not None
    assert score is not None
    assert gone not in score.winners
    assert score.seats[gone].place == 3
    assert score.seats[gone].small <= 0
    assert all(score.seats[winner].small >= 0 for winner in score.winners)
    assert view(state, SPECTATOR).score == score


def test_without_a_forfeit_the_score_is_what_was_counted() -> None:
    state = draw_on(begun())

    assert final_score(state) == state.score


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_forged_stop_is_found(rules: Ruleset) -> None:
    """A losing player cannot cut a record short and claim that the game was stopped."""
    game = begun(rules)
    events = [*game.events, GameStopped(at=0)]

    found = [finding.code for finding in audit(events)]

    assert Fault.NOT_ALLOWED in found


def test_nobody_forfeits_after_the_end() -> None:
    game = begun()
    game.do(forfeit(B))
    draw_on(game)
    ended = next(i for i, event in enumerate(game.events) if isinstance(event, GameEnded))
    late = [*game.events[: ended + 2], SeatGivenUp(at=0, seat=A, because=Gone.AWAY, outcome=Leaving.FORFEIT)]

    assert isinstance(game.events[ended + 1], GameScored)
    assert Fault.NOT_ALLOWED in [finding.code for finding in audit(late)]
