"""Neighbours: workers on one machine pass connections to each other, so that a table's people are on one.

Any worker can serve any table. If one serves all people of a table, it reads, folds and encodes its events
once, and the others need not. Each worker has a door, a local socket in a private folder, through which a
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
"""Most bytes of a request passed with a connection; longer ones were refused before."""
_AGAIN: Final = 0.002
"""Seconds until a full door is tried again."""
_TRIES: Final = 100


class Neighbours:
    """The workers of one machine, as seen by one of them."""

    def __init__(self, folder: Path, *, own: int, count: int) -> None:
        self._doors = [folder / f"{number}.door" for number in range(count)]
        self._own = own
        self._door: socket.socket | None = None
        self._out: socket.socket | None = None

    def open(self, take: Take) -> None:
        """Accept connections from neighbours; if that is impossible, every worker serves whoever comes."""
        door = self._doors[self._own]
        door.unlink(missing_ok=True)  # left by a worker that died
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
        """Accept and pass no more connections."""
        for each in (self._door, self._out):
            if each is not None:
                asyncio.get_running_loop().remove_reader(each)
                each.close()
        self._door = self._out = None
        self._doors[self._own].unlink(missing_ok=True)

    def home_of(self, target: bytes) -> int | None:
        """Return the neighbour that serves the table of a request; None if it may stay here."""
        if self._out is None or not target.startswith(_ROOMS):
            return None
        home = crc32(target.removeprefix(_ROOMS).partition(b"?")[0]) % len(self._doors)
        return None if home == self._own else home

    async def pass_on(self, home: int, connection: int, request: bytes) -> bool:
        """Pass a connection; False if nobody accepts it."""
        passed = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
        for _ in range(_TRIES):
            if self._out is None:
                return False
            try:
                # Not `send_fds`: in Python 3.11 it ignores the address.
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
