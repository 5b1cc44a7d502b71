"""Restore: a database from a backup of any database, completely or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from stolik.storage.adapters import adapter_of
from stolik.storage.async_types import AsyncConnection
from stolik.storage.backups.backup import PROGRESS_EVERY, ProgressCallback, Summary, summary_of
from stolik.storage.backups.backup_file import (
    BackupHeader,
    BackupReader,
    BackupRow,
    ColumnKind,
    Digests,
    values_of,
)
from stolik.storage.backups.reflected_tables import kinds_of, read_rows, tables_of
from stolik.storage.errors import DamagedError
from stolik.storage.ports import DatabaseAdapter
from stolik.storage.versions import check_known, migrate, upgrade

_AT_ONCE: Final = 1_000
"""Rows written together."""


async def restore(
    source: Path, database: str, *, force: bool = False, on_progress: ProgressCallback | None = None
) -> Summary:
    """Create a database from a backup, read it again and compare; an older one is migrated."""
    adapter = adapter_of(database)
    with closing(BackupReader(source)) as backup:
        check_known(backup.header.schema, str(source))
        async with adapter.replacing(force=force) as connection:
            await _fill(adapter, connection, backup, str(source), on_progress)
        return summary_of(backup.header)


async def _fill(
    adapter: DatabaseAdapter,
    connection: AsyncConnection,
    backup: BackupReader,
    source: str,
    on_progress: ProgressCallback | None,
) -> None:
    header = backup.header
    await connection.run_sync(upgrade, header.schema)
    tables = await connection.run_sync(tables_of)
    _check_shape(header, tables, source)
    by_name = {table.name: table for table in tables}
    waiting: list[BackupRow] = []
    for done, row in enumerate(backup.rows(), 1):
        if waiting and (waiting[0].table != row.table or len(waiting) == _AT_ONCE):
            await _write(connection, by_name[waiting[0].table], waiting, source)
            waiting.clear()
        waiting.append(row)
        if on_progress is not None and done % PROGRESS_EVERY == 0:
            on_progress(done, header.rows)
    if waiting:
        await _write(connection, by_name[waiting[0].table], waiting, source)
    await _check_contents(adapter, connection, tables, backup.digests, source)
    await adapter.resume_counters(connection, tables)
    await connection.run_sync(migrate, source)


def _check_shape(header: BackupHeader, tables: Sequence[Table], source: str) -> None:
    there = {table.name: kinds_of(table) for table in tables}
    if {table.name: table.columns for table in header.tables} != there:
        message = f"{source}: its tables are not those of schema {header.schema}"
        raise DamagedError(message, where=source, key="backup-other-tables")


async def _write(connection: AsyncConnection, table: Table, rows: Sequence[BackupRow], source: str) -> None:
    kinds: tuple[ColumnKind, ...] = kinds_of(table)
    try:
        await connection.execute(insert(table), [values_of(row, kinds) for row in rows])
    except DBAPIError as error:
        message = f"{source}: rows of {table.name} cannot be written: {error.orig}"
        raise DamagedError(message, where=source, key="backup-unwritable-rows", table=table.name) from None


async def _check_contents(
    adapter: DatabaseAdapter,
    connection: AsyncConnection,
    tables: Sequence[Table],
    written: Digests,
    source: str,
) -> None:
    """Read everything again: the database equals the backup, and its logs have no gaps."""
    found = Digests()
    for table in tables:
        async for row in read_rows(adapter, connection, table):
            found.add(row)
    if (found.counts, found.result()) != (written.counts, written.result()):
        message = f"{source}: what was restored is not what was read"
        raise DamagedError(message, where=source, key="backup-differs")
    by_name = {table.name: table for table in tables}
    stream, event = by_name["stream"], by_name["event"]
    events = select(func.count()).where(event.c.stream == stream.c.id).scalar_subquery()
    last = select(func.coalesce(func.max(event.c.seq), 0)).where(event.c.stream == stream.c.id)
    wrong = select(stream.c.id).where((events != stream.c.seq) | (last.scalar_subquery() != stream.c.seq))
    gap = (await connection.execute(wrong.limit(1))).scalar_one_or_none()
    if gap is not None:
        message = f"{source}: events of stream {gap!r} are missing"
        raise DamagedError(message, where=source, key="backup-gap", stream=str(gap))
