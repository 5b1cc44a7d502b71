"""The ports of live play on a database: SQLite for one machine, PostgreSQL beyond it, in one code."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

from msgspec import Raw
from sqlalchemy import ColumnElement, Select, delete, func, insert, literal_column, select
from sqlalchemy.engine import URL, make_url

from stolik.play.ports import Outage, Outcome, Recorded, StreamId, WriteBatch
from stolik.storage import statements
from stolik.storage.connections import PATIENCE, open_engine, open_file, sqlite_connection, sqlite_engine
from stolik.storage.errors import StorageError, coded, reaching
from stolik.storage.live_store.async_types import AsyncEngine
from stolik.storage.live_store.chat import Talk
from stolik.storage.live_store.engine_pair import insert_new
from stolik.storage.live_store.group_commit import MOST_AT_ONCE, Commits, read_events
from stolik.storage.live_store.group_read import Reads
from stolik.storage.live_store.heartbeat import FileHeart, SharedHeart
from stolik.storage.live_store.people import StoredPeople
from stolik.storage.live_store.prepared_queries import SEED_OF, asked
from stolik.storage.live_store.seats_and_ratings import Places, Standings
from stolik.storage.schema import DEADLINE, HEARTBEAT, LISTING, MARK, SECRET, from_json, to_json
from stolik.storage.sqlite.async_engine import NearEngine
from stolik.storage.versions import migrate

_TIME: Final = {
    "sqlite": "CAST(ROUND((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER)",
    "postgresql": "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
}
_TRIED: Final = "tried"
"""The mark that says when a write was last tried."""
_ASK_AGAIN: Final = 10.0
"""Seconds after which the database is asked for the time again."""


class LiveStore(Places, Standings, Talk):
    """Streams, deadlines, signs of life, the lobby, the seeds and what lies beside, in one database."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, name: str) -> None:
        super().__init__(writer, reader, name)
        self._commits = Commits(writer, name)
        is_far = writer.dialect.name == "postgresql"
        self._heart = SharedHeart(writer) if is_far else FileHeart(writer)
        self._reads = Reads(reader, name) if is_far else None
        self.people: Final = StoredPeople(writer, reader, name)
        """Who is who, in the same database."""

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        await self._commits.close()
        if self._reads is not None:
            await self._reads.close()
        await self._heart.close()
        await self._writer.dispose()
        await self._reader.dispose()

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Begin a stream."""
        return await self._commits.submit(step, kind)

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a step after the event it expects."""
        return await self._commits.submit(step)

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number."""
        if self._reads is not None:
            return await self._reads.read(stream, after=after)
        with coded(self.name):
            async with self._reader.connect() as connection:
                return await read_events(connection, stream, after=after)

    async def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return what belongs to a stream and is no event."""
        with coded(self.name):
            async with self._reader.connect() as connection:
                rows = (await connection.execute(statements.select_private(stream))).all()
        return {row.key: row.payload for row in rows}

    async def streams(self, kind: str) -> tuple[StreamId, ...]:
        """Return the streams of a kind."""
        with coded(self.name):
            async with self._reader.connect() as connection:
                rows = (await connection.execute(statements.select_streams(kind))).all()
        return tuple(StreamId(row.id) for row in rows)

    async def heads(self, streams: Collection[StreamId]) -> dict[StreamId, int]:
        """Return the number of the last event of each stream that there is."""
        found: dict[StreamId, int] = {}
        asked = list(streams)
        with coded(self.name):
            async with self._reader.connect() as connection:
                for first in range(0, len(asked), MOST_AT_ONCE):
                    some = statements.select_heads(asked[first : first + MOST_AT_ONCE])
                    found |= {StreamId(row.id): row.seq for row in (await connection.execute(some)).all()}
        return found

    async def claim(self, now: int, *, lease: int, limit: int) -> tuple[StreamId, ...]:
        """Return streams that are due, each to one caller."""
        ask = statements.select_due(now, limit=limit)
        with coded(self.name):
            async with self._reader.connect() as connection:
                # Looking costs little; most of the time there is nothing to write.
                if (await connection.execute(ask.limit(1))).first() is None:
                    return ()
            async with self._writer.begin() as connection:
                rows = (await connection.execute(ask.with_for_update(skip_locked=True))).all()
                claimed = tuple(StreamId(row.stream) for row in rows)
                if claimed:
                    await connection.execute(statements.hold(claimed, until=now + lease))
                return claimed

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Say that somebody is there; a gap is put down in the same transaction."""
        with coded(self.name):
            return await self._heart.beat(now, tolerance=tolerance, since=since)

    async def listings(self) -> tuple[tuple[StreamId, Raw], ...]:
        """Return what is listed."""
        with coded(self.name):
            async with self._reader.connect() as connection:
                rows = (await connection.execute(select(LISTING).order_by(LISTING.c.stream))).all()
        return tuple((StreamId(row.stream), row.payload) for row in rows)

    async def keep(self, commitment: str, seed: bytes) -> None:
        """Keep a seed."""
        with coded(self.name):
            async with self._writer.begin() as connection:
                await connection.execute(insert(SECRET).values(commitment=commitment, seed=seed))

    async def get(self, commitment: str) -> bytes | None:
        """Return a seed."""
        with coded(self.name):
            async with self._reader.connect() as connection:
                found = await asked(connection, SEED_OF, commitment=commitment)
        return bytes(found[0].seed) if found else None

    async def forget(self, commitment: str) -> None:
        """Let go of a seed."""
        with coded(self.name):
            async with self._writer.begin() as connection:
                await connection.execute(delete(SECRET).where(SECRET.c.commitment == commitment))

    async def is_there(self) -> bool:
        """Return whether the file is where it was: one that was taken away is found by nobody who comes."""
        return "://" in self.name or await asyncio.to_thread(Path(self.name).is_file)

    async def try_write(self) -> None:
        """Write something small to the disk, as every order does; raises `StorageError` if that fails."""
        with coded(self.name):
            async with self._writer.begin() as connection:
                # Another value each time: what does not change is not written.
                now: ColumnElement[int] = literal_column(_TIME[connection.dialect.name])
                fresh = insert_new(connection, MARK).values(name=_TRIED, value=now)
                await connection.execute(
                    fresh.on_conflict_do_update(index_elements=["name"], set_={"value": now})
                )

    async def most_overdue(self, now: int) -> int:
        """Return for how many milliseconds the oldest deadline has waited for somebody to claim it."""
        ask = select(func.min(DEADLINE.c.due)).where(DEADLINE.c.due <= now, DEADLINE.c.held <= now)
        with coded(self.name):
            async with self._reader.connect() as connection:
                oldest = (await connection.execute(ask)).scalar_one_or_none()
        return 0 if oldest is None else now - int(oldest)

    async def ask_time(self) -> int:
        """Return the database's time in milliseconds."""
        with coded(self.name):
            async with self._reader.connect() as connection:
                ask: Select[Any] = select(literal_column(_TIME[connection.dialect.name]))
                return int((await connection.execute(ask)).scalar_one())


class DatabaseClock:
    """The database's clock, asked now and then and carried on by our own in between."""

    def __init__(self, store: LiveStore, *, tick: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._tick = tick
        self._ahead = 0.0
        self._asked: float | None = None
        self._latest = 0

    async def now(self) -> int:
        """Return the time in milliseconds; it never runs backwards."""
        begun = self._tick()
        if self._asked is None or begun - self._asked > _ASK_AGAIN:
            told = await self._store.ask_time()
            ended = self._tick()
            self._ahead = told - 500 * (begun + ended)
            self._asked = ended
        self._latest = max(self._latest, round(1000 * self._tick() + self._ahead))
        return self._latest


def sqlite_file(database: str) -> Path | None:
    """Return the file of a database; None where it is no SQLite file."""
    if "://" not in database:
        return Path(database)
    url = make_url(database)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


async def open_live(database: str) -> LiveStore:
    """Open a database by its address (``postgresql://...``), or a SQLite file by its path."""
    path = sqlite_file(database)
    if path is not None:
        return await _open_sqlite(path)
    url = make_url(database)
    if url.get_backend_name() != "postgresql":
        message = f"a database is a file or postgresql://...: {url.render_as_string()}"
        raise StorageError(message, where=url.render_as_string(), key="db-bad-address")
    return await _open_postgresql(url.set(drivername="postgresql+asyncpg"))


async def _open_sqlite(path: Path) -> LiveStore:
    await asyncio.to_thread(_prepare_file, path)
    # Whoever would write waits without holding everybody up; who reads hardly ever has to wait at all.
    writer = _near(path, patience=0)
    reader = _near(path, patience=PATIENCE)
    return await _with_heart(LiveStore(writer, reader, str(path)), writer)


def _near(path: Path, *, patience: float) -> AsyncEngine:
    """Return an engine on a file, which does what the store asks of an `AsyncEngine`."""
    return cast(
        "AsyncEngine",
        NearEngine(
            sqlite_engine(path, patience=patience, plain=True),
            patience=PATIENCE,
            beside=partial(sqlite_connection, path, patience=patience),
        ),
    )


def _prepare_file(path: Path) -> None:
    if path.exists() and path.stat().st_size:
        open_file(path, finish=True).close()
        return
    # Seeds and hashes are in it: nobody else on this machine reads along.
    path.touch(mode=0o600)
    open_engine(sqlite_engine(path, fresh=True), str(path)).close()


async def _open_postgresql(url: URL) -> LiveStore:
    # Slow to import: whoever starts on a file does without.
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    options: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": from_json}
    name = url.render_as_string()
    with reaching(name):
        writer = create_async_engine(url, isolation_level="READ COMMITTED", **options)
        reader = create_async_engine(url, isolation_level="AUTOCOMMIT", **options)
        await (await writer.connect()).close()
    with coded(name):
        async with writer.begin() as connection:
            await connection.run_sync(migrate, name, may_be_empty=True)
    return await _with_heart(LiveStore(writer, reader, name), writer)


async def _with_heart(store: LiveStore, writer: AsyncEngine) -> LiveStore:
    """Return a store that has the one row for signs of life."""
    with coded(store.name):
        async with writer.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.exec_driver_sql("LOCK TABLE heartbeat")
            if (await connection.execute(select(HEARTBEAT.c.id))).first() is None:
                await connection.execute(insert(HEARTBEAT).values(id=1, at=0))
    return store
