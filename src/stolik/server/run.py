"""Running one worker: uvicorn with our application, a farewell to sockets, and no client that holds us up."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from stolik.server.app import create_app
from stolik.server.frames import EXTENSION, Hear, frame, text_in
from stolik.server.front import Front
from stolik.server.pages import Pages
from stolik.server.services import Services, stop_sockets

_LINGER: Final = 5.0
"""Seconds after which a connection that was closed is cut: who does not read would hold it for ever."""


_MOST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body."""


class PageProtocol(HttpToolsProtocol):
    """Refuses a request whose head does not end: the parser itself takes any."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(*args, **options)
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


class Worker(uvicorn.Server):
    """One worker, which says goodbye before it goes."""

    def __init__(
        self,
        services: Services,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        on_started: Callable[[str, int], None] | None = None,
    ) -> None:
        self.app: Final = Front(create_app(services), Pages(services.settings.pages))
        self._services = services
        self._on_started = on_started
        super().__init__(
            uvicorn.Config(
                self.app,
                host=host,
                port=port,
                http=PageProtocol,
                ws=RoomProtocol,
                ws_max_size=services.settings.limits.frame,
                ws_per_message_deflate=False,
                # Clients are asked by messages of our own, which measure the way as well.
                ws_ping_interval=None,
                loop="auto",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=2,
                timeout_keep_alive=15,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started and self._on_started is not None:
            self._on_started(*self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, tell every socket to come back, and finish what is being done."""
        for server in self.servers:
            server.close()
        await stop_sockets(self._services)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order when told to; uvicorn would raise the signal once more, before all is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def leave(self) -> None:
        """Stop as soon as what is being done is done."""
        self.should_exit = True

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens, once it does."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return host, port


def new_loop() -> asyncio.AbstractEventLoop:
    """Return the fastest event loop there is."""
    try:
        import uvloop  # noqa: PLC0415  not on every system
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
