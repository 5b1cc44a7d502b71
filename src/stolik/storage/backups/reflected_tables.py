"""A database as it is: its tables by reflection, whichever version made them, row by row."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Select, String, Table, event, func, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stolik.storage.backups.backup_file import BackupRow, ColumnKind, cells_of
from stolik.storage.connections import PATIENCE, prepare
from stolik.storage.errors import MissingFileError, NotADatabaseError, StorageError, coded, reaching
from stolik.storage.schema import from_json, to_json
from stolik.storage.versions import VERSION_TABLE

_AT_ONCE: Final = 500
"""Rows fetched together."""


def is_file(database: str) -> Path | None:
    """Return the path where a database is a SQLite file, and None where it is PostgreSQL's."""
    if "://" not in database:
        return Path(database)
    try:
        url = make_url(database)
    except ArgumentError:
        typed = f"{database.partition('://')[0]}://..."
        message = f"a database is a file or postgresql://...: {typed}"
        raise StorageError(message, where=typed, key="db-bad-address") from None
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(url.database)
    if url.get_backend_name() != "postgresql":
        message = f"a database is a file or postgresql://...: {url.render_as_string()}"
        raise StorageError(message, where=url.render_as_string(), key="db-bad-address")
    return None


def name_of(database: str) -> str:
    """Return a database in words, without its password."""
    path = is_file(database)
    return make_url(database).render_as_string() if path is None else str(path)


@asynccontextmanager
async def transaction(database: str, *, reading: bool) -> AsyncIterator[AsyncConnection]:
    """Open a database without touching its schema, in one transaction: what is read is of one moment."""
    path = is_file(database)
    if path is not None and not path.exists():
        message = f"there is no file {path}"
        raise MissingFileError(message, where=str(path))
    if path is not None and not path.is_file():
        message = f"{path} is no file"
        raise NotADatabaseError(message, where=str(path), key="db-no-file")
    name = name_of(database)
    with reaching(name):
        engine = _sqlite(path) if path is not None else _postgresql(database, reading=reading)
    try:
        with coded(name):
            with reaching(name):
                opened = await engine.connect()
            try:
                async with opened.begin():
                    yield opened
            finally:
                await opened.close()
    finally:
        await engine.dispose()


def _sqlite(path: Path) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        json_serializer=to_json,
        json_deserializer=from_json,
        connect_args={"timeout": PATIENCE, "isolation_level": None},
    )
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _postgresql(database: str, *, reading: bool) -> AsyncEngine:
    options: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": from_json}
    url = make_url(database).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url, isolation_level="REPEATABLE READ", **options)
    if reading:
        event.listen(
            engine.sync_engine, "begin", lambda each: each.exec_driver_sql("SET TRANSACTION READ ONLY")
        )
    return engine


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables of a database, those that others point at first."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]
    for column in (column for table in tables for column in table.columns):
        if isinstance(column.type, JSON):
            column.type = JSON(none_as_null=True)
    return tables


def kinds_of(table: Table) -> tuple[ColumnKind, ...]:
    """Return the columns of a table, and how their values are written."""
    return tuple(_kind(str(column.name), column.type) for column in table.columns)


def _kind(name: str, kind: object) -> ColumnKind:
    if isinstance(kind, JSON):
        return ColumnKind(name, "json")
    return ColumnKind(name, "bytes" if isinstance(kind, LargeBinary) else "plain")


async def count_rows(connection: AsyncConnection, table: Table) -> int:
    """Return how many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def read_rows(connection: AsyncConnection, table: Table) -> AsyncIterator[BackupRow]:
    """Return the rows of a table in the order of its key, the same in every database."""
    kinds = kinds_of(table)
    async with connection.stream(_ordered(connection, table)) as result:
        async for part in result.partitions(_AT_ONCE):
            for values in part:
                yield BackupRow(str(table.name), cells_of(values, kinds))


def _ordered(connection: AsyncConnection, table: Table) -> Select[Any]:
    # PostgreSQL sorts texts as people do in some country; SQLite by their bytes, and so does "C".
    by_bytes = connection.dialect.name == "postgresql"
    keys = [
        column.collate("C") if by_bytes and isinstance(column.type, String) else column
        for column in table.primary_key.columns
    ]
    return select(table).order_by(*keys)
