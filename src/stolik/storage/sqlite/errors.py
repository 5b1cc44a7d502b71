"""SQLite's errors as ours, each with a stable code."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from stolik.storage.errors import (
    BusyError,
    DamagedError,
    NotADatabaseError,
    ReadOnlyError,
    StorageError,
    driver_error,
)

_BY_NAME: Final[tuple[tuple[str, type[StorageError], str, str], ...]] = (
    ("SQLITE_BUSY", BusyError, "another program is using it", ""),
    ("SQLITE_LOCKED", BusyError, "another program is using it", ""),
    ("SQLITE_READONLY", ReadOnlyError, "it cannot be written", ""),
    ("SQLITE_CANTOPEN", ReadOnlyError, "it cannot be opened for writing", ""),
    ("SQLITE_PERM", ReadOnlyError, "it cannot be written", ""),
    ("SQLITE_NOTADB", NotADatabaseError, "it is no database", ""),
    ("SQLITE_CORRUPT", DamagedError, "the database is damaged", ""),
    ("SQLITE_FULL", StorageError, "the disk is full", "db-disk-full"),
    ("SQLITE_IOERR", StorageError, "the disk cannot be read or written", "db-disk-broken"),
)
"""Our errors for SQLite's names, which may have suffixes, and the message keys of what they leave open."""


class translate_errors:  # noqa: N801  used like a function; a generator would cost more than a statement
    """Turn errors of SQLite into coded ones, whether they come from SQLAlchemy or from the driver.

    SQLAlchemy's `IntegrityError` passes: the caller handles a taken key.
    """

    __slots__ = ("_where",)

    def __init__(self, where: str) -> None:
        self._where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
            raise _coded(self._where, error.orig or error) from error
        if isinstance(error, sqlite3.Error):
            raise _coded(self._where, error) from error


def _coded(where: str, error: BaseException) -> StorageError:
    name = getattr(error, "sqlite_errorname", "") or ""
    for beginning, kind, meaning, key in _BY_NAME:
        if name.startswith(beginning):
            return kind(f"{where}: {meaning}", where=where, key=key)
    return driver_error(where, error)
