"""A SQLite file on an event loop: statements run directly on it, only waiting for the disk is in a thread.

A statement on a file in the page cache takes a few microseconds; handing it to a thread and back takes many
times that, several times per statement with an async driver. So there are only two threads, for commits and
for checkpoints.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, literal_column

from stolik.play.ports import Recorded
from stolik.storage.sqlite.checkpoints import Checkpointer
from stolik.storage.sqlite.commit_thread import Disk
from stolik.storage.sqlite.connection import SqliteConnection
from stolik.storage.sqlite.errors import translate_errors
from stolik.storage.sqlite.files import PATIENCE, sqlite_connection, sqlite_engine

_PAUSE: Final = 0.002
"""Seconds between two attempts to write while another program does."""
_ERASING_PATIENCE: Final = 0.2
"""Seconds that erasing waits for readers; the next checkpoint does the rest."""
_NOW: Final[ColumnElement[int]] = literal_column(
    "CAST(ROUND((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER)"
)


class SqliteDatabase:
    """One connection for reading and one for writing; a writer has it alone until all is on the disk."""

    def __init__(self, path: Path, *, patience: float = PATIENCE) -> None:
        self._path = path
        self._patience = patience
        self._turn = asyncio.Lock()
        self._disk = Disk("stolik-disk")
        # Writers wait without blocking others; readers hardly ever have to wait.
        self._writer = SqliteConnection(sqlite_engine(path, patience=0, plain=True))
        self._reader = SqliteConnection(sqlite_engine(path, patience=patience, plain=True))
        self._checkpointer = Checkpointer(partial(sqlite_connection, path, patience=0))
        self.name: Final = str(path)
        """The file."""

    @property
    def now(self) -> ColumnElement[int]:
        """The time in milliseconds, in SQL."""
        return _NOW

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[SqliteConnection]:
        """Read; nothing is awaited in between, so one connection is enough."""
        with translate_errors(self.name):
            try:
                yield self._reader.opened()
            finally:
                self._reader.end()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[SqliteConnection]:
        """Write everything or nothing; it is on the disk when this ends."""
        with translate_errors(self.name):
            async with self._turn:
                writer = self._writer.opened()
                await self._begin(writer)
                try:
                    yield writer
                    await self._disk.do(writer.commit)
                    self._checkpointer.look(writer.total_changes)
                finally:
                    # Uncommitted changes are rolled back; SQLAlchemy's part is over in any case.
                    writer.end()

    def presence(self) -> AbstractAsyncContextManager[SqliteConnection]:
        """Begin a transaction for a heartbeat: a file has one worker, and needs nothing more."""
        return self.writing()

    async def read_events(self, stream: str, *, after: int) -> tuple[Recorded, ...]:
        """Return the events of a stream after a number."""
        async with self.reading() as connection:
            return await connection.read_events(stream, after=after)

    async def is_there(self) -> bool:
        """Return whether the file is still in its place: a later server would not find a removed one."""
        return await asyncio.to_thread(self._path.is_file)

    async def purge_erased(self) -> None:
        """Empty the write-ahead log, where erased data would stay for a while."""
        with translate_errors(self.name):
            await asyncio.to_thread(_empty_log, self._path)

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        async with self._turn:
            for work in (self._checkpointer.close, self._writer.close, self._reader.close):
                await self._disk.do(work)
        self._disk.close()

    async def _begin(self, writer: SqliteConnection) -> None:
        end = time.monotonic() + self._patience
        while not writer.try_to_begin(is_last=time.monotonic() > end):  # noqa: ASYNC110  other programs tell nobody
            await asyncio.sleep(_PAUSE)


def _empty_log(path: Path) -> None:
    with closing(sqlite3.connect(path, timeout=_ERASING_PATIENCE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
