"""Proves draws with CP-SAT: ``python -m tests.tournament.prover PLAYERS REPEATS SPREAD``.

A separate process, because OR-Tools and highspy, which the solver's oracle uses, each bring a library called
libhighs, and one process can load only one of them.
"""

from __future__ import annotations

import sys
from itertools import combinations

from ortools.sat.python import cp_model

from stolik.tournament.draws.table_sizes import table_sizes

ROUNDS = 3


def is_possible(players: int, *, repeats: int, spread: int) -> bool:
    """Return whether three rounds exist with so few repeats and so even visits to tables of three."""
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
            model.add(sits[0, next(order), table] == 1)  # names do not matter, so the first round is fixed
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
    return {cp_model.OPTIMAL: True, cp_model.FEASIBLE: True, cp_model.INFEASIBLE: False}[status]


if __name__ == "__main__":
    field, most, difference = map(int, sys.argv[1:])
    print("possible" if is_possible(field, repeats=most, spread=difference) else "impossible")  # noqa: T201  the answer
