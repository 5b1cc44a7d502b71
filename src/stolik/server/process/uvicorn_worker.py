"""Running one worker: uvicorn with our application, which closes sockets politely and waits for no client."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

import uvicorn

from stolik.server.app import create_app
from stolik.server.http.admission import Admission
from stolik.server.http.front import Front
from stolik.server.http.hosts import AllowedHosts
from stolik.server.http.page_files import Pages
from stolik.server.http.protocols import PageProtocol, RoomProtocol
from stolik.server.process.neighbours import Neighbours
from stolik.server.services import Services, stop_sockets
from stolik.server.tournaments.event_heads import EventHeads


class Worker(uvicorn.Server):
    """One worker, which tells its clients before it stops."""

    def __init__(
        self,
        services: Services,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        on_started: Callable[[str, int], None] | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        settings = services.settings
        hosts = AllowedHosts((*settings.host_names, settings.host, host), settings.origins)
        self.app: Final = Front(
            create_app(services), Pages(settings.pages), hosts, EventHeads(services.days).page
        )
        self._http: Final = partial(
            PageProtocol, admission=Admission(settings.limits.connections), patience=settings.patience
        )
        self._services = services
        self._on_started = on_started
        self.neighbours = neighbours
        self._coming: set[asyncio.Task[None]] = set()
        super().__init__(
            uvicorn.Config(
                self.app,
                host=host,
                port=port,
                http=partial(self._http, neighbours=neighbours),  # type: ignore[arg-type]  # called as the class is
                ws=RoomProtocol,
                ws_max_size=services.settings.limits.frame,
                ws_per_message_deflate=False,
                # We ping clients with our own messages, which measure the delay as well.
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
        """Start to listen, and report it."""
        if self.neighbours is not None:
            self.neighbours.open(self._take)
        await super().startup(sockets)
        if self.started and self._on_started is not None:
            self._on_started(*self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, tell every client to reconnect, and finish what is in progress."""
        if self.neighbours is not None:
            self.neighbours.close()
        for server in self.servers:
            server.close()
        await stop_sockets(self._services)
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that a neighbour has accepted."""
        coming = asyncio.create_task(self._serve_passed(connection, request))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def _serve_passed(self, connection: socket.socket, request: bytes) -> None:
        connection.settimeout(0)
        try:
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
                lambda: self._http(
                    config=self.config, server_state=self.server_state, app_state=self.lifespan.state
                ),
                connection,
            )
        except OSError:  # closed before it arrived
            connection.close()
            return
        protocol.data_received(request)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order on a signal; uvicorn would raise it again before everything is closed."""
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
        """Stop as soon as everything in progress is done."""
        self.should_exit = True

    @property
    def address(self) -> tuple[str, int]:
        """The address it listens on, once it does."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return host, port


def new_loop() -> asyncio.AbstractEventLoop:
    """Return the fastest event loop available."""
    try:
        import uvloop  # noqa: PLC0415  not on every system
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
