"""A tournament's file opened for one command: the use cases of tournaments over its log."""

from __future__ import annotations

import os
import secrets
import shutil
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from stolik.cli.help.usage_errors import why_not
from stolik.cli.tournament.errors import DeskError
from stolik.day.cache import LoadedTournament
from stolik.day.errors import BrokenLogError
from stolik.day.service import DayAnswer, TournamentService, first_answer
from stolik.day.work import Work
from stolik.play.ports import StreamId
from stolik.storage import DamagedError, FileLog, Streams, create_file, only_tournament, open_file
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.tournament import Tournament

T = TypeVar("T")


class SystemClock:
    """The time of this machine."""

    async def now(self) -> int:
        """Return the time in milliseconds."""
        return now()


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class TournamentFile:
    """The tournament of a file, loaded once; every call finishes before it returns."""

    def __init__(self, streams: Streams) -> None:
        self._name = streams.name
        self._stream = only_tournament(streams)
        self._service = _service(streams)
        self._finish(self._service.look(self._stream))

    @property
    def loaded(self) -> LoadedTournament:
        """The tournament as last read, with the secret seeds."""
        loaded = self._service.known(self._stream)
        if loaded is None:
            message = f"{self._name}: there are no events"
            raise DamagedError(message, where=self._name, key="db-broken-log")
        return loaded

    @property
    def tournament(self) -> Tournament:
        """The tournament as last read."""
        return self.loaded.tournament

    def perform(self, work: Work, *, command_id: str | None = None) -> DayAnswer:
        """Execute some work and store the result, all of it or nothing; durable when this returns."""
        given = command_id or secrets.token_hex(16)
        return self._finish(self._service.perform(self._stream, work, command_id=given))

    def first_answer(self, command_id: str) -> DayAnswer | None:
        """Return the answer to an executed command; None if it never was."""
        return first_answer(self.loaded, command_id)

    def trial(self, work: Work) -> TournamentRefusal | None:
        """Return why some work would be refused; nothing is done."""
        tried = self.rehearse(work)
        return tried if isinstance(tried, TournamentRefusal) else None

    def rehearse(self, work: Work) -> Tournament | TournamentRefusal:
        """Return the tournament after some work, or why it is refused; nothing is done."""
        return self._finish(self._service.rehearse(self.loaded, work))

    def _finish(self, coroutine: Coroutine[Any, Any, T]) -> T:
        try:
            return finish(coroutine)
        except BrokenLogError as error:
            message = f"{self._name}: {error}"
            event = error.parts.get("event", 0)
            raise DamagedError(message, where=self._name, key=error.key, event=event) from error


def finish(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits, as none does over a file.

    An event loop would have nothing to do here, and would keep Ctrl-C from ending a long draw.
    """
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    coroutine.close()
    message = "this coroutine waits for something"
    raise RuntimeError(message)


def _service(streams: Streams) -> TournamentService:
    return TournamentService(FileLog(streams), SystemClock())


def create_tournament_file(path: Path, tournament: Tournament) -> None:
    """Create a tournament's file, completely or not at all."""

    def fill(streams: Streams) -> None:
        stream = StreamId(secrets.token_hex(16))
        finish(_service(streams).create(stream, tournament, command_id=secrets.token_hex(16)))

    create_file(path, fill)


@contextmanager
def opened(file: Path | None, *, reading: bool = False) -> Iterator[tuple[Streams, TournamentFile]]:
    """Open a file, and close it at the end; reading needs no permission to write."""
    with ExitStack() as stack:
        path = chosen_file(file)
        if reading:
            path = stack.enter_context(_writable(path))
        streams = stack.enter_context(closing(open_file(path)))
        yield streams, TournamentFile(streams)


@contextmanager
def _writable(path: Path) -> Iterator[Path]:
    """Return the file, or a copy of it if it is read-only: SQLite writes even to read."""
    if not path.is_file() or (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        yield path
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        try:
            shutil.copyfile(path, copy)
            journal = path.with_name(f"{path.name}-wal")
            if journal.exists():
                shutil.copyfile(journal, copy.with_name(journal.name))
        except OSError as error:
            raise DeskError(key="desk-cannot-read", file=str(path), why=why_not(error)) from None
        yield copy


def chosen_file(file: Path | None) -> Path:
    """Return the chosen file."""
    if file is None:
        raise DeskError(key="desk-no-file-named")
    return file


def write_whole(target: Path, raw: bytes) -> None:
    """Write a file atomically: the old one stays until the new one is complete."""
    draft = target.with_name(f".{target.name}.new")
    try:
        draft.write_bytes(raw)
        draft.replace(target)
    except OSError as error:
        raise DeskError(key="desk-cannot-write", file=str(target), why=why_not(error)) from None
