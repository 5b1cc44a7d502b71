"""The measured positions: the known most tiles and most points, from kernel and plain solver."""

from __future__ import annotations

import pytest

from bench.positions import Measured, read_positions
from stolik.solver import Answer, Objective, Question, best_play, best_plays
from tests.solver.agree import faults_of, plain_answer
from tests.solver.generate import Position

POSITIONS = read_positions()
POINTS = Question(objective=Objective.POINTS)


def test_most_tiles() -> None:
    """Every position's most tiles, in one batch."""
    answers = best_plays([(measured.table, measured.rack) for measured in POSITIONS], threads=2)

    assert [isinstance(answer, Answer) and answer.tiles for answer in answers] == [
        measured.most_tiles for measured in POSITIONS
    ]


def test_most_points() -> None:
    """Every position's most points, one by one."""
    answers = [best_play(measured.table, measured.rack, POINTS) for measured in POSITIONS]

    assert [answer.points for answer in answers] == [measured.most_points for measured in POSITIONS]


def test_answers_are_legal() -> None:
    """Every new table is valid and keeps its tiles."""
    for measured in POSITIONS:
        position = Position(measured.table, measured.rack)
        answer = best_play(*position)

        assert list(faults_of(position, Question(), answer)) == []


@pytest.mark.parametrize("measured", POSITIONS[::23], ids=lambda measured: measured.size)
def test_plain_solver(measured: Measured) -> None:
    """The plain solver finds the same on a sample."""
    answer = plain_answer(Position(measured.table, measured.rack), Question(patience=0))

    assert answer.tiles == measured.most_tiles
