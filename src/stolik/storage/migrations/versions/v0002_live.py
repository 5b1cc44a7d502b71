"""Live play: deadlines, the lobby, refusals, heartbeats, and seeds outside the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the six tables."""
    op.create_table(
        "refusal",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("command_id", sa.String(100), nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("stream", "command_id", name="pk_refusal"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_refusal_stream"),
    )
    op.create_table(
        "deadline",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("held", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_deadline"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_deadline_stream"),
    )
    op.create_index("ix_deadline_due", "deadline", ["due"])
    op.create_table(
        "listing",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_listing"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_listing_stream"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
    op.create_table(
        "outage",
        sa.Column("began", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outage"),
    )
    op.create_table(
        "secret",
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("commitment", name="pk_secret"),
    )
