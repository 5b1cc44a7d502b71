"""Rooms: short codes, who sits where, chat, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the seven tables."""
    op.create_table(
        "room_code",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("stream", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_room_code"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_room_code_stream"),
        sa.UniqueConstraint("stream", name="uq_room_code_stream"),
    )
    op.create_table(
        "seat",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("running", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("stream", "player", name="pk_seat"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_seat_stream"),
    )
    op.create_index("ix_seat_player", "seat", ["player"])
    _make_chat()
    _make_ratings()


def _make_chat() -> None:
    op.create_table(
        "chat_line",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("command_id", sa.String(130), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "n", name="pk_chat_line"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_chat_line_stream"),
        sa.UniqueConstraint("stream", "command_id", name="uq_chat_line_stream_command_id"),
    )
    op.create_index("ix_chat_line_player", "chat_line", ["player"])
    op.create_table(
        "chat_mute",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("stream", "player", name="pk_chat_mute"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_chat_mute_stream"),
    )


def _make_ratings() -> None:
    op.create_table(
        "rating",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_rating"),
    )
    op.create_table(
        "settlement",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_settlement"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_settlement_stream"),
    )
    op.create_table(
        "rating_change",
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu_after", sa.Double, nullable=False),
        sa.Column("sigma_after", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("stream", "seat", name="pk_rating_change"),
        sa.ForeignKeyConstraint(["stream"], ["settlement.stream"], name="fk_rating_change_stream"),
    )
    op.create_index("ix_rating_change_player", "rating_change", ["player"])
