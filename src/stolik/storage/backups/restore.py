"""Restore: a database from a backup, SQLite's or PostgreSQL's from either, whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.storage.atomic_file import BESIDE, drafted
from stolik.storage.backups.backup import TELL_EVERY, Summary, Told, summary_of
from stolik.storage.backups.backup_file import (
    BackupHeader,
    BackupReader,
    BackupRow,
    ColumnKind,
    Digests,
    values_of,
)
from stolik.storage.backups.reflected_tables import (
    is_file,
    kinds_of,
    name_of,
    read_rows,
    tables_of,
    transaction,
)
from stolik.storage.connections import sqlite_engine
from stolik.storage.errors import (
    BusyError,
    DamagedError,
    FileExistsAlreadyError,
    NotADatabaseError,
    NotEmptyError,
)
from stolik.storage.versions import check_known, migrate, revision_of, upgrade

_AT_ONCE: Final = 1_000
"""Rows written together."""


async def restore(source: Path, database: str, *, force: bool = False, told: Told | None = None) -> Summary:
    """Make a database of a backup, read it again and compare; an older one is brought up to date."""
    path = is_file(database)
    if path is not None and path.exists() and not force:
        message = f"{path} is there already"
        raise FileExistsAlreadyError(message, where=str(path))
    with closing(BackupReader(source)) as backup:
        check_known(backup.header.schema, str(source))
        if path is None:
            async with transaction(database, reading=False) as connection:
                await connection.run_sync(_make_room, name_of(database), force=force)
                await _fill(connection, backup, str(source), told)
        else:
            with drafted(path, force=force, private=True) as draft:
                _begin_file(draft)
                async with transaction(str(draft), reading=False) as connection:
                    await _fill(connection, backup, str(source), told)
                if path.exists():
                    _let_go(path)
        return summary_of(backup.header)


def _begin_file(draft: Path) -> None:
    engine = sqlite_engine(draft, fresh=True)
    engine.connect().close()
    engine.dispose()


async def _fill(connection: AsyncConnection, backup: BackupReader, source: str, told: Told | None) -> None:
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
        if told is not None and done % TELL_EVERY == 0:
            told(done, header.rows)
    if waiting:
        await _write(connection, by_name[waiting[0].table], waiting, source)
    await _check_contents(connection, tables, backup.digests, source)
    await _wind_on(connection, tables)
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
    connection: AsyncConnection, tables: Sequence[Table], written: Digests, source: str
) -> None:
    """Read everything again: the database holds what the backup does, and its logs have no gaps."""
    found = Digests()
    for table in tables:
        async for row in read_rows(connection, table):
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


async def _wind_on(connection: AsyncConnection, tables: Sequence[Table]) -> None:
    """Let PostgreSQL's counters go on after the numbers that were given before."""
    if connection.dialect.name != "postgresql":
        return
    for column in (column for table in tables for column in table.primary_key.columns):
        counter = func.pg_get_serial_sequence(column.table.name, column.name)
        found = (await connection.execute(select(counter))).scalar_one_or_none()
        if found is not None:
            last = (await connection.execute(select(func.max(column)))).scalar_one_or_none()
            await connection.execute(select(func.setval(found, last or 1, last is not None)))


def _make_room(connection: Connection, name: str, *, force: bool) -> None:
    """Leave an empty database, in the transaction that fills it."""
    if not inspect(connection).get_table_names():
        return
    if revision_of(connection) is None:
        message = f"{name} is a database of another program"
        raise NotADatabaseError(message, where=name, key="db-foreign")
    if not force:
        message = f"{name} holds something already"
        raise NotEmptyError(message, where=name)
    metadata = MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)


def _let_go(path: Path) -> None:
    """Take the journal of a file away that is about to be replaced: it must not be read into the new one."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(path, timeout=1.0)) as old:
        try:
            # Nobody can say this while another program has the file open.
            old.execute("PRAGMA journal_mode = DELETE").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
                message = f"{path}: another program is using it"
                raise BusyError(message, where=str(path)) from None
    for ending in BESIDE[1:]:
        path.with_name(path.name + ending).unlink(missing_ok=True)
