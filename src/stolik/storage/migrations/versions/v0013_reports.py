"""Reports of players, the log of admins, and what a report can lead to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add two tables and three columns."""
    op.create_table(
        "report",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reported", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("room", sa.String(64), nullable=True),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )
    op.create_index("ix_report_open_at", "report", ["open", "at"])
    op.create_index("ix_report_reporter", "report", ["reporter"])
    op.create_index("ix_report_reported", "report", ["reported"])
    op.create_table(
        "measure",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("admin", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("measure", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("report", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_measure"),
    )
    op.create_index("ix_measure_at", "measure", ["at"])
    op.create_index("ix_measure_player", "measure", ["player"])
    for name in ("suspended", "muted"):
        op.add_column("person", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("person", sa.Column("warning", sa.String(32), nullable=False, server_default=""))
