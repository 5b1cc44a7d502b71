"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "review",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("held", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("payload", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_review_stream"),
        sa.PrimaryKeyConstraint("stream", name="pk_review"),
    )
