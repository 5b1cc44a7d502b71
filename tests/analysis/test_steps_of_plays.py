"""The solver's plays explained: the steps lead from the table to the solver's table, set by set in order."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.analysis.steps import Gesture, find_steps, replay_steps
from stolik.core.melds import canonical
from stolik.notation.tiles import parse_table
from tests.analysis.plays import cases, fault_of

COUNT = 300
CHUNKS = 6


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_replayed_steps_lead_to_the_play(chunk: int) -> None:
    """`make soak` replays ten thousand."""
    faults = [fault for case in list(cases(COUNT))[chunk::CHUNKS] if (fault := fault_of(case))]

    assert faults == []


def test_a_joker_moves_up_in_what_is_left() -> None:
    """A set that only loses tiles stays in a valid order."""
    before, after = parse_table("r1 j r3 r4 r5 r6"), parse_table("r3 r4 j r6 | r1 b1 o1 | r5 b5 o5")

    steps = find_steps(before, after)

    assert Counter(map(canonical, replay_steps(before, steps))) == Counter(map(canonical, after))
    assert {step.gesture for step in steps} == {Gesture.APART, Gesture.ADD}
