"""Hints and puzzles against the solver, the judge and the integer program, one after the other.

``python -m tests.coach.soak [COUNT]`` checks the puzzles of the package, and turns up to that number in all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain, islice

from rich.progress import track

from stolik.coach.hints import HintLevel, find_hint
from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.proof import fault_of as fault_by_solver
from stolik.coach.puzzles.puzzle import Puzzle
from stolik.core.tiles import JOKER
from tests.coach.hints import Case, cases
from tests.coach.hints import fault_of as fault_of_hints
from tests.coach.puzzles import fault_by_oracle
from tests.solver import oracle

_TILES = oracle.Weights(tile=1, point=0, joker=1)


def fault_in(checked: Case | Puzzle) -> str | None:
    """Return what is wrong with the hints of a turn or with a puzzle, or None."""
    if isinstance(checked, Puzzle):
        fault = fault_by_solver(checked) or fault_by_oracle(checked)
        return None if fault is None else f"{checked.id}: {fault}"
    return fault_of_hints(checked) or _by_program(checked)


def _by_program(case: Case) -> str | None:
    """Return whether the integer program counts other tiles; jokers on the table have rules of their own."""
    turn = case.turn()
    if not turn.opened or JOKER in turn.table.faces.tiles:
        return None
    most = oracle.best(turn.table.faces, turn.rack.faces, _TILES) or 0
    told = find_hint(turn, HintLevel.COUNT).tiles
    return None if told == most else f"{case}: {told} tiles are told, and {most} can be laid"


def main(wanted: int) -> int:
    """Check them; return how many were wrong."""
    puzzles = shipped().puzzles[:wanted]
    checked: Iterator[Case | Puzzle] = islice(chain[Case | Puzzle](puzzles, cases(wanted)), wanted)
    faults = [
        fault for each in track(checked, total=wanted, description="coach") if (fault := fault_in(each))
    ]
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    sys.stdout.write(f"{len(puzzles)} puzzles and {wanted - len(puzzles)} turns, {len(faults)} wrong\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000) > 0)
