"""I-11 under `new-set`: the solvers find the best play that the judge allows."""

from __future__ import annotations

import pytest

from stolik.solver import best_play
from tests.solver.agree import BITING_ASKS, faults_by_judging, rack_of, table_of, write_down
from tests.solver.exhaustive import TooManyTablesError
from tests.solver.freed import generate_biting, generate_freed
from tests.solver.generate import Position

CHUNK = 25

pytestmark = pytest.mark.clause("I-11", "R-11", "E-8", "X-9")


@pytest.mark.parametrize("chunk", range(12))
def test_best_legal_play_where_the_rule_bites(chunk: int) -> None:
    """The best play without the rule breaks it; all tables are judged to find the best legal one."""
    written = []
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ask = BITING_ASKS[seed % len(BITING_ASKS)]
        position = generate_biting(seed, ask)
        found = faults_by_judging(position, ask, with_plain=seed % 5 == 0)
        if found:
            written.append(write_down(position, ask, found))

    assert written == []


@pytest.mark.parametrize("chunk", range(4))
def test_best_legal_play_where_jokers_may_be_freed(chunk: int) -> None:
    """Whether the rule matters or not: duplicate sets, superfluous jokers, jokers on the rack as well."""
    written = []
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ask = BITING_ASKS[seed % len(BITING_ASKS)]
        position = generate_freed(str(seed))
        try:
            found = faults_by_judging(position, ask, with_plain=True)
        except TooManyTablesError:
            continue
        if found:
            written.append(write_down(position, ask, found))

    assert written == []


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        pytest.param("b1 b2 j | b1 b2 b3", "b3", 1, id="a likeness of the old set, which lies elsewhere"),
        pytest.param("b5 j b7 | b5 b6 b7 | r5 r6 r7", "b6", 1, id="the same beside a third"),
        pytest.param("r5 b5 k5 j | k1 k2 k3 | k1 k2 k3", "o5", 0, id="two equal sets lie in two places"),
        pytest.param(
            "b1 j b3 | r1 r2 r3 | r3 r2 r1 | j b2 b3", "b2 b1", 2, id="both jokers in equal new sets"
        ),
    ],
)
def test_by_hand(table: str, rack: str, tiles: int) -> None:
    """Plays that were once missed, and plays that must not be allowed."""
    position = Position(table_of(table), rack_of(rack))

    found = faults_by_judging(position, BITING_ASKS[0], with_plain=True)

    assert found == []
    assert best_play(*position, BITING_ASKS[0]).tiles == tiles
