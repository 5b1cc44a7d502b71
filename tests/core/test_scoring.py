"""Scores at the edges of what variants allow."""

from stolik.core.ruleset import derive
from stolik.core.rulesets import PL_FORTY
from stolik.core.scoring import Ending, FinalSeat, score_game
from stolik.core.tiles import JOKER


def test_whoever_went_out_has_won_alone() -> None:
    """A joker that counts nothing does not make its holder a second winner."""
    rules = derive(PL_FORTY, "kind", joker_penalty=0)
    seats = [FinalSeat(rack=(), opened=True), FinalSeat(rack=(JOKER,), opened=True)]

    score = score_game(rules, Ending.OUT, seats)

    assert score.winners == (0,)
    assert [seat.place for seat in score.seats] == [1, 2]
    assert [seat.big for seat in score.seats] == [1, 0]
