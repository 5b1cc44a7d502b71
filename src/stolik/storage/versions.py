"""Versions of the schema: which one a database has, and bringing it to ours."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from stolik.storage.errors import NewerVersionError, NotADatabaseError

REVISIONS: Final = ("0001",)
"""Every revision there is, the newest last; a test compares it with the migrations."""
_VERSION_TABLE: Final = "alembic_version"


def bring_up_to_date(engine: Engine, name: str, *, may_be_empty: bool = False) -> None:
    """Check what a database is and migrate it where it is older; a newer or a foreign one is refused."""
    with engine.begin() as connection:
        found = _revision(connection)
        foreign = found is None and inspect(connection).get_table_names()
    if found == REVISIONS[-1]:
        return
    if found is not None and found not in REVISIONS:
        message = f"{name} was written by a newer version of Stolik (schema {found}): please update"
        raise NewerVersionError(message)
    if found is None and (foreign or not may_be_empty):
        message = f"{name} is a database of another program" if foreign else f"{name} is empty"
        raise NotADatabaseError(message)
    _upgrade(engine)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {_VERSION_TABLE}")).scalar_one_or_none()  # noqa: S608  our own name


def _upgrade(engine: Engine) -> None:
    # Migrating is rare and the library slow to import: whoever opens a current file does without.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "stolik.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
