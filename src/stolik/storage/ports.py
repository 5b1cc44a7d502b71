"""The port of the store: what differs between databases.

`live_store`, `backups`, the server and the commands use only these protocols. The adapters are in
`storage/sqlite` and `storage/postgresql`; `storage/adapters.py` chooses one by the address of a database.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Raw
from sqlalchemy import Column, ColumnElement, CursorResult, Executable, Select, Table

from stolik.play.ports import Recorded, WriteBatch
from stolik.storage.async_types import AsyncConnection

MOST_AT_ONCE: Final = 1_000
"""Values in one statement: databases have a limit."""


class FoundCommand(NamedTuple):
    """The number of a stream, and the earlier answer to a command."""

    stream: str
    head: int
    """The number of its last event."""
    refusal: Raw | None = None
    digest: str | None = None
    """The digest of the refused command."""
    first: int | None = None
    """The number of the command's first event."""


class DatabaseConnection(Protocol):
    """A connection to an open database, or a transaction on it."""

    async def execute(
        self,
        statement: Executable,
        parameters: Any = None,  # noqa: ANN401  as SQLAlchemy takes them
    ) -> CursorResult[Any]:
        """Execute a statement that both databases understand."""
        ...

    async def look_up(self, query: Select[Any], **values: object) -> list[Any]:
        """Return the rows of a frequent query; its values are given by name.

        The query is a constant: an adapter may prepare it once.
        """
        ...

    async def rows_where(self, column: Column[Any], values: Sequence[object]) -> list[Any]:
        """Return the rows of a table with one of the values in a column."""
        ...

    async def insert_if_new(self, table: Table, row: Mapping[str, object]) -> bool:
        """Insert a row unless one of its keys is taken; return whether it was inserted."""
        ...

    async def insert_or_update(
        self, table: Table, row: Mapping[str, object], changes: Mapping[str, object]
    ) -> None:
        """Insert a row, or update the row with the same primary key."""
        ...

    async def read_events(self, stream: str, *, after: int) -> tuple[Recorded, ...]:
        """Return the events of a stream after a number, in order."""
        ...

    async def find_commands(self, commands: Sequence[tuple[str, str]]) -> list[FoundCommand]:
        """Look up commands, each by its stream and id; streams that do not exist are left out.

        In a transaction that writes, nobody else changes these streams until it ends.
        """
        ...

    async def write_events(self, steps: Sequence[WriteBatch]) -> None:
        """Write the events of steps, the new numbers of their streams, and their deadlines."""
        ...


class PresenceTransaction(DatabaseConnection, Protocol):
    """A transaction that tells other workers that this one is alive."""

    async def all_others_died(self) -> bool:
        """Return whether this worker has just started, and the database knows of no other that is alive."""
        ...


class Database(Protocol):
    """An open database. Its errors are `StorageError`s, and `IntegrityError` if a key is taken."""

    @property
    def name(self) -> str:
        """The database in words, for messages."""
        ...

    @property
    def now(self) -> ColumnElement[int]:
        """The database's time in milliseconds, in SQL."""
        ...

    def reading(self) -> AbstractAsyncContextManager[DatabaseConnection]:
        """Open a connection that reads."""
        ...

    def writing(self) -> AbstractAsyncContextManager[DatabaseConnection]:
        """Begin a transaction that writes; it is on the disk when the block ends."""
        ...

    def presence(self) -> AbstractAsyncContextManager[PresenceTransaction]:
        """Begin a transaction for a heartbeat."""
        ...

    async def read_events(self, stream: str, *, after: int) -> tuple[Recorded, ...]:
        """Return the events of a stream after a number, including everything written before."""
        ...

    async def is_there(self) -> bool:
        """Return whether the database is where it was when it was opened."""
        ...

    async def purge_erased(self) -> None:
        """Overwrite erased data in journals too, as far as we can."""
        ...

    async def close(self) -> None:
        """Finish running work and close every connection."""
        ...


@dataclass(slots=True)
class DatabaseHold:
    """A database held by its only server."""

    seconds: float = 0.0
    """How long a start should wait for the check of its pages."""
    is_whole: bool = True
    """Whether it was checked, and only servers have changed it since."""


class DatabaseAdapter(Protocol):
    """A database by its address, whether it is open or not."""

    @property
    def name(self) -> str:
        """The database in words, without its password."""
        ...

    @property
    def serves_workers(self) -> bool:
        """Whether several workers can share it."""
        ...

    async def open(self) -> Database:
        """Open it and migrate it to the current schema; tables are created in an empty one."""
        ...

    def check_exists(self) -> None:
        """Raise `MissingFileError` if there is no such database, as far as is known without opening it."""
        ...

    def hold_alone(self) -> AbstractContextManager[DatabaseHold]:
        """Hold it as its only server if it allows only one; raises `InUseError` if another one has it."""
        ...

    def quick_check(self, seconds: float, *, stopped: Callable[[], bool] = ...) -> bool:
        """Raise `DamagedError` if it is damaged; False if the check did not come to its end."""
        ...

    def compact(self) -> bool:
        """Return freed space to the disk if that is possible now; return whether it was."""
        ...

    def transaction(self, *, reading: bool) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open it without migrating, in one transaction: all reads see one moment."""
        ...

    def replacing(self, *, force: bool) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction on an empty database, which replaces this one when the block ends.

        A database that is not empty is refused unless `force` is set.
        """
        ...

    def sort_key(self, column: Column[Any]) -> ColumnElement[Any]:
        """Return a column that sorts texts by their bytes, the same in every database."""
        ...

    async def resume_counters(self, connection: AsyncConnection, tables: Sequence[Table]) -> None:
        """Set the database's counters to continue after the numbers in restored rows."""
        ...
