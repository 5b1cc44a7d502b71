"""The statements of a store, made once here so that every adapter, sync or async, says the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Delete, Insert, Select, Update, bindparam, delete, insert, select, update

from stolik.storage.schema import EVENT, PRIVATE, STREAM


def insert_stream(stream: str, kind: str, *, seq: int) -> Insert:
    """Begin a stream that will have so many events."""
    return insert(STREAM).values(id=stream, kind=kind, seq=seq)


def advance(stream: str, *, expected: int, to: int) -> Update:
    """Move a stream on, if it is where it was expected: no row is changed otherwise."""
    return update(STREAM).where(STREAM.c.id == stream, STREAM.c.seq == expected).values(seq=to)


def insert_events() -> Insert:
    """Write events; the rows are handed to `execute`."""
    return insert(EVENT)


def select_streams(kind: str) -> Select[Any]:
    """Read the ids of the streams of a kind."""
    return select(STREAM.c.id).where(STREAM.c.kind == kind).order_by(STREAM.c.id)


def select_head(stream: str) -> Select[Any]:
    """Read the number of the last event."""
    return select(STREAM.c.seq).where(STREAM.c.id == stream)


def select_events(stream: str, *, after: int) -> Select[Any]:
    """Read the events after a number, in order."""
    return (
        select(EVENT.c.seq, EVENT.c.at, EVENT.c.command_id, EVENT.c.payload)
        .where(EVENT.c.stream == stream, EVENT.c.seq > after)
        .order_by(EVENT.c.seq)
    )


def select_command(stream: str, command_id: str) -> Select[Any]:
    """Read where the events of a command begin."""
    return select(EVENT.c.seq).where(EVENT.c.stream == stream, EVENT.c.command_id == command_id)


def select_private(stream: str) -> Select[Any]:
    """Read what belongs to a stream and is no event."""
    return select(PRIVATE.c.key, PRIVATE.c.payload).where(PRIVATE.c.stream == stream)


def delete_private(stream: str, keys: Sequence[str]) -> Delete:
    """Take rows away, before they are written anew."""
    return delete(PRIVATE).where(PRIVATE.c.stream == stream, PRIVATE.c.key.in_(keys))


def insert_private() -> Insert:
    """Write private rows; they are handed to `execute`."""
    return insert(PRIVATE).values(
        stream=bindparam("stream"),
        key=bindparam("key"),
        payload=bindparam("payload", type_=PRIVATE.c.payload.type),
    )
