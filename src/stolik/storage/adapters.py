"""Which adapter serves a database: chosen by its address, only here."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from stolik.storage.errors import StorageError
from stolik.storage.ports import DatabaseAdapter
from stolik.storage.sqlite.adapter import SqliteAdapter


def adapter_of(database: str) -> DatabaseAdapter:
    """Return the adapter of an address (``postgresql://...``), or of a SQLite file by its path."""
    if "://" not in database:
        return SqliteAdapter(Path(database))
    try:
        url = make_url(database)
    except ArgumentError:
        scheme, _, _ = database.partition("://")
        raise _bad_address(scheme + "://...") from None
    match url.get_backend_name():
        case "sqlite" if url.database:
            return SqliteAdapter(Path(url.database))
        case "postgresql":
            # Slow to import: a server on a file does not need it.
            from stolik.storage.postgresql.adapter import PostgresqlAdapter  # noqa: PLC0415

            return PostgresqlAdapter(url)
        case _:
            raise _bad_address(url.render_as_string())


def _bad_address(typed: str) -> StorageError:
    message = f"a database is a file or postgresql://...: {typed}"
    return StorageError(message, where=typed, key="db-bad-address")
