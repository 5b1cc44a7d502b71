"""An independent prover: fewer repeats than our draw has are impossible."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.measure import measure
from tests.tournament.refusals.fields import SEED, field_of

ROOT = Path(__file__).parents[3]
ROUNDS = 3


def _is_possible(players: int, *, repeats: int, spread: int = ROUNDS) -> bool:
    """Ask the prover whether three rounds exist with so few repeats and so even visits to tables of three."""
    command = [sys.executable, "-m", "tests.tournament.prover", *map(str, (players, repeats, spread))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603  our own
    return {"possible": True, "impossible": False}[done.stdout.strip()]


@pytest.mark.parametrize("players", [6, 7, 8])
def test_no_draw_has_fewer_repeats(players: int) -> None:
    repeats = measure(draw_rounds(field_of(players), ROUNDS, SEED).rounds).repeats

    assert _is_possible(players, repeats=repeats)
    assert not _is_possible(players, repeats=repeats - 1)


def test_seven_players_cannot_visit_the_table_of_three_more_evenly() -> None:
    figures = measure(draw_rounds(field_of(7), ROUNDS, SEED).rounds)

    assert not _is_possible(7, repeats=figures.repeats, spread=figures.visits_spread - 1)


def test_nine_players_need_no_repeat() -> None:
    assert measure(draw_rounds(field_of(9), ROUNDS, SEED).rounds).repeats == 0
