"""Neighbours: workers on one machine hand connections to each other, so that a table's people are on one.

Any worker can serve any table. One that serves all of a table reads, folds and encodes what happens there
once; the others need not. Each has a door, a local socket in a folder that is theirs alone, through which a
neighbour passes a connection with the request that came on it.
"""

from __future__ import annotations

import asyncio
import socket
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias
from zlib import crc32

from stolik.server.monitoring.logs import log

Take: TypeAlias = Callable[[socket.socket, bytes], None]

_ROOMS: Final = b"/ws/rooms/"
_LARGEST: Final = 64 * 1024
"""Bytes of a request that comes with a connection; what is longer was refused before."""
_AGAIN: Final = 0.002
"""Seconds until a door where too many wait is tried again."""
_TRIES: Final = 100


class Neighbours:
    """The workers of one machine as one of them knows them."""

    def __init__(self, folder: Path, *, own: int, count: int) -> None:
        self._doors = [folder / f"{number}.door" for number in range(count)]
        self._own = own
        self._door: socket.socket | None = None
        self._out: socket.socket | None = None

    def open(self, take: Take) -> None:
        """Let neighbours pass connections; where that cannot be, everybody serves who comes."""
        door = self._doors[self._own]
        door.unlink(missing_ok=True)  # of one who died here
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        for each in (self._door, self._out):
            each.settimeout(0)
        try:
            self._door.bind(str(door))
        except OSError as trouble:
            log.warning("no door for neighbours", reason=str(trouble))
            self.close()
            return
        asyncio.get_running_loop().add_reader(self._door, self._answer, self._door, take)

    def close(self) -> None:
        """Take no more connections, and pass none."""
        for each in (self._door, self._out):
            if each is not None:
                asyncio.get_running_loop().remove_reader(each)
                each.close()
        self._door = self._out = None
        self._doors[self._own].unlink(missing_ok=True)

    def home_of(self, target: bytes) -> int | None:
        """Return the neighbour whose table a request is for; None where it may stay here."""
        if self._out is None or not target.startswith(_ROOMS):
            return None
        home = crc32(target.removeprefix(_ROOMS).partition(b"?")[0]) % len(self._doors)
        return None if home == self._own else home

    async def pass_on(self, home: int, connection: int, request: bytes) -> bool:
        """Pass a connection; False where nobody takes it."""
        passed = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
        for _ in range(_TRIES):
            if self._out is None:
                return False
            try:
                # Not `send_fds`: that of Python 3.11 leaves the address out.
                self._out.sendmsg([request], [passed], 0, str(self._doors[home]))
            except BlockingIOError:
                await asyncio.sleep(_AGAIN)
            except OSError:
                return False
            else:
                return True
        return False

    @staticmethod
    def _answer(door: socket.socket, take: Take) -> None:
        while True:
            try:
                request, passed, _, _ = socket.recv_fds(door, _LARGEST, 1)
            except BlockingIOError:
                return
            except OSError as trouble:
                log.warning("a connection was lost at the door", reason=str(trouble))
                return
            for number in passed:
                take(socket.socket(fileno=number), request)
