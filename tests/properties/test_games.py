"""Random whole games: tiles are conserved, replay equals play, every game ends and is scored."""

from __future__ import annotations

import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings

from stolik.core.commands import Begin, CallReferee, Continue, KeepDeal
from stolik.core.deal import Seat
from stolik.core.game import Game
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset, TiedWinners, WinnerRecords
from stolik.core.rulesets import RULESETS
from stolik.core.scoring import Ending, Reason
from stolik.core.state import Phase, State, apply, replay
from stolik.notation.record import Record, read_record, write_record
from tests.driver import WHOLE_BAG, Driver, new_game, played, steps, where_tiles_are
from tests.strategies import GameSeed, game_seeds

WITHOUT_SHRINKING = (Stage.explicit, Stage.reuse, Stage.generate)
"""A smaller seed is not a smaller game, so shrinking only takes time."""

every_ruleset = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
every_seed = pytest.mark.parametrize("seed", range(4))


@settings(max_examples=25, phases=WITHOUT_SHRINKING)
@given(game_seeds)
def test_tiles_are_conserved_and_refusals_change_nothing(game_seed: GameSeed) -> None:
    """X-1: all 106 tiles are somewhere after every command; a refused one does not change the state."""
    game = new_game(game_seed.rules, game_seed.seats, game_seed.seed)

    for step in steps(game, Driver(game_seed.seed, trouble=game_seed.trouble)):
        if isinstance(step.decision, Refusal):
            assert game.state is step.before
        assert game.state.phase is Phase.SETUP or where_tiles_are(game.state) == WHOLE_BAG


@every_ruleset
@every_seed
def test_replay_equals_play(rules: Ruleset, seed: int) -> None:
    """The events alone rebuild every state of the game."""
    game = new_game(rules, 2 + seed % 3, seed)
    after: dict[int, State] = {len(game.events): game.state}
    for _ in steps(game, Driver(seed, trouble=0.15)):
        after[len(game.events)] = game.state

    read = read_record(write_record(Record(events=tuple(game.events)))).events

    state = replay(read[:1])
    for count, event in enumerate(read[1:], 2):
        state = apply(state, event)
        assert count not in after or state == after[count]
    assert replay(read) == game.state


@every_ruleset
@every_seed
def test_every_game_ends_and_is_scored_as_the_ruleset_says(rules: Ruleset, seed: int) -> None:
    """Losers never gain; winners have the lowest count and record what the others lose."""
    check_score(played(rules, 2 + seed % 3, 100 + seed))


@settings(max_examples=20, phases=WITHOUT_SHRINKING)
@given(game_seeds)
def test_variants_end_and_are_scored(game_seed: GameSeed) -> None:
    check_score(game_seed.played())


def check_score(game: Game) -> None:
    state = game.state
    rules, score = state.rules, state.score
    assert score is not None
    assert state.ending is score.ending
    lost = -sum(seat.small for i, seat in enumerate(score.seats) if i not in score.winners)
    counts = [seat.counted for seat in score.seats]

    assert score.winners == tuple(i for i, count in enumerate(counts) if count == min(counts))
    assert (score.ending is Ending.OUT) == (not all(state.racks))
    for i, seat in enumerate(score.seats):
        if i not in score.winners:
            assert seat.small < 0
            relief = min(counts) if seat.reason is Reason.RACK else 0
            assert seat.small == relief - seat.counted
            assert seat.place > len(score.winners)
        elif rules.winner_records is WinnerRecords.NOTHING:
            assert seat.small == 0
        elif rules.tied_winners is TiedWinners.FULL:
            assert seat.small == lost
        else:
            assert seat.small == lost // len(score.winners)
        assert seat.big == rules.big_points_for(state.seats)[seat.place - 1]
    assert all(score.seats[i].place == 1 for i in score.winners)
    if len(score.winners) == 1 and rules.winner_records is WinnerRecords.SUM:
        assert sum(seat.small for seat in score.seats) == 0


@every_ruleset
def test_a_call_during_the_deal_only_delays_the_first_turn(rules: Ruleset) -> None:
    """S-25: the referee comes before the first turn, which begins when play resumes."""
    game = new_game(rules, 3, 1)
    game.do(CallReferee(seat=Seat(0)))
    game.do(Begin())
    for seat in range(3):
        game.do(KeepDeal(seat=Seat(seat)))
    assert game.state.stop is not None

    game.do(Continue(by="Sample Referee"))

    assert game.state.phase is Phase.TURN
