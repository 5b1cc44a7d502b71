"""One server per SQLite file: a lock that the system releases when its holder dies; a check of its pages."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from stolik.storage.errors import DamagedError, InUseError
from stolik.storage.ports import DatabaseHold

CHECKED_FOR: Final = 20.0
"""Seconds that a start waits for the check of a whole file; that of a larger one goes on afterwards."""
_CHECKED_AGAIN_FOR: Final = 1.0
"""The same for a file that the last server closed and nobody has touched since."""
_LONGEST_NOTE: Final = 100
_STEPS: Final = 100_000
"""Steps of SQLite's virtual machine between two looks at the clock."""


@contextmanager
def held_alone(path: Path) -> Iterator[DatabaseHold]:
    """Hold a file as its only server until the block ends; raises `InUseError` if another one does.

    The lock file notes how a server left a database that was checked: after a crash, or if anybody else has
    written to it, the note is missing or wrong. The lock is a separate file: closing any file that SQLite has
    locked would lose SQLite's own locks. Commands that open the database meanwhile (backup, accounts) do not
    need it.
    """
    try:
        import fcntl  # noqa: PLC0415  not on every system
    except ImportError:
        yield DatabaseHold(CHECKED_FOR, is_whole=False)
        return
    path = path.resolve()
    lock = path.with_name(f"{path.name}.lock")
    held = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = f"another server is using {path}"
            raise InUseError(message, where=str(path)) from None
        noted = os.read(held, _LONGEST_NOTE)
        unchanged = noted != b"" and noted == _left_as(path)
        os.ftruncate(held, 0)
        hold = DatabaseHold(_CHECKED_AGAIN_FOR if unchanged else CHECKED_FOR, is_whole=unchanged)
        yield hold
        if hold.is_whole:
            os.pwrite(held, _left_as(path), 0)
    finally:
        os.close(held)


def _left_as(path: Path) -> bytes:
    """Return which file this is and when it last changed; nothing if its log was not merged into it."""
    try:
        wal = path.with_name(f"{path.name}-wal")
        if wal.exists() and wal.stat().st_size:
            return b""
        file = path.stat()
    except OSError:
        return b""
    return f"{file.st_ino} {file.st_size} {file.st_mtime_ns}".encode()


def check_whole(path: Path, seconds: float, *, stopped: Callable[[], bool] = lambda: False) -> bool:
    """Check the pages of a file; raises `DamagedError`. False if it was too large to check in time."""
    if not path.is_file() or not path.stat().st_size:
        return True
    end = time.monotonic() + seconds
    address = f"file:{quote(str(path.resolve()))}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > end or stopped(), _STEPS)
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
