"""Recording: the file of a terminal game, written during the game and closed at its end.

Until it is closed it is a log without a digest: whatever ends the program, the game so far can be read as an
unfinished one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from stolik.cli.game.screen import Screen
from stolik.cli.help.usage_errors import why_not
from stolik.core.events import Event
from stolik.notation.record import Record, write_events, write_header, write_record


class Recording:
    """A record being written; every method may raise `OSError`."""

    def __init__(self, path: Path, players: tuple[str, ...], events: Sequence[Event]) -> None:
        """Create the file, or use an empty one, and write what has happened so far."""
        self.path = path
        self._players = players
        self._count = 0
        """Events in the file."""
        self._lines = hashlib.sha256()
        """The digest of their lines."""
        # Opened once and kept open, so that it does not matter if the folder disappears or becomes read-only.
        self._file: BinaryIO = path.open("r+b" if path.exists() else "xb", buffering=0)
        try:
            self._write(write_header(players))
            self._end = len(write_header(players))
            self.catch_up(events)
        except OSError:
            self._file.close()
            raise

    def catch_up(self, events: Sequence[Event]) -> None:
        """Write the new events; they are handed to the system when this returns."""
        lines = write_events(events[self._count :])
        try:
            self._write(lines)
        except OSError:
            # A partial line must not precede what is written next time.
            with suppress(OSError):
                self._file.seek(self._end)
                self._file.truncate()
            raise
        self._count = len(events)
        self._end += len(lines)
        self._lines.update(lines)

    def close(self, events: Sequence[Event]) -> None:
        """Write the rest, and then the number and the digest of all events into the header."""
        with self._file:
            self.catch_up(events)
            if self._file.seekable():
                self._file.seek(0)
                self._write(write_header(self._players, self._count, self._lines.hexdigest()))

    def _write(self, raw: bytes) -> None:
        rest = memoryview(raw)
        while rest:
            rest = rest[self._file.write(rest) :]


class Saving:
    """Saves a game to files, and reports where it is, or why it failed."""

    def __init__(self, screen: Screen, recording: Recording | None = None) -> None:
        self._screen = screen
        self._recording = recording
        self.saved: set[Path] = set()
        self.failed = False
        """Whether the last save failed."""

    def keep(self, events: Sequence[Event]) -> None:
        """Write new events; if that fails, the game goes on, and the next call tries again."""
        if self._recording is None:
            return
        try:
            self._recording.catch_up(events)
        except OSError as error:
            if not self.failed:
                self._tell_failure(self._recording.path, error)

    def close(self, events: Sequence[Event]) -> Path | None:
        """Close the record of the game; return its path, if there is one."""
        recording, self._recording = self._recording, None
        if recording is None:
            return None
        try:
            recording.close(events)
        except OSError as error:
            self._tell_failure(recording.path, error)
            return None
        self._tell_saved(recording.path)
        return recording.path

    def save(self, path: Path, events: Sequence[Event]) -> bool:
        """Write a record of the game so far; return whether that succeeded."""
        record = Record(events=tuple(events), players=self._screen.record_names)
        try:
            path.write_text(write_record(record), encoding="utf-8")
        except OSError as error:
            self._tell_failure(path, error)
            return False
        self._tell_saved(path)
        return True

    def _tell_failure(self, path: Path, error: OSError) -> None:
        self.failed = True
        self._screen.warn("play-cannot-save", file=str(path), why=why_not(error, self._screen.words))

    def _tell_saved(self, path: Path) -> None:
        self.failed = False
        self.saved.add(path)
        self._screen.say("play-saved", file=str(path))
