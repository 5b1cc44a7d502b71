"""How bytes become requests and messages: what we add to uvicorn's protocols."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from stolik.server.frames import EXTENSION, Hear, frame, text_in
from stolik.server.neighbours import Neighbours

_LINGER: Final = 5.0
"""Seconds after which a connection that was closed is cut: who does not read would hold it for ever."""
_MOST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body."""


class PageProtocol(HttpToolsProtocol):
    """Refuses a request whose head does not end, and hands sockets to the worker where their table is."""

    def __init__(self, *args: Any, neighbours: Neighbours | None = None, **options: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(*args, **options)
        self._neighbours = neighbours
        self._passing: asyncio.Task[None] | None = None
        self._head: int | None = 0
        """Bytes of a head that is not whole; None while something else comes."""

    def on_message_begin(self) -> None:
        """Begin to count."""
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        """Let the body be counted by whoever reads it."""
        self._head = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Take what came, unless it is too much."""
        super().data_received(data)
        if self._head is None:
            return
        self._head += len(data)
        if self._head > _MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def handle_websocket_upgrade(self) -> None:
        """Go on here, or at the neighbour's whose table it is."""
        home = None if self._neighbours is None else self._neighbours.home_of(self.url)
        if self._neighbours is None or home is None:
            super().handle_websocket_upgrade()
            return
        self.transport.pause_reading()  # what comes next is for whoever has the connection then
        self._passing = self.loop.create_task(self._pass_on(self._neighbours, home))

    async def _pass_on(self, neighbours: Neighbours, home: int) -> None:
        lines = [b"GET %b HTTP/1.1" % self.url, *(b"%b: %b" % header for header in self.scope["headers"])]
        connection: socket.socket = self.transport.get_extra_info("socket")
        if await neighbours.pass_on(home, connection.fileno(), b"\r\n".join([*lines, b"", b""])):
            self.transport.abort()  # ours alone: the connection itself is open as long as one has it
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade()


def _nobody(_: bytes) -> None:
    """Hear nothing."""


class RoomProtocol(WebSocketsSansIOProtocol):
    """Sends and hears at once where it can, and cuts a connection that does not end after its last word."""

    _in_pieces = True
    """Whether anything has come since the request that was not one text in one piece: then all is parsed."""
    _hear: Hear = staticmethod(_nobody)

    @property
    def _is_heard(self) -> bool:
        """Whether somebody hears what comes, with nothing before it that still waits."""
        return self._hear is not _nobody and not self.close_sent and self.queue.empty()

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the short way."""
        super().handle_connect(event)
        self._in_pieces = False
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_at_once(self, *texts: bytes) -> bool:
        """Send texts; False where they have to wait until the client has read, or nobody is there."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([frame(text) for text in texts]))
        return True

    def hear_at_once(self, hear: Hear) -> None:
        """Hand over what comes when it comes."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        """Take what came; a text in one piece needs no parser."""
        if not self._in_pieces:
            text = text_in(data)
            self._in_pieces = text is None or len(text) > self.config.ws_max_size
            if text is not None and not self._in_pieces and self._is_heard:
                self._hear(text)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what came before somebody heard it waits, and nothing overtakes it."""
        if not self._is_heard:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._hear(frames[0] if len(frames) == 1 else b"".join(frames))

    async def run_asgi(self) -> None:
        """Serve one connection."""
        await super().run_asgi()
        self._hear = _nobody
        del self.scope["extensions"]  # which holds us, as we hold it
        self.loop.call_later(_LINGER, self.transport.abort)
