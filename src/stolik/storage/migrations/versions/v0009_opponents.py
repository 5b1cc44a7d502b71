"""Searches for opponents, and whom players follow, block or mute."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add two tables."""
    op.create_table(
        "seek",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_seek"),
    )
    op.create_table(
        "tie",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "kind", "other", name="pk_tie"),
    )
    op.create_index("ix_tie_other", "tie", ["other", "kind"])
