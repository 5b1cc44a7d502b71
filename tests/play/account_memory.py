"""Recovery codes, passkeys, reports, searches and solvers in memory, for tests."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from stolik.play.accounts.passkeys import Passkey
from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.accounts.reports import MeasureTaken, Report
from stolik.play.lobby.puzzle_ratings import SolverFigures
from stolik.play.lobby.seek_store import Find, FoundTable, Seek, Seeks
from stolik.play.ports import PlayerId, StreamId
from tests.play.people_memory import MemoryPeople


class MemoryRecovery:
    """Recovery codes, in memory."""

    def __init__(self) -> None:
        self._codes: dict[PlayerId, set[str]] = {}

    async def replace_codes(self, player: PlayerId, digests: Sequence[str]) -> None:
        """Store codes in place of all others."""
        self._codes[player] = set(digests)

    async def has_code(self, player: PlayerId, digest: str) -> bool:
        """Return whether a code is there."""
        return digest in self._codes.get(player, set())

    async def use_code(self, player: PlayerId, digest: str) -> bool:
        """Delete a code, if it is there."""
        found = await self.has_code(player, digest)
        self._codes.get(player, set()).discard(digest)
        return found

    async def codes_left(self, player: PlayerId) -> int:
        """Return how many codes there are."""
        return len(self._codes.get(player, set()))


class MemoryPasskeys:
    """Passkeys, in memory."""

    def __init__(self) -> None:
        self._passkeys: dict[str, Passkey] = {}

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey."""
        return self._passkeys.setdefault(passkey.id, passkey) is passkey

    async def passkey(self, key: str) -> Passkey | None:
        """Return a passkey by its id."""
        return self._passkeys.get(key)

    async def passkeys_of(self, player: PlayerId) -> tuple[Passkey, ...]:
        """Return the passkeys of somebody."""
        theirs = [each for each in self._passkeys.values() if each.player == player]
        return tuple(sorted(theirs, key=lambda each: (each.created, each.id)))

    async def note_use(self, key: str, *, count: int, at: int) -> None:
        """Store that a passkey was used."""
        if key in self._passkeys:
            self._passkeys[key] = replace(self._passkeys[key], count=count, used=at)

    async def rename_passkey(self, player: PlayerId, key: str, name: str) -> bool:
        """Rename a passkey."""
        found = self._passkeys.get(key)
        if found is None or found.player != player:
            return False
        self._passkeys[key] = replace(found, name=name)
        return True

    async def remove_passkey(self, player: PlayerId, key: str) -> bool:
        """Delete a passkey."""
        found = self._passkeys.get(key)
        if found is None or found.player != player:
            return False
        del self._passkeys[key]
        return True


class MemoryReports:
    """Reports and the log of admins, in memory."""

    def __init__(self, people: MemoryPeople) -> None:
        self._people = people
        self._reports: dict[str, Report] = {}
        self._log: list[MeasureTaken] = []

    async def add_report(self, report: Report) -> bool:
        """Store a report, unless there is an open one like it."""
        who = report.reporter, report.reported
        if any(each.open and (each.reporter, each.reported) == who for each in self._reports.values()):
            return False
        self._reports[report.id] = report
        return True

    async def report(self, report: str) -> Report | None:
        """Return a report."""
        return self._reports.get(report)

    async def reports(self, *, is_open: bool, before: int | None, limit: int) -> tuple[Report, ...]:
        """Return reports, the newest first."""
        found = [
            each
            for each in self._reports.values()
            if each.open is is_open and (before is None or each.at < before)
        ]
        return tuple(sorted(found, key=lambda each: (-each.at, each.id))[:limit])

    async def reports_by(self, player: PlayerId) -> tuple[Report, ...]:
        """Return all reports of a reporter."""
        return tuple(each for each in self._reports.values() if each.reporter == player)

    async def take_measure(self, done: MeasureTaken, changes: ProfileChanges) -> bool:
        """Store a measure, its effect, and that its report is closed."""
        if await self._people.change(done.player, changes) is None:
            return False
        if done.report in self._reports:
            self._reports[done.report] = replace(self._reports[done.report], open=False)
        self._log.insert(0, done)
        return True

    async def measures(self, *, before: int | None, limit: int) -> tuple[MeasureTaken, ...]:
        """Return the log, the newest first."""
        return tuple(each for each in self._log if before is None or each.at < before)[:limit]

    async def erase_reports(self, player: PlayerId) -> None:
        """Erase what identifies somebody."""
        self._reports = {name: each for name, each in self._reports.items() if each.reported != player}


class MemorySeeks:
    """Searches for opponents, in memory."""

    def __init__(self) -> None:
        self._seeks: dict[PlayerId, Seek] = {}

    async def seeks(self, now: int) -> Seeks:
        """Return the searches that have not expired."""
        return Seeks(tuple(seek for _, seek in sorted(self._seeks.items()) if seek.expires > now))

    async def seek_of(self, player: PlayerId) -> Seek | None:
        """Return somebody's search."""
        return self._seeks.get(player)

    async def announce(self, seek: Seek, *, given_up: StreamId | None = None) -> Seek:
        """Store a search."""
        before = self._seeks.get(seek.player)
        if before is not None and before.ticket == seek.ticket:
            kept = None if before.found is None or before.found.room == given_up else before.found
            seek = replace(seek, since=before.since, found=kept)
        self._seeks[seek.player] = seek
        return seek

    async def renew_seeks(self, players: Collection[PlayerId], *, expires: int) -> None:
        """Extend searches."""
        for player in players:
            if player in self._seeks:
                self._seeks[player] = replace(self._seeks[player], expires=expires)

    async def drop_seek(self, player: PlayerId) -> Seek | None:
        """Delete a search."""
        return self._seeks.pop(player, None)

    async def find_tables(self, now: int, find: Find, *, expires: int) -> tuple[FoundTable, ...]:
        """Note which tables are filled."""
        found = tuple(find(await self.seeks(now)))
        for table in found:
            for player in table.players:
                self._seeks[player] = replace(self._seeks[player], found=table, expires=expires)
        return found


class NoSolvers:
    """Nobody has tried a puzzle."""

    async def solver(self, _: PlayerId) -> SolverFigures | None:
        """Return nothing."""
        return None

    async def attempts_of(self, _: PlayerId) -> dict[str, bool]:
        """Return nothing."""
        return {}
