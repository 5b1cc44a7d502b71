"""A connection to a SQLite file whose statements are complete when they return, though they are awaited."""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

from sqlalchemy import Column, Connection, CursorResult, Engine, Executable, Select, Table, bindparam, select
from sqlalchemy.dialects import sqlite

from stolik.play.ports import Recorded, WriteBatch
from stolik.storage.ports import FoundCommand
from stolik.storage.schema import from_json
from stolik.storage.sqlite import statements
from stolik.storage.statements import event_rows


class SqliteConnection:
    """Opened at first use. The most frequent queries bypass SQLAlchemy and use the driver directly."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sync: Connection | None = None
        self._driver: sqlite3.Connection

    def opened(self) -> SqliteConnection:
        """Return the open connection."""
        if self._sync is None:
            sync = self._engine.connect()
            self._driver = cast("sqlite3.Connection", sync.connection.driver_connection)
            self._sync = sync
        return self

    def close(self) -> None:
        """Close the file."""
        if self._sync is not None:
            self._sync.close()
            self._sync = None
        self._engine.dispose()

    def try_to_begin(self, *, is_last: bool) -> bool:
        """Begin a transaction that writes; return False if another program is writing.

        A writing transaction is declared at its beginning: a reader that becomes a writer could be refused.
        If this `is_last` attempt fails, that is an error.
        """
        try:
            self._driver.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            if self._driver.in_transaction:
                self._driver.rollback()
            code = getattr(error, "sqlite_errorcode", None)
            if is_last or code is None or code & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def commit(self) -> None:
        """Wait until the transaction is on the disk; may run in any thread."""
        self._driver.commit()

    def end(self) -> None:
        """Leave no transaction open, however it was begun."""
        if self._sync is None:
            return
        if self._sync.in_transaction():
            self._sync.rollback()
        if self._driver.in_transaction:
            self._driver.rollback()

    @property
    def total_changes(self) -> int:
        """How many rows were written since it was opened."""
        return self._driver.total_changes

    async def execute(
        self,
        statement: Executable,
        parameters: Any = None,  # noqa: ANN401  as SQLAlchemy takes them
    ) -> CursorResult[Any]:
        """Execute a statement immediately."""
        return cast("Connection", self._sync).execute(statement, parameters)

    async def look_up(self, query: Select[Any], **values: object) -> list[Any]:
        """Return the rows of a constant query; SQLAlchemy would take several times as long as SQLite."""
        return self._rows(query, values)

    async def rows_where(self, column: Column[Any], values: Sequence[object]) -> list[Any]:
        """Return the rows with one of the values in a column, with one query each, which is faster."""
        query = _rows_with(column)
        return [row for value in values for row in self._rows(query, {"value": value})]

    async def insert_if_new(self, table: Table, row: Mapping[str, object]) -> bool:
        """Insert a row unless one of its keys is taken."""
        statement = sqlite.insert(table).values(row).on_conflict_do_nothing()
        return bool((await self.execute(statement)).rowcount)

    async def insert_or_update(
        self, table: Table, row: Mapping[str, object], changes: Mapping[str, object]
    ) -> None:
        """Insert a row, or update the one with its key."""
        key = list(table.primary_key)
        insert = sqlite.insert(table).values(row)
        await self.execute(insert.on_conflict_do_update(index_elements=key, set_=dict(changes)))

    async def read_events(self, stream: str, *, after: int) -> tuple[Recorded, ...]:
        """Return the events of a stream after a number."""
        return tuple(
            Recorded(seq=seq, at=at, command_id=command_id, payload=from_json(payload), digest=digest)
            for seq, at, command_id, payload, digest in self._driver.execute(
                statements.EVENTS_AFTER, (stream, after)
            )
        )

    async def find_commands(self, commands: Sequence[tuple[str, str]]) -> list[FoundCommand]:
        """Look up commands. A writer of SQLite has the whole file: there is nothing to lock.

        SQLite scans whole tables for several pairs at once, and is fast with one query for each.
        """
        return [
            FoundCommand(stream, head, None if refusal is None else from_json(refusal), digest, first)
            for command in commands
            for stream, head, refusal, digest, first in self._driver.execute(statements.FIND_COMMAND, command)
        ]

    async def write_events(self, steps: Sequence[WriteBatch]) -> None:
        """Write the events of steps, the new numbers of their streams, and their deadlines."""
        heads = [(step.stream, step.expected + len(step.events)) for step in steps]
        due = [(step.stream, step.due) for step in steps if step.due is not None]
        self._write(statements.MOVE_STREAM, heads)
        self._write(statements.INSERT_EVENT, [row for step in steps for row in event_rows(step)])
        self._write(statements.DELETE_DEADLINE, [(step.stream,) for step in steps if step.due is None])
        self._write(statements.SET_DEADLINE, due)

    async def all_others_died(self) -> bool:
        """Return False: the only worker of a file knows itself whether it was alive before."""
        return False

    def _write(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        if rows:
            self._driver.executemany(statement, rows)

    def _rows(self, query: Select[Any], values: Mapping[str, object]) -> list[Any]:
        prepared = _prepared(query)
        found: Iterable[Any] = self._driver.execute(prepared.sql, {**prepared.defaults, **values})
        if prepared.readers:
            found = [list(row) for row in found]
            for row in found:
                for at, reader in prepared.readers:
                    row[at] = reader(row[at])
        return [prepared.row._make(row) for row in found]


class _Prepared(NamedTuple):
    """A query for the driver, and how to read its rows."""

    sql: str
    defaults: dict[str, Any]
    """Values that are part of the query itself."""
    row: Any
    """A named tuple with the columns' names."""
    readers: list[tuple[int, Any]]
    """Columns whose values SQLite stores in another form."""


@cache
def _prepared(query: Select[Any]) -> _Prepared:
    dialect = sqlite.dialect(paramstyle="named")
    columns = query.selected_columns
    readers = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]
    row = namedtuple("row", [column.key for column in columns])  # type: ignore[misc]  # noqa: PYI024  made of the table
    compiled = query.compile(dialect=dialect)
    return _Prepared(
        sql=compiled.string,
        defaults=dict(compiled.params),
        row=row,
        readers=[(at, reader) for at, reader in enumerate(readers) if reader is not None],
    )


@cache
def _rows_with(column: Column[Any]) -> Select[Any]:
    return select(column.table).where(column == bindparam("value"))
