"""A SQLite file from an event loop: statements run right there, only waiting for the disk is a thread's.

A statement on a file in the page cache takes some microseconds, and handing it to a thread and back takes
many times that, several times a statement with an async driver. So it has the face of SQLAlchemy's
`AsyncEngine`, as far as the store uses it, and no thread but one for commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, cast

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable
from sqlalchemy.exc import DBAPIError

from stolik.storage.sqlite.commit_thread import Disk

_BEGIN: Final = "BEGIN IMMEDIATE"
_PAUSE: Final = 0.002
"""Seconds between two attempts to write while another program does."""
_HOME_AFTER: Final = 4_000
"""Rows written until their pages are brought home from the log."""


class NearConnection:
    """A connection whose statements are done when they return, though they are awaited."""

    def __init__(self, sync: Connection, driver: sqlite3.Connection) -> None:
        self._sync = sync
        self._driver = driver
        self.dialect: Final[Dialect] = sync.dialect

    async def execute(
        self,
        statement: Executable,
        parameters: Any = None,  # noqa: ANN401  as SQLAlchemy takes them
    ) -> CursorResult[Any]:
        """Execute a statement, here and now."""
        return self._sync.execute(statement, parameters)

    async def exec_driver_sql(self, statement: str) -> CursorResult[Any]:
        """Execute words of the database's own."""
        return self._sync.exec_driver_sql(statement)

    def look_up(self, question: str, asked: Iterable[tuple[object, ...] | dict[str, object]]) -> list[Any]:
        """Return the rows of one question asked again and again, straight from the driver."""
        found: list[Any] = []
        with _told(question):
            for each in asked:
                found += self._driver.execute(question, each)
        return found

    def write(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Execute one statement for every row, straight by the driver."""
        if rows:
            with _told(statement):
                self._driver.executemany(statement, rows)


class _told:  # noqa: N801  used like a function; a generator would cost more than the statement
    """Whoever asks knows SQLAlchemy's errors, whichever way the question went."""

    __slots__ = ("_statement",)

    def __init__(self, statement: str) -> None:
        self._statement = statement

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, sqlite3.Error):
            raise DBAPIError.instance(self._statement, None, error, sqlite3.Error) from error


class Checkpointer:
    """Brings pages home from the log, beside the commits: whoever commits would wait for it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stolik-home")
        self._connection: sqlite3.Connection | None = None
        self._carrying: Future[None] | None = None
        self._brought = 0

    def look(self, written: int) -> None:
        """Begin where enough was written since the last time, unless that one still goes on."""
        if written - self._brought < _HOME_AFTER or (self._carrying and not self._carrying.done()):
            return
        self._brought = written
        self._carrying = self._thread.submit(self._carry)

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    def _carry(self) -> None:
        # What it cannot bring, because somebody reads or writes just then, the next time brings.
        with suppress(sqlite3.Error):
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").close()


class NearEngine:
    """One connection to a file; whoever writes has it alone until all is on the disk."""

    def __init__(self, engine: Engine, *, patience: float, beside: Callable[[], sqlite3.Connection]) -> None:
        self._engine = engine
        self._patience = patience
        self._opened: tuple[Connection, sqlite3.Connection] | None = None
        self._turn = asyncio.Lock()
        self._disk = Disk("stolik-disk")
        self._carrier = Checkpointer(beside)
        self.dialect: Final[Dialect] = engine.dialect

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[NearConnection]:
        """Read; nothing is waited for in between, so that one connection is enough."""
        sync, driver = self._connection()
        try:
            yield NearConnection(sync, driver)
        finally:
            _end(sync, driver)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[NearConnection]:
        """Write all of it or nothing; it is on the disk when this ends."""
        async with self._turn:
            sync, driver = self._connection()
            await self._begin(driver)
            try:
                yield NearConnection(sync, driver)
                await self._disk.do(partial(_commit, driver))
                self._carrier.look(driver.total_changes)
            finally:
                # What was not committed is taken back; SQLAlchemy is told that its part is over in any case.
                _end(sync, driver)

    async def dispose(self) -> None:
        """Let go of the file."""
        async with self._turn:
            if self._opened is not None:
                await self._disk.do(self._carrier.close)
                await self._disk.do(self._opened[0].close)
                self._opened = None
            self._engine.dispose()
        self._disk.close()

    def _connection(self) -> tuple[Connection, sqlite3.Connection]:
        if self._opened is None:
            sync = self._engine.connect()
            self._opened = sync, cast("sqlite3.Connection", sync.connection.driver_connection)
        return self._opened

    async def _begin(self, driver: sqlite3.Connection) -> None:
        # Whoever writes says so at the beginning: a reader that becomes a writer could be refused.
        end = time.monotonic() + self._patience
        while True:
            try:
                driver.execute(_BEGIN)
            except sqlite3.Error as error:
                if driver.in_transaction:
                    driver.rollback()
                code = getattr(error, "sqlite_errorcode", None)
                if code is None or code & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise DBAPIError.instance(_BEGIN, None, error, sqlite3.Error) from error
            else:
                return
            await asyncio.sleep(_PAUSE)


def _commit(driver: sqlite3.Connection) -> None:
    with _told("COMMIT"):
        driver.commit()


def _end(sync: Connection, driver: sqlite3.Connection) -> None:
    """Leave nothing open, whichever way it was begun."""
    if sync.in_transaction():
        sync.rollback()
    if driver.in_transaction:
        driver.rollback()
