"""Checks many games for leaks, on all cores: `python -m tests.leaks 10000 [first number]`."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from tests.leaks.comparing import compare
from tests.leaks.injected import injected

CHUNK = 10
GROUPS = ("public", "seat", "looked")


def leaks_in(number: int) -> list[str]:
    """Return the leaks of one game."""
    with injected() as given:
        return [
            leak for group in ("public", "seat", "looked") for leak in compare(given, number, group).leaks
        ]


def main(games: int = 10_000, first: int = 1_000) -> int:
    """Play all games and print the leaks; they differ from the games of the tests."""
    found: list[str] = []
    with ProcessPoolExecutor() as pool:
        every = pool.map(leaks_in, range(first, first + games), chunksize=CHUNK)
        for leaks in track(every, description="Games in two worlds", total=games):
            found += leaks
    sys.stdout.write("\n".join([*found, f"{games} games, {len(found)} leaks", ""]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
