"""Replaces the randomness and time of a whole server: two runs of the same commands give the same bytes.

No part of an answer is masked. The replacements, and why they are allowed:

- random names (requests, sockets, tickets, guests): numbered, since they do not depend on a game;
- every clock, of the wall, of the machine and of the database: the loop's own virtual time;
- threads: their work runs at once, so that the order of events is the same;
- figures of the process and the interpreter (memory, garbage): left out, since they do not depend on a game;
- the commitment to the seed: one text for every seed. It is the SHA-256 of 32 random bytes, published before
  the deal, and reveals nothing about them; everything else is compared in two worlds with different seeds.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable, Iterator, MutableMapping
from concurrent.futures import Future
from contextlib import contextmanager, redirect_stderr
from itertools import count
from typing import Any, ClassVar

import pytest
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from stolik.play.rooms import seating
from stolik.server.games import orders
from stolik.server.http import front, limits, thread_pool
from stolik.server.monitoring import logs, metrics
from stolik.server.people import tickets
from stolik.server.websocket import connection, room_socket
from tests.play.virtual import VirtualLoop

COMMITMENT = "c0" * 32
BEGAN = 1_800_000_000
"""The virtual time begins in 2027, in seconds."""


class EdgeLoop(VirtualLoop):
    """A virtual event loop without threads."""

    newest: ClassVar[EdgeLoop | None] = None
    """Clocks read it: asking asyncio for the running loop takes a system call each time."""

    def __init__(self) -> None:
        super().__init__()
        EdgeLoop.newest = self

    def run_in_executor(
        self,
        executor: object,  # noqa: ARG002  asyncio's own
        func: Callable[..., Any],
        *args: object,
    ) -> asyncio.Future[Any]:
        """Do the work at once."""
        done = self.create_future()
        done.set_result(func(*args))
        return done


class Chance:
    """Names that count up."""

    def __init__(self) -> None:
        self._next = count(1)

    def again(self) -> None:
        """Start counting again."""
        self._next = count(1)

    def token_hex(self, size: int) -> str:
        """Return the next name."""
        return self.token_bytes(size).hex()

    def token_bytes(self, size: int) -> bytes:
        """Return the next name, in bytes."""
        return next(self._next).to_bytes(size)

    def randbelow(self, bound: int) -> int:
        """Return the next number."""
        return next(self._next) % bound


class Ticking:
    """All clocks of the machine, read from the loop."""

    def time(self) -> float:
        """Return the time of the wall."""
        return BEGAN + _loop_time()

    def monotonic(self) -> float:
        """Return the time of the machine."""
        return _loop_time()

    perf_counter = monotonic

    def milliseconds(self) -> int:
        """Return the time of the database."""
        return round(1000 * self.time())


class AtOnce:
    """An executor that does the work when it is submitted."""

    def __init__(self, *_: object, **__: object) -> None:
        """Have no threads."""

    def submit(self, work: Callable[[], Any]) -> Future[Any]:
        """Do the work."""
        done: Future[Any] = Future()
        try:
            done.set_result(work())
        except Exception as error:  # noqa: BLE001  whoever waits gets it
            done.set_exception(error)
        return done

    def shutdown(self, **_: object) -> None:
        """Have nothing to end."""


class Injected:
    """The replaced parts, and the log output."""

    def __init__(self) -> None:
        self.chance = Chance()
        self.ticking = Ticking()
        self.log = io.StringIO()

    def again(self) -> None:
        """Reset everything as in a new process."""
        self.chance.again()
        self.log.seek(0)
        self.log.truncate()
        for figure in (metrics.COMMANDS, metrics.SECONDS, metrics.REQUESTS, metrics.WRONG):
            figure.clear()
        for found in (metrics.counter_of, metrics.seconds_of, metrics.requests_of):
            found.cache_clear()
        metrics.DROPS.reset()
        for gauge in (metrics.CONNECTIONS, metrics.ROOMS, metrics.SWEEPER_LAG):
            gauge.set(0)


@contextmanager
def injected() -> Iterator[Injected]:
    """Replace everything, and restore it at the end."""
    given, root = Injected(), logging.getLogger()
    handlers, level, configured = list(root.handlers), root.level, structlog.get_config()
    with pytest.MonkeyPatch.context() as patch:
        for module in (front, connection, tickets):
            patch.setattr(module, "secrets", given.chance)
        for module in (front, connection, tickets, orders, room_socket, limits):
            patch.setattr(module, "time", given.ticking)
        patch.setattr(thread_pool, "ThreadPoolExecutor", AtOnce)
        patch.setattr(seating, "commit", lambda _: COMMITMENT)
        patch.setattr(metrics, "REGISTRY", _own_figures())
        patch.setattr(structlog.processors, "TimeStamper", lambda **_: _stamp)
        # asyncio is not part of the server, and logs its selector.
        patch.setattr(logging.getLogger("asyncio"), "level", logging.WARNING)
        try:
            with redirect_stderr(given.log):
                logs.set_up(logging.DEBUG)
            yield given
        finally:
            root.handlers[:] = handlers
            root.setLevel(level)
            structlog.configure(**configured)


def _own_figures() -> CollectorRegistry:
    """Return only the server's own figures."""
    registry = CollectorRegistry()
    for each in vars(metrics).values():
        if isinstance(each, Counter | Gauge | Histogram):
            registry.register(each)
    return registry


def _stamp(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:  # noqa: ANN401  structlog's own
    entry["timestamp"] = f"{_loop_time():.3f}"
    return entry


def _loop_time() -> float:
    loop = EdgeLoop.newest
    return loop.time() if loop is not None and loop.is_running() else 0.0
