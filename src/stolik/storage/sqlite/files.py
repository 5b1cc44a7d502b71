"""SQLite files: opening and creating them, and connections to them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, inspect

from stolik.storage.atomic_file import drafted
from stolik.storage.errors import MissingFileError, NotADatabaseError
from stolik.storage.schema import from_json, to_json
from stolik.storage.sqlite.errors import translate_errors
from stolik.storage.sqlite.streams import Streams
from stolik.storage.versions import bring_up_to_date

PATIENCE: Final = 10.0
"""Seconds to wait for another program that is writing."""
COMPANIONS: Final = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside a database in use."""
_APPLICATION_ID: Final = 0x53544F4C
"""Marks our files for programs such as `file`."""


def open_engine(engine: Engine, name: str) -> Streams:
    """Return the streams on an engine, whose database is ours or empty."""
    with translate_errors(name):
        bring_up_to_date(engine, name, may_be_empty=True)
    return Streams(engine, name)


def open_file(path: Path, *, patience: float = PATIENCE, finish: bool = False) -> Streams:
    """Return the store in an existing file.

    `finish` creates the tables in a file whose creator died before there were any.
    """
    check_is_file(path)
    engine = sqlite_engine(path, patience=patience)
    try:
        with translate_errors(str(path)):
            fresh = finish and not inspect(engine).get_table_names()
            if fresh:
                engine.dispose()
                engine = sqlite_engine(path, patience=patience, fresh=True)
            bring_up_to_date(engine, str(path), may_be_empty=fresh)
    except BaseException:
        engine.dispose()
        raise
    return Streams(engine, str(path))


def create_file(path: Path, fill: Callable[[Streams], None]) -> None:
    """Create a file with a store in it, completely or not at all; `fill` writes its first stream.

    It is created under another name first: whatever happens, there is never an incomplete file.
    """
    with drafted(path, companions=COMPANIONS) as draft:
        streams = open_engine(sqlite_engine(draft, fresh=True), str(path))
        try:
            fill(streams)
        finally:
            streams.close()


def check_exists(path: Path) -> None:
    """Raise `MissingFileError` if there is no such file."""
    if not path.exists():
        message = f"there is no file {path}"
        raise MissingFileError(message, where=str(path))


def check_is_file(path: Path) -> None:
    """Raise a `StorageError` if there is no such file, or a folder instead."""
    check_exists(path)
    if not path.is_file():
        message = f"{path} is no file"
        raise NotADatabaseError(message, where=str(path), key="db-no-file")


def sqlite_engine(
    path: Path, *, patience: float = PATIENCE, fresh: bool = False, plain: bool = False
) -> Engine:
    """Return an engine on an existing SQLite file, which may be new and empty.

    With `plain`, no transaction is begun: the caller does that.
    """
    engine = create_engine(
        "sqlite://",
        creator=partial(sqlite_connection, path, patience=patience, fresh=fresh),
        json_serializer=to_json,
        json_deserializer=from_json,
        pool_size=1,
    )
    if not plain:
        event.listen(engine, "begin", _begin)
    return engine


def sqlite_connection(path: Path, *, patience: float, fresh: bool = False) -> sqlite3.Connection:
    """Return a separate connection to an existing SQLite file; any thread may use it."""
    connection = sqlite3.connect(
        f"file:{quote(str(path.resolve()))}?mode=rw",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        prepare(connection)
        if fresh:
            # Both are stored in the file. An existing file is checked before anything in it is changed.
            connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
            connection.execute("PRAGMA journal_mode = WAL")
    except BaseException:
        connection.close()
        raise
    return connection


class _Cursor(Protocol):
    def execute(self, sql: str, /) -> object: ...
    def close(self) -> None: ...


class _Connection(Protocol):
    """What the sync and the async driver have in common."""

    def cursor(self) -> _Cursor: ...


def prepare(connection: _Connection, _: object = None) -> None:
    """Configure a connection to a SQLite file, with the sync or the async driver."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys = ON")
    # Erased data is overwritten, not just marked as free: names can be erased for good.
    cursor.execute("PRAGMA secure_delete = ON")
    # A commit is on the disk when it returns, even if the power fails.
    cursor.execute("PRAGMA synchronous = FULL")
    # A commit makes a checkpoint only if there was none for 64 MiB (`Checkpointer` makes them earlier).
    cursor.execute("PRAGMA wal_autocheckpoint = 16000")
    cursor.close()


def _begin(connection: Connection) -> None:
    # The driver must not manage transactions, so that reading and writing are in one.
    connection.exec_driver_sql("BEGIN")
