"""Versions of the schema: finding the version of a database, and migrating it to ours."""

from __future__ import annotations

import warnings
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, inspect, text
from sqlalchemy.exc import SAWarning

from stolik.storage.errors import NewerVersionError, NotADatabaseError

REVISIONS: Final = tuple(f"{number:04}" for number in range(1, 18))
"""Every revision, the newest last; a test compares it with the migrations."""
VERSION_TABLE: Final = "alembic_version"


def bring_up_to_date(engine: Engine, name: str, *, may_be_empty: bool = False) -> None:
    """Check a database and migrate it if it is older; a newer or a foreign one is refused."""
    with engine.begin() as connection:
        migrate(connection, name, may_be_empty=may_be_empty)


def migrate(connection: Connection, name: str, *, may_be_empty: bool = False) -> None:
    """Do the same on a connection, in its transaction."""
    found = revision_of(connection)
    foreign = found is None and inspect(connection).get_table_names()
    if found == REVISIONS[-1]:
        return
    if found is not None:
        check_known(found, name)
    if found is None and (foreign or not may_be_empty):
        message = f"{name} is a database of another program" if foreign else f"{name} is empty"
        key = "db-foreign" if foreign else "db-empty"
        raise NotADatabaseError(message, where=name, key=key)
    upgrade(connection, "head")


def check_known(revision: str, name: str) -> None:
    """Refuse a revision that is foreign or newer."""
    if revision not in REVISIONS:
        message = f"{name} was written by a newer version of Stolik (schema {revision}): please update"
        raise NewerVersionError(message, where=name)


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database; None if it is not ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one_or_none()  # noqa: S608  our own name


def upgrade(connection: Connection, revision: str) -> None:
    """Migrate a database to a revision."""
    # Migrating is rare and the library slow to import, so a current file is opened without it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "stolik.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def reflect_tables(connection: Connection) -> MetaData:
    """Return the tables of a database as they are, whichever version created them."""
    metadata = MetaData()
    with warnings.catch_warnings():
        # Indexes of expressions are not reflected. Nobody needs them here: tables are copied or dropped.
        warnings.filterwarnings(
            "ignore", "Skipped unsupported reflection of expression-based index", SAWarning
        )
        metadata.reflect(connection)
    return metadata
