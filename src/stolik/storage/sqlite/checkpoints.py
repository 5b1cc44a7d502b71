"""Checkpoints of the write-ahead log in a separate thread: no commit waits for one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Final

CHECKPOINT_AFTER: Final = 4_000
"""Rows written until the log is checkpointed."""


class Checkpointer:
    """One thread with its own connection."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stolik-checkpoint")
        self._connection: sqlite3.Connection | None = None
        self._running: Future[None] | None = None
        self._done = 0

    def look(self, written: int) -> None:
        """Start a checkpoint if enough was written since the last one, unless that one is still running."""
        if written - self._done < CHECKPOINT_AFTER or (self._running and not self._running.done()):
            return
        self._done = written
        self._running = self._thread.submit(self._checkpoint)

    def close(self) -> None:
        """Finish a running checkpoint."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    def _checkpoint(self) -> None:
        # What it cannot do because of another reader or writer, the next one does.
        with suppress(sqlite3.Error):
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
