"""The solver compared with rummikub-solver on positions.json, its slowest positions, and patience."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from bench.positions import Measured, read_positions
from bench.progress import progress
from stolik.solver import QUICK, THOROUGH, Question, best_play
from stolik.solver.backend import arrange_many
from stolik.solver.search_types import Melds, Tiles
from tests.analysis.plays import cases, fault_of
from tests.solver.generate import Position, generate

HERE: Final = Path(__file__).parent
PEER: Final = HERE.parent / ".venv-peer"
SIZES: Final = ("small", "medium", "large", "nomove")
REPEATS: Final = 5
BATCH: Final = 50
"""How often a position is repeated in one call, at most, when the kernel alone is measured."""
SHORT: Final = 1e-3
"""Seconds that such a call may take."""
PEER_REPEATS: Final = 2
TAIL: Final = 10_000
SLOW: Final = 5e-4
"""Seconds from which a position is measured again: other programs on the machine may have caused it."""
EXPLAINED: Final = 10_000
PATIENT: Final = 100
"""Positions of each size used to measure patience."""
QUANTILES: Final = {"median": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}

WANTED: Final = {"from Python": {"median": 300, "p99": 100}, "kernel alone": {"median": 1000}}
"""How many times faster than the other solver we want to be, at least."""

Times = Mapping[str, Sequence[float]]
"""Seconds for every position, by solver."""


def report() -> str:
    """Measure everything and return it as Markdown."""
    positions = read_positions()
    peer = _peer_times()
    ours = {
        "from Python": [_fastest(partial(best_play, m.table, m.rack)) for m in progress(positions, "solver")],
        "kernel alone": [_alone(m) for m in progress(positions, "kernel")],
    }
    return "\n".join(
        [
            *_times(positions, {**ours, **peer}),
            "",
            *_ratios(positions, ours, peer),
            "",
            *_batches(positions, peer),
            "",
            *_tails(),
            "",
            *_patience(),
            "",
            *_explanations(),
        ]
    )


def _times(positions: list[Measured], times: Times) -> Iterator[str]:
    yield (
        "Microseconds per position, best of a few calls. *From Python* is `best_play`, which also builds "
        "the new table and quickly looks for a table that disturbs less. *Kernel alone* is one call of "
        f"`arrange_many` with the position up to {BATCH} times on one thread, divided by that number, "
        "without that look: so it does not include the cost of the call. "
        "SCIPY and HIGHS are the backends of rummikub-solver."
    )
    yield ""
    yield from _head("size", "what", *QUANTILES)
    for size in SIZES:
        for what, seconds in times.items():
            cells = (f"{1e6 * t:,.1f}" for t in _quantiles(_of_size(positions, seconds, size)))
            yield f"| {size} | {what} | {' | '.join(cells)} |"


def _ratios(positions: list[Measured], ours: Times, peer: Times) -> Iterator[str]:
    missed: list[str] = []
    yield "How many times faster we are than the backend with the better median for that size:"
    yield ""
    yield from _head("size", "backend", "what", *QUANTILES)
    for size in SIZES:
        backend = min(peer, key=lambda name: _quantiles(_of_size(positions, peer[name], size))[0])
        theirs = _quantiles(_of_size(positions, peer[backend], size))
        for what, seconds in ours.items():
            mine = _quantiles(_of_size(positions, seconds, size))
            ratios = dict(zip(QUANTILES, (b / a for a, b in zip(mine, theirs, strict=True)), strict=True))
            cells = (f"{ratio:,.0f}" for ratio in ratios.values())
            yield f"| {size} | {backend} | {what} | {' | '.join(cells)} |"
            missed += [
                f"{what}, {size}, {at}: {ratios[at]:,.0f} of {wanted:,}"
                for at, wanted in WANTED[what].items()
                if ratios[at] < wanted
            ]
    yield ""
    yield f"Targets not reached: {'; '.join(missed) or 'none'}."


def _batches(positions: list[Measured], peer: Times) -> Iterator[str]:
    yield "All positions of a size in one call of `arrange_many` on one thread, means compared with means:"
    yield ""
    yield from _head("size", "microseconds a position", "times faster")
    for size in SIZES:
        asked = [_asked(m) for m in positions if m.size == size]
        mean = _fastest(partial(arrange_many, asked, Question(patience=0).options, 1)) / len(asked)
        theirs = min(sum(_of_size(positions, seconds, size)) for seconds in peer.values()) / len(asked)
        yield f"| {size} | {1e6 * mean:,.1f} | {theirs / mean:,.0f} |"


def _tails() -> Iterator[str]:
    yield f"The tail: {TAIL:,} generated large positions, microseconds from Python, slow ones measured again:"
    yield ""
    yield from _head("jokers", *QUANTILES)
    slowest = []
    for what, jokers in {"any": None, "two on the table": (2, 0)}.items():
        times = []
        for seed in progress(range(TAIL), f"tail, jokers: {what}"):
            position = generate(seed, "large", jokers=jokers)
            seconds = _fastest(partial(best_play, *position), repeats=1)
            if seconds > SLOW:
                seconds = min(seconds, _fastest(partial(best_play, *position)))
            times.append((seconds, str(position)))
        cells = (f"{1e6 * t:,.0f}" for t in _quantiles([seconds for seconds, _ in times]))
        yield f"| {what} | {' | '.join(cells)} |"
        slowest.append(f"- the slowest, jokers {what}: `{max(times)[1]}`")
    yield ""
    yield from slowest
    yield ""
    yield (
        "How the tail is kept short: two searches race, from 1 up and from 13 down. Jokers that are not "
        "needed are placed at the end. A search state that is too expensive also rules out the states with "
        "fewer long runs or jokers. The bound distributes jokers among the colours, and between runs "
        "and groups. The options of one colour are computed once for each state of its runs."
    )


def _patience() -> Iterator[str]:
    yield (
        "The effect of patience: the same play, laid so that it disturbs less. The mean number of former "
        f"sets touched in {PATIENT} generated positions, how many answers provably touch the fewest, "
        "and the time."
    )
    yield ""
    yield from _head("size", "patience", "sets touched", "proven", "median ms", "max ms")
    for size in SIZES[:3]:
        positions = [generate(seed, size) for seed in range(PATIENT)]
        for patience in (0, QUICK, 1_000, 10_000, THOROUGH):
            yield _patient(size, positions, patience)
    yield ""
    yield (
        "0 takes the first table found. 1, the default, keeps one former set after the other as long as "
        "the play stays as good: no single set is touched needlessly, though another choice may touch "
        "fewer in all. Higher values look for the fewest touched sets, then for the most tiles that stay in "
        "place, then for the fewest jokers from the rack; these two are looked for only if six sets or fewer "
        "are touched, and are not proven if patience runs out."
    )


def _patient(size: str, positions: Sequence[Position], patience: int) -> str:
    ask = Question(patience=patience)
    touched, proven, times = 0, 0, []
    for table, rack in progress(positions, f"patience {patience}, {size}"):
        begin = time.perf_counter()
        answer = best_play(table, rack, ask)
        times.append(time.perf_counter() - begin)
        touched += len(table) - len(set(map(id, table.melds)) & set(map(id, answer.table.melds)))
        proven += answer.settled
    median, *_, most = _quantiles(times)
    return (
        f"| {size} | {patience:,} | {touched / len(positions):.2f} | {proven} "
        f"| {1e3 * median:.2f} | {1e3 * most:.1f} |"
    )


def _explanations() -> Iterator[str]:
    begin = time.perf_counter()
    faults = [fault for case in progress(list(cases(EXPLAINED)), "explanations") if (fault := fault_of(case))]
    spent = time.perf_counter() - begin
    yield (
        f"Explanations: the steps of {EXPLAINED:,} plays were replayed; {len(faults)} led to a wrong table; "
        f"{1e3 * spent / EXPLAINED:.1f} ms each, including solving and checking."
    )


def _asked(measured: Measured) -> tuple[Melds, Tiles, Tiles]:
    return measured.table.melds, (), measured.rack.tiles


def _alone(measured: Measured) -> float:
    options = Question(patience=0).options
    once = _fastest(partial(arrange_many, [_asked(measured)], options, 1))
    # For a slow position the cost of the call does not matter, and a short batch is interrupted less often.
    times = max(1, min(BATCH, int(SHORT / once)))
    return _fastest(partial(arrange_many, [_asked(measured)] * times, options, 1)) / times


def _fastest(call: Callable[[], object], repeats: int = REPEATS) -> float:
    """Return the seconds of the fastest of a few calls."""
    best = float("inf")
    for _ in range(repeats):
        begin = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - begin)
    return best


def _of_size(positions: list[Measured], times: Sequence[float], size: str) -> list[float]:
    return [t for measured, t in zip(positions, times, strict=True) if measured.size == size]


def _quantiles(times: Sequence[float]) -> list[float]:
    ordered = sorted(times)
    return [ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in QUANTILES.values()]


def _head(*names: str) -> Iterator[str]:
    yield f"| {' | '.join(names)} |"
    yield f"|{'---|' * len(names)}"


def _peer_times() -> dict[str, list[float]]:
    """Return the other solver's times by backend; creates its environment first if it is missing."""
    python = PEER / "bin" / "python"
    if not python.exists():
        print("Setting up rummikub-solver in its own environment...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(PEER)], check=True)  # noqa: S603  our own interpreter
        install = [str(python), "-m", "pip", "install", "--quiet", "rummikub-solver[highs]"]
        subprocess.run(install, check=True)  # noqa: S603  a fixed command
    print("Measuring rummikub-solver (a minute)...", file=sys.stderr)
    command = [str(python), str(HERE / "peer.py"), str(HERE / "positions.json"), str(PEER_REPEATS)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  a fixed command
    times: dict[str, list[float]] = json.loads(done.stdout)
    return times
