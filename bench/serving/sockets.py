"""A WebSocket client that costs as little as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

_UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c3RvbGlrIHN0b2xpayBzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_SHORT, _MEDIUM = 126, 127
_NO_MASK: Final = b"\0\0\0\0"
"""Clients have to mask; this mask changes nothing."""
_TEXT, _CLOSE = 0x81, 0x88


class Socket(asyncio.Protocol):
    """One connection: `on_text` gets whole texts, `on_open` is called when it may send."""

    def __init__(
        self,
        path: str,
        host: str,
        *,
        on_open: Callable[[Socket], None],
        on_text: Callable[[Socket, bytes], None],
        on_lost: Callable[[Socket], None],
    ) -> None:
        self._path = path
        self._host = host
        self._on_open = on_open
        self._on_text = on_text
        self._on_lost = on_lost
        self._transport: asyncio.WriteTransport | None = None
        self._left = b""
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        # Not every event loop declares its transports as asyncio's.
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(_UPGRADE.format(path=self._path, host=self._host).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Report that the connection is closed."""
        del exc
        self.is_open = False
        self._on_lost(self)

    def data_received(self, data: bytes) -> None:
        """Split the received bytes into frames; keep an incomplete rest."""
        data = self._left + data
        at = 0
        if not self.is_open:
            head, found, _ = data.partition(b"\r\n\r\n")
            if not found:
                self._left = data
                return
            if b" 101 " not in head[:16]:
                self.close()
                return
            at = len(head) + len(found)
            self.is_open = True
            self._on_open(self)
        while (frame := _frame(data, at)) is not None:
            kind, begin, at = frame
            if kind == _TEXT:
                self._on_text(self, data[begin:at])
            elif kind == _CLOSE:
                self.close()
                return
        self._left = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        if self._transport is None:
            return
        size = len(text)
        head = bytes((_TEXT, 0x80 | size)) if size < _SHORT else bytes((_TEXT, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + _NO_MASK + text)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.abort()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return the next frame's kind and where its text begins and ends; None if it is incomplete."""
    have = len(data) - at
    if have < 2:  # noqa: PLR2004  a frame's shortest head
        return None
    size, begin = data[at + 1], at + 2
    if size == _SHORT:
        size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 4
    elif size == _MEDIUM:
        size, begin = int.from_bytes(data[at + 2 : at + 10]), at + 10
    end = begin + size
    return (data[at], begin, end) if end <= len(data) and begin <= len(data) else None


async def post(host: str, port: int, path: str, headers: str) -> bytes:
    """Send an empty request, and return the body of the answer; empty if it was refused."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 0\r\n"
            f"Connection: close\r\n{headers}\r\n".encode()
        )
        answer = await reader.read()
    finally:
        writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    return body if b" 20" in head[:16] else b""
