"""A SQLite file by its path: for one server, and created completely or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Table, event
from sqlalchemy.engine import URL

from stolik.storage.async_types import AsyncConnection
from stolik.storage.atomic_file import drafted
from stolik.storage.errors import BusyError, InUseError
from stolik.storage.ports import DatabaseHold
from stolik.storage.schema import from_json, to_json
from stolik.storage.sqlite.database import SqliteDatabase
from stolik.storage.sqlite.errors import translate_errors
from stolik.storage.sqlite.file_lock import check_whole, held_alone
from stolik.storage.sqlite.files import (
    COMPANIONS,
    PATIENCE,
    check_exists,
    check_is_file,
    open_engine,
    open_file,
    prepare,
    sqlite_engine,
)


class SqliteAdapter:
    """A file for one machine."""

    serves_workers: Final = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self.name: Final = str(path)
        """The file."""

    async def open(self) -> SqliteDatabase:
        """Open the file, or create it."""
        await asyncio.to_thread(_prepare_file, self._path)
        return SqliteDatabase(self._path)

    def check_exists(self) -> None:
        """Raise `MissingFileError` if there is no such file."""
        check_exists(self._path)

    @contextmanager
    def hold_alone(self) -> Iterator[DatabaseHold]:
        """Hold the file as its only server; without its folder there is nothing to hold."""
        if not self._path.parent.is_dir():
            yield DatabaseHold()
            return
        with held_alone(self._path) as hold:
            yield hold

    def quick_check(self, seconds: float, *, stopped: Callable[[], bool] = lambda: False) -> bool:
        """Check the pages of the file, for a limited time."""
        return check_whole(self._path, seconds, stopped=stopped)

    def compact(self) -> bool:
        """Return freed space to the disk, unless a server is using the file."""
        try:
            with held_alone(self._path), closing(sqlite3.connect(self._path, isolation_level=None)) as file:
                file.execute("VACUUM")
        except (InUseError, sqlite3.Error):
            return False  # the space will be reused
        return True

    @asynccontextmanager
    async def transaction(self, *, reading: bool) -> AsyncIterator[AsyncConnection]:
        """Open the file without migrating, in one transaction, which always sees one moment in SQLite."""
        # Slow to import: a server does not need it.
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        del reading
        check_is_file(self._path)
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self._path)),
            json_serializer=to_json,
            json_deserializer=from_json,
            connect_args={"timeout": PATIENCE, "isolation_level": None},
        )
        event.listen(engine.sync_engine, "connect", prepare)
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        try:
            with translate_errors(self.name):
                async with engine.begin() as connection:
                    yield connection
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def replacing(self, *, force: bool) -> AsyncIterator[AsyncConnection]:
        """Create another file, which replaces this one when the block ends."""
        with drafted(self._path, force=force, private=True, companions=COMPANIONS) as draft:
            _begin_file(draft)
            async with SqliteAdapter(draft).transaction(reading=False) as connection:
                yield connection
            if self._path.exists():
                _remove_companions(self._path)

    def sort_key(self, column: Column[Any]) -> ColumnElement[Any]:
        """Return the column: SQLite sorts texts by their bytes."""
        return column

    async def resume_counters(self, connection: AsyncConnection, tables: Sequence[Table]) -> None:
        """Do nothing: SQLite continues after the highest number automatically."""


def _prepare_file(path: Path) -> None:
    if path.exists() and path.stat().st_size:
        open_file(path, finish=True).close()
        return
    # It contains seeds and hashes, so no other user of this machine may read it.
    path.touch(mode=0o600)
    open_engine(sqlite_engine(path, fresh=True), str(path)).close()


def _begin_file(draft: Path) -> None:
    engine = sqlite_engine(draft, fresh=True)
    engine.connect().close()
    engine.dispose()


def _remove_companions(path: Path) -> None:
    """Remove the log of a file that is about to be replaced: it must not be applied to the new one."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(path, timeout=1.0)) as old:
        try:
            # This cannot be known while another program has the file open.
            old.execute("PRAGMA journal_mode = DELETE").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
                message = f"{path}: another program is using it"
                raise BusyError(message, where=str(path)) from None
    for ending in COMPANIONS:
        path.with_name(path.name + ending).unlink(missing_ok=True)
