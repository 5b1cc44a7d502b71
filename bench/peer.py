"""Times rummikub-solver on positions.json, in the environment where it is installed.

``bench.solver`` runs this as a script. It prints one JSON object: for each backend, the seconds for each
position, best of a few.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from rummikub_solver import GameState, MILPSolver, RuleSet

COLOURS = "rbko"
NUMBERS = 13
JOKER = 4 * NUMBERS + 1


def main(path: str, repeats: int) -> None:
    """Time every position with every installed backend."""
    cases = json.loads(Path(path).read_text())
    times: dict[str, list[float]] = {}
    for backend in (MILPSolver.SCIPY, MILPSolver.HIGHS):
        rules = RuleSet(solver_backend=backend)
        states = [state_of(rules, case) for case in cases]
        rules.solve(states[0])  # the first call builds its models
        times[backend.name] = [min(seconds(rules, state) for _ in range(repeats)) for state in states]
    json.dump(times, sys.stdout)


def state_of(rules: RuleSet, case: dict[str, list[list[str]]]) -> GameState:
    """Return a position in the package's format."""
    tiles = {0: None} | dict(enumerate(rules.tiles, start=1))
    state = rules.new_game()
    state.add_table(*(tiles[number_of(tile)] for meld in case["table"] for tile in meld))
    state.add_rack(*(tiles[number_of(str(tile))] for tile in case["rack"]))
    state.initial = False
    return state


def number_of(tile: str) -> int:
    """Return the package's number for a tile."""
    return JOKER if tile == "j" else NUMBERS * COLOURS.index(tile[0]) + int(tile[1:])


def seconds(rules: RuleSet, state: GameState) -> float:
    """Return how many seconds one solve takes."""
    begin = time.perf_counter()
    rules.solve(state)
    return time.perf_counter() - begin


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
