"""The heartbeat that all workers share, and on PostgreSQL whether another worker is alive."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from stolik.play.ports import Outage
from stolik.storage.live_store.async_types import AsyncConnection, AsyncEngine
from stolik.storage.schema import HEARTBEAT, OUTAGE

_ALIVE: Final = int.from_bytes(b"stolik")
"""The lock that every worker shares while it lives; the database lets go of it when the worker dies."""


class FileHeart:
    """Signs of life in a file, which one worker has alone: whether it is, the worker itself knows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Say that somebody is there; a gap is put down in the same transaction."""
        async with self._engine.begin() as connection:
            return await _beaten(connection, await _last(connection), now, tolerance=tolerance, since=since)

    async def close(self) -> None:
        """Say nothing more."""


class SharedHeart(FileHeart):
    """Signs of life on PostgreSQL, all by one session that holds a lock as long as its worker lives.

    Whoever comes and finds the lock with nobody knows that all have died: then the shortest silence is an
    outage. Only who has the row of the last sign of life may ask, so that of several who come at once the
    first one puts the outage down, and the others find it alive.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._turn = asyncio.Lock()
        self._session: AsyncConnection | None = None

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Say that somebody is there; a gap is put down in the same transaction."""
        async with self._turn:
            came = self._session is None
            session = self._session = await self._engine.connect() if self._session is None else self._session
            try:
                async with session.begin():
                    last = await _last(session)
                    if came and await _nobody_else(session):
                        tolerance = 0
                    return await _beaten(session, last, now, tolerance=tolerance, since=since)
            except BaseException:
                # Whatever happened to it, the lock may be gone: the next sign of life is a new one's first.
                await self._end()
                raise

    async def close(self) -> None:
        """Let go of the lock."""
        async with self._turn:
            await self._end()

    async def _end(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with suppress(SQLAlchemyError, OSError):
                await session.invalidate()  # back in the pool it would still hold the lock
                await session.close()


async def _last(connection: AsyncConnection) -> int:
    """Return when the last sign of life was, and let nobody else give one meanwhile."""
    at: int = (await connection.execute(select(HEARTBEAT.c.at).with_for_update())).scalar_one()
    return at


async def _nobody_else(connection: AsyncConnection) -> bool:
    """Tell whether no other session is alive, and be alive from now on."""
    alone = await _ask(connection, func.pg_try_advisory_lock(_ALIVE))
    await _ask(connection, func.pg_advisory_lock_shared(_ALIVE))
    if alone:
        await _ask(connection, func.pg_advisory_unlock(_ALIVE))
    return alone


async def _ask(connection: AsyncConnection, question: Any) -> bool:  # noqa: ANN401  SQLAlchemy's own
    return bool((await connection.execute(select(question))).scalar_one())


async def _beaten(
    connection: AsyncConnection, last: int, now: int, *, tolerance: int, since: int
) -> tuple[Outage, ...]:
    if last and now - last > tolerance:
        await connection.execute(insert(OUTAGE).values(began=last, ended=now))
    if now > last:
        await connection.execute(update(HEARTBEAT).values(at=now))
    rows = await connection.execute(select(OUTAGE).where(OUTAGE.c.ended > since))
    return tuple(sorted(Outage(row.began, row.ended) for row in rows))
