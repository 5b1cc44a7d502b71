"""Serving until stopped: one worker in this process, or several in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL
from math import inf
from pathlib import Path
from typing import Final

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.play.settings import PlaySettings
from stolik.server.http.admission import raise_file_limit
from stolik.server.monitoring import logs
from stolik.server.process import garbage
from stolik.server.process.addresses import ANYWHERE, hall_addresses, local_host
from stolik.server.process.neighbours import Neighbours
from stolik.server.process.uvicorn_worker import Worker, new_loop
from stolik.server.services import open_services
from stolik.server.settings import Limits, ServerSettings
from stolik.storage.adapters import adapter_of
from stolik.storage.errors import DamagedError
from stolik.storage.ports import DatabaseAdapter, DatabaseHold
from stolik.words import Words, negotiate
from stolik.words.mistakes import detail_text, mistake_text

_TURN: Final = 0.0005
"""Seconds after which the event loop yields to the committing thread; Python's default is ten times as long.

A commit takes a fraction of that, and everybody waiting for one would wait for the loop as well.
"""


_REASONS: Final = {
    EADDRINUSE: "complaint-system-eaddrinuse",
    EACCES: "complaint-system-eacces",
    EADDRNOTAVAIL: "serve-no-such-address",
}
"""Messages for failing to listen on an address, better than the system's."""


class ServePlan(Struct, frozen=True, kw_only=True):
    """The options of `stolik serve`."""

    host: str
    port: int
    database: str
    bus: str | None = None
    workers: int = 1
    origins: tuple[str, ...] = ()
    host_names: tuple[str, ...] = ()
    connections: int = Limits().connections
    place: int = 0
    """The index of this worker."""
    doors: str | None = None
    """The folder of the workers' local sockets."""

    @property
    def settings(self) -> ServerSettings:
        """The settings of each worker."""
        return ServerSettings(
            database=self.database,
            bus=self.bus,
            host=self.host,
            origins=frozenset(self.origins),
            host_names=frozenset(self.host_names),
            limits=Limits(connections=self.connections),
            play=PlaySettings(thinkers=max(1, PlaySettings().thinkers // self.workers)),
        )

    @property
    def neighbours(self) -> Neighbours | None:
        """The other workers on this machine."""
        if self.doors is None:
            return None
        return Neighbours(Path(self.doors), own=self.place, count=self.workers)

    @property
    def trouble(self) -> str | None:
        """The message key of why it cannot be served like this; None if it can."""
        if self.workers == 1:
            return None
        if not adapter_of(self.database).serves_workers:
            return "serve-workers-database"
        if self.bus is None:
            return "serve-workers-bus"
        if not hasattr(socket, "SO_REUSEPORT"):
            return "serve-one-process"
        return None


def serve_until_stopped(plan: ServePlan) -> int:
    """Serve; return the exit status."""
    try:
        if plan.trouble is not None:
            sys.stderr.write(f"stolik serve: {readers_words()(plan.trouble)}\n")
            return 2
        logs.set_up()
        with _held_alone(plan.database):
            if plan.workers > 1:
                # Imported late: workers do not need the supervisor.
                from stolik.server.process.supervisor import supervise  # noqa: PLC0415

                return supervise(plan, say_address)
            return run_worker(plan, on_started=say_address)
    except StolikError as error:
        sys.stderr.write(f"stolik serve: {_why(error, readers_words())}\n")
        return 1
    except OSError as error:
        sys.stderr.write(f"stolik serve: {error}\n")
        return 1
    except KeyboardInterrupt:
        return 0


@contextmanager
def _held_alone(database: str) -> Iterator[None]:
    """Hold a database as its only server, if it takes only one, and check that it is whole."""
    adapter = adapter_of(database)
    with adapter.hold_alone() as hold:
        if adapter.quick_check(hold.seconds):
            hold.is_whole = True
            yield
            return
        logs.log.info("too large to be checked at the start: checked while serving", file=adapter.name)
        with checked_meanwhile(adapter, hold):
            yield


@contextmanager
def checked_meanwhile(adapter: DatabaseAdapter, hold: DatabaseHold) -> Iterator[None]:
    """Check a large database in a thread; if it is damaged, stop serving and raise `DamagedError`."""
    stop, found = threading.Event(), list[DamagedError]()

    def check() -> None:
        try:
            hold.is_whole = adapter.quick_check(inf, stopped=stop.is_set) or hold.is_whole
        except DamagedError as error:
            found.append(error)
            # Before it listens, a server would die of the signal without a word.
            while signal.getsignal(signal.SIGTERM) is signal.SIG_DFL and not stop.wait(0.1):
                pass
            os.kill(os.getpid(), signal.SIGTERM)

    checking = threading.Thread(target=check, name="check", daemon=True)
    checking.start()
    try:
        yield
    finally:
        stop.set()
        checking.join()
    if found:
        raise found[0]


def _why(error: StolikError, words: Words) -> str:
    """Return the reason in words, with its code."""
    name = error.code.replace("_", "-")
    key = next((key for key in (f"serve-{name}", f"database-{name}") if key in words), None)
    text = mistake_text(words, error) if key is None else words(key, detail=detail_text(words, error))
    return f"{text} [{error.code}]"


def run_worker(plan: ServePlan, *, on_started: Callable[[str, int], None] | None, child: bool = False) -> int:
    """Serve in this process."""
    raise_file_limit()

    async def main() -> int:
        async with open_services(plan.settings) as services:
            worker = Worker(
                services,
                host=plan.host,
                port=plan.port,
                on_started=on_started,
                neighbours=plan.neighbours,
            )
            if child:
                # The supervisor holds the other end: if it is gone, this worker stops.
                asyncio.get_running_loop().add_reader(sys.stdin.fileno(), worker.leave)
            listening = bound(plan.host, plan.port, shared=child)
            garbage.settle()
            channels = services.channels
            tidying = asyncio.create_task(
                garbage.Tidying().run(lambda: len(channels.connections), lambda: channels.ended)
            )
            sys.setswitchinterval(_TURN)
            await worker.serve([listening])
            tidying.cancel()
            return 0 if worker.started else 1

    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(main())


def bound(host: str, port: int, *, shared: bool) -> socket.socket:
    """Return a bound socket, exclusive or shared with others on the same port."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror:
        words = readers_words()
        why = words("serve-no-such-host")
        raise OSError(words("serve-cannot-listen", place=f"{host}:{port}", why=why)) from None
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind(address)
    except OSError as error:
        listening.close()
        words = readers_words()
        key = _REASONS.get(error.errno or 0)
        why = words(key) if key is not None else error.strerror or str(error)
        message = words("serve-cannot-listen", place=f"{host}:{port}", why=why)
        raise OSError(message) from None
    return listening


def readers_words() -> Words:
    """Return the words for the person who starts the server."""
    return Words(negotiate(None, os.environ))


def say_address(host: str, port: int) -> None:
    """Print where to open the pages, on this machine and on phones in the same network."""
    words = readers_words()
    sys.stdout.write(words("serve-open", address=f"http://{local_host(host)}:{port}") + "\n")
    if host in ANYWHERE:
        for address in hall_addresses(host, port):
            sys.stdout.write(words("serve-phones", address=address) + "\n")
    sys.stdout.flush()
