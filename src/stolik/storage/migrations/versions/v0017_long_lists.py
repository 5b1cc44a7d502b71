"""Indexes for what is found among very many: tournaments among rooms, and the strongest players."""

from __future__ import annotations

from alembic import op
from sqlalchemy import text

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the indexes."""
    op.create_index("ix_stream_kind", "stream", ["kind", "id"])
    op.create_index("ix_ruleset_rating_best", "ruleset_rating", ["rules", text("(3 * sigma - mu)"), "player"])
