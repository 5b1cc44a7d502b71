"""One server per SQLite file: a lock that the system releases when its holder dies."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from stolik.storage.errors import DamagedError, InUseError

CHECKED_FOR: Final = 20.0
"""Seconds that checking a whole file may take: a start does not wait longer for a very large one."""
_STEPS: Final = 100_000
"""Steps of SQLite's virtual machine between two looks at the clock."""


@contextmanager
def held_alone(path: Path) -> Iterator[None]:
    """Hold a file as its only server until the block ends; raises `InUseError` if another one does.

    The lock is a separate file: closing any file that SQLite has locked would lose SQLite's own locks.
    Commands that open the database meanwhile (backup, accounts) do not need it.
    """
    try:
        import fcntl  # noqa: PLC0415  not on every system
    except ImportError:
        yield
        return
    lock = path.resolve().with_name(f"{path.resolve().name}.lock")
    held = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = f"another server is using {path}"
            raise InUseError(message, where=str(path)) from None
        yield
    finally:
        os.close(held)


def check_whole(path: Path) -> bool:
    """Check the pages of a file; raises `DamagedError`. False if it was too large to check in time."""
    if not path.is_file() or not path.stat().st_size:
        return True
    end = time.monotonic() + CHECKED_FOR
    address = f"file:{quote(str(path.resolve()))}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
        try:
            found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
        except sqlite3.DatabaseError as error:
            name = getattr(error, "sqlite_errorname", "") or ""
            if name.startswith("SQLITE_INTERRUPT"):
                return False
            if name.startswith("SQLITE_CORRUPT"):
                message = f"{path}: {error}"
                raise DamagedError(message, where=str(path)) from None
            return True  # opening it reports other faults
    if found != ["ok"]:
        message = f"{path}: {str(found[0]).splitlines()[-1]}"
        raise DamagedError(message, where=str(path))
    return True
