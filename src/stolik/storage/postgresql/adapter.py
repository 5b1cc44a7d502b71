"""A PostgreSQL database by its address."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    String,
    Table,
    event,
    func,
    inspect,
    select,
)
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stolik.storage.errors import NotADatabaseError, NotEmptyError
from stolik.storage.ports import DatabaseHold
from stolik.storage.postgresql.database import PostgresqlDatabase
from stolik.storage.postgresql.errors import translate_connection_errors, translate_errors
from stolik.storage.schema import from_json, to_json
from stolik.storage.versions import migrate, reflect_tables, revision_of

_MIGRATING: Final = 0x53544F4C
"""The lock of the worker that migrates."""


class PostgresqlAdapter:
    """A database that several workers can share."""

    serves_workers: Final = True

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql+asyncpg")
        self.name: Final = url.render_as_string()
        """The address, without its password."""

    async def open(self) -> PostgresqlDatabase:
        """Connect to the server and migrate the database."""
        with translate_connection_errors(self.name):
            writer = self._engine("READ COMMITTED")
            reader = self._engine("AUTOCOMMIT")
            await (await writer.connect()).close()
        with translate_errors(self.name):
            async with writer.begin() as connection:
                await _lock_migration(connection)
                await connection.run_sync(migrate, self.name, may_be_empty=True)
        return PostgresqlDatabase(writer, reader, self.name)

    def check_exists(self) -> None:
        """Do nothing: only the server knows, and reports it when it is opened."""

    def hold_alone(self) -> AbstractContextManager[DatabaseHold]:
        """Hold nothing: any number of servers may use it."""
        return nullcontext(DatabaseHold())

    def quick_check(self, seconds: float, *, stopped: Callable[[], bool] = lambda: False) -> bool:
        """Return True: the server checks its pages when it reads them."""
        del seconds, stopped
        return True

    def compact(self) -> bool:
        """Return False: the server vacuums automatically."""
        return False

    @asynccontextmanager
    async def transaction(self, *, reading: bool) -> AsyncIterator[AsyncConnection]:
        """Open the database without migrating, in one transaction that sees one moment."""
        with translate_connection_errors(self.name):
            engine = self._engine("REPEATABLE READ")
        if reading:
            event.listen(
                engine.sync_engine, "begin", lambda each: each.exec_driver_sql("SET TRANSACTION READ ONLY")
            )
        try:
            with translate_errors(self.name):
                with translate_connection_errors(self.name):
                    opened = await engine.connect()
                try:
                    async with opened.begin():
                        yield opened
                finally:
                    await opened.close()
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def replacing(self, *, force: bool) -> AsyncIterator[AsyncConnection]:
        """Empty the database in the transaction that fills it again."""
        async with self.transaction(reading=False) as connection:
            await _lock_migration(connection)
            await connection.run_sync(_remove_tables, self.name, force=force)
            yield connection

    def sort_key(self, column: Column[Any]) -> ColumnElement[Any]:
        """Return the column sorted by bytes: PostgreSQL sorts texts by the rules of a language."""
        return column.collate("C") if isinstance(column.type, String) else column

    async def resume_counters(self, connection: AsyncConnection, tables: Sequence[Table]) -> None:
        """Set sequences to continue after the numbers in restored rows."""
        for column in (column for table in tables for column in table.primary_key.columns):
            sequence = func.pg_get_serial_sequence(column.table.name, column.name)
            found = (await connection.execute(select(sequence))).scalar_one_or_none()
            if found is not None:
                last = (await connection.execute(select(func.max(column)))).scalar_one_or_none()
                await connection.execute(select(func.setval(found, last or 1, last is not None)))

    def _engine(self, isolation_level: Any) -> AsyncEngine:  # noqa: ANN401  a long list of literals
        return create_async_engine(
            self._url, isolation_level=isolation_level, json_serializer=to_json, json_deserializer=from_json
        )


async def _lock_migration(connection: AsyncConnection) -> None:
    """Let workers that start together migrate one after the other."""
    await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))


def _remove_tables(connection: Connection, name: str, *, force: bool) -> None:
    """Empty the database, in the transaction that fills it."""
    if not inspect(connection).get_table_names():
        return
    if revision_of(connection) is None:
        message = f"{name} is a database of another program"
        raise NotADatabaseError(message, where=name, key="db-foreign")
    if not force:
        message = f"{name} holds something already"
        raise NotEmptyError(message, where=name)
    reflect_tables(connection).drop_all(connection)
