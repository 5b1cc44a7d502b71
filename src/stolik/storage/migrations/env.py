"""How Alembic runs the migrations: on the given connection, in its transaction."""

from __future__ import annotations

from alembic import context

from stolik.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite can roll back created tables, and a half-migrated file is no use.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
