"""The long differential test: ``make soak``, or ``python -m tests.solver.soak 100000``.

A second number skips as many positions: several short soaks make a long one. Every position is asked one of
the questions in turn; always of kernel and oracle, and of the plain solver on some small tables. One in ten
is a position where I-11 matters, compared with all tables that the judge allows. Disagreements are written
as tests.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from tests.solver.agree import ASKS, BITING_ASKS, disagreements, faults_by_judging, write_down
from tests.solver.exhaustive import TooManyTablesError
from tests.solver.freed import generate_biting
from tests.solver.generate import generate

FIRST_SEED = 1_000_000
"""Different from the seeds of the ordinary tests."""
BITING = "biting"
SIZES = (*("small",) * 15, *(BITING,) * 2, *("medium",) * 2, "large")


def cases(count: int, skipped: int = 0) -> Iterator[tuple[int, str]]:
    """Yield seeds and sizes: mostly small tables, where odd things happen cheaply."""
    for i in range(skipped, skipped + count):
        yield FIRST_SEED + i, SIZES[i % len(SIZES)]


def check(case: tuple[int, str]) -> str | None:
    """Return the file of a disagreement, or None."""
    seed, size = case
    if size == BITING:
        ask = BITING_ASKS[seed % len(BITING_ASKS)]
        position = generate_biting(seed, ask)
        try:
            found = faults_by_judging(position, ask, with_plain=False)
        except TooManyTablesError:
            return None
    else:
        ask = ASKS[seed % len(ASKS)]
        position = generate(seed, size)
        found = disagreements(position, ask, with_plain=size == "small" and seed % 3 == 0)
    return str(write_down(position, ask, found)) if found else None


def main(count: int, skipped: int = 0) -> int:
    """Check a number of positions on all cores; return how many disagreed."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(check, cases(count, skipped), chunksize=20)
        written = [path for path in track(results, total=count, description="positions") if path]
    for path in written:
        sys.stdout.write(f"{path}\n")
    biting = sum(size == BITING for _, size in cases(count, skipped))
    sys.stdout.write(f"{count} positions, in {biting} I-11 bites; {len(written)} disagreements\n")
    return len(written)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:] or ["100000"])) > 0)
