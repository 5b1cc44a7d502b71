"""An index of streams by kind: tournaments are found among a million rooms."""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the index."""
    op.create_index("ix_stream_kind", "stream", ["kind", "id"])
