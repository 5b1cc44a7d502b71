"""Our additions to uvicorn's protocols: how bytes become requests and messages."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from stolik.server.http.admission import Admission, Admitted
from stolik.server.process.neighbours import Neighbours
from stolik.server.settings import SocketPatience
from stolik.server.websocket.frames import EXTENSION, Hear, frame, text_in

_LINGER: Final = 5.0
"""Seconds after which a closed connection is cut, because a client that does not read would keep it open."""
_MOST_HEAD: Final = 32 * 1024
"""Most bytes of a request before its body."""
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@lru_cache(8)
def _trusted(hosts: str | tuple[str, ...]) -> _TrustedHosts:
    """Return the trusted proxies."""
    return _TrustedHosts(list(hosts) if isinstance(hosts, tuple) else hosts)


def _hashable(hosts: list[str] | str) -> str | tuple[str, ...]:
    return tuple(hosts) if isinstance(hosts, list) else hosts


class PageProtocol(HttpToolsProtocol):
    """Refuses a request whose head does not end, and passes sockets to the worker that serves their table."""

    def __init__(
        self,
        *args: Any,  # noqa: ANN401  uvicorn's own
        admission: Admission,
        patience: SocketPatience,
        neighbours: Neighbours | None = None,
        **options: Any,  # noqa: ANN401  uvicorn's own
    ) -> None:
        super().__init__(*args, **options)
        self._admission = admission
        self._patience = patience
        self._admitted: Admitted | None = None
        self._neighbours = neighbours
        self._passing: asyncio.Task[None] | None = None
        self._head: int | None = 0
        """Bytes of an incomplete head; None while something else is read."""
        self._timer: asyncio.TimerHandle | None = None
        """Closes the connection if the rest of a request does not come."""
        self._is_refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Admit the connection, if its address has room."""
        super().connection_made(transport)
        self._admitted = self._admission.come(self._peer, transport.abort)
        if self._admitted is None:
            transport.abort()
        else:
            self._wait_for(self._patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection."""
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Start counting."""
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        """Stop counting; the reader of the body counts it."""
        self._head = None
        self._wait_for(self._patience.body)
        if self._admitted is not None and not self._admission.work(self._admitted, self._address):
            self._is_refused = True
            self.transport.abort()
        if not self._is_refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Receive a part of the body."""
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timer while the request is answered."""
        self._stop_waiting()
        if not self._is_refused:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if self._admitted is not None and self.timeout_keep_alive_task is not None:
            self._admission.wait(self._admitted)

    def data_received(self, data: bytes) -> None:
        """Receive data, unless it is too much."""
        if self._timer is None and self.timeout_keep_alive_task is not None:
            self._wait_for(self._patience.head)  # the next request has started
        super().data_received(data)
        if self._head is None:
            return
        self._head += len(data)
        if self._head > _MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "-"

    @property
    def _address(self) -> str:
        """The address of the request: what a trusted proxy says, as uvicorn decides for the application."""
        trusted = _trusted(_hashable(self.config.forwarded_allow_ips))
        said = [value for name, value in self.headers if name == b"x-forwarded-for"]
        if not said or self._peer not in trusted:
            return self._peer
        return trusted.get_trusted_client_address(b", ".join(said).decode("latin-1"))[0] or self._peer

    def _wait_for(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.write(_TOO_LATE)
            self.transport.close()
            self.loop.call_later(_LINGER, self.transport.abort)

    def _leave(self) -> None:
        if self._admitted is not None:
            self._admission.leave(self._admitted)
            self._admitted = None

    def handle_websocket_upgrade(self) -> None:
        """Continue here, or at the neighbour that serves the table."""
        self._stop_waiting()
        home = None if self._neighbours is None else self._neighbours.home_of(self.url)
        if self._neighbours is None or home is None:
            self._upgrade()
            return
        self.transport.pause_reading()  # further data is for the worker that has the connection then
        self._passing = self.loop.create_task(self._pass_on(self._neighbours, home))

    async def _pass_on(self, neighbours: Neighbours, home: int) -> None:
        lines = [b"GET %b HTTP/1.1" % self.url, *(b"%b: %b" % header for header in self.scope["headers"])]
        connection: socket.socket = self.transport.get_extra_info("socket")
        if await neighbours.pass_on(home, connection.fileno(), b"\r\n".join([*lines, b"", b""])):
            self.transport.abort()  # only our copy: the connection stays open as long as one worker has it
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            self._upgrade()

    def _upgrade(self) -> None:
        """Continue as a socket, which keeps the admission of this connection."""
        held, self._admitted = self._admitted, None
        gone = None if held is None else partial(self._admission.leave, held)
        self.ws_protocol_class = partial(RoomProtocol, gone=gone)  # type: ignore[assignment]  # called as the class is
        super().handle_websocket_upgrade()


def _nobody(_: bytes) -> None:
    """Ignore messages."""


class RoomProtocol(WebSocketsSansIOProtocol):
    """Sends and receives without delay if possible, and cuts a connection that does not close."""

    _in_pieces = True
    """Whether anything other than single-frame texts has come: then everything goes through the parser."""
    _hear: Hear = staticmethod(_nobody)

    def __init__(self, *args: Any, gone: Callable[[], None] | None = None, **options: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(*args, **options)
        self._gone = gone

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection."""
        super().connection_lost(exc)
        if self._gone is not None:
            self._gone()
            self._gone = None

    @property
    def _is_heard(self) -> bool:
        """Whether messages can be passed on directly, with none waiting before them."""
        return self._hear is not _nobody and not self.close_sent and self.queue.empty()

    def handle_connect(self, event: Request) -> None:
        """Tell the application about the direct way."""
        super().handle_connect(event)
        self._in_pieces = False
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_at_once(self, *texts: bytes) -> bool:
        """Send texts; False if they must wait until the client has read, or the client is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([frame(text) for text in texts]))
        return True

    def hear_at_once(self, hear: Hear) -> None:
        """Pass messages on as soon as they arrive."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        """Receive data; a text in one frame needs no parser."""
        if not self._in_pieces:
            text = text_in(data)
            self._in_pieces = text is None or len(text) > self.config.ws_max_size
            if text is not None and not self._in_pieces and self._is_heard:
                self._hear(text)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; messages keep their order."""
        if not self._is_heard:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._hear(frames[0] if len(frames) == 1 else b"".join(frames))

    async def run_asgi(self) -> None:
        """Serve one connection."""
        await super().run_asgi()
        self._hear = _nobody
        del self.scope["extensions"]  # breaks a reference cycle
        self.loop.call_later(_LINGER, self.transport.abort)
