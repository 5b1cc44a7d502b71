"""The supervisor: starts workers, replaces those that die, and stops them all in order."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import msgspec
from msgspec.structs import replace
from prometheus_client.multiprocess import mark_process_dead

from stolik.server.monitoring.logs import log
from stolik.server.monitoring.metrics import FOLDER
from stolik.server.people.keys import keys_in
from stolik.server.process.addresses import local_host
from stolik.server.process.launch import ServePlan, bound
from stolik.storage.live_store.store import open_live

_LOOK: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_FAREWELL: Final = 6.0
_HEALTHY: Final = 10.0
"""Seconds after which a worker counts as successfully started."""


class _Post:
    """One slot for a worker."""

    def __init__(self, plan: bytes, environment: dict[str, str]) -> None:
        self._plan = plan
        self._environment = environment
        self._pause = 0.0
        self._again_at = 0.0
        self._begun = 0.0
        self.process: subprocess.Popen[bytes] | None = None

    def fill(self) -> None:
        """Start a worker if there is none; one that keeps dying is restarted less and less often."""
        now = time.monotonic()
        if self.process is not None:
            if self.process.poll() is None:
                return
            log.error("worker died", pid=self.process.pid, status=self.process.returncode)
            mark_process_dead(self.process.pid, self._environment[FOLDER])  # type: ignore[no-untyped-call]  # the library's own
            well = now - self._begun > _HEALTHY
            self._pause = 0.0 if well else min(_LONGEST_PAUSE, 2 * self._pause + 0.2)
            self._again_at = now + self._pause
            self.process = None
        if now < self._again_at:
            return
        self._begun = now
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stolik.server.process.worker"],
            stdin=subprocess.PIPE,
            env=self._environment,
            start_new_session=True,
        )
        if self.process.stdin is not None:
            self.process.stdin.write(self._plan + b"\n")
            self.process.stdin.flush()

    def end(self, deadline: float) -> None:
        """Wait for the worker to stop, and kill it if it does not."""
        if self.process is None:
            return
        try:
            self.process.wait(max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


def supervise(plan: ServePlan, say: Callable[[str, int], None]) -> int:
    """Keep workers running until told to stop."""
    stopping = False

    def stop(_: int, __: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    asyncio.run(_prepare(plan.database))
    # Bound but not listening: it keeps the port while workers are replaced.
    with (
        bound(plan.host, plan.port, shared=True) as listening,
        tempfile.TemporaryDirectory() as figures,
        tempfile.TemporaryDirectory() as doors,
    ):
        port = listening.getsockname()[1]
        posts = [
            _Post(
                msgspec.json.encode(replace(plan, port=port, place=place, doors=doors)),
                {**os.environ, FOLDER: figures},
            )
            for place in range(plan.workers)
        ]
        said = False
        while not stopping:
            for post in posts:
                post.fill()
            if not said and _answers(plan.host, port):
                say(plan.host, port)
                said = True
            time.sleep(_LOOK)
        deadline = time.monotonic() + _FAREWELL
        for post in posts:
            if post.process is not None:
                post.process.terminate()
        for post in posts:
            post.end(deadline)
    return 0


async def _prepare(database: str) -> None:
    """Migrate the database once, before the workers use it."""
    store = await open_live(database)
    try:
        await keys_in(store)
    finally:
        await store.close()


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((local_host(host), port), timeout=1):
            return True
    except OSError:
        return False
