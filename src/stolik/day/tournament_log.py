"""TournamentLog: what the use cases of tournaments need from a store."""

from __future__ import annotations

from typing import Protocol

from msgspec import Raw

from stolik.play.ports import Outcome, Recorded, StreamId, WriteBatch


class TournamentLog(Protocol):
    """The logs of tournaments, with the names and secrets that belong to each.

    The server's store is one; a tournament's file is another (`storage.sqlite.file_log`).
    """

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Create a log; `Lost` if another command created it."""

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a batch after the event it expects; durable when this returns."""

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number; none if there is no such log."""

    async def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return the names and secrets; erased rows are None."""
