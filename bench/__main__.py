"""Run the benches: ``python -m bench``. Prints a table and keeps it in ``bench/results.md``."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

from bench.engine import Figure, measures
from rich.console import Console
from rich.progress import track

WHOLE_FROM = 10
"""Rates from here on are written without a fraction."""
RESULTS = Path(__file__).parent / "results.md"


def main() -> None:
    """Measure everything and write it down."""
    console = Console(stderr=True)
    figures = [measure.take() for measure in track(list(measures()), "Measuring the engine", console=console)]
    text = report(figures)
    RESULTS.write_text(text)
    print(text)


def report(figures: Sequence[Figure]) -> str:
    """Return the results as Markdown."""
    lines = [
        "# Speed of the engine",
        "",
        f"Python {platform.python_version()}, {os.cpu_count()} cores {platform.machine()}, at {_commit()}.",
        "Made by `python -m bench` (`make bench`). A ratio says how many times the bare minimum beside it",
        "something takes, both measured in the same run; compare ratios, since machines are noisy.",
        "In a whole random game most of the time goes into finding a move by chance, not into the engine.",
        "",
        "| what | a second | | bare minimum | a second | ratio |",
        "|---|--:|---|---|--:|--:|",
        *(
            f"| {figure.what} | {_short(figure.rate)} | {figure.unit} "
            f"| {figure.bare} | {_short(figure.bare_rate)} | {figure.ratio:.1f} |"
            for figure in figures
        ),
    ]
    return "\n".join(lines) + "\n"


def _short(rate: float) -> str:
    """Return a rate with two digits that mean something."""
    return f"{float(f'{rate:.2g}'):,.0f}" if rate >= WHOLE_FROM else f"{rate:.1f}"


def _commit() -> str:
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],  # noqa: S607  git is wherever the user has it
            cwd=RESULTS.parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


if __name__ == "__main__":
    main()
