"""Forks workers from a process that has imported everything: importing takes most of a worker's short life.

The worker itself, from opening its database on, is new each time.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

import stolik
from tests.crash.worker import work

_LONGEST: Final = 1 << 16
_PATIENCE: Final = 120.0
# If the driver runs in a copy of the sources with a planted fault, so do the workers.
_COMMAND: Final = """
import runpy, sys
if sys.argv[1] == "copied":
    sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in type(finder).__module__]
sys.path[:0] = sys.argv[2:4]
sys.argv[:] = ["workers", *sys.argv[4:]]
runpy.run_module("tests.crash.forks", run_name="__main__")
"""


class Workers:
    """A process from which workers are forked, all with the same environment."""

    def __init__(self, env: dict[str, str]) -> None:
        self._turn = threading.Lock()
        self._asks, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._asks.settimeout(_PATIENCE)
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603  ourselves
                [sys.executable, "-c", _COMMAND, *_sources(), str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env={**os.environ, **env},
            )
        atexit.register(self._end)

    def fork(self, line: socket.socket, arguments: list[str]) -> int:
        """Fork a worker that listens on `line`, and return its process id."""
        with self._turn:
            socket.send_fds(self._asks, [json.dumps(arguments).encode()], [line.fileno()])
            return int(self._asks.recv(_LONGEST))

    def wait(self, pid: int) -> None:
        """Wait until a worker has ended."""
        with self._turn:
            self._asks.send(json.dumps(pid).encode())
            assert int(self._asks.recv(_LONGEST)) == pid

    def _end(self) -> None:
        self._asks.close()
        self._process.wait()


_started: Final[dict[tuple[tuple[str, str], ...], Workers]] = {}


def workers_with(env: dict[str, str]) -> Workers:
    """Return the process for this environment; it ends with ours."""
    key = tuple(sorted(env.items()))
    if key not in _started:
        _started[key] = Workers(env)
    return _started[key]


def _sources() -> list[str]:
    editable = any("editable" in type(finder).__module__ for finder in sys.meta_path)
    tests = Path(__file__).parent.parent.parent
    return [
        "installed" if editable else "copied",
        str(tests),
        str(tests if editable else Path(stolik.__file__).parent.parent),
    ]


def _fork_when_asked(asked: socket.socket) -> None:
    gc.freeze()
    while True:
        call, lines, _, _ = socket.recv_fds(asked, _LONGEST, 1)
        if not call:
            return
        given = json.loads(call)
        if isinstance(given, int):
            os.waitpid(given, 0)
            asked.send(str(given).encode())
            continue
        child = os.fork()
        if not child:
            asked.close()
            database, *bus = given
            asyncio.run(work(lines[0], database, bus[0] if bus else None))
            return
        os.close(lines[0])
        asked.send(str(child).encode())


if __name__ == "__main__":
    _fork_when_asked(socket.socket(fileno=int(sys.argv[1])))
