"""Run the benches: ``python -m bench [SECTION...]``; figures are kept in ``bench/results.md``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from bench import engine, solver, web
from bench.days import day, draw, season
from bench.machine import machine
from bench.players import coach, home
from bench.serving import restart, server, thinking, workers
from bench.strength import arena, ladder, master

RESULTS: Final = Path(__file__).parent / "results.md"
SECTIONS: Final[Mapping[str, Callable[[], str]]] = {
    "engine": engine.report,
    "solver": solver.report,
    "arena": arena.report,
    "ladder": ladder.report,
    "master": master.report,
    "coach": coach.report,
    "draw": draw.report,
    "day": day.report,
    "season": season.report,
    "server": server.report,
    "restart": restart.report,
    "workers": workers.report,
    "thinking": thinking.report,
    "home": home.report,
    "web": web.report,
}
"""Every bench by its name: measures, and returns its figures as Markdown."""
PREFACE: Final = """# Last figures

Made by `make bench`, or one section by `python -m bench SECTION`. Figures in a
comparison come from the same run. Machines are shared and noisy: compare ratios, not times.
"""


def main() -> None:
    """Run the given benches, or all, and write their figures into the results file."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure, and keep the figures.")
    parser.add_argument("section", nargs="*", help=f"one or more of {', '.join(SECTIONS)}; all by default")
    asked = parser.parse_args().section or list(SECTIONS)
    unknown = [name for name in asked if name not in SECTIONS]
    if unknown:
        parser.error(f"no section {unknown[0]!r}; there are {', '.join(SECTIONS)}")
    for name in asked:
        found = f"{machine()}\n\n{SECTIONS[name]()}"
        print(f"## {name}\n\n{found}\n")
        # Written after each one, so that an interrupted run keeps what it has; read again, for a bench may
        # take an hour, in which others may have written theirs.
        kept = _read(RESULTS.read_text()) if RESULTS.exists() else {}
        RESULTS.write_text(_written({**kept, name: found}))


def _read(text: str) -> dict[str, str]:
    """Return the sections of a results file by their names."""
    _, *parts = text.split("\n## ")
    return {name: body.strip() for name, _, body in (part.partition("\n") for part in parts)}


def _written(sections: Mapping[str, str]) -> str:
    parts = (f"\n## {name}\n\n{sections[name]}\n" for name in SECTIONS if name in sections)
    return PREFACE + "".join(parts)


if __name__ == "__main__":
    main()
