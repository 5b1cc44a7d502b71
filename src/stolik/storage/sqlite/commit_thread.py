"""One thread that waits for the disk, and gets work from the event loop at little cost.

Every single order is handed over and back once; a thread pool needs several locks and two kinds of futures
for that, which is more than all statements of the order together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread


class _Work:
    """Something to do, and its waiting caller."""

    __slots__ = ("_do", "_loop", "_waiter", "error", "is_done")

    def __init__(self, do: Callable[[], object]) -> None:
        self._do = do
        self._loop = asyncio.get_running_loop()
        self._waiter: asyncio.Future[None] | None = None
        self.is_done = False
        self.error: BaseException | None = None

    async def wait(self) -> None:
        """Wait until it is done; a cancelled caller may wait again."""
        self._waiter = self._loop.create_future()
        await self._waiter

    def run(self) -> None:
        """Do it, in the thread."""
        try:
            self._do()
        except BaseException as error:  # noqa: BLE001  whoever waits is told, whatever it is
            self.error = error
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._notify)

    def _notify(self) -> None:
        self.is_done = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class Disk:
    """One thread, from the first work until it is closed."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def do(self, work: Callable[[], object]) -> None:
        """Do something in the thread; a cancellation takes effect when it is done."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        given, cancelled = _Work(work), None
        self._queue.put(given)
        while not given.is_done:
            try:
                await given.wait()
            except asyncio.CancelledError as error:
                cancelled = error
        if given.error is not None:
            raise given.error
        if cancelled is not None:
            raise cancelled

    def close(self) -> None:
        """End the thread after all work that was handed over."""
        self._queue.put(None)

    def _run(self) -> None:
        while (work := self._queue.get()) is not None:
            work.run()
