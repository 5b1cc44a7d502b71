"""Servers and the load generator as separate processes, and what they cost."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec

HOST: Final = "127.0.0.1"
_PATIENCE: Final = 120.0
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_LISTENS: Final = "0A"
"""The state that Linux reports for a listening socket."""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as place:
        place.bind((HOST, 0))
        port: int = place.getsockname()[1]
        return port


class Server:
    """A server that can be killed and started again on the same port."""

    def __init__(self, arguments: list[str], port: int, log: Path) -> None:
        self._arguments = arguments
        self._log = log
        self.port: Final = port
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def bare(cls, folder: Path) -> Server:
        """Return the bare minimum, on its own file."""
        port, file = free_port(), folder / f"bare-{time.monotonic_ns()}.db"
        return cls(["-m", "bench.serving.bare_server", str(port), str(file)], port, folder / "bare.log")

    @classmethod
    def stolik(cls, folder: Path, database: str, *more: str) -> Server:
        """Return the real server."""
        port = free_port()
        command = ["-c", "from stolik.cli import main; main()", "serve", "--port", str(port)]
        return cls([*command, "--database", database, *more], port, folder / "stolik.log")

    def start(self) -> float:
        """Start it; return after how many seconds it was ready."""
        begun = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603  our own programs
                [sys.executable, *self._arguments], stdout=subprocess.DEVNULL, stderr=log
            )
        while time.monotonic() < begun + _PATIENCE:
            try:
                with urllib.request.urlopen(f"http://{HOST}:{self.port}/readyz", timeout=5) as answer:
                    answer.read()
                return time.monotonic() - begun
            except (OSError, urllib.error.URLError):
                time.sleep(0.01)
        message = f"a server did not start; its log is {self._log}"
        raise TimeoutError(message)

    def kill(self) -> None:
        """Kill it without warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """Stop it normally."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def cpu(self) -> float:
        """Seconds of processor time used, including its child processes."""
        return sum(self.cpus.values())

    @property
    def cpus(self) -> dict[int, float]:
        """The same for each process."""
        return {pid: _cpu(pid) for pid in self._pids()}

    @property
    def memory(self) -> float:
        """KiB of memory in use."""
        return sum(_memory(pid) for pid in self._pids())

    def _pids(self) -> list[int]:
        if self._process is None:
            return []
        return _family(self._process.pid)


class Generator:
    """The load generator, in a separate process."""

    def __init__(self, port: int, tables: Path, *, bare: bool) -> None:
        self._process = subprocess.Popen(  # noqa: S603  our own program
            [
                sys.executable,
                "-m",
                "bench.serving.load",
                HOST,
                str(port),
                str(tables),
                *(["bare"] if bare else []),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def tell(self, what: str, **options: object) -> None:
        """Send a command."""
        pipe = _pipe(self._process.stdin)
        pipe.write(msgspec.json.encode({"what": what, **options}) + b"\n")
        pipe.flush()

    def hear(self) -> dict[str, Any]:
        """Return the figures of the last command."""
        line = _pipe(self._process.stdout).readline()
        if not line:
            message = "the load generator has ended"
            raise RuntimeError(message)
        figures: dict[str, Any] = msgspec.json.decode(line)
        return figures

    def do(self, what: str, **options: object) -> dict[str, Any]:
        """Send a command and return its figures."""
        self.tell(what, **options)
        return self.hear()

    @property
    def cpu(self) -> float:
        """Seconds of processor time used."""
        return _cpu(self._process.pid)

    def end(self) -> None:
        """Stop it."""
        self._process.kill()
        self._process.wait()


@contextmanager
def crowd_at(server: Server, tables: Path, *, bare: bool) -> Iterator[Generator]:
    """Return a load generator until the block ends; then both server and generator are stopped."""
    generator = Generator(server.port, tables, bare=bare)
    try:
        yield generator
    finally:
        generator.end()
        server.stop()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        message = "the load generator has pipes"
        raise TypeError(message)
    return pipe


def cpu_of(pid: int) -> float:
    """Return the seconds of processor time used by a process and its children, including ended ones."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / _TICKS
    return ended + sum(_cpu(each) for each in _family(pid))


def listeners(port: int) -> int:
    """Return how many sockets listen on a port: one for each running worker."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(int(row[1].rpartition(":")[2], 16) == port and row[3] == _LISTENS for row in rows)


def _family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
