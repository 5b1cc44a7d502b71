"""Checkpoints of the write-ahead log, by a thread of their own: no commit waits for one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Final

CHECKPOINT_AFTER: Final = 4_000
"""Rows written until the log is checkpointed."""


class Checkpointer:
    """One thread with a connection of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stolik-checkpoint")
        self._connection: sqlite3.Connection | None = None
        self._running: Future[None] | None = None
        self._done = 0

    def look(self, written: int) -> None:
        """Begin if enough was written since the last time, unless that one still goes on."""
        if written - self._done < CHECKPOINT_AFTER or (self._running and not self._running.done()):
            return
        self._done = written
        self._running = self._thread.submit(self._checkpoint)

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    def _checkpoint(self) -> None:
        # What it cannot do, because somebody reads or writes just then, the next one does.
        with suppress(sqlite3.Error):
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
