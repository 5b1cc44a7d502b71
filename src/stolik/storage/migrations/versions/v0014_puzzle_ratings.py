"""Ratings of puzzles and of those who solve them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add three tables."""
    op.create_table(
        "solver",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("rush_best", sa.Integer, nullable=False),
        sa.Column("last_day", sa.String(10), nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("most_days", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["person.player"], name="fk_solver_player"),
        sa.PrimaryKeyConstraint("player", name="pk_solver"),
    )
    op.create_table(
        "puzzle_attempt",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["person.player"], name="fk_puzzle_attempt_player"),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_puzzle_attempt"),
    )
    op.create_index("ix_puzzle_attempt_at", "puzzle_attempt", ["player", "at"])
    op.create_table(
        "puzzle_rating",
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_rating"),
    )
