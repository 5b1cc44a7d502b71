"""Reports of players, what admins do about them, and the log of who did what."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from enum import StrEnum
from typing import Final, Protocol

from msgspec import Struct

from stolik.play.accounts.clean_text import clean
from stolik.play.accounts.people import People
from stolik.play.accounts.profiles import PeopleTrouble, ProfileChanges
from stolik.play.answers import Refused
from stolik.play.ports import Clock, PlayerId, StreamId
from stolik.play.rights import Principal

LONGEST_REPORT: Final = 1_000
MOST_HOURS: Final = 24 * 365
MOST_LISTED: Final = 50
_HOUR: Final = 60 * 60 * 1_000
_ID_BYTES: Final = 10


class ReportReason(StrEnum):
    """What a player is reported for."""

    INSULTS = "insults"
    CHEATING = "cheating"
    STALLING = "stalling"
    """Lets the clock run on purpose."""
    LEAVING = "leaving"
    """Leaves games again and again."""
    NAME = "name"
    """An offensive name."""
    OTHER = "other"


class AdminMeasure(StrEnum):
    """What an admin does."""

    DISMISS = "dismiss"
    """Close a report without doing anything."""
    WARN = "warn"
    """The player is shown a warning at their next visit."""
    MUTE = "mute"
    """The player writes in no chat for a time."""
    SUSPEND = "suspend"
    """The player neither logs in nor plays for a time."""
    LIFT = "lift"
    """End a mute and a suspension early."""


TIMED: Final = frozenset({AdminMeasure.MUTE, AdminMeasure.SUSPEND})


class Report(Struct, frozen=True, kw_only=True):
    """A report of a player."""

    id: str
    at: int
    reporter: PlayerId
    """Empty if they were erased since; then the text is gone as well."""
    reported: PlayerId
    reason: ReportReason
    text: str
    room: StreamId | None
    """The game it happened in, if it was reported from there."""
    open: bool = True


class MeasureTaken(Struct, frozen=True, kw_only=True):
    """A line of the log: what an admin did. Who was erased since has an empty id."""

    id: str
    at: int
    admin: PlayerId
    player: PlayerId
    measure: AdminMeasure
    until: int
    """When it ends, in milliseconds; 0 if it has no time."""
    note: str
    """For other admins; the player does not see it."""
    report: str
    """The id of the report it answers; empty if none."""


class ReportStore(Protocol):
    """Reports and the log."""

    async def add_report(self, report: Report) -> bool:
        """Store a report; False if the same person has an open one about the same player."""

    async def report(self, report: str) -> Report | None:
        """Return a report."""

    async def reports(self, *, is_open: bool, before: int | None, limit: int) -> tuple[Report, ...]:
        """Return open or closed reports made before a time, the newest first."""

    async def reports_by(self, player: PlayerId) -> tuple[Report, ...]:
        """Return all reports somebody has made."""

    async def take_measure(self, done: MeasureTaken, changes: ProfileChanges) -> bool:
        """Store a measure and its effect and close its report, together; False if the player is gone."""

    async def measures(self, *, before: int | None, limit: int) -> tuple[MeasureTaken, ...]:
        """Return the log before a time, the newest first."""

    async def erase_reports(self, player: PlayerId) -> None:
        """Erase what identifies somebody: reports of them, what they wrote, and their ids in the log."""


class Reports:
    """Reporting, and acting on reports. Only admins see them; nobody decides about themselves."""

    def __init__(
        self,
        people: People,
        store: ReportStore,
        clock: Clock,
        *,
        chance: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._people = people
        self._store = store
        self._clock = clock
        self._chance = chance

    async def report(
        self,
        reporter: PlayerId,
        reported: PlayerId,
        reason: ReportReason,
        *,
        text: str = "",
        room: StreamId | None = None,
    ) -> Refused | None:
        """Report a player."""
        if reporter == reported:
            return _no(PeopleTrouble.NOT_YOURSELF)
        if await self._people.profile(reported) is None:
            return _no(PeopleTrouble.NO_SUCH_PLAYER)
        report = Report(
            id=self._chance(_ID_BYTES).hex(),
            at=await self._clock.now(),
            reporter=reporter,
            reported=reported,
            reason=reason,
            text=clean(text[:LONGEST_REPORT]),
            room=room,
        )
        return None if await self._store.add_report(report) else _no(PeopleTrouble.ALREADY_REPORTED)

    async def list(
        self, actor: Principal, *, is_open: bool, before: int | None = None
    ) -> tuple[Report, ...] | Refused:
        """Return reports, for admins."""
        if not actor.admin:
            return _no(PeopleTrouble.NOT_ALLOWED)
        return await self._store.reports(is_open=is_open, before=before, limit=MOST_LISTED)

    async def log(self, actor: Principal, *, before: int | None = None) -> tuple[MeasureTaken, ...] | Refused:
        """Return what admins did, for admins."""
        if not actor.admin:
            return _no(PeopleTrouble.NOT_ALLOWED)
        return await self._store.measures(before=before, limit=MOST_LISTED)

    async def act(
        self,
        actor: Principal,
        player: PlayerId,
        measure: AdminMeasure,
        *,
        hours: int | None = None,
        note: str = "",
        report: str = "",
    ) -> MeasureTaken | Refused:
        """Do something about a player, and close the report that it answers."""
        if not actor.admin or player == actor.player:
            return _no(PeopleTrouble.NOT_ALLOWED)
        answered = await self._store.report(report) if report else None
        if report and (answered is None or answered.reported != player):
            return _no(PeopleTrouble.NO_SUCH_REPORT)
        if measure is AdminMeasure.DISMISS and answered is None:
            return _no(PeopleTrouble.NO_SUCH_REPORT)
        if (measure in TIMED) != (hours is not None):
            return _no(PeopleTrouble.BAD_HOURS)
        now = await self._clock.now()
        done = MeasureTaken(
            id=self._chance(_ID_BYTES).hex(),
            at=now,
            admin=actor.player,
            player=player,
            measure=measure,
            until=0 if hours is None else now + hours * _HOUR,
            note=clean(note[:LONGEST_REPORT]),
            report=report,
        )
        reason = ReportReason.OTHER if answered is None else answered.reason
        if not await self._store.take_measure(done, _changes(done, reason)):
            return _no(PeopleTrouble.NO_SUCH_PLAYER)
        if measure is AdminMeasure.SUSPEND:
            await self._people.announce_endings()
        return done

    async def by(self, player: PlayerId) -> tuple[Report, ...]:
        """Return the reports somebody has made, for their own data."""
        return await self._store.reports_by(player)


def _changes(done: MeasureTaken, reason: ReportReason) -> ProfileChanges:
    match done.measure:
        case AdminMeasure.WARN:
            return ProfileChanges(warning=reason.value)
        case AdminMeasure.MUTE:
            return ProfileChanges(muted=done.until)
        case AdminMeasure.SUSPEND:
            return ProfileChanges(suspended=done.until)
        case AdminMeasure.LIFT:
            return ProfileChanges(muted=0, suspended=0)
        case AdminMeasure.DISMISS:
            return ProfileChanges()


def _no(code: PeopleTrouble) -> Refused:
    return Refused(code=code)
