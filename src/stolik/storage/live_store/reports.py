"""Reports of players, and the log of what admins did, on a database."""

from __future__ import annotations

from typing import Any

from msgspec import convert
from msgspec.structs import asdict
from sqlalchemy import Row, Select, Table, delete, insert, select, update

from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.accounts.reports import MeasureTaken, Report
from stolik.play.ports import PlayerId
from stolik.storage.live_store.people import count_ending, locked
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.schema import MEASURE, PERSON, REPORT


class StoredReports(StorePart):
    """The port `ReportStore`."""

    async def add_report(self, report: Report) -> bool:
        """Store a report, unless there is an open one like it."""
        same = select(REPORT.c.id).where(
            REPORT.c.reporter == report.reporter, REPORT.c.reported == report.reported, REPORT.c.open
        )
        async with self.writing() as connection:
            # The reporter's row is locked, so that two requests at once are one after the other.
            await connection.execute(locked(report.reporter))
            if (await connection.execute(same.limit(1))).first() is not None:
                return False
            await connection.execute(insert(REPORT).values(asdict(report)))
        return True

    async def report(self, report: str) -> Report | None:
        """Return a report."""
        async with self.reading() as connection:
            row = (await connection.execute(select(REPORT).where(REPORT.c.id == report))).first()
        return None if row is None else _report(row)

    async def reports(self, *, is_open: bool, before: int | None, limit: int) -> tuple[Report, ...]:
        """Return reports, the newest first."""
        ask = _newest(REPORT, before, limit).where(REPORT.c.open == is_open)
        async with self.reading() as connection:
            return tuple(map(_report, await connection.execute(ask)))

    async def reports_by(self, player: PlayerId) -> tuple[Report, ...]:
        """Return all reports of a reporter."""
        ask = select(REPORT).where(REPORT.c.reporter == player).order_by(REPORT.c.at)
        async with self.reading() as connection:
            return tuple(map(_report, await connection.execute(ask)))

    async def take_measure(self, done: MeasureTaken, changes: ProfileChanges) -> bool:
        """Store a measure, its effect, and that its report is closed."""
        fields = changes.fields()
        async with self.writing() as connection:
            if (await connection.execute(locked(done.player))).first() is None:
                return False
            if fields:
                person = update(PERSON).where(PERSON.c.player == done.player)
                await connection.execute(person.values(fields))
            if done.report:
                await connection.execute(update(REPORT).where(REPORT.c.id == done.report).values(open=False))
            await connection.execute(insert(MEASURE).values(asdict(done)))
            await count_ending(connection)
        return True

    async def measures(self, *, before: int | None, limit: int) -> tuple[MeasureTaken, ...]:
        """Return the log, the newest first."""
        async with self.reading() as connection:
            rows = await connection.execute(_newest(MEASURE, before, limit))
            return tuple(convert(row, MeasureTaken, from_attributes=True) for row in rows)

    async def erase_reports(self, player: PlayerId) -> None:
        """Erase what identifies somebody."""
        async with self.writing() as connection:
            await connection.execute(delete(REPORT).where(REPORT.c.reported == player))
            theirs = update(REPORT).where(REPORT.c.reporter == player)
            await connection.execute(theirs.values(reporter="", text=""))
            about = update(MEASURE).where(MEASURE.c.player == player)
            await connection.execute(about.values(player="", note=""))
            await connection.execute(update(MEASURE).where(MEASURE.c.admin == player).values(admin=""))


def _newest(table: Table, before: int | None, limit: int) -> Select[Any]:
    ask = select(table).order_by(table.c.at.desc(), table.c.id).limit(limit)
    return ask if before is None else ask.where(table.c.at < before)


def _report(row: Row[Any]) -> Report:
    return convert(row, Report, from_attributes=True)
