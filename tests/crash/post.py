"""Starts, kills and replaces a worker process; requests are repeated until they are answered."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections import Counter
from itertools import count
from typing import Any, Final

from tests.crash.forks import workers_with
from tests.crash.moment import Moment
from tests.crash.wire import Ask, Go, Ready, Told, listen, say

_PATIENCE: Final = 60.0
"""Seconds after which a worker that does not start or end, or a missing answer, is a failure."""


class Post:
    """One worker at a time, on one database."""

    def __init__(self, database: str, *, bus: str | None = None, env: dict[str, str] | None = None) -> None:
        self._arguments = [database] if bus is None else [database, bus]
        self._workers = workers_with(env or {})
        self._process: int | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._spare: tuple[int, asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Told | None]] = {}
        self._numbers = count(1)
        self._there = asyncio.Event()
        self._down_since: int | None = None
        self.down: list[tuple[int, int]] = []
        """The times without a worker, in milliseconds."""
        self.answered = 0
        self.moment = Moment()
        """Reached when an answer arrives that somebody waits for."""
        self.failures: Counter[str] = Counter()
        """Error messages of the workers."""

    async def prepare(self) -> None:
        """Prepare a worker that has touched nothing yet: starting one takes a while."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = await asyncio.to_thread(self._workers.fork, theirs, self._arguments)
        self._spare = (process, *await asyncio.open_connection(sock=ours))

    async def start(self) -> None:
        """Start a worker, and wait until it is ready."""
        if self._spare is None:
            await self.prepare()
        assert self._spare is not None
        (self._process, reader, self._writer), self._spare = self._spare, None
        say(self._writer, Go())
        async with asyncio.timeout(_PATIENCE):
            ready = await listen(reader)
        assert isinstance(ready, Ready), "the worker does not start"
        if self._down_since is not None:
            self.down.append((self._down_since, ready.at))
        self._hearing = asyncio.create_task(self._hear(reader))
        self._there.set()

    async def kill(self) -> None:
        """Kill the worker without warning."""
        assert self._process is not None
        self._there.clear()
        os.kill(self._process, signal.SIGKILL)
        # Recorded after the kill: on a busy machine we may be delayed before it, while the worker still runs.
        self._down_since = time.time_ns() // 1_000_000
        await self._gone()

    async def die(self) -> None:
        """Let the worker kill itself between two disk operations."""
        dying = asyncio.create_task(self.ask_once("die"))
        await asyncio.sleep(0)
        self._there.clear()
        self._down_since = time.time_ns() // 1_000_000
        await self._gone()
        await dying

    async def stop(self) -> None:
        """Let the worker stop normally."""
        if self._process is None or self._writer is None:
            return
        self._there.clear()
        self._down_since = time.time_ns() // 1_000_000
        self._writer.write_eof()
        await self._gone()

    async def _gone(self) -> None:
        assert self._process is not None
        assert self._hearing is not None
        try:
            async with asyncio.timeout(_PATIENCE):
                await asyncio.to_thread(self._workers.wait, self._process)
                # What it sent before its death is an answer, whether or not somebody had received it.
                await self._hearing
        except TimeoutError:
            os.kill(self._process, signal.SIGKILL)  # the test has failed; leave nothing behind
            raise
        self._process = None

    async def ask(self, path: str, *args: Any, **options: Any) -> Any:  # noqa: ANN401  any call, any answer
        """Ask until there is an answer, within a time limit; the database may be down for a while."""
        end = time.monotonic() + _PATIENCE
        while True:
            await self._there.wait()
            told = await self.ask_once(path, *args, **options)
            if told is not None and told.failure is None:
                self.answered += 1
                self.moment.note(self.answered)
                return told.answer
            if told is not None and told.failure is not None:
                self.failures[told.failure] += 1
                assert "IntegrityError" not in told.failure, told.failure
                assert time.monotonic() < end, f"nobody answers {path}: {told.failure}"
            await asyncio.sleep(0.01)

    async def ask_once(self, path: str, *args: Any, **options: Any) -> Told | None:  # noqa: ANN401  any call
        """Ask the current worker; None if it dies without an answer."""
        if self._writer is None or not self._there.is_set():
            return None
        number = next(self._numbers)
        answer: asyncio.Future[Told | None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        say(self._writer, Ask(number, path, args, options))
        return await answer

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        while (told := await listen(reader)) is not None:
            answer = self._waiting.pop(told.number)
            if not answer.done():
                answer.set_result(told)
        if self._writer is not None:
            self._writer.close()
        self._there.clear()
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(None)
        self._waiting.clear()
