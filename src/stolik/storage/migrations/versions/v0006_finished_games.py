"""Finished games by player: lists of games, and who met whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the three tables; a server adds the existing games, one after the other."""
    op.create_table(
        "finished_game",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_finished_game"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_finished_game_stream"),
    )
    op.create_table(
        "finished_seat",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(200), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player", "stream", name="pk_finished_seat"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_finished_seat_stream"),
    )
    looked_for = ["player", "ended", "stream", "rules", "won", "rated", "people"]
    op.create_index("ix_finished_seat_ended", "finished_seat", looked_for)
    op.create_index("ix_finished_seat_rules", "finished_seat", ["player", "rules"])
    op.create_index("ix_finished_seat_stream", "finished_seat", ["stream"])
    op.create_table(
        "meeting",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("stream", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", "other", "stream", name="pk_meeting"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_meeting_stream"),
    )
    op.create_index("ix_meeting_stream", "meeting", ["stream"])
