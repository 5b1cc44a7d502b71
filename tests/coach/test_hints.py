"""Hints: five levels that agree, in hand-made positions and in thousands of generated ones."""

from __future__ import annotations

import pytest

from stolik.coach.hints import HintLevel, TurnStart, find_hint
from stolik.core.rulesets import PL_FORTY
from stolik.core.table import Rack
from stolik.notation.tiles import parse_tile_rack, parse_tile_table
from tests.coach.hints import cases, fault_of


def turn(table: str, rack: str, *, opened: bool = True) -> TurnStart:
    return TurnStart(rules=PL_FORTY, table=parse_tile_table(table), rack=parse_tile_rack(rack), opened=opened)


FREED = turn("b4 b5 b6 j | r8 k8 o8", "b7 k11 k12 r1")


def test_each_level_tells_more() -> None:
    told = [find_hint(FREED, level) for level in HintLevel]

    assert [hint.exists for hint in told] == [True] * 5
    assert [hint.tiles for hint in told] == [None, 3, 3, 3, 3]
    assert [hint.play is None for hint in told] == [True, True, False, False, False]
    assert [hint.places is None for hint in told] == [True, True, True, False, False]
    assert [hint.steps is None for hint in told] == [True, True, True, True, False]


def test_places_name_the_sets_that_are_touched() -> None:
    places = find_hint(FREED, HintLevel.PLACES).places

    assert places is not None
    assert [(" ".join(map(str, place.makes)), place.touches) for place in places] == [
        ("b4 b5 b6 b7", (0,)),
        ("k11 k12 j", (0,)),
    ]


def test_steps_end_with_the_play_on_the_table() -> None:
    hint = find_hint(FREED, HintLevel.STEPS)

    assert hint.steps is not None
    assert [step.gesture.value for step in hint.steps] == ["apart", "add", "add"]
    assert str(hint.steps[-1].table) == str(hint.table)


def test_before_the_opening_only_an_opening_is_told() -> None:
    poor = find_hint(turn("b4 b5 b6", "b7 k1 k2 k3", opened=False), HintLevel.STEPS)

    assert (poor.exists, poor.tiles, poor.steps, poor.table) == (False, 0, (), None)


def test_nothing_is_told_of_a_table_that_a_referee_left_in_disorder() -> None:
    hint = find_hint(
        TurnStart(rules=PL_FORTY, table=parse_tile_table("b4 r9"), rack=Rack(), opened=True), HintLevel.COUNT
    )

    assert (hint.exists, hint.tiles) == (False, 0)


@pytest.mark.parametrize("part", range(4))
def test_levels_agree_with_each_other_and_with_the_solver(part: int) -> None:
    faults = [fault for case in list(cases(2_000))[part::4] if (fault := fault_of(case))]

    assert faults == []
