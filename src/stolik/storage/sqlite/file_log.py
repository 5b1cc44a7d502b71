"""A tournament's file as the log that the use cases of tournaments use."""

from __future__ import annotations

from msgspec import Raw

from stolik.day.cache import KIND
from stolik.play.ports import Lost, Outcome, Recorded, Repeated, StreamId, WriteBatch, Written
from stolik.storage.errors import StaleError, UnknownStreamError
from stolik.storage.sqlite.streams import Appended, Streams


class FileLog:
    """A `TournamentLog` in a SQLite file. It never suspends: its coroutines complete at once."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Create a log; `Lost` if another command created it."""
        try:
            appended = self._streams.create(
                step.stream,
                kind,
                step.events,
                command_id=step.command_id,
                digest=step.digest,
                private=step.private,
            )
        except StaleError:
            return Lost()
        return _outcome(appended)

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a step after the event it expects; durable when this returns."""
        try:
            appended = self._streams.append(
                step.stream,
                step.events,
                expected=step.expected,
                command_id=step.command_id,
                digest=step.digest,
                private=step.private,
            )
        except StaleError:
            return Lost()
        return _outcome(appended)

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number; none if there is no such log."""
        try:
            return self._streams.read(stream, after=after)
        except UnknownStreamError:
            return ()

    async def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return the names and secrets; erased rows are None."""
        try:
            return self._streams.private(stream)
        except UnknownStreamError:
            return {}


def _outcome(appended: Appended) -> Outcome:
    if appended.repeated:
        return Repeated(events=appended.events, digest=appended.events[0].digest)
    return Written(seq=appended.events[-1].seq)


def only_tournament(streams: Streams) -> StreamId:
    """Return the tournament of a file."""
    found = streams.streams(KIND)
    if len(found) != 1:
        streams.check()  # a damaged index finds none
        message = f"{streams.name} holds {len(found)} tournaments, and one was expected"
        raise UnknownStreamError(message, where=streams.name, key="db-many-tournaments", found=len(found))
    return found[0]
