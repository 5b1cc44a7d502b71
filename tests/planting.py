"""Plants a fault: changes a copy of the sources, and runs the chosen tests there."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
TESTS_PASSED, TESTS_FAILED = 0, 1
"""The exit statuses of pytest if the tests ran."""

# An editable install would find the real sources before the copy. What is never changed is imported once, and
# each run is forked: importing it takes longer than most of these tests.
_FORKS = """
import contextlib, gc, importlib, json, os, pathlib, sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in type(finder).__module__]
for name in sys.argv[1:]:
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
assert "stolik" not in sys.modules
gc.freeze()
for line in sys.stdin:
    run = json.loads(line)
    child = os.fork()
    if child:
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
        continue
    for stream, path in (0, os.devnull), (1, run["out"]), (2, run["errors"]):
        os.dup2(os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600), stream)
    os.environ.clear()
    os.environ.update(run["environment"])
    os.chdir(run["folder"])
    sys.path.insert(0, str(pathlib.Path("src").absolute()))
    import pytest, stolik
    assert pathlib.Path(stolik.__file__).is_relative_to(pathlib.Path.cwd()), stolik.__file__
    sys.exit(pytest.main([*run["tests"], "-q", "-x", "-p", "no:cacheprovider"]))
"""
_NEVER_CHANGED = (
    *("pytest", "hypothesis.strategies", "msgspec", "typer", "rich.console", "fluent.syntax"),
    *("sqlalchemy.ext.asyncio", "alembic.command", "aiosqlite", "argon2", "structlog", "prometheus_client"),
    *("litestar", "litestar.openapi.plugins", "httpx", "websockets", "openskill.models", "uvicorn"),
)


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
    """Change a copy of the sources, and run tests there until they fail; then restore it.

    A fault that shows only if a process dies at the wrong moment gets a few attempts.
    """
    copy = _copy()
    changed: list[Path] = []
    try:
        for change in changes:
            inside = change.file if "/" in change.file else f"core/{change.file}"
            path = copy / "src" / "stolik" / f"{inside}.py"
            changed.append(path)
            source = path.read_text()
            assert source.count(change.old) == 1, (
                f"{change.old!r} is in {path.name} {source.count(change.old)} times"
            )
            path.write_text(source.replace(change.old, change.new))
            _compiled(path).unlink(missing_ok=True)
        done = _run(copy, folder, tests, dict(environment))
        for _ in range(chances - 1):
            if done.returncode != TESTS_PASSED:
                break
            done = _run(copy, folder, tests, dict(environment))
    finally:
        for path in changed:
            shutil.copy2(ROOT / path.relative_to(copy), path)
            _compiled(path).unlink(missing_ok=True)
        # The examples that revealed this fault are not for the next.
        shutil.rmtree(copy / ".hypothesis", ignore_errors=True)
    return done


@cache
def _copy() -> Path:
    """Copy the sources; the copy is removed when this process ends."""
    folder = Path(mkdtemp(prefix="planted-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    # Bytecode is copied with its source and keeps its time: only changed files are compiled again.
    unfinished = shutil.ignore_patterns("*.pyc.*", "pages", "pages-fresh")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=unfinished)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def _compiled(path: Path) -> Path:
    return Path(cache_from_source(str(path)))


def _run(
    copy: Path, folder: Path, tests: tuple[str, ...], environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    out, errors = folder / "out.txt", folder / "errors.txt"
    run = {
        "folder": str(copy),
        "tests": tests,
        # Looking for plugins and importing them would take longer than most of these tests.
        "environment": {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment},
        "out": str(out),
        "errors": str(errors),
    }
    forks = _forks()
    assert forks.stdin is not None
    assert forks.stdout is not None
    forks.stdin.write(json.dumps(run) + "\n")
    forks.stdin.flush()
    status = int(forks.stdout.readline())
    return subprocess.CompletedProcess(list(tests), status, out.read_text(), errors.read_text())


@cache
def _forks() -> subprocess.Popen[str]:
    """Start the process from which the runs are forked; it ends with this one."""
    forks = subprocess.Popen(  # noqa: S603  ourselves
        [sys.executable, "-c", _FORKS, *_NEVER_CHANGED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(forks.communicate)
    return forks
