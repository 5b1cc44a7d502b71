"""Ports for servers that tests start, stop and restart."""

from __future__ import annotations

import os
import socket
import weakref
from typing import Final

HOST: Final = "127.0.0.1"


class ReservedPort:
    """A port that stays reserved while no server listens, as long as this object lives.

    A merely free port can be taken before a server binds it, or while a killed server is down: the system
    gives such numbers to the thousands of connections that tests open. A socket that is bound but does not
    listen keeps others away; a server that sets SO_REUSEADDR, as ours and Node do, may still bind the port.
    """

    def __init__(self) -> None:
        reserved = socket.socket()
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind((HOST, 0))
        self.number: Final[int] = reserved.getsockname()[1]
        weakref.finalize(self, os.close, reserved.detach())
