"""The tables of a database by reflection, whichever version created them, row by row."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import JSON, Connection, LargeBinary, Table, func, select

from stolik.storage.async_types import AsyncConnection
from stolik.storage.backups.backup_file import BackupRow, ColumnKind, cells_of
from stolik.storage.ports import DatabaseAdapter
from stolik.storage.versions import VERSION_TABLE, reflect_tables

_AT_ONCE: Final = 500
"""Rows fetched together."""


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables of a database, referenced ones first."""
    tables = [table for table in reflect_tables(connection).sorted_tables if table.name != VERSION_TABLE]
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


async def read_rows(
    adapter: DatabaseAdapter, connection: AsyncConnection, table: Table
) -> AsyncIterator[BackupRow]:
    """Return the rows of a table in the order of its key, the same in every database."""
    kinds = kinds_of(table)
    ordered = select(table).order_by(*(adapter.sort_key(column) for column in table.primary_key.columns))
    async with connection.stream(ordered) as result:
        async for part in result.partitions(_AT_ONCE):
            for values in part:
                yield BackupRow(str(table.name), cells_of(values, kinds))
