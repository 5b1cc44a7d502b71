"""Recovery codes, and where and when a session began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add a table and two columns."""
    op.create_table(
        "recovery_code",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["person.player"], name="fk_recovery_code_player"),
        sa.PrimaryKeyConstraint("player", "digest", name="pk_recovery_code"),
    )
    op.add_column("visit", sa.Column("began", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("visit", sa.Column("device", sa.String(100), nullable=False, server_default=""))
