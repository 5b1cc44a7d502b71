"""A prover that knows nothing of our construction: fewer repeats than we draw cannot be."""

from __future__ import annotations

from itertools import combinations

import pytest
from ortools.sat.python import cp_model

from stolik.tournament.draw import draw_rounds
from stolik.tournament.measure import measure
from stolik.tournament.tables import table_sizes
from tests.tournament.fields import SEED, field_of

ROUNDS = 3


def _is_possible(players: int, *, repeats: int, spread: int = ROUNDS) -> bool:
    """Whether three rounds exist with so few repeats and so even visits to tables of three."""
    model = cp_model.CpModel()
    sizes = table_sizes(players)
    sits = {
        (drawn, player, table): model.new_bool_var(f"sits {drawn} {player} {table}")
        for drawn in range(ROUNDS)
        for player in range(players)
        for table in range(len(sizes))
    }
    for drawn in range(ROUNDS):
        for player in range(players):
            model.add_exactly_one(sits[drawn, player, table] for table in range(len(sizes)))
        for table, size in enumerate(sizes):
            model.add(sum(sits[drawn, player, table] for player in range(players)) == size)
    order = iter(range(players))
    for table, size in enumerate(sizes):
        for _ in range(size):
            model.add(sits[0, next(order), table] == 1)  # names do not matter, so the first round is given
    again = []
    for a, b in combinations(range(players), 2):
        meets = [model.new_bool_var(f"meets {drawn} {a} {b}") for drawn in range(ROUNDS)]
        for drawn, met in enumerate(meets):
            for table in range(len(sizes)):
                here, there = sits[drawn, a, table], sits[drawn, b, table]
                model.add_bool_or([here.negated(), there.negated(), met])
                model.add(here == there).only_enforce_if(met)
        ever = model.new_bool_var(f"ever {a} {b}")
        model.add(ever <= sum(meets))
        again.append(sum(meets) - ever)
    model.add(sum(again) <= repeats)
    fewest = model.new_int_var(0, ROUNDS, "fewest")
    for player in range(players):
        visits = sum(
            sits[drawn, player, table]
            for drawn in range(ROUNDS)
            for table, size in enumerate(sizes)
            if size == 3
        )
        model.add(visits >= fewest)
        model.add(visits <= fewest + spread)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = 60
    status = solver.solve(model)
    assert status in {cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE}
    return status != cp_model.INFEASIBLE


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
