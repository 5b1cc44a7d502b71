"""Streams, their events, and their private rows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "stream",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_stream"),
    )
    op.create_table(
        "event",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command_id", sa.String(100), nullable=True),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("stream", "seq", name="pk_event"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_event_stream"),
        sa.UniqueConstraint("stream", "command_id", name="uq_event_stream_command_id"),
    )
    op.create_table(
        "private",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("payload", sa.JSON, nullable=True),
        sa.PrimaryKeyConstraint("stream", "key", name="pk_private"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_private_stream"),
    )
