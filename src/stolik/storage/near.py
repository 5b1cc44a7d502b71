"""A SQLite file from an event loop: statements run right there, only waiting for the disk is a thread's.

A statement on a file in the page cache takes some microseconds, and handing it to a thread and back takes
many times that, several times a statement with an async driver. So it has the face of SQLAlchemy's
`AsyncEngine`, as far as the store uses it, and no thread but one for commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable
from sqlalchemy.exc import DBAPIError, OperationalError

_PAUSE: Final = 0.002
"""Seconds between two attempts to write while another program does."""


class NearConnection:
    """A connection whose statements are done when they return, though they are awaited."""

    def __init__(self, sync: Connection) -> None:
        self._sync = sync
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
        with self._cursor(question) as cursor:
            for each in asked:
                cursor.execute(question, each)
                found += cursor.fetchall()
        return found

    def write(self, statement: str, rows: Iterable[dict[str, Any]]) -> None:
        """Execute one statement for every row, straight by the driver; the words name the fields of a row."""
        with self._cursor(statement) as cursor:
            cursor.executemany(statement, rows)

    @contextmanager
    def _cursor(self, statement: str) -> Iterator[Any]:
        cursor = self._sync.connection.cursor()
        try:
            yield cursor
        except sqlite3.Error as error:
            # Whoever asks knows SQLAlchemy's errors, whichever way the question went.
            raise DBAPIError.instance(statement, None, error, sqlite3.Error) from error
        finally:
            cursor.close()


class NearEngine:
    """One connection to a file; whoever writes has it alone until all is on the disk."""

    def __init__(self, engine: Engine, *, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        self._opened: Connection | None = None
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stolik-disk")
        self.dialect: Final[Dialect] = engine.dialect

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[NearConnection]:
        """Read; nothing is waited for in between, so that one connection is enough."""
        sync = self._connection()
        try:
            yield NearConnection(sync)
        finally:
            sync.rollback()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[NearConnection]:
        """Write all of it or nothing; it is on the disk when this ends."""
        async with self._turn:
            sync = self._connection()
            await self._begin(sync)
            try:
                yield NearConnection(sync)
            except BaseException:
                sync.rollback()
                raise
            try:
                await self._off_loop(sync.commit)
            except BaseException:
                sync.rollback()
                raise

    async def dispose(self) -> None:
        """Let go of the file."""
        async with self._turn:
            if self._opened is not None:
                await self._off_loop(self._opened.close)
                self._opened = None
            self._engine.dispose()
        self._thread.shutdown(wait=False)

    def _connection(self) -> Connection:
        if self._opened is None:
            self._opened = self._engine.connect()
        return self._opened

    async def _begin(self, sync: Connection) -> None:
        # Whoever writes says so at the beginning: a reader that becomes a writer could be refused.
        end = time.monotonic() + self._patience
        while True:
            try:
                sync.exec_driver_sql("BEGIN IMMEDIATE")
            except OperationalError as error:
                sync.rollback()
                code = getattr(error.orig, "sqlite_errorcode", None)
                if code is None or code & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
            else:
                return
            await asyncio.sleep(_PAUSE)

    async def _off_loop(self, work: Callable[[], object]) -> None:
        """Do something in the thread; who is told to stop meanwhile does so when it is done."""
        doing = asyncio.get_running_loop().run_in_executor(self._thread, work)
        cancelled: asyncio.CancelledError | None = None
        while not doing.done():
            try:
                await asyncio.wait([doing])
            except asyncio.CancelledError as error:
                cancelled = error
        doing.result()
        if cancelled is not None:
            raise cancelled
