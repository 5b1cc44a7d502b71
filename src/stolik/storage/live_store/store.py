"""The ports of live play on a database, whichever adapter opened it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from msgspec import Raw
from sqlalchemy import delete, func, insert, select

from stolik.play.ports import Outage, Outcome, PlayerId, Recorded, StreamId, WriteBatch
from stolik.storage import statements
from stolik.storage.adapters import adapter_of
from stolik.storage.live_store.chat import Talk
from stolik.storage.live_store.group_commit import Commits
from stolik.storage.live_store.heartbeat import beat, make_heartbeat
from stolik.storage.live_store.passkeys import StoredPasskeys
from stolik.storage.live_store.past_games import PastGames
from stolik.storage.live_store.people import StoredPeople
from stolik.storage.live_store.prepared_queries import SEED_OF
from stolik.storage.live_store.puzzle_ratings import StoredPuzzleRatings
from stolik.storage.live_store.recovery import RecoveryCodes
from stolik.storage.live_store.reports import StoredReports
from stolik.storage.live_store.reviews import Reviews
from stolik.storage.live_store.seats_and_ratings import Places, Standings
from stolik.storage.live_store.seeks import StoredSeeks
from stolik.storage.live_store.ties import StoredTies
from stolik.storage.ports import MOST_AT_ONCE, Database
from stolik.storage.schema import DEADLINE, LISTING, MARK, SECRET

_TRIED: Final = "tried"
"""The mark of the last test write."""
_ASK_AGAIN: Final = 10.0
"""Seconds after which the database is asked for the time again."""


class LiveStore(Places, Standings, Talk, PastGames, Reviews, StoredSeeks, StoredTies):
    """Streams, deadlines, heartbeats, the lobby, seeds, and everything stored outside the events."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._commits = Commits(database)
        self.people: Final = StoredPeople(database)
        """The people, in the same database."""
        self.recovery: Final = RecoveryCodes(database)
        self.passkeys: Final = StoredPasskeys(database)
        self.reports: Final = StoredReports(database)
        self.puzzles: Final = StoredPuzzleRatings(database)

    @property
    def erasures(self) -> tuple[Callable[[PlayerId], Awaitable[object]], ...]:
        """What erases everything about somebody that is stored outside their profile."""
        return (
            self.erase_lines,
            self.erase_ratings,
            self.erase_past_games,
            self.erase_ties,
            self.erase_seek,
            self.reports.erase_reports,
        )

    async def close(self) -> None:
        """Finish what is being written and close the database."""
        await self._commits.close()
        await self._database.close()

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Create a stream."""
        return await self._commits.submit(step, kind)

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a step after the event it expects."""
        return await self._commits.submit(step)

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number."""
        return await self._database.read_events(stream, after=after)

    async def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return the private rows of a stream."""
        async with self.reading() as connection:
            rows = (await connection.execute(statements.select_private(stream))).all()
        return {row.key: row.payload for row in rows}

    async def streams(self, kind: str) -> tuple[StreamId, ...]:
        """Return the streams of a kind."""
        async with self.reading() as connection:
            rows = (await connection.execute(statements.select_streams(kind))).all()
        return tuple(StreamId(row.id) for row in rows)

    async def heads(self, streams: Collection[StreamId]) -> dict[StreamId, int]:
        """Return the last event number of each existing stream."""
        found: dict[StreamId, int] = {}
        asked = list(streams)
        async with self.reading() as connection:
            for first in range(0, len(asked), MOST_AT_ONCE):
                some = statements.select_heads(asked[first : first + MOST_AT_ONCE])
                found |= {StreamId(row.id): row.seq for row in (await connection.execute(some)).all()}
        return found

    async def claim(self, now: int, *, lease: int, limit: int) -> tuple[StreamId, ...]:
        """Return due streams, each to one caller."""
        ask = statements.select_due(now, limit=limit)
        async with self.reading() as connection:
            # A read is cheap; usually there is nothing to write.
            if (await connection.execute(ask.limit(1))).first() is None:
                return ()
        async with self.writing() as connection:
            rows = (await connection.execute(ask.with_for_update(skip_locked=True))).all()
            claimed = tuple(StreamId(row.stream) for row in rows)
            if claimed:
                await connection.execute(statements.hold(claimed, until=now + lease))
            return claimed

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Write a heartbeat; a gap is recorded in the same transaction."""
        return await beat(self._database, now, tolerance=tolerance, since=since)

    async def listings(self) -> tuple[tuple[StreamId, Raw], ...]:
        """Return the listed rooms."""
        async with self.reading() as connection:
            rows = (await connection.execute(select(LISTING).order_by(LISTING.c.stream))).all()
        return tuple((StreamId(row.stream), row.payload) for row in rows)

    async def keep(self, commitment: str, seed: bytes) -> None:
        """Store a seed."""
        async with self.writing() as connection:
            await connection.execute(insert(SECRET).values(commitment=commitment, seed=seed))

    async def get(self, commitment: str) -> bytes | None:
        """Return a seed."""
        async with self.reading() as connection:
            found = await connection.look_up(SEED_OF, commitment=commitment)
        return bytes(found[0].seed) if found else None

    async def forget(self, commitment: str) -> None:
        """Delete a seed."""
        async with self.writing() as connection:
            await connection.execute(delete(SECRET).where(SECRET.c.commitment == commitment))

    async def purge_erased(self) -> None:
        """Remove erased data from where the database may still have it."""
        await self._database.purge_erased()

    async def is_there(self) -> bool:
        """Return whether the database is where it was when it was opened."""
        return await self._database.is_there()

    async def try_write(self) -> None:
        """Write something small to the disk, as every order does; raises `StorageError` if that fails."""
        async with self.writing() as connection:
            # A different value each time: unchanged data would not be written.
            now = self._database.now
            await connection.insert_or_update(MARK, {"name": _TRIED, "value": now}, {"value": now})

    async def most_overdue(self, now: int) -> int:
        """Return for how many milliseconds the oldest deadline has waited to be claimed."""
        ask = select(func.min(DEADLINE.c.due)).where(DEADLINE.c.due <= now, DEADLINE.c.held <= now)
        async with self.reading() as connection:
            oldest = (await connection.execute(ask)).scalar_one_or_none()
        return 0 if oldest is None else now - int(oldest)

    async def ask_time(self) -> int:
        """Return the database's time in milliseconds."""
        async with self.reading() as connection:
            return int((await connection.execute(select(self._database.now))).scalar_one())


class DatabaseClock:
    """The database's clock, read at intervals and continued by our own in between."""

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
            answered = await self._store.ask_time()
            ended = self._tick()
            self._ahead = answered - 500 * (begun + ended)
            self._asked = ended
        self._latest = max(self._latest, round(1000 * self._tick() + self._ahead))
        return self._latest


async def open_live(database: str) -> LiveStore:
    """Open a database by its address (``postgresql://...``), or a file by its path."""
    opened = await adapter_of(database).open()
    try:
        await make_heartbeat(opened)
    except BaseException:
        await opened.close()
        raise
    return LiveStore(opened)
