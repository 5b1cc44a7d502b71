"""Invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "invitation",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("room", sa.String(64), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "room", name="pk_invitation"),
    )
    op.create_index("ix_invitation_sender", "invitation", ["sender"])
