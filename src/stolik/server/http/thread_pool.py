"""Threads for slow questions: a few run, a few wait, and the rest are refused as busy."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class PoolBusyError(Exception):
    """So many questions are waiting that one more must be asked later."""


class Offloading:
    """Runs work off the event loop, within limits."""

    def __init__(self, *, threads: int = 2, queue: int = 16) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="stolik-bench")
        self._most = threads + queue
        self._lock = threading.Lock()
        self._at_work = 0

    async def do(self, work: Callable[[], T], *, budget: float | None = None) -> T:
        """Return what `work` returns, or raise TimeoutError after `budget` seconds.

        A thread cannot be stopped, so work that timed out keeps its place until it ends.
        """
        with self._lock:
            if self._at_work >= self._most:
                raise PoolBusyError
            self._at_work += 1
        doing = self._pool.submit(work)
        doing.add_done_callback(self._done)
        return await asyncio.wait_for(asyncio.wrap_future(doing), budget)

    def close(self) -> None:
        """Start nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _done(self, _: Future[T]) -> None:
        with self._lock:
            self._at_work -= 1
