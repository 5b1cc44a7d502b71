"""I-11 under `new-set`: where the rule bites, the solvers find the best of what the judge allows."""

from __future__ import annotations

import pytest

from stolik.core.ruleset import JokerReuse
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.tiles import JOKER
from stolik.solver import Ask, Objective, best_play
from tests.solver.agree import faults_of, plain_answer, rack_of, table_of, weights_of, write_down
from tests.solver.exhaustive import TooManyTablesError, best_by_judging
from tests.solver.freed import generate_biting, generate_freed
from tests.solver.generate import Position

ASKS = tuple(Ask(joker_reuse=JokerReuse.NEW_SET, objective=objective) for objective in Objective)
CHUNK = 25

pytestmark = pytest.mark.clause("I-11", "R-11", "E-8", "X-9")


def check(position: Position, ask: Ask, *, with_plain: bool) -> list[str]:
    """Return what is wrong with the answers, held against all tables that the judge allows."""
    weights = weights_of(ask)
    expected = best_by_judging(EN_CLASSIC, position, weights)
    answers = {"kernel": best_play(*position, ask)}
    if with_plain:
        answers["plain"] = plain_answer(
            position, Ask(joker_reuse=ask.joker_reuse, objective=ask.objective, patience=0)
        )
    found = []
    for name, answer in answers.items():
        value = sum(map(weights.of, answer.play))
        if value != expected:
            found.append(f"{name} finds {value}, the judge allows {expected}")
        found.extend(f"{name}: {fault}" for fault in faults_of(position, ask, answer))
    return found


def is_cheap_for_plain(position: Position) -> bool:
    """Tell whether the plain solver need not try every pair of sets for two jokers."""
    return position.table.tiles.count(JOKER) == 1


@pytest.mark.parametrize("chunk", range(12))
def test_best_legal_play_where_the_rule_bites(chunk: int) -> None:
    """The best play without the rule breaks it; all tables are judged to know the best that does not."""
    written = []
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ask = ASKS[seed % len(ASKS)]
        position = generate_biting(seed, ask)
        found = check(position, ask, with_plain=seed % 3 == 0 and is_cheap_for_plain(position))
        if found:
            written.append(write_down(position, ask, found))

    assert written == []


@pytest.mark.parametrize("chunk", range(4))
def test_best_legal_play_where_jokers_may_be_freed(chunk: int) -> None:
    """Whether the rule bites or not: sets twice, superfluous jokers, jokers on the rack as well."""
    written = []
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ask = ASKS[seed % len(ASKS)]
        position = generate_freed(str(seed))
        try:
            found = check(position, ask, with_plain=is_cheap_for_plain(position))
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
    """What was once missed, and what must not be allowed."""
    position = Position(table_of(table), rack_of(rack))

    found = check(position, ASKS[0], with_plain=True)

    assert found == []
    assert best_play(*position, ASKS[0]).tiles == tiles
