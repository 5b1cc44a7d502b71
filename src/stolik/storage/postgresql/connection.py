"""A connection to PostgreSQL: many rows per query, because each query is a network round trip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Column, CursorResult, Executable, Insert, Select, Table, func, insert, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.play.ports import Recorded, WriteBatch
from stolik.storage import statements
from stolik.storage.ports import MOST_AT_ONCE, FoundCommand
from stolik.storage.schema import DEADLINE, EVENT, REFUSAL, from_json
from stolik.storage.statements import event_rows

ALIVE: Final = int.from_bytes(b"stolik")
"""The lock that every worker shares while it lives; the database releases it when the worker dies."""


class PostgresqlConnection:
    """A connection from the pool, or a transaction on it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def execute(
        self,
        statement: Executable,
        parameters: Any = None,  # noqa: ANN401  as SQLAlchemy takes them
    ) -> CursorResult[Any]:
        """Execute a statement."""
        return await self._connection.execute(statement, parameters)

    async def look_up(self, query: Select[Any], **values: object) -> list[Any]:
        """Return the rows of a constant query; the driver prepares it."""
        return list((await self._connection.execute(query, values)).all())

    async def rows_where(self, column: Column[Any], values: Sequence[object]) -> list[Any]:
        """Return the rows with one of the values in a column, in one query."""
        found: list[Any] = []
        for start in range(0, len(values), MOST_AT_ONCE):
            some = select(column.table).where(column.in_(values[start : start + MOST_AT_ONCE]))
            found += (await self.execute(some)).all()
        return found

    async def insert_if_new(self, table: Table, row: Mapping[str, object]) -> bool:
        """Insert a row unless one of its keys is taken."""
        statement = postgresql.insert(table).values(row).on_conflict_do_nothing()
        return bool((await self.execute(statement)).rowcount)

    async def insert_or_update(
        self, table: Table, row: Mapping[str, object], changes: Mapping[str, object]
    ) -> None:
        """Insert a row, or update the one with its key."""
        key = list(table.primary_key)
        new = postgresql.insert(table).values(row)
        await self.execute(new.on_conflict_do_update(index_elements=key, set_=dict(changes)))

    async def read_events(self, stream: str, *, after: int) -> tuple[Recorded, ...]:
        """Return the events of a stream after a number."""
        rows = (await self.execute(statements.select_events(stream, after=after))).all()
        return tuple(recorded(row) for row in rows)

    async def find_commands(self, commands: Sequence[tuple[str, str]]) -> list[FoundCommand]:
        """Look up commands, and lock their streams."""
        heads = (await self.execute(statements.lock_streams([stream for stream, _ in commands]))).all()
        refused = (await self.execute(statements.select_commands(REFUSAL, commands))).all()
        begun = (await self.execute(statements.select_commands(EVENT, commands))).all()
        refusals = {row.stream: (row.payload, row.digest) for row in refused}
        first = {row.stream: row.seq for row in begun}
        return [
            FoundCommand(row.id, row.seq, *refusals.get(row.id, (None, None)), first.get(row.id))
            for row in heads
        ]

    async def write_events(self, steps: Sequence[WriteBatch]) -> None:
        """Write the events of steps, the new numbers of their streams, and their deadlines."""
        heads = [{"moved": step.stream, "to": step.expected + len(step.events)} for step in steps]
        await self.execute(statements.move_streams(), heads)
        events = [
            {
                "stream": stream,
                "seq": seq,
                "at": at,
                "command_id": command_id,
                "payload": from_json(payload),
                "digest": digest,
            }
            for step in steps
            for stream, seq, at, command_id, payload, digest in event_rows(step)
        ]
        await self._write(insert(EVENT), events)
        await self.execute(statements.delete_of(DEADLINE), [{"of": step.stream} for step in steps])
        due = [{"stream": step.stream, "due": step.due, "held": 0} for step in steps if step.due is not None]
        await self._write(insert(DEADLINE), due)

    async def _write(self, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
        if rows:
            await self.execute(statement, rows)


class SharedPresence(PostgresqlConnection):
    """A transaction of the session that holds a lock as long as its worker lives.

    A starting worker that can get the lock alone knows that all others have died.
    """

    def __init__(self, connection: AsyncConnection, *, has_just_come: bool) -> None:
        super().__init__(connection)
        self._has_just_come = has_just_come

    async def all_others_died(self) -> bool:
        """Return whether no other session is alive, and be alive from now on."""
        if not self._has_just_come:
            return False
        alone = await self._ask(func.pg_try_advisory_lock(ALIVE))
        await self._ask(func.pg_advisory_lock_shared(ALIVE))
        if alone:
            await self._ask(func.pg_advisory_unlock(ALIVE))
        return alone

    async def _ask(self, question: Any) -> bool:  # noqa: ANN401  SQLAlchemy's own
        return bool((await self.execute(select(question))).scalar_one())


def recorded(row: Any) -> Recorded:  # noqa: ANN401  a row of events
    """Return an event that was read."""
    return Recorded(seq=row.seq, at=row.at, command_id=row.command_id, payload=row.payload, digest=row.digest)
