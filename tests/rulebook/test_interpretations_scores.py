"""Interpretations of endings and scores, each with the field that changes it (I-4 to I-8, I-12 to I-20)."""

from __future__ import annotations

import pytest

from stolik.core.commands import Pass, RoundTimeUp
from stolik.core.deal import Seat
from stolik.core.ruleset import (
    Exhaustion,
    Ruleset,
    SignShown,
    TiedWinners,
    WinnerRecords,
    derive,
)
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP, RULESETS
from stolik.core.scoring import Ending
from stolik.core.state import Phase
from tests.rulebook.situations import (
    do,
    draw,
    each,
    every_ruleset,
    play,
    to_move,
)
from tests.rulebook.stacks_situations import (
    big,
    midgame,
    named,
    scored,
    seat,
    small,
)

A, B, C = map(Seat, range(3))


# I-4 to I-6: signs and the 100/200


@pytest.mark.clause("I-4")
@every_ruleset
def test_the_engine_counts_the_winner_positive_everywhere(rules: Ruleset) -> None:
    """I-4: higher is better; `sign_shown` changes the display only."""
    score = scored(rules, Ending.OUT, seat(""), seat("r5"), seat("r9"))
    turned = derive(rules, "turned", sign_shown=SignShown.WINNER_MINUS)

    assert small(score)[0] >= 0 > small(score)[1] > small(score)[2]
    assert scored(turned, Ending.OUT, seat(""), seat("r5"), seat("r9")) == score


@pytest.mark.clause("I-4")
def test_only_the_minute_rules_show_the_winner_minus() -> None:
    """I-4: only the document that writes losers plus is the exception."""
    shown = {key for key, rules in RULESETS.items() if rules.sign_shown is SignShown.WINNER_MINUS}

    assert shown == {"pl-minute"}


@pytest.mark.clause("I-5")
@each(PL_MINUTE, PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP)
def test_the_penalty_stands_instead_of_the_rack(rules: Ruleset) -> None:
    """I-5: 100 is 100, whatever is on the rack, and the winner's sum uses it; the field adds the rack."""
    unopened = seat("j r13", opened=False)
    on_top = derive(rules, "on-top", unopened_penalty_replaces_rack=False)

    recorded = scored(rules, Ending.OUT, seat(""), unopened)
    added = scored(on_top, Ending.OUT, seat(""), unopened)

    assert small(recorded)[1] == -100
    assert small(recorded)[0] == (0 if rules.winner_records is WinnerRecords.NOTHING else 100)
    assert small(added)[1] == -(100 + rules.joker_penalty + 13)


@pytest.mark.clause("I-6")
@pytest.mark.parametrize("ending", [Ending.EXHAUSTED, Ending.ROUND_TIME], ids=named)
@pytest.mark.parametrize(
    ("rules", "recorded"),
    [(PL_MINUTE, -4), (PL_FORTY, -4), (PL_STACKS, -4), (EN_CLASSIC, -4), (RU_CHAMPIONSHIP, -100)],
    ids=named,
)
def test_not_opened_when_nobody_went_out(rules: Ruleset, recorded: int, ending: Ending) -> None:
    """I-6: the Polish penalty applies only if another goes out; the Russian one at every ending."""
    score = scored(rules, ending, seat("r5"), seat("b9", opened=False))

    assert small(score)[1] == recorded


# I-7, I-8, I-13, I-19: when nobody goes out


@pytest.mark.clause("I-7")
@pytest.mark.parametrize(
    ("rules", "passes"),
    [(PL_MINUTE, 0), (PL_FORTY, 3), (PL_STACKS, 3), (RU_CHAMPIONSHIP, 3), (EN_CLASSIC, 3)],
    ids=named,
)
def test_turns_after_the_last_tile_is_taken(rules: Ruleset, passes: int) -> None:
    """I-7: none, one each from the next player on, or until all have passed."""
    game = midgame(rules, "r1", "b1", "k1", bank="o1", opened="xxx", starter=1)
    draw(game)

    seats = []
    while game.state.phase is not Phase.OVER:
        seats.append(to_move(game))
        do(game, Pass(seat=to_move(game)))

    assert seats == [C, A, B][:passes]
    assert game.state.ending is Ending.EXHAUSTED


@pytest.mark.clause("I-7")
@pytest.mark.parametrize("manner", list(Exhaustion), ids=named)
def test_any_ruleset_may_end_in_any_manner(manner: Exhaustion) -> None:
    """I-7 is the field `exhaustion`: a play after the last tile shows which value applies."""
    rules = derive(PL_FORTY, "ends-otherwise", exhaustion=manner)
    game = midgame(rules, "r6 k1", "r2 k2", table="r3 r4 r5", bank="o1", opened="xx")
    draw(game)

    turns = 0
    while game.state.phase is not Phase.OVER:
        turns += 1
        if turns == 1:
            play(game, "r2 r3 r4 r5")
        else:
            do(game, Pass(seat=to_move(game)))

    assert turns == {Exhaustion.STOP: 0, Exhaustion.ONE_MORE_TURN: 2, Exhaustion.PLAY_ON: 3}[manner]


@pytest.mark.clause("I-8")
@each(PL_MINUTE, PL_FORTY, PL_STACKS, EN_CLASSIC)
def test_tied_winners_record_the_full_sum_or_their_part(rules: Ruleset) -> None:
    """I-8: each gets the full sum and first place's big points; `split` divides the small ones."""
    seats = seat("r4"), seat("b4"), seat("k9"), seat("o10")
    split = derive(rules, "split", tied_winners=TiedWinners.SPLIT)

    full = scored(rules, Ending.EXHAUSTED, *seats)
    shared = scored(split, Ending.EXHAUSTED, *seats)

    assert small(full) == [11, 11, -5, -6]
    assert small(shared) == [5, 5, -5, -6]
    for score in (full, shared):
        assert score.winners == (0, 1)
        assert big(score)[:2] == [rules.big_points_for(4)[0]] * 2


@pytest.mark.clause("I-19")
@every_ruleset
def test_the_rounds_time_may_be_up_under_any_rules(rules: Ruleset) -> None:
    """I-19: one more turn each, and the score of an empty bank, also if the bank ends otherwise."""
    timed = derive(rules, "timed", round_seconds=1800)
    game = midgame(timed, "r1", "b5", bank="o1 o2 o3 o4 o5", opened="xx")
    do(game, RoundTimeUp())

    seats = []
    while game.state.phase is not Phase.OVER:
        seats.append(to_move(game))
        draw(game)

    assert seats == [A, B, A]
    assert game.state.score is not None
    assert game.state.score.ending is Ending.ROUND_TIME
    assert small(game.state.score)[1] == -2
    assert timed.round_seconds == 1800


# I-12, I-16, I-17, I-20


@pytest.mark.clause("I-12", "I-17")
def test_english_points() -> None:
    """I-12, I-17: joker 30, no penalty for not opening, the winner the sum and one big point."""
    score = scored(EN_CLASSIC, Ending.OUT, seat("j k1"), seat(""), seat("k10 r10 o10", opened=False))

    assert small(score) == [-31, 61, -30]
    assert big(score) == [0, 1, 0]


@pytest.mark.clause("I-16")
def test_russian_points_know_penalties_only() -> None:
    """I-16: the winner records 0 and there are no big points; the field `winner_records` gives the sum."""
    summed = derive(RU_CHAMPIONSHIP, "summed", winner_records=WinnerRecords.SUM)
    seats = seat(""), seat("r5"), seat("r9")

    assert small(scored(RU_CHAMPIONSHIP, Ending.OUT, *seats)) == [0, -5, -9]
    assert small(scored(summed, Ending.OUT, *seats)) == [14, -5, -9]
    assert big(scored(RU_CHAMPIONSHIP, Ending.OUT, *seats)) == [0, 0, 0]


@pytest.mark.clause("I-20")
@each(PL_MINUTE, PL_FORTY, PL_STACKS)
def test_spared_the_200_is_still_100(rules: Ruleset) -> None:
    """I-20: the player had not opened; the field `announced_penalty` says what that costs."""
    spared = seat("r10 r11 r12", opened=False, announced=True, drawn_last="r12")
    mild = derive(rules, "mild", announced_penalty=0)

    assert small(scored(rules, Ending.OUT, seat(""), spared)) == [100, -100]
    assert small(scored(mild, Ending.OUT, seat(""), spared)) == [0, 0]
