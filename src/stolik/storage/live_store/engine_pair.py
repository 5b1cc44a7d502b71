"""What every part of the live store works with: an engine to write with and one to read with."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Final

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

from stolik.storage.live_store.async_types import AsyncConnection, AsyncEngine

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


class Engines:
    """One database, by two engines."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, name: str) -> None:
        self._writer = writer
        self._reader = reader
        self.name: Final = name
        """The database in words, for messages."""

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that writes."""
        return self._writer.begin()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection that reads."""
        return self._reader.connect()


def insert_new(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that can be told to leave what is there.

    Both databases say it alike, and each has its own word for it in the library.
    """
    if connection.dialect.name != "postgresql":
        return sqlite.insert(table)
    # Slow to import: whoever starts on a file does without.
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415

    return postgresql.insert(table)
