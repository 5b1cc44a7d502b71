"""The least disturbance: of equal answers the one that a person would choose, compared with all others."""

from __future__ import annotations

import pytest

from stolik.core.ruleset import JokerReuse, Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY
from stolik.core.table import Rack
from stolik.solver import QUICK, THOROUGH, Question, best_play
from tests.solver.agree import rack_of, table_of, weights_of
from tests.solver.disturbance import Disturbance, disturbance
from tests.solver.exhaustive import TooManyTablesError, best_tables
from tests.solver.freed import generate_freed
from tests.solver.generate import Position, generate

CHUNK = 30
MOST_RACK = 7


def small(seed: int) -> Position:
    """Return a position small enough to try all tables."""
    if seed % 2:
        return generate_freed(str(seed))
    table, rack = generate(seed, "small")
    return Position(table, Rack(rack.tiles[-MOST_RACK:]))


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("rules", [PL_FORTY, EN_CLASSIC], ids=lambda rules: rules.key)
def test_patience_finds_the_least(rules: Ruleset, chunk: int) -> None:
    """Fewest sets touched, then most tiles left in place, then fewest jokers from the rack."""
    ask = Question(joker_reuse=rules.joker_reuse, patience=THOROUGH)
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        position = small(seed)
        try:
            worth, tables = best_tables(rules, position, weights_of(ask))
        except TooManyTablesError:
            continue
        if not worth:
            continue
        answer = best_play(*position, ask)
        assert answer.settled
        assert disturbance(position.table, answer.table) == min(
            disturbance(position.table, table) for table in tables
        ), position


@pytest.mark.parametrize(
    ("table", "rack", "least"),
    [
        pytest.param("r3 r4 r5 | k7 b7 o7", "r6", Disturbance(1, 0, 0), id="a longer run"),
        pytest.param("r3 r4 r5 r6 r7 r8", "r5", Disturbance(1, 2, 0), id="a run split"),
        pytest.param(
            "r7 b7 k7 o7 | b3 b4 b5", "b6", Disturbance(1, 0, 0), id="at the end, no tile taken away"
        ),
        pytest.param("r7 b7 k7 o7", "b5 b6", Disturbance(1, 1, 0), id="the fourth tile of a group"),
    ],
)
@pytest.mark.parametrize("joker_reuse", JokerReuse)
def test_by_hand(joker_reuse: JokerReuse, table: str, rack: str, least: Disturbance) -> None:
    """Positions a person can check; the quick search finds them too."""
    position = table_of(table), rack_of(rack)

    answers = [best_play(*position, Question(joker_reuse=joker_reuse, patience=p)) for p in (QUICK, THOROUGH)]

    assert [disturbance(position[0], answer.table) for answer in answers] == [least, least]
