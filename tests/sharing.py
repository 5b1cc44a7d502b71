"""How the tests are shared among processes: in what order, and what stays together.

A long test that starts last keeps one process busy alone, so the longest start first. A file stays together
because its tests share fixtures; a long file is given out test by test. How long they take is recorded by
`make durations`, not kept by hand.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Final

RECORDED: Final = Path(__file__).with_name("durations.json")
SPLIT: Final = 40.0
"""Seconds from which a file is given out test by test."""
SHORT: Final = 0.5
"""Seconds below which nothing is recorded."""
BROWSERS: Final = "tests/e2e/"
NEW_BROWSER_FILE: Final = 30.0
"""What we expect of a browser test that has never been timed; other new files are taken to be short."""


def read_durations(path: Path = RECORDED) -> dict[str, float]:
    """Return the recorded seconds of each unit: a file, or one test of a long file."""
    recorded: dict[str, float] = json.loads(path.read_text()) if path.is_file() else {}
    return recorded


def write_durations(tests: Mapping[str, float], path: Path = RECORDED) -> None:
    """Record how long each test took, by unit."""
    files = defaultdict[str, dict[str, float]](dict)
    for test, seconds in tests.items():
        files[_file(test)][test] = seconds
    units: dict[str, float] = {}
    for file, inside in files.items():
        if sum(inside.values()) >= SPLIT and len(inside) > 1:
            units |= inside
        else:
            units[file] = sum(inside.values())
    kept = {unit: round(seconds, 1) for unit, seconds in sorted(units.items()) if seconds >= SHORT}
    path.write_text(json.dumps(kept, indent=0) + "\n")


class Shares:
    """Which tests stay together, and which start first."""

    def __init__(self, durations: Mapping[str, float]) -> None:
        self._durations = durations
        self._split = {_file(unit) for unit in durations if "::" in unit}

    def unit(self, test: str) -> str:
        """Return what a test stays together with: itself, or its file."""
        file = _file(test)
        return test if file in self._split else file

    def seconds(self, test: str) -> float:
        """Return how long the unit of a test is expected to take."""
        unit = self.unit(test)
        expected = NEW_BROWSER_FILE if unit.startswith(BROWSERS) and "::" not in unit else 0.0
        return self._durations.get(unit, expected)


def _file(test: str) -> str:
    return test.partition("::")[0]
