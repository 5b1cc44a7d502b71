"""The solver measured: ``python -m bench.solver``.

On the positions of positions.json, side by side in one run with rummikub-solver
(in an environment of its own, made on the first run): from Python with the
arrangement, and the kernel's search alone. Then the tail: the slowest of
generated large positions. ``--no-peer`` leaves the other solver out.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from bench.positions import Measured, read_positions
from stolik.solver import KERNEL_BUILT, Ask, best_play
from stolik.solver.engines import arrange
from tests.solver.generate import generate

HERE = Path(__file__).parent
PEER = HERE.parent / ".venv-peer"
SIZES = ("small", "medium", "large", "nomove")
REPEATS = 5
PEER_REPEATS = 2
TAIL = 10_000


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    positions = read_positions()
    peer = {} if "--no-peer" in arguments else peer_times()
    ours = [fastest(partial(best_play, m.table, m.rack)) for m in positions]
    hasty = Ask(patience=0).wish
    alone = [fastest(partial(arrange, m.table.melds, (), m.rack.tiles, hasty)) for m in positions]
    print(f"Python {platform.python_version()}, kernel: {KERNEL_BUILT}; microseconds, best of {REPEATS}\n")
    print("| size | what | median | p95 | p99 | max |")
    print("|---|---|---|---|---|---|")
    for size in SIZES:
        rows = {"from Python": of_size(positions, ours, size), "kernel": of_size(positions, alone, size)}
        rows |= {name: of_size(positions, times, size) for name, times in peer.items()}
        for name, times in rows.items():
            print(f"| {size} | {name} | " + " | ".join(f"{1e6 * t:,.1f}" for t in quantiles(times)) + " |")
    if peer:
        print_ratios(positions, {"from Python": ours, "kernel": alone}, peer)
    print_tail()


def print_ratios(
    positions: list[Measured], ours: dict[str, list[float]], peer: dict[str, list[float]]
) -> None:
    """Print how many times faster we are than the peer's faster backend at each size."""
    print("\n| size | peer's backend | what | at the median | at p95 | at p99 | at the max |")
    print("|---|---|---|---|---|---|---|")
    for size in SIZES:
        backend = min(peer, key=lambda name: quantiles(of_size(positions, peer[name], size))[0])
        theirs = quantiles(of_size(positions, peer[backend], size))
        for name, times in ours.items():
            mine = quantiles(of_size(positions, times, size))
            ratios = " | ".join(f"{b / a:,.0f}" for a, b in zip(mine, theirs, strict=True))
            print(f"| {size} | {backend} | {name} | {ratios} |")


def print_tail() -> None:
    """Print the slowest of many generated large positions."""
    for jokers in (None, (2, 0)):
        times = []
        for seed in range(TAIL):
            position = generate(seed, "large", jokers=jokers)
            times.append((fastest(partial(best_play, *position), repeats=1), str(position)))
        times.sort()
        values = " | ".join(f"{1e6 * t:,.0f}" for t in quantiles([t for t, _ in times]))
        what = "any jokers" if jokers is None else "two jokers on the table"
        print(f"\ntail, {TAIL:,} large positions, {what}: median | p95 | p99 | max = {values}")
        print(f"slowest: {times[-1][1]}")


def fastest(call: Callable[[], object], repeats: int = REPEATS) -> float:
    """Return the seconds of the fastest of a few calls."""
    best = float("inf")
    for _ in range(repeats):
        begin = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - begin)
    return best


def of_size(positions: list[Measured], times: list[float], size: str) -> list[float]:
    """Return the times of one size."""
    return [t for measured, t in zip(positions, times, strict=True) if measured.size == size]


def quantiles(times: list[float]) -> tuple[float, float, float, float]:
    """Return median, p95, p99 and max."""
    ordered = sorted(times)
    p50, p95, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in (0.5, 0.95, 0.99))
    return p50, p95, p99, ordered[-1]


def peer_times() -> dict[str, list[float]]:
    """Return the other solver's times by backend; sets its environment up first where there is none."""
    python = PEER / "bin" / "python"
    if not python.exists():
        print("Setting up rummikub-solver in an environment of its own...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(PEER)], check=True)  # noqa: S603  our own interpreter
        install = [str(python), "-m", "pip", "install", "--quiet", "rummikub-solver[highs]"]
        subprocess.run(install, check=True)  # noqa: S603  a fixed command
    command = [str(python), str(HERE / "peer.py"), str(HERE / "positions.json"), str(PEER_REPEATS)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  a fixed command
    times: dict[str, list[float]] = json.loads(done.stdout)
    return times


if __name__ == "__main__":
    main(sys.argv[1:])
