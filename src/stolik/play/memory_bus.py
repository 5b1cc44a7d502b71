"""Bus, drafts, presence and one-time claims within one process, for servers without Redis."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.play.ports import Hint, PlayerId, Present, StreamId, TableDraft, Topic

_TIDY_SECONDS: Final = 5.0


class MemoryListener:
    """Holds one hint: a slow listener gets everything that came meanwhile at once."""

    def __init__(self, close: Callable[[MemoryListener], None]) -> None:
        self._seq = 0
        self._topics: set[Topic] = set()
        self._again = False
        self._there = asyncio.Event()
        self._close = close

    def hint(self, seq: int) -> None:
        """Note that the stream has new events."""
        self._seq = max(self._seq, seq)
        self._there.set()

    def touch(self, topic: Topic) -> None:
        """Note that something other than the events has changed."""
        self._topics.add(topic)
        self._there.set()

    def again(self) -> None:
        """Note that hints may have been lost."""
        self._again = True
        self._there.set()

    async def heard(self) -> Hint:
        """Wait for the next hint."""
        await self._there.wait()
        self._there.clear()
        if not self._topics and not self._again:
            return Hint(self._seq)  # the usual case
        topics, self._topics = frozenset(self._topics), set()
        again, self._again = self._again, False
        return Hint(self._seq, topics, again)

    def close(self) -> None:
        """Stop listening."""
        self._close(self)


class MemoryBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._listeners: dict[StreamId, list[MemoryListener]] = {}

    async def publish(self, stream: StreamId, seq: int) -> None:
        """Notify all listeners."""
        for listener in self._listeners.get(stream, ()):
            listener.hint(seq)

    async def touch(self, stream: StreamId, topic: Topic) -> None:
        """Notify all listeners."""
        for listener in self._listeners.get(stream, ()):
            listener.touch(topic)

    def listen(self, stream: StreamId) -> MemoryListener:
        """Listen to one stream."""

        def close(listener: MemoryListener) -> None:
            others = [other for other in self._listeners.pop(stream, ()) if other is not listener]
            if others:
                self._listeners[stream] = others

        listener = MemoryListener(close)
        self._listeners.setdefault(stream, []).append(listener)
        return listener


class MemoryDrafts:
    """The newest draft of every stream."""

    def __init__(self) -> None:
        self._drafts: dict[StreamId, TableDraft] = {}

    async def put(self, stream: StreamId, draft: TableDraft) -> None:
        """Store a draft."""
        self._drafts[stream] = draft

    async def get(self, stream: StreamId, turn: int) -> Table[Tile] | None:
        """Return the draft of a stream."""
        draft = self._drafts.get(stream)
        return draft.table if draft is not None and draft.turn == turn else None

    async def drop(self, stream: StreamId) -> None:
        """Delete a draft."""
        self._drafts.pop(stream, None)


class MemoryPresence:
    """The connections of one process, by stream."""

    def __init__(self) -> None:
        self._there: dict[StreamId, dict[str, PlayerId | None]] = {}

    async def enter(self, stream: StreamId, connection: str, player: PlayerId | None) -> None:
        """Add a connection."""
        self._there.setdefault(stream, {})[connection] = player

    async def leave(self, stream: StreamId, connection: str) -> None:
        """Remove a connection."""
        there = self._there.get(stream, {})
        there.pop(connection, None)
        if not there:
            self._there.pop(stream, None)

    async def present(self, stream: StreamId) -> Present:
        """Return who is present."""
        there = self._there.get(stream, {}).values()
        return Present(
            players=frozenset(player for player in there if player is not None),
            watchers=sum(player is None for player in there),
        )


class MemoryOnce:
    """Claims, until they expire."""

    def __init__(self, *, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._until: dict[str, float] = {}
        self._tidy_at = 0.0

    async def claim(self, key: str, *, ttl: int) -> bool:
        """Return True for the first caller."""
        now = self._tick()
        if now >= self._tidy_at:
            # Only now and then: after a restart everybody comes at once.
            self._until = {name: until for name, until in self._until.items() if until > now}
            self._tidy_at = now + _TIDY_SECONDS
        if self._until.get(key, now) > now:
            return False
        self._until[key] = now + ttl / 1000
        return True
