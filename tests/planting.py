"""Plants a fault: changes a copy of the sources, and runs the chosen tests there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
TESTS_PASSED, TESTS_FAILED = 0, 1
"""The exit statuses of pytest if the tests ran."""

# An editable install would find the real sources before the copy.
RUN_IN_COPY = """
import pathlib, sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in type(finder).__module__]
sys.path.insert(0, "src")
import pytest, stolik
assert pathlib.Path(stolik.__file__).is_relative_to(pathlib.Path.cwd()), stolik.__file__
sys.exit(pytest.main([*sys.argv[1:], "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]))
"""


class Change(NamedTuple):
    """A piece of source, and its faulty replacement; a file without a folder is in the core."""

    file: str
    old: str
    new: str


class Fault(NamedTuple):
    """A possible fault, and the tests that have to notice it."""

    changes: tuple[Change, ...]
    tests: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()


def run_in_copy(
    folder: Path,
    changes: tuple[Change, ...],
    tests: tuple[str, ...],
    environment: tuple[tuple[str, str], ...] = (),
    *,
    chances: int = 3,
) -> subprocess.CompletedProcess[str]:
    """Copy the sources, change them, and run tests there until they fail.

    A fault that shows only if a process dies at the wrong moment gets a few attempts.
    """
    # Bytecode is copied with its source and keeps its time: only changed files are compiled again.
    unfinished = shutil.ignore_patterns("*.pyc.*", "pages", "pages-fresh")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=unfinished)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for change in changes:
        inside = change.file if "/" in change.file else f"core/{change.file}"
        path = folder / "src" / "stolik" / f"{inside}.py"
        source = path.read_text()
        assert source.count(change.old) == 1, (
            f"{change.old!r} is in {path.name} {source.count(change.old)} times"
        )
        path.write_text(source.replace(change.old, change.new))
    done = _run(folder, tests, dict(environment))
    for _ in range(chances - 1):
        if done.returncode != TESTS_PASSED:
            break
        done = _run(folder, tests, dict(environment))
    return done


def _run(
    folder: Path, tests: tuple[str, ...], environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  the tests of this repository
        [sys.executable, "-c", RUN_IN_COPY, *tests],
        cwd=folder,
        # Looking for plugins and importing them would take longer than most of these tests.
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
