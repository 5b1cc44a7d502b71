"""How a set is read, and when it is still the same set (I-14)."""

from __future__ import annotations

import pytest

from stolik.core.events import TurnPlayed
from stolik.core.judge import Breach, Position, judge
from stolik.core.melds import Shape, read_meld
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_STACKS
from stolik.notation.tiles import parse_rack, parse_table
from tests.rulebook.situations import every_ruleset, play
from tests.rulebook.stacks_situations import breaches, midgame


@pytest.mark.clause("I-14")
@every_ruleset
@pytest.mark.parametrize(
    ("meld", "shape", "stands_for"),
    [
        pytest.param("j j r9", Shape.RUN, "r11 r10 r9", id="falling is worth more"),
        pytest.param("r9 j j", Shape.RUN, "r9 r10 r11", id="rising is worth more"),
        pytest.param("j j r11", Shape.RUN, "r13 r12 r11", id="up to thirteen"),
        pytest.param("r7 r6 j", Shape.RUN, "r7 r6 r5", id="falling on"),
        pytest.param("j r6 r7", Shape.RUN, "r5 r6 r7", id="before a rising run"),
        pytest.param("j r12 r13", Shape.RUN, "r11 r12 r13", id="before twelve and thirteen"),
        pytest.param("r13 r12 j", Shape.RUN, "r13 r12 r11", id="after thirteen and twelve"),
        pytest.param("r5 j r7 j", Shape.RUN, "r5 r6 r7 r8", id="two jokers in a run"),
        pytest.param("b7 k7 r7 j", Shape.GROUP, "b7 k7 r7 o7", id="the one colour missing"),
    ],
)
def test_the_reading_worth_most_is_taken(rules: Ruleset, meld: str, shape: Shape, stands_for: str) -> None:
    """I-14: a set is read in its order; of several readings the one with the highest value counts."""
    verdict = judge(rules, Position(parse_table(""), parse_rack(meld), opened=True), parse_table(meld))

    (reading,) = verdict.readings
    assert reading is not None
    assert reading.shape is shape
    assert " ".join(map(str, reading.stands_for)) == stands_for
    assert verdict.points == reading.value == sum(int(word[1:]) for word in stands_for.split())


@pytest.mark.clause("I-14")
@pytest.mark.parametrize(
    ("meld", "value"), [("r12 j j", 36), ("j j r13", 39), ("j j r12", 36), ("j r13 j", 39)], ids=str
)
def test_near_thirteen_a_group_is_worth_more_than_a_run(meld: str, value: int) -> None:
    """I-14: as no number is higher, three equal ones are the best reading."""
    reading = read_meld(parse_rack(meld).tiles)

    assert reading is not None
    assert (reading.shape, reading.value) == (Shape.GROUP, value)


@pytest.mark.clause("I-14")
@every_ruleset
@pytest.mark.parametrize(
    "meld",
    [
        "r12 r13 j",
        "j r2 r1 j",
        "r2 r1 j",
        "r5 r7 r6",
        "r6 r5 r7",
        "r5 j r6",
        "r7 j r6 r5",
        "j r13 r12",
        "r1 j j r13",
    ],
)
def test_out_of_order_is_no_set(rules: Ruleset, meld: str) -> None:
    """I-14: tiles that would be a run in another order are not a set."""
    assert breaches(rules, "", meld, meld) == [Breach.NOT_A_SET]


@pytest.mark.clause("I-14")
def test_the_reading_is_recorded_with_the_move() -> None:
    """I-14: the event records what the jokers stand for, so that nobody has to guess later."""
    game = midgame(PL_STACKS, "j j' r9 k1 k2 k3 b1", "b2", bank="o1 o2")

    (played, *_) = play(game, "j j r9 | k1 k2 k3")

    assert isinstance(played, TurnPlayed)
    assert {i: " ".join(map(str, kinds)) for i, kinds in played.readings.items()} == {0: "r11 r10 r9"}
    assert played.points == 36


@pytest.mark.clause("I-14", "X-5")
@every_ruleset
@pytest.mark.parametrize(
    ("table", "proposal"),
    [
        pytest.param("k1 k2 k3", "k3 k2 k1 | r10 b10 o10", id="a run turned round"),
        pytest.param("k5 b5 o5", "o5 k5 b5 | r10 b10 o10", id="a group in another order"),
        pytest.param("k7 b7 j", "j b7 k7 | r10 b10 o10", id="a group with a joker"),
        pytest.param("j k2 k3", "k3 k2 j | r10 b10 o10", id="a run with a joker turned round"),
        pytest.param("k1 k2 k3 | k5 b5 o5", "r10 b10 o10 | k5 b5 o5 | k1 k2 k3", id="sets in another order"),
    ],
)
def test_turning_a_set_is_not_touching_it(rules: Ruleset, table: str, proposal: str) -> None:
    """I-14: a reversed set is the same set, so an opening may reverse it."""
    assert breaches(rules, table, "r10 b10 o10", proposal, opened=False) == []


@pytest.mark.clause("I-14", "X-5")
@every_ruleset
@pytest.mark.parametrize(
    ("table", "proposal"),
    [
        pytest.param("j k2 k3", "k2 k3 j | r10 b10 o10", id="the joker stands for another tile"),
        pytest.param("k1 k2 k3 k4 k5 k6", "k1 k2 k3 | k4 k5 k6 | r10 b10 o10", id="a run split"),
        pytest.param("k1 k2 k3 | k4 k5 k6", "k1 k2 k3 k4 k5 k6 | r10 b10 o10", id="two runs joined"),
    ],
)
def test_anything_else_touches_it(rules: Ruleset, table: str, proposal: str) -> None:
    """I-14, X-5: another set of the same tiles is a different set."""
    found = breaches(rules, table, "r10 b10 o10", proposal, opened=False)

    assert set(found) == {Breach.OPENING_TOUCHES_TABLE}
