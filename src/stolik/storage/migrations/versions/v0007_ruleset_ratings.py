"""Ratings by ruleset, why a game counted less, and what players show to others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make two tables and add three columns; what is there already has no rules."""
    op.add_column("rating_change", sa.Column("rules", sa.String(200), nullable=True))
    op.add_column("rating_change", sa.Column("seats", sa.Integer, nullable=True))
    op.add_column("rating_change", sa.Column("limited", sa.String(16), nullable=True))
    op.create_table(
        "ruleset_rating",
        sa.Column("rules", sa.String(200), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("rules", "player", name="pk_ruleset_rating"),
    )
    op.create_index("ix_ruleset_rating_player", "ruleset_rating", ["player"])
    op.create_table(
        "sharing",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("ratings", sa.Boolean, nullable=False),
        sa.Column("figures", sa.Boolean, nullable=False),
        sa.Column("games", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_sharing"),
    )
