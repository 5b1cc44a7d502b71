"""What a player's page shows of puzzles and tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add a table, and three columns."""
    op.create_table(
        "attendance",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("tournament", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "tournament", name="pk_attendance"),
    )
    op.create_index("ix_attendance_at", "attendance", ["player", "at"])
    for name in ("puzzles", "tournaments"):
        op.add_column("sharing", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("meeting", sa.Column("tournament", sa.Boolean, nullable=False, server_default=sa.false()))
