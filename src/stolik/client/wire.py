"""A socket that reconnects after every interruption, and repeats orders until they are answered."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stolik.client.errors import ClientError, ProblemError, RoomGoneError
from stolik.notation.wire import encoder
from stolik.play.answers import Refused, Trouble
from stolik.protocol.news import Answered, Here, News, Ping, Wrong, news_decoder
from stolik.protocol.orders import Hello, Lay, Order, Pong, message_decoder

log: Final = logging.getLogger(__name__)

NO_MORE: Final = {4003: Trouble.NOT_WATCHED.value, 4004: Trouble.NO_SUCH_ROOM.value}
"""Close codes after which reconnecting is useless."""
TRY_AGAIN: Final = frozenset({"too_often", "unavailable", "internal"})
"""Refusals of an order that was not executed, or at least not answered."""
_BUSY: Final = Trouble.BUSY.value
_SHORTEST, _LONGEST = 0.05, 5.0
"""Seconds between two attempts to reconnect."""
_MOST_BYTES: Final = 4 * 1024 * 1024
_SERVERS_FAULT: Final = 500
_TOO_MANY: Final = 429
_GIVE_UP: Final = 20
"""How often an order is sent if the server keeps failing."""


class Accepted(Struct, frozen=True):
    """Done and durable."""

    seq: int
    """The number of its last event."""


Outcome: TypeAlias = Accepted | Refused
"""Refusals are falsy."""


@dataclass(slots=True)
class _Pending:
    """An order without an answer yet."""

    text: str
    answer: asyncio.Future[Outcome]
    failures: int = 0


class Wire:
    """A room's socket. All news go to `on_news`; orders wait for their answers."""

    def __init__(
        self,
        url: str,
        *,
        ticket: Callable[[], Awaitable[str]],
        on_news: Callable[[News], None],
        seq: Callable[[], int],
        silence: float = 12.0,
    ) -> None:
        self._url = url
        self._ticket = ticket
        self._on_news = on_news
        self._seq = seq
        self._silence = silence
        self._socket: ClientConnection | None = None
        self._pending: dict[str, _Pending] = {}
        self._later: set[asyncio.Task[None]] = set()
        self._attempt = 0
        self._ended = False
        self.cuts = 0
        """How often the connection was lost."""

    @property
    def is_there(self) -> bool:
        """Whether we are connected and have received the room."""
        return self._socket is not None

    async def run(self) -> None:
        """Stay connected until cancelled, or until it is useless; then raises a `ClientError`."""
        try:
            await self._keep_coming_back()
        except ClientError as error:
            self._end(error)
            raise
        finally:
            self._end(closed())

    async def _keep_coming_back(self) -> None:
        while True:
            try:
                await self._session()
            except (OSError, TimeoutError, InvalidHandshake, httpx.TransportError) as lost:
                log.debug("connection lost: %r", lost)
            except ConnectionClosed as end:
                _check(end)
            except ProblemError as error:
                if error.status < _SERVERS_FAULT and error.status != _TOO_MANY:
                    raise
            self._socket = None
            self.cuts += 1
            self._attempt += 1
            pause = min(_LONGEST, _SHORTEST * 2 ** min(self._attempt, 10))
            await asyncio.sleep(pause * random.uniform(0.5, 1))  # noqa: S311  so that not all come at once

    async def give(self, order: Order) -> Outcome:
        """Send an order and return its answer, however often the connection is lost meanwhile."""
        if self._ended:
            raise closed()
        text = encoder.encode(order).decode()
        message_decoder.decode(text)  # what the server could not read is our mistake, and is reported here
        pending = _Pending(text, asyncio.get_running_loop().create_future())
        self._pending[order.id] = pending
        try:
            await self._send(text)
            return await pending.answer
        finally:
            self._pending.pop(order.id, None)

    async def show(self, lay: Lay) -> None:
        """Show how the table lies; it may get lost."""
        await self._send(encoder.encode(lay).decode())

    def cut(self) -> None:
        """Drop the connection, for tests; it reconnects by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _session(self) -> None:
        """Connect, identify ourselves, and receive news until the connection ends."""
        ticket = await self._ticket()
        async with connect(self._url, max_size=_MOST_BYTES, open_timeout=self._silence) as socket:
            await socket.send(encoder.encode(Hello(ticket=ticket, seq=self._seq())).decode())
            while True:
                async with asyncio.timeout(self._silence):
                    raw = await socket.recv()
                try:
                    news = news_decoder.decode(raw)
                except msgspec.ValidationError as error:  # a newer server may send more than we understand
                    log.warning("news not understood: %s", error)
                    continue
                await self._hear(socket, news)

    async def _hear(self, socket: ClientConnection, news: News) -> None:
        match news:
            case Ping(n=n):
                await socket.send(encoder.encode(Pong(n=n)).decode())
            case Here():
                self._attempt = 0
                self._on_news(news)
                self._socket = socket
                for pending in tuple(self._pending.values()):
                    await socket.send(pending.text)
            case Answered(id=order, refused=refused) if refused is not None and refused.code == _BUSY:
                self._again(order, refused)
            case Answered(id=order, refused=refused, seq=seq):
                self._answer(order, Accepted(seq or 0) if refused is None else refused)
            case Wrong(id=order, code=code):
                self._wrong(order, code)
            case _:
                self._on_news(news)

    def _wrong(self, order: str | None, code: str) -> None:
        if code not in TRY_AGAIN:
            if order is not None:
                self._answer(order, Refused(code=code))
            return
        # If the server could not say which order it skipped, all waiting ones are sent again: each takes
        # effect once.
        for name in tuple(self._pending) if order is None else (order,):
            self._again(name, Refused(code=code))

    def _again(self, order: str, refused: Refused) -> None:
        """Send an order again in a moment; after many times the refusal is its answer."""
        pending = self._pending.get(order)
        if pending is None:
            return
        pending.failures += 1
        if pending.failures > _GIVE_UP:
            self._answer(order, refused)
            return

        async def later() -> None:
            await asyncio.sleep(min(1.0, 0.05 * 2**pending.failures))
            if order in self._pending:
                await self._send(pending.text)

        task = asyncio.create_task(later())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    def _answer(self, order: str, outcome: Outcome) -> None:
        pending = self._pending.get(order)
        if pending is not None and not pending.answer.done():
            pending.answer.set_result(outcome)

    async def _send(self, text: str) -> None:
        """Send now if connected; otherwise the next connection sends it."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    def _end(self, error: ClientError) -> None:
        self._ended = True
        self._socket = None
        for task in self._later:
            task.cancel()
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(error)


def closed() -> ClientError:
    """Return the error for those who wait for something that will not come any more."""
    return ClientError("connection_closed", "the connection was closed")


def _check(end: ConnectionClosed) -> None:
    """Raise an error if reconnecting is useless."""
    code = end.rcvd.code if end.rcvd is not None else None
    if code in NO_MORE:
        raise RoomGoneError(NO_MORE[code], "this room is not there, or not for you") from None
