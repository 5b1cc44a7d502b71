"""Migrations: they create exactly the schema that the statements need."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, UniqueConstraint, insert, inspect, text

from stolik.storage.adapters import adapter_of
from stolik.storage.live_store.store import open_live
from stolik.storage.schema import EVENT, METADATA, STREAM
from stolik.storage.sqlite.files import open_file
from stolik.storage.versions import REVISIONS, upgrade
from tests.play.stores import fresh_postgresql
from tests.storage.stores import STREAM as STREAM_A
from tests.storage.stores import event, make_old, open_sqlite, said

# Neither library reads the expression of an index in SQLite; a test below does.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Skipped unsupported reflection of expression-based index"),
    pytest.mark.filterwarnings("ignore:autogenerate skipping metadata-specified expression-based index"),
]


def test_the_revisions_known_are_those_there_are() -> None:
    """A file of an unknown revision is refused as newer, so every revision must be listed."""
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


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_file_of_any_version_opens_with_what_it_holds(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "old.stolik"
    make_old(path, revision)

    store = open_file(path)

    assert said(store) == ["kept"]
    with store._engine.connect() as connection:  # noqa: SLF001  no store shows its schema
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        # Alembic compares no indexes of expressions in SQLite.
        order = text("SELECT sql FROM sqlite_master WHERE name = 'ix_ruleset_rating_best'")
        assert "(rules, (3 * sigma - mu), player)" in connection.execute(order).scalar_one()
    store.close()


@pytest.mark.parametrize("revision", REVISIONS)
def test_postgresql_of_any_version_opens_with_what_it_holds(revision: str) -> None:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def main() -> None:
        async with fresh_postgresql() as address:
            async with adapter_of(address).transaction(reading=False) as connection:
                await connection.run_sync(upgrade, revision)
                await connection.execute(insert(STREAM).values(id="a", kind="room", seq=1))
                row = {"stream": "a", "seq": 1, "at": 7, "command_id": "c1", "payload": event("kept").payload}
                await connection.execute(insert(EVENT).values(row))

            live = await open_live(address)

            (record,) = await live.read(STREAM_A)
            await live.close()
            assert record.payload == event("kept").payload
            async with adapter_of(address).transaction(reading=True) as connection:
                assert await connection.run_sync(compare) == []

    asyncio.run(main())


def test_workers_that_start_together_migrate_once() -> None:
    async def main() -> None:
        async with fresh_postgresql() as address:
            opened = await asyncio.gather(*(open_live(address) for _ in range(4)))

            for live in opened:
                assert await live.listings() == ()
                await live.close()

    asyncio.run(main())
