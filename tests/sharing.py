"""How the tests are shared among processes: in what order, and what stays together.

A long test that starts last keeps one process busy alone, so the longest start first. A file stays together
because its tests share fixtures, for example a server and a browser; a long file is cut into a few parts. How
long they take is recorded by `make durations`, not kept by hand.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from math import ceil
from pathlib import Path
from typing import Final
from zlib import crc32

RECORDED: Final = Path(__file__).with_name("durations.json")
PART: Final = 90.0
"""Seconds that a part of a long file takes. Each part starts a server and a browser of its own."""
SHORT: Final = 0.5
"""Seconds below which nothing is recorded."""
BROWSERS: Final = "tests/e2e/"
NEW_BROWSER_FILE: Final = 30.0
"""What we expect of a browser test that has never been timed; other new files are taken to be short."""


def read_durations(path: Path = RECORDED) -> dict[str, float]:
    """Return the recorded seconds of each file, and of each test in a file that is cut into parts."""
    recorded: dict[str, float] = json.loads(path.read_text()) if path.is_file() else {}
    return recorded


def write_durations(tests: Mapping[str, float], path: Path = RECORDED) -> None:
    """Record how long each file took, and each test of a long file."""
    files = defaultdict[str, dict[str, float]](dict)
    for test, seconds in tests.items():
        files[_file(test)][test] = seconds
    recorded: dict[str, float] = {}
    for file, inside in files.items():
        recorded[file] = sum(inside.values())
        if recorded[file] > PART and len(inside) > 1:
            recorded |= inside
    kept = {unit: round(seconds, 1) for unit, seconds in sorted(recorded.items()) if seconds >= SHORT}
    path.write_text(json.dumps(kept, indent=0) + "\n")


class Shares:
    """Which tests stay together, and which start first."""

    def __init__(self, durations: Mapping[str, float]) -> None:
        self._seconds = {unit: seconds for unit, seconds in durations.items() if "::" not in unit}
        self._parts: dict[str, int] = {}
        """The part of its file that a test belongs to."""
        self._count: dict[str, int] = {}
        """How many parts a file has."""
        inside = defaultdict[str, dict[str, float]](dict)
        for test, seconds in durations.items():
            if "::" in test:
                inside[_file(test)][test] = seconds
        for file, tests in inside.items():
            self._cut(file, tests)

    def _cut(self, file: str, tests: Mapping[str, float]) -> None:
        """Share a file's tests evenly among its parts: each goes to the part with the least so far."""
        total = max(self._seconds.get(file, 0.0), sum(tests.values()))
        count = self._count[file] = ceil(total / PART)
        # What is too short to be recorded goes to the parts at random, so it counts evenly.
        filled = [(total - sum(tests.values())) / count] * count
        for test in sorted(tests, key=lambda test: (-tests[test], test)):
            part = filled.index(min(filled))
            self._parts[test] = part
            filled[part] += tests[test]
        for part, seconds in enumerate(filled):
            self._seconds[_part_name(file, part)] = seconds

    def unit(self, test: str) -> str:
        """Return what a test stays together with: its file, or the part of a long file."""
        file = _file(test)
        count = self._count.get(file)
        if count is None:
            return file
        part = self._parts.get(test)
        return _part_name(file, crc32(test.encode()) % count if part is None else part)

    def seconds(self, test: str) -> float:
        """Return how long the unit of a test is expected to take."""
        unit = self.unit(test)
        return self._seconds.get(unit, NEW_BROWSER_FILE if unit.startswith(BROWSERS) else 0.0)


def _part_name(file: str, part: int) -> str:
    return f"{file}#{part}"


def _file(test: str) -> str:
    return test.partition("::")[0]
