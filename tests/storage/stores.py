"""The stores that the contract is tested on: one more engine is one more entry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import insert

from stolik.storage import Change, NewEvent, StreamId, Streams, open_engine, open_file
from stolik.storage.connections import sqlite_engine
from stolik.storage.schema import EVENT
from stolik.storage.schema import STREAM as STREAMS

STREAM = StreamId("a")


def open_sqlite(folder: Path) -> Streams:
    """Open the SQLite store of a folder; a second call opens the same one again."""
    path = folder / "store.stolik"
    if path.exists():
        return open_file(path)
    path.touch()
    return open_engine(sqlite_engine(path, fresh=True), str(path))


ENGINES: dict[str, Callable[[Path], Streams]] = {"sqlite": open_sqlite}
"""Opens a store by the name of its engine; the folder stands for a database of its own."""


def event(text: str, at: int = 1) -> NewEvent:
    """Return an event that says something."""
    return NewEvent(at=at, payload=msgspec.Raw(msgspec.json.encode({"says": text})))


def private(key: str, text: str | None) -> Change:
    """Return a private row, or one that is erased."""
    return Change(key=key, payload=None if text is None else msgspec.Raw(msgspec.json.encode(text)))


def said(store: Streams, stream: StreamId = STREAM) -> list[str]:
    """Return what the events of a stream say."""
    return [msgspec.json.decode(each.payload)["says"] for each in store.read(stream)]


def kept(store: Streams, stream: StreamId = STREAM) -> dict[str, str | None]:
    """Return the private rows of a stream."""
    rows = store.private(stream).items()
    return {key: None if raw is None else msgspec.json.decode(raw) for key, raw in rows}


def make_old(path: Path, revision: str) -> None:
    """Make a file as an older version left it, with one event in it."""
    path.touch()
    engine = sqlite_engine(path, fresh=True)
    config = Config()
    config.set_main_option("script_location", "stolik.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(insert(STREAMS).values(id=STREAM, kind="tournament", seq=1))
        row = {"stream": STREAM, "seq": 1, "at": 7, "command_id": "c1", "payload": event("kept").payload}
        connection.execute(insert(EVENT).values(row))
    engine.dispose()
