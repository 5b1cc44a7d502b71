"""The long differential test: ``make soak``, or ``python -m tests.solver.soak 100000``.

Every position is asked one of the questions in turn; kernel and oracle always,
the plain solver on small tables. Disagreements are written out as tests.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from stolik.core.ruleset import JokerReuse
from tests.solver.agree import ASKS, disagreements, write_down
from tests.solver.generate import generate

FIRST_SEED = 1_000_000
"""Beyond the seeds of the ordinary tests."""
SIZES = (*("small",) * 17, *("medium",) * 2, "large")


def cases(count: int) -> Iterator[tuple[int, str]]:
    """Yield seeds and sizes: mostly small tables, where odd things happen cheaply."""
    for i in range(count):
        yield FIRST_SEED + i, SIZES[i % len(SIZES)]


def check(case: tuple[int, str]) -> str | None:
    """Return the file of a disagreement, or None."""
    seed, size = case
    position = generate(seed, size)
    ask = ASKS[seed % len(ASKS)]
    jokers = sum(kind.is_joker for kind in position.table.tiles)
    cheap = ask.joker_reuse is JokerReuse.ANYWHERE or jokers < 2
    found = disagreements(position, ask, with_plain=size == "small" and cheap)
    return str(write_down(position, ask, found)) if found else None


def main(count: int) -> int:
    """Check so many positions on all cores; return how many were disagreed about."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(check, cases(count), chunksize=20)
        written = [path for path in track(results, total=count, description="positions") if path]
    for path in written:
        sys.stdout.write(f"{path}\n")
    sys.stdout.write(f"{count} positions, {len(written)} disagreements\n")
    return len(written)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000) > 0)
