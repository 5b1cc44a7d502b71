"""Interpretations of the start, the deal and the time (I-1 to I-3, I-9, I-18)."""

from __future__ import annotations

import pytest

from stolik.core.commands import AskRedeal, Begin, KeepDeal
from stolik.core.deal import Seat, draw_for_start
from stolik.core.events import StartDrawn, TilesDrawn
from stolik.core.refusals import Code
from stolik.core.ruleset import (
    Ruleset,
    StartJoker,
    Timeout,
    derive,
)
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP
from stolik.core.turns.timeout import TimeoutOutcome
from tests.rulebook.situations import (
    begun,
    deck_dealing,
    deck_with,
    do,
    each,
    every_ruleset,
    refused,
    time_out,
    to_move,
)
from tests.rulebook.stacks_situations import (
    SECOND,
    interrupted,
    midgame,
    named,
    of_type,
)

A, B, C = map(Seat, range(3))
drawn_start = each(PL_MINUTE, PL_FORTY, RU_CHAMPIONSHIP, EN_CLASSIC)


# I-1, I-2: the start


@pytest.mark.clause("I-1")
@drawn_start
@pytest.mark.parametrize(
    ("first", "rounds", "starter"),
    [
        pytest.param("r3 b9 k5", [[0, 1, 2]], 1, id="one highest"),
        pytest.param("r9 b9 k5 r2 k4", [[0, 1, 2], [0, 1]], 1, id="the tied draw again"),
        pytest.param("r9 b9 k5 r2 k2 o1 o3", [[0, 1, 2], [0, 1], [0, 1]], 1, id="tied a second time"),
        pytest.param("r9 b9 k9 r2 k4 o3", [[0, 1, 2], [0, 1, 2]], 1, id="all tied"),
        pytest.param("j b9 k5 r12", [[0, 1, 2], [0]], 0, id="a joker is drawn again"),
        pytest.param("j b9 k5 j r1", [[0, 1, 2], [0], [0]], 1, id="both jokers, one after the other"),
        pytest.param("j b9 k5 r9 k2 o3", [[0, 1, 2], [0], [0, 1]], 1, id="a joker's second tile ties"),
    ],
)
def test_ties_and_jokers_in_the_draw(
    rules: Ruleset, first: str, rounds: list[list[int]], starter: int
) -> None:
    """I-1: only the tied draw again; a joker has no number, and its player draws another tile."""
    drawn = draw_for_start(rules, deck_with(first), 3)

    assert [[draw.seat for draw in draws] for draws in drawn.rounds] == rounds
    assert drawn.starter == starter


@pytest.mark.clause("I-1")
def test_an_organiser_may_let_the_joker_be_highest() -> None:
    """I-1 is the field `start_joker`."""
    rules = derive(PL_MINUTE, "joker-starts", start_joker=StartJoker.HIGHEST)

    assert draw_for_start(rules, deck_with("r13 j k5"), 3).starter == 1


@pytest.mark.clause("I-1")
def test_the_tiles_drawn_are_seen_and_go_back() -> None:
    """I-1, M-1: the draw is recorded, and the deal comes from a reshuffled bag."""
    game = begun(EN_CLASSIC, 2, deck_with("r3 b9"), deck_with("o1 o2 o3"))

    assert len(of_type(game.events, StartDrawn)) == 1
    assert game.state.starter == 1
    assert str(game.state.racks[1]).startswith("o1 o2 o3")


@pytest.mark.clause("I-2")
@drawn_start
def test_the_start_moves_one_seat_clockwise_each_game(rules: Ruleset) -> None:
    """I-2: the starter of the first game is known, so nobody draws again, and the next seat starts."""
    starters = []
    for number in (1, 2, 3, 4):
        game = begun(rules, 3, deck_with("r1"), number=number, first_starter=B)
        starters.append(game.state.starter)
        assert of_type(game.events, StartDrawn) == []

    assert starters == [1, 2, 0, 1]


@pytest.mark.clause("I-2")
def test_begin_is_said_once() -> None:
    """I-2: the start is decided once a game."""
    game = begun(EN_CLASSIC, 2, deck_with("r3 b9"), deck_with("r1"))

    assert refused(game, Begin()).code is Code.WRONG_PHASE


# I-3: time-outs in three manners


@pytest.mark.clause("I-3")
@pytest.mark.parametrize(
    ("rules", "outcome", "draws"),
    [
        (PL_MINUTE, "reverted", 1),
        (PL_FORTY, "stands", 0),
        (PL_STACKS, "stands", 0),
        (RU_CHAMPIONSHIP, "reverted", 3),
        (EN_CLASSIC, "reverted", 3),
    ],
    ids=named,
)
def test_all_sets_valid_but_the_turn_not_ended(rules: Ruleset, outcome: str, draws: int) -> None:
    """I-3: undone under `revert`, standing under `accept-valid` and `salvage`."""
    result = interrupted(rules, "r3 r4 r5", "r6 k1", "r3 r4 r5 r6")

    assert (result.outcome, result.draws) == (outcome, draws)


@pytest.mark.clause("I-3")
@pytest.mark.parametrize(
    ("now", "in_hand", "forty", "stacks"),
    [
        pytest.param("r3 r4 r5 r6", "k1", "stands", "stands", id="own tile in hand"),
        pytest.param("r3 r4 r5 r6 | k1", "", "reverted", "stands", id="own tile loose"),
        pytest.param("r3 r4 r5 r6 k1", "", "reverted", "reverted", id="no valid set with or without"),
        pytest.param("r3 r4 r6", "r5", "reverted", "reverted", id="table tile in hand"),
        pytest.param("r3 r4 r5", "r6", "reverted", "reverted", id="nothing laid"),
        pytest.param("r3 r4 r5", "", "reverted", "reverted", id="nothing done"),
    ],
)
def test_accept_valid_and_salvage_differ_in_loose_own_tiles(
    now: str, in_hand: str, forty: str, stacks: str
) -> None:
    """I-3: both return the tile in hand; only `salvage` takes rack tiles off the table."""
    assert interrupted(PL_FORTY, "r3 r4 r5", "r6 k1", now, in_hand=in_hand).outcome == forty
    assert interrupted(PL_STACKS, "r3 r4 r5", "r6 k1", now, in_hand=in_hand).outcome == stacks


@pytest.mark.clause("I-3")
@every_ruleset
def test_an_opening_below_thirty_is_undone_in_every_manner(rules: Ruleset) -> None:
    """I-3, X-5: twenty-seven points do not stand just because the time ran out."""
    result = interrupted(rules, "", "r9 b9 k9 k1", "r9 b9 k9", opened=False)

    assert result.outcome is TimeoutOutcome.REVERTED
    assert result.draws == rules.timeout_tiles


@pytest.mark.clause("I-3")
@each(PL_MINUTE, PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP)
def test_a_player_who_did_nothing_draws_the_penalty(rules: Ruleset) -> None:
    """I-3: doing nothing in a turn counts as a turn undone."""
    game = midgame(rules, "r1", "b1", bank="o1 o2 o3 o4", opened="xx")

    events = time_out(game)

    drawn = [event for event in events if isinstance(event, TilesDrawn)]
    assert [len(event.tiles) for event in drawn] == [rules.timeout_tiles]
    assert to_move(game) == B


# I-9: doublets


@pytest.mark.clause("I-9")
@each(PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP)
def test_two_jokers_are_no_doublet(rules: Ruleset) -> None:
    """I-9: two doublets and both jokers give no right, unless an organiser counts them."""
    hand = "j j r1 r1 b2 b2 k3 o4 r5 b6 k7 o8 r9 b10"
    counting = derive(rules, "joker-doublet", jokers_are_doublet=True)

    plain = begun(rules, 2, deck_dealing(rules, hand, ""), first_starter=A)
    other = begun(counting, 2, deck_dealing(rules, hand, ""), deck_with("r1"), first_starter=A)

    assert refused(plain, AskRedeal(seat=A)).code is Code.NOT_ENOUGH_DOUBLETS
    do(other, AskRedeal(seat=A))
    assert other.state.deals == 2


@pytest.mark.clause("I-9")
@each(PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP)
def test_every_deal_is_judged_afresh(rules: Ruleset) -> None:
    """I-9: a second deal with three doublets allows a third; an organiser's limit ends that."""
    hand = "r1 r1 b2 b2 k3 k3 o4 r5 b6 k7 o8 r9 b10 k11"
    decks = [deck_dealing(rules, hand, "")] * 3
    free = begun(rules, 2, *decks, first_starter=A)
    limited = begun(derive(rules, "once", redeal_limit=1), 2, *decks, first_starter=A)

    for game in (free, limited):
        do(game, KeepDeal(seat=B))
        do(game, AskRedeal(seat=A))
        assert game.state.kept == frozenset()
    do(free, AskRedeal(seat=A))

    assert free.state.deals == 3
    assert refused(limited, AskRedeal(seat=A)).code is Code.NOT_ENOUGH_DOUBLETS


# I-18: a clock


@pytest.mark.clause("I-18")
def test_a_clock_set_for_the_english_rules() -> None:
    """I-18: with a clock a turn not ended in time is undone, and three tiles are drawn."""
    rules = derive(EN_CLASSIC, "clock", turn_seconds=90)
    game = midgame(rules, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2 o3 o4", opened="xx")
    turn = game.state.turn

    time_out(game, "r3 r4 r5 r6")

    assert turn is not None
    assert turn.deadline == 90 * SECOND
    assert rules.timeout is Timeout.REVERT
    assert str(game.state.table) == "r3 r4 r5"
    assert str(game.state.racks[A]) == "r6 k1 o1 o2 o3"
