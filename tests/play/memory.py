"""A store, seeds and a clock in memory, for tests."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import chain, repeat

from msgspec import UNSET, Raw

from stolik.play.ports import Lost, Outage, Outcome, Recorded, Repeated, StreamId, WriteBatch, Written
from stolik.storage.live_store.group_commit import REFUSALS_IN_ALL, REFUSALS_OF_ONE
from tests.play.memory_side_tables import MemoryBeside


class MemoryStore(MemoryBeside):
    """A store that lasts as long as the process."""

    def __init__(self) -> None:
        super().__init__()
        self._events: dict[StreamId, list[Recorded]] = {}
        self._refusals: dict[tuple[StreamId, str], WriteBatch] = {}
        self._due: dict[StreamId, tuple[int, int]] = {}
        self._listings: dict[StreamId, Raw] = {}
        self._kinds: dict[StreamId, str] = {}
        self._private: dict[StreamId, dict[str, Raw | None]] = {}
        self._outages: list[Outage] = []
        self._last_beat: int | None = None

    def is_stream(self, stream: StreamId) -> bool:
        """Return whether the stream exists."""
        return stream in self._events

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Create a stream."""
        if step.stream in self._events:
            return self.answered(step.stream, step.command_id) or Lost()
        self._events[step.stream] = []
        self._kinds[step.stream] = kind
        return self._write(step)

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a step after the event it expects."""
        before = self.answered(step.stream, step.command_id)
        if before is not None:
            return before
        if step.stream not in self._events or len(self._events[step.stream]) != step.expected:
            return Lost()
        return self._write(step)

    def answered(self, stream: StreamId, command_id: str) -> Repeated | None:
        """Return what was written for a command, if anything."""
        refusal = self._refusals.get((stream, command_id))
        if refusal is not None:
            return Repeated(refusal=refusal.refusal, digest=refusal.digest)
        events = iter(self._events.get(stream, ()))
        first = next((event for event in events if event.command_id == command_id), None)
        if first is None:
            return None
        found = [first]
        for event in events:
            if event.command_id is not None:
                break
            found.append(event)
        return Repeated(events=tuple(found), digest=first.digest)

    def _write(self, step: WriteBatch) -> Written:
        stream, log = step.stream, self._events[step.stream]
        if step.refusal is not None:
            self._refusals[stream, step.command_id] = step
            self._forget_refusals(stream, step.command_id.partition("/")[0] + "/", most=REFUSALS_OF_ONE)
            self._forget_refusals(stream, "", most=REFUSALS_IN_ALL)
            return Written(seq=len(log))
        marks = chain([(step.command_id, step.digest)], repeat((None, None)))
        for event, (given, digest) in zip(step.events, marks, strict=False):
            log.append(
                Recorded(
                    seq=len(log) + 1, at=event.at, command_id=given, payload=event.payload, digest=digest
                )
            )
        self._due.pop(stream, None)
        if step.due is not None:
            self._due[stream] = (step.due, 0)
        private = self._private.setdefault(stream, {})
        private.update((change.key, change.payload) for change in step.private)
        if step.listing is not UNSET:
            self._listings.pop(stream, None)
            if step.listing is not None:
                self._listings[stream] = step.listing
        if step.seats is not UNSET:
            self._seats[stream] = step.seats
        if step.finished is not None:
            self.keep_past_game(step.finished)
        return Written(seq=len(log))

    def _forget_refusals(self, stream: StreamId, asked_by: str, *, most: int) -> None:
        of_one = [key for key in self._refusals if key[0] == stream and key[1].startswith(asked_by)]
        for key in sorted(of_one, key=lambda key: (-self._refusals[key].refused_at, key))[most:]:
            del self._refusals[key]

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number."""
        return tuple(self._events.get(stream, ())[after:])

    async def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return the private rows of a stream."""
        return dict(self._private.get(stream, {}))

    async def streams(self, kind: str) -> tuple[StreamId, ...]:
        """Return the streams of a kind."""
        return tuple(sorted(stream for stream, its in self._kinds.items() if its == kind))

    async def heads(self, streams: Collection[StreamId]) -> dict[StreamId, int]:
        """Return the last event number of each existing stream."""
        return {stream: len(self._events[stream]) for stream in streams if stream in self._events}

    async def claim(self, now: int, *, lease: int, limit: int) -> tuple[StreamId, ...]:
        """Return due streams, each to one caller."""
        ready = sorted((due, stream) for stream, (due, held) in self._due.items() if max(due, held) <= now)
        claimed = tuple(stream for _, stream in ready[:limit])
        for stream in claimed:
            self._due[stream] = (self._due[stream][0], now + lease)
        return claimed

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Write a heartbeat."""
        last = self._last_beat
        if last is not None and now - last > tolerance:
            self._outages.append(Outage(last, now))
        self._last_beat = now if last is None else max(last, now)
        return tuple(outage for outage in self._outages if outage.ended > since)

    async def listings(self) -> tuple[tuple[StreamId, Raw], ...]:
        """Return the listed rooms."""
        return tuple(sorted(self._listings.items()))


class MemorySecrets:
    """Seeds in memory."""

    def __init__(self) -> None:
        self._seeds: dict[str, bytes] = {}

    async def keep(self, commitment: str, seed: bytes) -> None:
        """Store a seed."""
        self._seeds[commitment] = seed

    async def get(self, commitment: str) -> bytes | None:
        """Return a seed."""
        return self._seeds.get(commitment)

    async def forget(self, commitment: str) -> None:
        """Delete a seed."""
        self._seeds.pop(commitment, None)


class MemoryClock:
    """A clock that is set by hand."""

    def __init__(self, read: Callable[[], int]) -> None:
        self._read = read

    async def now(self) -> int:
        """Return the time in milliseconds."""
        return self._read()
