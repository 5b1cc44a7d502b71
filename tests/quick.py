"""Tests to run before a commit, in a minute and a half: `make quick`.

First the tests of the changed packages, then the shortest of all others, until the time is used up. The
duration of each file comes from `durations.json`; long files are left to `make test`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import pytest

from tests.sharing import read_durations

ROOT: Final = Path(__file__).parent.parent
BUDGET: Final = 70.0
"""Seconds of tests, added up over all processes."""
LONGEST: Final = 12.0
"""The longest file to run, in seconds."""
_IMPORT: Final = 0.15
"""Seconds for a file that is too short to be recorded."""
_LANES: Final = "4"


def file_seconds(durations: Mapping[str, float], files: Iterable[str]) -> dict[str, float]:
    """Return how long each file takes."""
    return {file: _IMPORT + durations.get(file, 0.0) for file in files}


def mirrors(test: str, changed: Iterable[str]) -> bool:
    """Return whether a test file is about something that changed.

    >>> mirrors("tests/core/test_melds.py", ["src/stolik/core/melds.py"])
    True
    """
    subject = Path(test).relative_to("tests").parent
    for each in changed:
        if each == test:
            return True
        path = Path(each)
        inside = path.relative_to("src/stolik") if path.is_relative_to("src/stolik") else None
        if inside is not None and inside.parts[:1] == subject.parts[:1]:
            return True
    return False


def choose(seconds: Mapping[str, float], changed: Iterable[str]) -> list[str]:
    """Return the files to run: those of changed packages first, then the shortest, within the time."""
    changed = list(changed)
    order = sorted(seconds, key=lambda file: (not mirrors(file, changed), seconds[file]))
    chosen, left = list[str](), BUDGET
    for file in order:
        if seconds[file] <= min(left, LONGEST):
            chosen.append(file)
            left -= seconds[file]
    return chosen


def changed_files() -> list[str]:
    """Return the changed and new files since the last commit."""
    asked = (["diff", "--name-only", "HEAD"], ["ls-files", "--others", "--exclude-standard"])
    found = [
        subprocess.run(["git", *each], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603, S607  git
        for each in asked
    ]
    return [line for each in found for line in each.stdout.splitlines()]


def main() -> int:
    """Run the chosen tests."""
    files = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/**/test_*.py"))]
    seconds = file_seconds(read_durations(), files)
    chosen = choose(seconds, changed_files())
    left = len(files) - len(chosen)
    sys.stdout.write(f"{len(chosen)} files of tests; {left} longer ones are left to `make test`\n")
    return int(pytest.main(["-q", "--lanes", _LANES, *chosen]))


if __name__ == "__main__":
    sys.exit(main())
