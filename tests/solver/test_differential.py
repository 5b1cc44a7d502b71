"""Kernel, plain solver and oracle agree on generated positions; `make soak` checks many more."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stolik.solver import Question, best_play
from tests.solver.agree import ASKS, FOLDER, disagreements, plain_answer, read_case, write_down
from tests.solver.generate import generate

CHUNKS = {"small": 40, "medium": 10, "large": 4}
"""Positions per test, so that many workers share them; the oracle is slow on large ones."""


@pytest.mark.parametrize(
    ("size", "chunk", "with_plain"),
    [
        *(pytest.param("small", chunk, True, id=f"small {chunk}") for chunk in range(14)),
        *(pytest.param("medium", chunk, False, id=f"medium {chunk}") for chunk in range(3)),
        *(pytest.param("large", chunk, False, id=f"large {chunk}") for chunk in range(1)),
    ],
)
def test_all_solvers_agree(size: str, chunk: int, with_plain: bool) -> None:  # noqa: FBT001  a table's column
    """X-3 to X-9, I-11: the same value from all three, and every answer legal."""
    written = []
    for seed in range(chunk * CHUNKS[size], (chunk + 1) * CHUNKS[size]):
        position = generate(seed, size)
        ask = ASKS[seed % len(ASKS)]
        found = disagreements(position, ask, with_plain=with_plain and seed % 2 == 0)
        if found:
            written.append(write_down(position, ask, found))

    assert written == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_former_disagreements_are_settled(path: Path) -> None:
    """Former disagreements stay resolved."""
    position, ask = read_case(path)

    assert disagreements(position, ask) == []


@pytest.mark.parametrize("chunk", range(2))
def test_kernel_touches_as_few_sets_as_the_plain_solver(chunk: int) -> None:
    """Proven answers of both touch equally many former sets: the fewest possible."""
    ask = Question(patience=100_000)
    touched = []
    for seed in range(chunk * CHUNKS["small"], (chunk + 1) * CHUNKS["small"]):
        position = generate(seed, "small")
        answers = plain_answer(position, ask), best_play(*position, ask)
        assert all(answer.settled for answer in answers)
        touched.append(
            [sum((Counter(position.table.melds) - Counter(a.table.melds)).values()) for a in answers]
        )

    assert [plain for plain, _ in touched] == [kernel for _, kernel in touched]
