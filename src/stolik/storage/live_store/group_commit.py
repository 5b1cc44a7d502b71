"""Group commit: waiting steps are written in one transaction, one for each stream."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import asdict
from sqlalchemy import Insert, insert

from stolik.play.ports import Lost, Outcome, Repeated, WriteBatch, Written
from stolik.storage import statements
from stolik.storage.live_store.past_games import write_past_game
from stolik.storage.ports import MOST_AT_ONCE, Database, DatabaseConnection
from stolik.storage.schema import LISTING, REFUSAL, SEAT, STREAM

REFUSALS_OF_ONE: Final = 50
"""Refusals kept of one person in one room: a delayed copy arrives long before this many others."""
REFUSALS_IN_ALL: Final = 400
"""Refusals kept of one room."""


class Waiting(NamedTuple):
    """A step to be written, and its waiting caller."""

    step: WriteBatch
    kind: str | None
    """The kind of a new stream; None for an existing one."""
    answer: asyncio.Future[Outcome]


class Commits:
    """The only writer of a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def submit(self, step: WriteBatch, kind: str | None = None) -> Outcome:
        """Write a step together with others that wait; when this returns, it is on the disk."""
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(step, kind, answer))
        if self._writing is None or self._writing.done():
            # A separate task: the first caller may be cancelled while others still wait.
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
                # One step that cannot be written does not fail the others; a written step is just repeated.
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
        """Take the waiting steps, one per stream: a second one depends on what the first has written."""
        first: dict[str, Waiting] = {}
        for waiting in self._queue:
            if len(first) < MOST_AT_ONCE:
                first.setdefault(waiting.step.stream, waiting)
        self._queue = [waiting for waiting in self._queue if first.get(waiting.step.stream) is not waiting]
        return [first[stream] for stream in sorted(first)]

    async def _commit(self, batch: Sequence[Waiting]) -> list[Outcome]:
        async with self._database.writing() as connection:
            return await _write(connection, batch)


async def _write(connection: DatabaseConnection, batch: Sequence[Waiting]) -> list[Outcome]:
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


async def _make_streams(connection: DatabaseConnection, batch: Sequence[Waiting]) -> set[str]:
    made: set[str] = set()
    for step, kind, _ in batch:
        if await connection.insert_if_new(STREAM, {"id": step.stream, "kind": kind, "seq": 0}):
            made.add(step.stream)
    return made


async def _found(
    connection: DatabaseConnection, steps: Sequence[WriteBatch]
) -> tuple[dict[str, int], dict[str, Repeated]]:
    """Return the numbers of the streams, and the earlier results of the commands of `steps`.

    Nobody else changes the streams until the transaction ends.
    """
    heads: dict[str, int] = {}
    known: dict[str, Repeated] = {}
    for found in await connection.find_commands([(step.stream, step.command_id) for step in steps]):
        heads[found.stream] = found.head
        if found.refusal is not None:
            known[found.stream] = Repeated(refusal=found.refusal, digest=found.digest)
        if found.first is not None:
            records = await connection.read_events(found.stream, after=found.first - 1)
            # A command's events end before the next event with an id.
            end = next((i for i, record in enumerate(records) if i and record.command_id), len(records))
            known[found.stream] = Repeated(events=records[:end], digest=records[0].digest)
    return heads, known


async def _write_steps(connection: DatabaseConnection, steps: Sequence[WriteBatch]) -> None:
    moved = [step for step in steps if step.events]
    listed = [step for step in moved if step.listing is not UNSET]
    await _write_refusals(connection, [step for step in steps if step.refusal is not None])
    if not moved:
        return
    await connection.write_events(moved)
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
    for step in moved:
        if step.finished is not None:
            await write_past_game(connection, step.finished)


async def _write_refusals(connection: DatabaseConnection, refused: Sequence[WriteBatch]) -> None:
    """Write refusals, and delete the oldest ones of the same people and rooms beyond the limit."""
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


async def _write_seats(connection: DatabaseConnection, steps: Sequence[WriteBatch]) -> None:
    seated = [(step.stream, step.seats) for step in steps if step.seats is not UNSET]
    if seated:
        await connection.execute(statements.delete_of(SEAT), [{"of": stream} for stream, _ in seated])
    await _many(
        connection,
        insert(SEAT),
        [{"stream": stream, **asdict(each)} for stream, seats in seated for each in seats],
    )


async def _many(connection: DatabaseConnection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(statement, rows)
