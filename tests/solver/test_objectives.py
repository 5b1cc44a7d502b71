"""Each question separately against the oracle: points, the lowest rack, jokers kept, openings."""

from __future__ import annotations

import pytest

from stolik.solver import Objective, Question
from tests.solver.agree import disagreements, write_down
from tests.solver.generate import generate

FIRST_SEED = 200_000
"""Different from the seeds of the mixed test."""
CHUNK = 50

QUESTIONS = {
    "points": Question(objective=Objective.POINTS),
    "lowest rack, joker 30": Question(objective=Objective.RACK, joker_penalty=30),
    "lowest rack, joker 100": Question(objective=Objective.RACK, joker_penalty=100),
    "jokers kept, tiles": Question(keep_jokers=True),
    "jokers kept, lowest rack": Question(keep_jokers=True, objective=Objective.RACK, joker_penalty=50),
    "opening, tiles": Question(opened=False),
    "opening, points": Question(opened=False, objective=Objective.POINTS),
    "opening, lowest rack": Question(opened=False, objective=Objective.RACK, joker_penalty=50),
    "opening of 50": Question(opened=False, threshold=50),
}


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("ask", QUESTIONS.values(), ids=QUESTIONS)
def test_agrees_with_the_oracle(ask: Question, chunk: int) -> None:
    """The same value, every answer legal; small racks with many jokers, where odd things happen."""
    written = []
    for seed in range(FIRST_SEED + chunk * CHUNK, FIRST_SEED + (chunk + 1) * CHUNK):
        position = generate(seed, "small")
        # The plain solver cannot keep jokers itself: the public function asks it twice.
        found = disagreements(position, ask, with_plain=not ask.keep_jokers and seed % 5 == 0)
        if found:
            written.append(write_down(position, ask, found))

    assert written == []
