"""Indexes for long lists: searching games by the names of opponents, and the curve of a rating."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add an index, and replace two with wider ones."""
    op.drop_index("ix_finished_seat_rules", "finished_seat")
    op.create_index("ix_finished_seat_rules", "finished_seat", ["player", "rules", "won", "rated", "people"])
    op.create_index("ix_meeting_game", "meeting", ["player", "stream", "other", "tournament"])
    op.drop_index("ix_rating_change_player", "rating_change")
    op.create_index("ix_rating_change_player", "rating_change", ["player", "games"])
