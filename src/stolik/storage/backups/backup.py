"""Backup: a whole database in one file, as of one moment, while others keep writing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from stolik.storage.adapters import adapter_of
from stolik.storage.atomic_file import drafted
from stolik.storage.backups.backup_file import FORMAT, VERSION, BackupHeader, BackupWriter, TableHead
from stolik.storage.backups.reflected_tables import count_rows, kinds_of, read_rows, tables_of
from stolik.storage.errors import NotADatabaseError
from stolik.storage.versions import check_known, revision_of

ProgressCallback: TypeAlias = Callable[[int, int], None]
"""Called with how many rows are done, and how many there are."""
PROGRESS_EVERY: Final = 1_000


class Summary(Struct, frozen=True, kw_only=True):
    """The contents of a backup."""

    schema: str
    made: int
    rows: dict[str, int]

    @property
    def total(self) -> int:
        """All rows."""
        return sum(self.rows.values())


def summary_of(header: BackupHeader) -> Summary:
    """Return the contents of a backup."""
    rows = {table.name: table.rows for table in header.tables}
    return Summary(schema=header.schema, made=header.made, rows=rows)


async def back_up(
    database: str, target: Path, *, now: int, force: bool = False, on_progress: ProgressCallback | None = None
) -> Summary:
    """Write a database into a file, which is created completely or not at all."""
    adapter = adapter_of(database)
    with drafted(target, force=force, private=True) as draft:
        async with adapter.transaction(reading=True) as connection:
            schema = await connection.run_sync(revision_of)
            if schema is None:
                message = f"{adapter.name} is no database of Stolik"
                raise NotADatabaseError(message, where=adapter.name)
            check_known(schema, adapter.name)
            tables = await connection.run_sync(tables_of)
            heads = [
                TableHead(
                    name=str(table.name), columns=kinds_of(table), rows=await count_rows(connection, table)
                )
                for table in tables
            ]
            header = BackupHeader(
                format=FORMAT, version=VERSION, schema=schema, made=now, tables=tuple(heads)
            )
            writer = BackupWriter(draft, header)
            try:
                done = 0
                for table in tables:
                    async for row in read_rows(adapter, connection, table):
                        writer.write(row)
                        done += 1
                        if on_progress is not None and done % PROGRESS_EVERY == 0:
                            on_progress(done, header.rows)
                writer.finish()
            finally:
                writer.close()
    return summary_of(header)
