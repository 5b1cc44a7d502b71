"""Migrations: they make exactly the schema that the statements are written for."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import UniqueConstraint, inspect

from stolik.storage.schema import EVENT, METADATA
from stolik.storage.versions import REVISIONS
from tests.storage.stores import open_sqlite


def test_the_revisions_known_are_those_there_are() -> None:
    """A file of an unknown revision is refused as newer, so every revision has to be known."""
    config = Config()
    config.set_main_option("script_location", "stolik.storage:migrations")

    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]

    assert tuple(reversed(found)) == REVISIONS


def test_migrating_makes_the_schema(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path)

    with store._engine.connect() as connection:  # noqa: SLF001  no store shows its schema
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
        keys = {
            "primary": inspect(connection).get_pk_constraint("event")["constrained_columns"],
            "unique": [each["column_names"] for each in inspect(connection).get_unique_constraints("event")],
        }
    store.close()

    assert differences == []
    assert keys == {"primary": ["stream", "seq"], "unique": [["stream", "command_id"]]}
    assert any(isinstance(each, UniqueConstraint) for each in EVENT.constraints)
