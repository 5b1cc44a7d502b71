"""The tables of a store; migrations bring a database to them."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

STREAM: Final = Table(
    "stream",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
)
"""A log of events; `seq` is the number of its last one, and appending goes through it."""

EVENT: Final = Table(
    "event",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command_id", String(100), nullable=True),
    Column("payload", JSON, nullable=False),
    PrimaryKeyConstraint("stream", "seq"),
    UniqueConstraint("stream", "command_id"),
)
"""What happened. The first event of a command carries its id, the others of the same command none."""

PRIVATE: Final = Table(
    "private",
    METADATA,
    Column("stream", String(64), nullable=False),
    Column("key", String(200), nullable=False),
    Column("payload", JSON(none_as_null=True), nullable=True),
    PrimaryKeyConstraint("stream", "key"),
    ForeignKeyConstraint(["stream"], ["stream.id"]),
)
"""What belongs to a stream and is no event: names and secrets. An erased one leaves an empty row."""


def to_json(raw: msgspec.Raw) -> str:
    """Write a payload; it is JSON already."""
    return bytes(raw).decode()


def from_json(text: str | bytes) -> msgspec.Raw:
    """Read a payload without looking into it."""
    return msgspec.Raw(text)
