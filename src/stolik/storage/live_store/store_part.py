"""What every part of the live store works with: an open database."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from stolik.storage.ports import Database, DatabaseConnection


class StorePart:
    """A part of the store, on a database that the parts share."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def name(self) -> str:
        """The database in words, for messages."""
        return self._database.name

    def writing(self) -> AbstractAsyncContextManager[DatabaseConnection]:
        """Begin a transaction that writes."""
        return self._database.writing()

    def reading(self) -> AbstractAsyncContextManager[DatabaseConnection]:
        """Open a connection that reads."""
        return self._database.reading()
