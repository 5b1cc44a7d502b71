"""Many games on an unreliable network, on all cores: `python -m tests.play.soak 20000 [first seed]`."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from tests.play.promises import broken_promises
from tests.play.simulated import simulate

CHUNK = 25


def broken_in(seed: int) -> list[str]:
    """Return what goes wrong in one game."""
    return [f"seed {seed}: {broken}" for broken in broken_promises(simulate(seed))]


def main(games: int = 20_000, first: int = 10_000) -> int:
    """Play all games and print what broke; the seeds differ from those of the tests."""
    seeds = range(first, first + games)
    found: list[str] = []
    with ProcessPoolExecutor() as pool:
        every = pool.map(broken_in, seeds, chunksize=CHUNK)
        for broken in track(every, description="Games in bad weather", total=games):
            found += broken
    sys.stdout.write("\n".join([*found, f"{games} games, {len(found)} promises broken", ""]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
