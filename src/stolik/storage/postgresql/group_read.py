"""Group reading: requests for events that arrive during a query are answered together by the next one.

With several workers each is notified of every event that another has written, and reads it: a separate query
for each would cost more than the order itself.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import TextualSelect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.play.ports import Recorded
from stolik.storage.postgresql.connection import recorded
from stolik.storage.postgresql.errors import translate_errors
from stolik.storage.schema import EVENT

_AT_ONCE: Final = 100
"""Streams in one query: some of them may be long."""


class ReadRequest(NamedTuple):
    """A request, and its waiting caller."""

    stream: str
    after: int
    answer: asyncio.Future[tuple[Recorded, ...]]


class Reads:
    """The only reader of events of a worker."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._queue: list[ReadRequest] = []
        self._reading: asyncio.Task[None] | None = None

    async def read(self, stream: str, *, after: int) -> tuple[Recorded, ...]:
        """Return the events of a stream after a number, including everything written before this call."""
        answer: asyncio.Future[tuple[Recorded, ...]] = asyncio.get_running_loop().create_future()
        self._queue.append(ReadRequest(stream, after, answer))
        if self._reading is None or self._reading.done():
            # A separate task: the first caller may be cancelled while others still wait.
            self._reading = asyncio.create_task(self._read_all())
        return await answer

    async def close(self) -> None:
        """Wait for running queries."""
        if self._reading is not None:
            await self._reading

    async def _read_all(self) -> None:
        while self._queue:
            batch, self._queue = self._queue[:_AT_ONCE], self._queue[_AT_ONCE:]
            try:
                found = await self._found(batch)
            except Exception as error:  # noqa: BLE001  whoever waits is told, whatever it is
                for asked in batch:
                    if not asked.answer.done():
                        asked.answer.set_exception(error)
                continue
            except BaseException:
                for asked in (*batch, *self._queue):
                    asked.answer.cancel()
                raise
            for asked in batch:
                if not asked.answer.done():
                    records = found[asked.stream]
                    asked.answer.set_result(tuple(each for each in records if each.seq > asked.after))

    async def _found(self, batch: Sequence[ReadRequest]) -> dict[str, list[Recorded]]:
        """Return the events of each stream after the lowest requested number."""
        lowest: dict[str, int] = {}
        for stream, after, _ in batch:
            lowest[stream] = min(after, lowest.get(stream, after))
        found: dict[str, list[Recorded]] = defaultdict(list)
        with translate_errors(self._name):
            async with self._engine.connect() as connection:
                given = {"streams": list(lowest), "numbers": list(lowest.values())}
                for row in (await connection.execute(_EVENTS_OF, given)).all():
                    found[row.stream].append(recorded(row))
        return found


def _events_of() -> TextualSelect:
    columns: list[Any] = [
        EVENT.c.stream,
        EVENT.c.seq,
        EVENT.c.at,
        EVENT.c.command_id,
        EVENT.c.payload,
        EVENT.c.digest,
    ]
    # Force the index for each stream, because the planner misjudges a table that has just grown.
    return text(
        "SELECT one.stream, one.seq, one.at, one.command_id, one.payload, one.digest"
        " FROM unnest(CAST(:streams AS text[]), CAST(:numbers AS bigint[])) AS asked (stream, number)"
        " CROSS JOIN LATERAL (SELECT stream, seq, at, command_id, payload, digest FROM event"
        " WHERE event.stream = asked.stream AND event.seq > asked.number ORDER BY event.seq) AS one"
    ).columns(*columns)


_EVENTS_OF: Final = _events_of()
