"""Statements that both databases understand, created once here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain, count, repeat
from typing import Any, Final

from sqlalchemy import (
    Delete,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

from stolik.play.ports import WriteBatch
from stolik.storage.schema import DEADLINE, EVENT, PRIVATE, REFUSAL, STREAM, to_json

_MOST_FORGOTTEN: Final = 10_000
"""The most refusals deleted at once: SQLite allows an offset only with a limit."""


def insert_stream(stream: str, kind: str, *, seq: int) -> Insert:
    """Create a stream that will have this many events."""
    return insert(STREAM).values(id=stream, kind=kind, seq=seq)


def advance(stream: str, *, expected: int, to: int) -> Update:
    """Advance a stream from the expected number; otherwise no row is changed."""
    return update(STREAM).where(STREAM.c.id == stream, STREAM.c.seq == expected).values(seq=to)


def insert_events() -> Insert:
    """Write events; the rows are passed to `execute`."""
    return insert(EVENT)


def select_streams(kind: str) -> Select[Any]:
    """Read the ids of the streams of a kind."""
    return select(STREAM.c.id).where(STREAM.c.kind == kind).order_by(STREAM.c.id)


def select_heads(streams: Collection[str]) -> Select[Any]:
    """Read the number of the last event of each stream."""
    return select(STREAM.c.id, STREAM.c.seq).where(STREAM.c.id.in_(streams))


def select_head(stream: str) -> Select[Any]:
    """Read the number of the last event."""
    return select(STREAM.c.seq).where(STREAM.c.id == stream)


def select_events(stream: str, *, after: int) -> Select[Any]:
    """Read the events after a number, in order."""
    return (
        select(EVENT.c.seq, EVENT.c.at, EVENT.c.command_id, EVENT.c.payload, EVENT.c.digest)
        .where(EVENT.c.stream == stream, EVENT.c.seq > after)
        .order_by(EVENT.c.seq)
    )


def select_command(stream: str, command_id: str) -> Select[Any]:
    """Read where the events of a command begin."""
    return select(EVENT.c.seq).where(EVENT.c.stream == stream, EVENT.c.command_id == command_id)


def select_private(stream: str) -> Select[Any]:
    """Read the private rows of a stream."""
    return select(PRIVATE.c.key, PRIVATE.c.payload).where(PRIVATE.c.stream == stream)


def delete_private(stream: str, keys: Sequence[str]) -> Delete:
    """Delete rows, before they are written again."""
    return delete(PRIVATE).where(PRIVATE.c.stream == stream, PRIVATE.c.key.in_(keys))


def insert_private() -> Insert:
    """Write private rows; they are passed to `execute`."""
    return insert(PRIVATE).values(
        stream=bindparam("stream"),
        key=bindparam("key"),
        payload=bindparam("payload", type_=PRIVATE.c.payload.type),
    )


def lock_streams(streams: Sequence[str]) -> Select[Any]:
    """Read the numbers of streams and lock them, always in the same order, to avoid deadlocks."""
    return (
        select(STREAM.c.id, STREAM.c.seq)
        .where(STREAM.c.id.in_(streams))
        .order_by(STREAM.c.id)
        .with_for_update()
    )


def select_commands(table: Table, asked: Sequence[tuple[str, str]]) -> Select[Any]:
    """Read which commands have events or refusals, by stream and id."""
    return select(table).where(tuple_(table.c.stream, table.c.command_id).in_(asked))


def forget_refusals(stream: str, *, asked_by: str, most: int) -> Delete:
    """Delete the oldest refusals of a stream whose command ids have the same prefix, beyond a number."""
    alike = func.substr(REFUSAL.c.command_id, 1, len(asked_by)) == asked_by
    older = (
        select(REFUSAL.c.command_id)
        .where(REFUSAL.c.stream == stream, alike)
        .order_by(REFUSAL.c.at.desc(), REFUSAL.c.command_id)
        .limit(_MOST_FORGOTTEN)
        .offset(most)
    )
    return delete(REFUSAL).where(REFUSAL.c.stream == stream, REFUSAL.c.command_id.in_(older))


def move_streams() -> Update:
    """Advance streams; the rows are passed to `execute`."""
    return update(STREAM).where(STREAM.c.id == bindparam("moved")).values(seq=bindparam("to"))


def delete_of(table: Table) -> Delete:
    """Delete the rows of streams, which are passed to `execute`."""
    return delete(table).where(table.c.stream == bindparam("of"))


def select_due(now: int, *, limit: int) -> Select[Any]:
    """Read due streams; those that another worker is claiming are skipped."""
    return (
        select(DEADLINE.c.stream)
        .where(DEADLINE.c.due <= now, DEADLINE.c.held <= now)
        .order_by(DEADLINE.c.due, DEADLINE.c.stream)
        .limit(limit)
    )


def hold(streams: Sequence[str], *, until: int) -> Update:
    """Claim streams."""
    return update(DEADLINE).where(DEADLINE.c.stream.in_(streams)).values(held=until)


def event_rows(step: WriteBatch) -> list[tuple[str, int, int, str | None, str, str | None]]:
    """Return the rows of a step's events; the first has the id of the command and its digest."""
    marks = chain([(step.command_id, step.digest)], repeat((None, None)))
    return [
        (step.stream, seq, event.at, command_id, to_json(event.payload), digest)
        for seq, event, (command_id, digest) in zip(
            count(step.expected + 1), step.events, marks, strict=False
        )
    ]
