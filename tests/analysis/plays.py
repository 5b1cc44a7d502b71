"""The solver's plays explained, and the explanations replayed.

``make soak``, or ``python -m tests.analysis.plays 10000``.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from stolik.analysis.steps import find_steps, replay_steps
from stolik.core.melds import canonical
from stolik.core.ruleset import JokerReuse
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.solver import Question, best_play
from tests.solver.generate import Position, generate

FIRST_SEED = 3_000_000
"""Different from the seeds of the solver's tests."""
SIZES = (*("small",) * 7, *("medium",) * 2, "large")
ASKS = tuple(Question(joker_reuse=reuse) for reuse in JokerReuse)


def cases(count: int) -> Iterator[tuple[Position, Question]]:
    """Yield positions of all sizes, each with a question."""
    for i in range(count):
        yield generate(FIRST_SEED + i, SIZES[i % len(SIZES)]), ASKS[i % len(ASKS)]


def fault_of(case: tuple[Position, Question]) -> str | None:
    """Return what is wrong with the explanation of the best play, or None."""
    (table, rack), ask = case
    answer = best_play(table, rack, ask)
    steps = find_steps(table, answer.table)
    moved = Counter(kind for step in steps for kind in step.tiles)
    try:
        after = replay_steps(table, steps)
    except ValueError:
        return f"{table} ; {rack}: a step takes what does not lie there"
    if _sets(after) != _sets(answer.table):
        return f"{table} ; {rack}: the steps end at {after}, the play at {answer.table}"
    if not Counter(answer.play) <= moved <= Counter(answer.table.tiles):
        return f"{table} ; {rack}: a tile laid without a step, or moved twice"
    return None


def _sets(table: Table[Kind]) -> Counter[tuple[Kind, ...]]:
    return Counter(map(canonical, table))


def main(count: int) -> int:
    """Replay a number of explanations on all cores; return how many were wrong."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(fault_of, cases(count), chunksize=20)
        faults = [fault for fault in track(results, total=count, description="explanations") if fault]
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    sys.stdout.write(f"{count} explanations, {len(faults)} faults\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000) > 0)
