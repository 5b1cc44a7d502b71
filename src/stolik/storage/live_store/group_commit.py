"""Group commit: steps that wait together are written in one transaction, one for each stream."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import chain, count, repeat
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import UNSET
from msgspec.structs import asdict
from sqlalchemy import Insert, insert

from stolik.play.ports import Lost, Outcome, Recorded, Repeated, WriteBatch, Written
from stolik.storage import statements
from stolik.storage.errors import coded
from stolik.storage.live_store.async_types import AsyncConnection, AsyncEngine
from stolik.storage.live_store.engine_pair import insert_new
from stolik.storage.schema import DEADLINE, EVENT, LISTING, REFUSAL, SEAT, STREAM, from_json, to_json
from stolik.storage.sqlite.async_engine import NearConnection

AnyConnection: TypeAlias = AsyncConnection | NearConnection
MOST_AT_ONCE: Final = 1_000
"""Streams in one transaction: databases limit what a statement can ask for."""
REFUSALS_OF_ONE: Final = 50
"""Refusals kept of one person in one room: a copy that was held up comes long before so many others."""
REFUSALS_IN_ALL: Final = 400
"""Refusals kept of one room."""


class Waiting(NamedTuple):
    """A step on its way to the disk, and who waits for it."""

    step: WriteBatch
    kind: str | None
    """What kind of stream the step begins; None for one that goes on."""
    answer: asyncio.Future[Outcome]


class Commits:
    """The one writer of a worker."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._queue: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def submit(self, step: WriteBatch, kind: str | None = None) -> Outcome:
        """Write a step with whatever else waits; when this returns, it is on the disk."""
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(step, kind, answer))
        if self._writing is None or self._writing.done():
            # A task of its own: whoever asked first may go away, and the others still wait.
            self._writing = asyncio.create_task(self._write_all())
        return await answer

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._queue:
            await self._settle(self._take())

    async def _settle(self, batch: Sequence[Waiting]) -> None:
        try:
            outcomes = await self._commit(batch)
        except Exception as error:  # noqa: BLE001  whoever waits is told, whatever it is
            if len(batch) > 1:
                # One step that cannot be written takes no other down. What was written after all is repeated.
                for waiting in batch:
                    await self._settle([waiting])
            elif not batch[0].answer.done():
                batch[0].answer.set_exception(error)
            return
        except BaseException:
            for waiting in (*batch, *self._queue):
                waiting.answer.cancel()
            raise
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if not waiting.answer.done():
                waiting.answer.set_result(outcome)

    def _take(self) -> list[Waiting]:
        """Take what waits, one step a stream: the second is decided on what the first has written."""
        first: dict[str, Waiting] = {}
        for waiting in self._queue:
            if len(first) < MOST_AT_ONCE:
                first.setdefault(waiting.step.stream, waiting)
        self._queue = [waiting for waiting in self._queue if first.get(waiting.step.stream) is not waiting]
        return [first[stream] for stream in sorted(first)]

    async def _commit(self, batch: Sequence[Waiting]) -> list[Outcome]:
        with coded(self._name):
            async with self._engine.begin() as connection:
                return await _write(connection, batch)


async def _write(connection: AsyncConnection, batch: Sequence[Waiting]) -> list[Outcome]:
    made = await _make_streams(connection, [waiting for waiting in batch if waiting.kind is not None])
    heads, known = await _found(connection, [waiting.step for waiting in batch])
    outcomes: list[Outcome] = []
    accepted: list[WriteBatch] = []
    for step, kind, _ in batch:
        before = known.get(step.stream)
        if before is not None:
            outcomes.append(before)
        elif heads.get(step.stream) != step.expected or (kind is not None and step.stream not in made):
            outcomes.append(Lost())
        else:
            accepted.append(step)
            outcomes.append(Written(seq=step.expected + len(step.events)))
    await _write_steps(connection, accepted)
    return outcomes


async def _make_streams(connection: AsyncConnection, batch: Sequence[Waiting]) -> set[str]:
    made: set[str] = set()
    for step, kind, _ in batch:
        row = {"id": step.stream, "kind": kind, "seq": 0}
        result = await connection.execute(insert_new(connection, STREAM).values(row).on_conflict_do_nothing())
        if result.rowcount:
            made.add(step.stream)
    return made


async def _found(
    connection: AnyConnection, steps: Sequence[WriteBatch]
) -> tuple[dict[str, int], dict[str, Repeated]]:
    """Return where streams are, and what was written before for the commands of `steps`.

    Nobody else moves the streams until the transaction ends.
    """
    asked = [(step.stream, step.command_id) for step in steps]
    heads: dict[str, int] = {}
    known: dict[str, Repeated] = {}
    begun: list[tuple[str, int]] = []
    if isinstance(connection, NearConnection):
        # Whoever writes to SQLite has the whole file: there is nothing to lock. It looks through whole tables
        # when asked for pairs at once, and is quick when asked for each.
        for stream, head, refusal, digest, first in connection.look_up(statements.FOUND_OF, asked):
            heads[stream] = head
            if refusal is not None:
                known[stream] = Repeated(refusal=from_json(refusal), digest=digest)
            if first is not None:
                begun.append((stream, first))
    else:
        rows = await connection.execute(statements.lock_streams([stream for stream, _ in asked]))
        heads = {row.id: row.seq for row in rows.all()}
        rows = await connection.execute(statements.select_commands(REFUSAL, asked))
        known = {row.stream: Repeated(refusal=row.payload, digest=row.digest) for row in rows.all()}
        rows = await connection.execute(statements.select_commands(EVENT, asked))
        begun = [(row.stream, row.seq) for row in rows.all()]
    for stream, first in begun:
        records = await read_events(connection, stream, after=first - 1)
        # A command's events go up to the next that has an id of its own.
        end = next((i for i, record in enumerate(records) if i and record.command_id), len(records))
        known[stream] = Repeated(events=records[:end], digest=records[0].digest)
    return heads, known


async def _write_steps(connection: AsyncConnection, steps: Sequence[WriteBatch]) -> None:
    moved = [step for step in steps if step.events]
    listed = [step for step in moved if step.listing is not UNSET]
    await _write_refusals(connection, [step for step in steps if step.refusal is not None])
    if not moved:
        return
    await _write_events(connection, moved)
    for step in moved:
        if step.private:
            keys = [change.key for change in step.private]
            await connection.execute(statements.delete_private(step.stream, keys))
            rows = [{"stream": step.stream, "key": row.key, "payload": row.payload} for row in step.private]
            await connection.execute(statements.insert_private(), rows)
    if listed:
        await connection.execute(statements.delete_of(LISTING), [{"of": step.stream} for step in listed])
    await _many(
        connection,
        insert(LISTING),
        [{"stream": step.stream, "payload": step.listing} for step in listed if step.listing is not None],
    )
    await _write_seats(connection, moved)


async def _write_refusals(connection: AsyncConnection, refused: Sequence[WriteBatch]) -> None:
    """Write refusals, and forget those of the same people and rooms that are many refusals old."""
    rows = [
        {
            "stream": step.stream,
            "command_id": step.command_id,
            "payload": step.refusal,
            "digest": step.digest,
            "at": step.refused_at,
        }
        for step in refused
    ]
    await _many(connection, insert(REFUSAL), rows)
    for step in refused:
        player = step.command_id.partition("/")[0] + "/"
        for asked_by, most in ((player, REFUSALS_OF_ONE), ("", REFUSALS_IN_ALL)):
            await connection.execute(statements.forget_refusals(step.stream, asked_by=asked_by, most=most))


async def _write_events(connection: AnyConnection, moved: Sequence[WriteBatch]) -> None:
    """Write what every step has: its events, where its stream is now, and when it is due."""
    if isinstance(connection, NearConnection):
        # Each order waits for this: making statements for the driver would take longer than they do.
        to = [(step.stream, step.expected + len(step.events)) for step in moved]
        connection.write(statements.MOVE_STREAM, to)
        connection.write(statements.INSERT_EVENT, [row for step in moved for row in _rows(step)])
        connection.write(statements.DELETE_DEADLINE, [(step.stream,) for step in moved if step.due is None])
        due = [(step.stream, step.due) for step in moved if step.due is not None]
        connection.write(statements.SET_DEADLINE, due)
        return
    heads = [{"moved": step.stream, "to": step.expected + len(step.events)} for step in moved]
    await connection.execute(statements.move_streams(), heads)
    events = [
        {
            "stream": stream,
            "seq": seq,
            "at": at,
            "command_id": given,
            "payload": from_json(payload),
            "digest": digest,
        }
        for step in moved
        for stream, seq, at, given, payload, digest in _rows(step)
    ]
    await _many(connection, statements.insert_events(), events)
    await connection.execute(statements.delete_of(DEADLINE), [{"of": step.stream} for step in moved])
    await _many(
        connection,
        insert(DEADLINE),
        [{"stream": step.stream, "due": step.due, "held": 0} for step in moved if step.due is not None],
    )


async def _write_seats(connection: AsyncConnection, steps: Sequence[WriteBatch]) -> None:
    seated = [(step.stream, step.seats) for step in steps if step.seats is not UNSET]
    if seated:
        await connection.execute(statements.delete_of(SEAT), [{"of": stream} for stream, _ in seated])
    await _many(
        connection,
        insert(SEAT),
        [{"stream": stream, **asdict(each)} for stream, seats in seated for each in seats],
    )


async def _many(connection: AsyncConnection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(statement, rows)


def _rows(step: WriteBatch) -> list[tuple[str, int, int, str | None, str, str | None]]:
    """Return the rows of a step's events; the first has the id of the command and the digest of it."""
    marks = chain([(step.command_id, step.digest)], repeat((None, None)))
    return [
        (step.stream, seq, event.at, given, to_json(event.payload), digest)
        for seq, event, (given, digest) in zip(count(step.expected + 1), step.events, marks, strict=False)
    ]


async def read_events(connection: AnyConnection, stream: str, *, after: int) -> tuple[Recorded, ...]:
    """Return the events of a stream after a number."""
    if isinstance(connection, NearConnection):
        return tuple(
            Recorded(seq=seq, at=at, command_id=command_id, payload=from_json(payload), digest=digest)
            for seq, at, command_id, payload, digest in connection.look_up(
                statements.EVENTS_AFTER, [(stream, after)]
            )
        )
    rows = (await connection.execute(statements.select_events(stream, after=after))).all()
    return tuple(
        Recorded(seq=row.seq, at=row.at, command_id=row.command_id, payload=row.payload, digest=row.digest)
        for row in rows
    )
