"""The stores of the contract tests: one entry per adapter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import insert

from stolik.play.ports import Outcome, Repeated, WriteBatch, Written
from stolik.storage import Appended, Change, NewEvent, Recorded, StaleError, StreamId, Streams, open_file
from stolik.storage.live_store.store import open_live
from stolik.storage.schema import EVENT
from stolik.storage.schema import STREAM as STREAMS
from stolik.storage.sqlite.files import open_engine, sqlite_engine
from tests.play.stores import fresh_postgresql

STREAM = StreamId("a")


def open_sqlite(folder: Path) -> Streams:
    """Open the SQLite store of a folder; a second call opens the same one again."""
    path = folder / "store.stolik"
    if path.exists():
        return open_file(path)
    path.touch()
    return open_engine(sqlite_engine(path, fresh=True), str(path))


class LiveStreams:
    """A live store used synchronously, each on its own event loop."""

    def __init__(self, database: str) -> None:
        self._runner = asyncio.Runner()
        self._store = self._runner.run(open_live(database))

    def close(self) -> None:
        """Close the store and its loop."""
        self._runner.run(self._store.close())
        self._runner.close()

    def create(
        self,
        stream: StreamId,
        kind: str,
        events: Sequence[NewEvent],
        *,
        command_id: str,
        private: Sequence[Change] = (),
    ) -> Appended:
        """Create a stream with its first events."""
        step = WriteBatch(
            stream=stream, expected=0, command_id=command_id, events=tuple(events), private=tuple(private)
        )
        return self._appended(step, self._runner.run(self._store.create(kind, step)))

    def append(
        self,
        stream: StreamId,
        events: Sequence[NewEvent],
        *,
        expected: int,
        command_id: str,
        private: Sequence[Change] = (),
    ) -> Appended:
        """Write the events of a command after number `expected`."""
        step = WriteBatch(
            stream=stream,
            expected=expected,
            command_id=command_id,
            events=tuple(events),
            private=tuple(private),
        )
        return self._appended(step, self._runner.run(self._store.append(step)))

    def streams(self, kind: str) -> tuple[StreamId, ...]:
        """Return the streams of a kind."""
        return self._runner.run(self._store.streams(kind))

    def head(self, stream: StreamId) -> int:
        """Return the number of the last event."""
        return self._runner.run(self._store.heads([stream]))[stream]

    def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number."""
        return self._runner.run(self._store.read(stream, after=after))

    def private(self, stream: StreamId) -> dict[str, msgspec.Raw | None]:
        """Return the private rows of a stream."""
        return self._runner.run(self._store.private(stream))

    def _appended(self, step: WriteBatch, outcome: Outcome) -> Appended:
        match outcome:
            case Written(seq=seq):
                written = self.read(step.stream, after=seq - len(step.events))
                return Appended(events=written[: len(step.events)])
            case Repeated(events=events):
                return Appended(events=events, repeated=True)
            case _:
                raise StaleError("lost")  # noqa: EM101  as a file says it


AnyStreams: TypeAlias = Streams | LiveStreams


@contextmanager
def in_a_file(folder: Path) -> Iterator[Callable[[], AnyStreams]]:
    """Open the file of a folder every time."""
    yield partial(open_sqlite, folder)


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Callable[[], AnyStreams]]:
    """Open a live store on one file every time."""
    yield partial(LiveStreams, str(folder / "live.stolik"))


@contextmanager
def on_postgresql(_: Path) -> Iterator[Callable[[], AnyStreams]]:
    """Open a live store on one separate database every time."""
    fresh = fresh_postgresql()
    with asyncio.Runner() as runner:
        address = runner.run(fresh.__aenter__())
        try:
            yield partial(LiveStreams, address)
        finally:
            runner.run(fresh.__aexit__(None, None, None))


STORES: dict[str, Callable[[Path], AbstractContextManager[Callable[[], AnyStreams]]]] = {
    "file": in_a_file,
    "sqlite": on_sqlite,
    "postgresql": on_postgresql,
}
"""Every store of streams: a tournament's file, and the live store on both adapters."""


def event(text: str, at: int = 1) -> NewEvent:
    """Return an event with a text."""
    return NewEvent(at=at, payload=msgspec.Raw(msgspec.json.encode({"says": text})))


def private(key: str, text: str | None) -> Change:
    """Return a private row, or an erased one."""
    return Change(key=key, payload=None if text is None else msgspec.Raw(msgspec.json.encode(text)))


def said(store: AnyStreams, stream: StreamId = STREAM) -> list[str]:
    """Return the texts of a stream's events."""
    return [msgspec.json.decode(each.payload)["says"] for each in store.read(stream)]


def kept(store: AnyStreams, stream: StreamId = STREAM) -> dict[str, str | None]:
    """Return the private rows of a stream."""
    rows = store.private(stream).items()
    return {key: None if raw is None else msgspec.json.decode(raw) for key, raw in rows}


def make_old(path: Path, revision: str) -> None:
    """Create a file as an older version left it, with one event."""
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
