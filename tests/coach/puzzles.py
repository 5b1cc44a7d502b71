"""Proves puzzles a second time with an integer program, which shares no code with the solver.

Of a choice between laying and holding back it proves what can be laid, and not which is better.

``python -m tests.coach.puzzles FILE [N]`` checks N puzzles of a file, or all of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

from stolik.coach.puzzles.grade import solution_of
from stolik.coach.puzzles.pack import read_puzzles
from stolik.coach.puzzles.proof import laid_in
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.core.judge import judge
from stolik.core.table import Rack
from stolik.core.tiles import Kind
from tests.solver import oracle

_TILES = oracle.Weights(tile=1, point=0, joker=1)


def fault_by_oracle(puzzle: Puzzle) -> str | None:
    """Return what the integer program finds wrong with a puzzle, or None."""
    rules, before, answer = puzzle.ruleset, puzzle.position, laid_in(puzzle)
    after = solution_of(rules, before, answer)
    if after is None or not judge(rules, before, after):
        return "the answer cannot be laid"
    if puzzle.kind is PuzzleKind.OPEN:
        return _other_opening(puzzle)
    most = _most(puzzle, before.rack.tiles)
    if most != len(answer):
        return f"{most} tiles can be laid, and the answer has {len(answer)}"
    for kind, count in Counter(answer).items():
        # Another answer of this size would have fewer tiles of some kind.
        held = Counter(before.rack.tiles)
        held[kind] = count - 1
        if _most(puzzle, tuple(held.elements())) >= most:
            return f"as many tiles can be laid with fewer {kind}"
    return None


def _most(puzzle: Puzzle, rack: tuple[Kind, ...]) -> int:
    return oracle.best(puzzle.position.table, Rack(rack), _TILES) or 0


def _other_opening(puzzle: Puzzle) -> str | None:
    before, needed = puzzle.position, puzzle.ruleset.opening_points
    for kind in set(puzzle.tiles):
        held = Counter(before.rack.tiles)
        held[kind] = puzzle.tiles.count(kind) - 1
        if (oracle.best_opening(Rack(held.elements())) or 0) >= needed:
            return f"the rack opens with fewer {kind}, too"
    return None


def main(file: str, count: int | None) -> int:
    """Prove puzzles of a file; return how many are wrong."""
    puzzles = list(read_puzzles(Path(file).read_bytes().splitlines()))
    chosen = puzzles if count is None else Random(1).sample(puzzles, count)  # noqa: S311  repeatable
    faults = [f"{puzzle.id}: {fault}" for puzzle in chosen if (fault := fault_by_oracle(puzzle))]
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    sys.stdout.write(f"{len(chosen)} puzzles, {len(faults)} faults\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None) > 0)
