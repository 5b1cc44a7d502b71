"""People: profiles, credentials, and sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "person",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("account", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.Boolean, nullable=False),
        sa.Column("admin", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("minor", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_person"),
    )
    op.create_table(
        "credential",
        sa.Column("login", sa.String(60), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("hashed", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("login", name="pk_credential"),
        sa.ForeignKeyConstraint(["player"], ["person.player"], name="fk_credential_player"),
        sa.UniqueConstraint("player", name="uq_credential_player"),
    )
    op.create_table(
        "visit",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_visit"),
        sa.ForeignKeyConstraint(["player"], ["person.player"], name="fk_visit_player"),
    )
    op.create_index("ix_visit_player", "visit", ["player"])
    op.create_index("ix_visit_expires", "visit", ["expires"])
