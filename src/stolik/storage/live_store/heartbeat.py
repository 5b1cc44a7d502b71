"""The heartbeat that all workers share: one row, and the times without any worker."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from stolik.play.ports import Outage
from stolik.storage.ports import Database
from stolik.storage.schema import HEARTBEAT, OUTAGE


async def make_heartbeat(database: Database) -> None:
    """Create the row for heartbeats."""
    async with database.writing() as connection:
        await connection.insert_if_new(HEARTBEAT, {"id": 1, "at": 0})


async def beat(database: Database, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
    """Write a heartbeat; return the outages that ended after `since`.

    A gap longer than `tolerance` is an outage, and so is the shortest one if all others have died. Only the
    worker that has locked the heartbeat row may check that: of several that start together the first records
    the outage, and the others find it alive.
    """
    async with database.presence() as connection:
        last: int = (await connection.execute(select(HEARTBEAT.c.at).with_for_update())).scalar_one()
        if await connection.all_others_died():
            tolerance = 0
        if last and now - last > tolerance:
            await connection.execute(insert(OUTAGE).values(began=last, ended=now))
        if now > last:
            await connection.execute(update(HEARTBEAT).values(at=now))
        rows = await connection.execute(select(OUTAGE).where(OUTAGE.c.ended > since))
        return tuple(sorted(Outage(row.began, row.ended) for row in rows))
