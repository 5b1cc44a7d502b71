"""Streams in a SQLite file: append after the expected number, once for each command, all or nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import Raw, Struct, structs
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from stolik.play.ports import Change, NewEvent, Recorded, StreamId
from stolik.storage import statements
from stolik.storage.errors import DamagedError, StaleError, StorageError, UnknownStreamError
from stolik.storage.sqlite.errors import translate_errors


class Appended(Struct, frozen=True, kw_only=True):
    """The result of an append."""

    events: tuple[Recorded, ...]
    repeated: bool = False
    """The command was executed before: these are its events."""


class Streams:
    """A store of streams in a file, without an event loop."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self.name: Final = name
        """The database in words, for messages."""

    def close(self) -> None:
        """Close the database."""
        self._engine.dispose()

    def create(
        self,
        stream: StreamId,
        kind: str,
        events: Sequence[NewEvent],
        *,
        command_id: str,
        digest: str | None = None,
        private: Sequence[Change] = (),
    ) -> Appended:
        """Create a stream with its first events."""
        try:
            with self._transaction() as connection:
                connection.execute(statements.insert_stream(stream, kind, seq=len(events)))
                recorded = _write(connection, stream, 0, events, command=(command_id, digest))
                _write_private(connection, stream, private)
        except IntegrityError:
            return self._repeated(stream, command_id, expected=0)
        return Appended(events=recorded)

    def append(
        self,
        stream: StreamId,
        events: Sequence[NewEvent],
        *,
        expected: int,
        command_id: str,
        digest: str | None = None,
        private: Sequence[Change] = (),
    ) -> Appended:
        """Write the events of a command after number `expected`; when this returns they are durable.

        A command that was executed before has no second effect: its earlier events are returned. If another
        writer was faster, it raises `StaleError`.
        """
        if not events:
            message = "an append has at least one event"
            raise StorageError(message)
        try:
            with self._transaction() as connection:
                moved = connection.execute(
                    statements.advance(stream, expected=expected, to=expected + len(events))
                ).rowcount
                if moved:
                    recorded = _write(connection, stream, expected, events, command=(command_id, digest))
                    _write_private(connection, stream, private)
        except IntegrityError:
            moved = 0
        if not moved:
            return self._repeated(stream, command_id, expected=expected)
        return Appended(events=recorded)

    def streams(self, kind: str) -> tuple[StreamId, ...]:
        """Return the streams of a kind."""
        with self._transaction() as connection:
            rows = connection.execute(statements.select_streams(kind)).all()
        return tuple(StreamId(row.id) for row in rows)

    def check(self) -> None:
        """Let the database check all its pages; faults are raised."""
        with self._transaction() as connection:
            if connection.dialect.name != "sqlite":
                return
            found = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
        if list(found) != ["ok"]:
            message = f"{self.name}: {found[0] if found else 'no answer'}"
            raise DamagedError(message, where=self.name, key="db-integrity")

    def head(self, stream: StreamId) -> int:
        """Return the number of the last event."""
        with self._transaction() as connection:
            return self._head(connection, stream)

    def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number; one that is missing is a `DamagedError`."""
        with self._transaction() as connection:
            head = self._head(connection, stream)
            found = _read(connection, stream, after)
        there = {record.seq for record in found}
        missing = next((number for number in range(after + 1, head + 1) if number not in there), None)
        if missing is not None:
            message = f"{self.name}: event {missing} is missing"
            raise DamagedError(message, where=self.name, key="db-missing-event", event=missing)
        return found

    def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return the private rows of a stream; erased rows are None."""
        with self._transaction() as connection:
            self._head(connection, stream)
            rows = connection.execute(statements.select_private(stream)).all()
        return {row.key: row.payload for row in rows}

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with translate_errors(self.name), self._engine.begin() as connection:
            yield connection

    def _head(self, connection: Connection, stream: StreamId) -> int:
        head = connection.execute(statements.select_head(stream)).scalar_one_or_none()
        if head is None:
            message = f"{self.name} has no stream {stream!r}"
            raise UnknownStreamError(message, where=self.name)
        return int(head)

    def _repeated(self, stream: StreamId, command_id: str, *, expected: int) -> Appended:
        with self._transaction() as connection:
            before = _command(connection, stream, command_id)
            if before:
                return Appended(events=before, repeated=True)
            head = self._head(connection, stream)
        message = f"{self.name}: event {expected} was expected to be the last, and {head} is"
        raise StaleError(message, where=self.name)


def _read(connection: Connection, stream: StreamId, after: int) -> tuple[Recorded, ...]:
    rows = connection.execute(statements.select_events(stream, after=after)).all()
    return tuple(
        Recorded(seq=row.seq, at=row.at, command_id=row.command_id, payload=row.payload, digest=row.digest)
        for row in rows
    )


def _write(
    connection: Connection,
    stream: StreamId,
    after: int,
    events: Sequence[NewEvent],
    *,
    command: tuple[str, str | None],
) -> tuple[Recorded, ...]:
    """Write events; the first of them has the id of the command, and the digest of the request."""
    recorded: list[Recorded] = []
    given: tuple[str | None, str | None] = command
    for seq, event in enumerate(events, after + 1):
        command_id, digest = given
        recorded.append(
            Recorded(seq=seq, at=event.at, command_id=command_id, payload=event.payload, digest=digest)
        )
        given = (None, None)
    connection.execute(
        statements.insert_events(), [{"stream": stream, **structs.asdict(each)} for each in recorded]
    )
    return tuple(recorded)


def _command(connection: Connection, stream: StreamId, command_id: str) -> tuple[Recorded, ...]:
    """Return a command's events: from the one with its id up to the next one with an id."""
    first = connection.execute(statements.select_command(stream, command_id)).scalar_one_or_none()
    if first is None:
        return ()
    found: list[Recorded] = []
    for event in _read(connection, stream, first - 1):
        if found and event.command_id is not None:
            break
        found.append(event)
    return tuple(found)


def _write_private(connection: Connection, stream: StreamId, changes: Sequence[Change]) -> None:
    if not changes:
        return
    connection.execute(statements.delete_private(stream, [change.key for change in changes]))
    connection.execute(
        statements.insert_private(),
        [{"stream": stream, "key": change.key, "payload": change.payload} for change in changes],
    )
