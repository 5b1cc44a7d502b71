"""The async engine's types by name: the library brings all of its ORM along, and a file needs none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
else:
    # Nobody looks at them at run time; PostgreSQL imports the library when it is opened.
    AsyncConnection = AsyncEngine = Any

__all__ = ["AsyncConnection", "AsyncEngine"]
