"""What all sockets have in common: admission, and sending and receiving messages."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State

from stolik.server.http.limits import Bucket
from stolik.server.monitoring.logs import log
from stolik.server.people.identity import from_own_page, services_of
from stolik.server.services import Services
from stolik.server.settings import Limits

Socket = WebSocket[Any, Any, State]
MOST_FLOOD: Final = 100
"""Messages beyond the limit after which a client is ignored."""


class GoneError(Exception):
    """The other side has closed the connection."""


async def serve_own_page(socket: Socket, serve: Callable[[Services], Awaitable[None]]) -> None:
    """Accept our own page and serve it until it closes; refuse others."""
    services = services_of(socket)
    if services.stopping or not from_own_page(socket, services):
        await socket.close()  # refused before it is accepted: the answer is 403
        return
    await socket.accept()
    try:
        await serve(services)
    except (ConnectionError, OSError, RuntimeError, GoneError) as gone:
        # The client closed in the middle of something: there is nobody to answer.
        log.debug("socket gone", kind=type(gone).__name__)


def bucket_of(limits: Limits) -> Bucket:
    """Return the rate limit for messages of one connection."""
    return Bucket(limits.messages_burst, limits.messages[0] / limits.messages[1], time.monotonic())


async def receive(socket: Socket) -> str | bytes:
    """Return the next message as it came."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise GoneError
    text = event.get("text")
    data: str | bytes = text if text is not None else event.get("bytes") or b""
    return data


async def say(socket: Socket, text: str) -> None:
    """Send a message."""
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def shut(socket: Socket, code: int, reason: str) -> None:
    """Close a connection, and say why."""
    await socket.send({"type": "websocket.close", "code": code, "reason": reason})


class _Named(msgspec.Struct):
    id: str


_named_decoder: Final = msgspec.json.Decoder(_Named)


def order_in(raw: str | bytes) -> str | None:
    """Return the id of an order that could not be read: without an answer its page would wait forever."""
    try:
        return _named_decoder.decode(raw).id
    except (ValueError, RecursionError):
        return None


def fault_in(error: Exception) -> str:
    """Return what is wrong with a message that could not be read, if that is known."""
    return str(error)[:200] if isinstance(error, msgspec.ValidationError) else ""
