"""Digests of requests, the age of refusals, and marks that workers share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add three columns and a table; existing rows have no digest."""
    op.add_column("event", sa.Column("digest", sa.String(32), nullable=True))
    op.add_column("refusal", sa.Column("digest", sa.String(32), nullable=True))
    op.add_column("refusal", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "mark",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_mark"),
    )
