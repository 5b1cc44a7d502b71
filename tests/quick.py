"""What a change needs before a commit, in a minute and a half: `make quick`.

First the tests of the packages that changed, then the shortest of all others, until the time is used up. How
long each file takes is known from `durations.json`; what takes long is left to `make test`.
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
"""Seconds of tests, added up over the processes that run them."""
LONGEST: Final = 12.0
"""Seconds that one file may take."""
_IMPORT: Final = 0.15
"""Seconds for a file that is too short to be recorded."""
_PROCESSES: Final = "4"


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
    """Return the files to run: those of what changed first, then the shortest, within the time there is."""
    changed = list(changed)
    order = sorted(seconds, key=lambda file: (not mirrors(file, changed), seconds[file]))
    chosen, left = list[str](), BUDGET
    for file in order:
        if seconds[file] <= min(left, LONGEST):
            chosen.append(file)
            left -= seconds[file]
    return chosen


def changed_files() -> list[str]:
    """Return what differs from the last commit, and what is new."""
    asked = (["diff", "--name-only", "HEAD"], ["ls-files", "--others", "--exclude-standard"])
    found = [
        subprocess.run(["git", *each], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603, S607  git
        for each in asked
    ]
    return [line for each in found for line in each.stdout.splitlines()]


def main() -> int:
    """Run them."""
    files = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/**/test_*.py"))]
    seconds = file_seconds(read_durations(), files)
    chosen = choose(seconds, changed_files())
    left = len(files) - len(chosen)
    sys.stdout.write(f"{len(chosen)} files of tests; {left} longer ones are left to `make test`\n")
    return int(pytest.main(["-q", "-n", _PROCESSES, *chosen]))


if __name__ == "__main__":
    sys.exit(main())
