"""SQLAlchemy's async connection by name: importing it imports the ORM too, which a file does not need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection
else:
    # Not needed at run time; adapters import the library when they open such a connection.
    AsyncConnection = Any

__all__ = ["AsyncConnection"]
