"""An open PostgreSQL database: engines for writing and reading, and the session of the heartbeat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy import ColumnElement, literal_column
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stolik.play.ports import Recorded
from stolik.storage.postgresql.connection import PostgresqlConnection, SharedPresence
from stolik.storage.postgresql.errors import translate_errors
from stolik.storage.postgresql.group_read import Reads

_NOW: Final[ColumnElement[int]] = literal_column(
    "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
)


class PostgresqlDatabase:
    """A database that several workers share."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, name: str) -> None:
        self._writer = writer
        self._reader = reader
        self._reads = Reads(reader, name)
        self._turn = asyncio.Lock()
        self._session: AsyncConnection | None = None
        self.name: Final = name
        """The address, without its password."""

    @property
    def now(self) -> ColumnElement[int]:
        """The time in milliseconds, in SQL."""
        return _NOW

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[PostgresqlConnection]:
        """Open a connection that reads."""
        with translate_errors(self.name):
            async with self._reader.connect() as connection:
                yield PostgresqlConnection(connection)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[PostgresqlConnection]:
        """Begin a transaction that writes."""
        with translate_errors(self.name):
            async with self._writer.begin() as connection:
                yield PostgresqlConnection(connection)

    @asynccontextmanager
    async def presence(self) -> AsyncIterator[SharedPresence]:
        """Begin a transaction for a heartbeat, always in the same session."""
        with translate_errors(self.name):
            async with self._turn:
                has_just_come = self._session is None
                if self._session is None:
                    self._session = await self._writer.connect()
                try:
                    async with self._session.begin():
                        yield SharedPresence(self._session, has_just_come=has_just_come)
                except BaseException:
                    # The lock may be lost with it: the next heartbeat is the first of a new session.
                    await self._end_session()
                    raise

    async def read_events(self, stream: str, *, after: int) -> tuple[Recorded, ...]:
        """Return the events of a stream after a number, in one query with other waiting reads."""
        return await self._reads.read(stream, after=after)

    async def is_there(self) -> bool:
        """Return True: every read or write shows whether the server is there."""
        return True

    async def purge_erased(self) -> None:
        """Do nothing: the server manages its own journals."""

    async def close(self) -> None:
        """Finish what is being read and close every connection."""
        await self._reads.close()
        async with self._turn:
            await self._end_session()
        await self._writer.dispose()
        await self._reader.dispose()

    async def _end_session(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with suppress(SQLAlchemyError, OSError):
                await session.invalidate()  # back in the pool it would still hold the lock
                await session.close()
