"""The socket of a room: a client identifies itself, gets the room, sends orders and receives news."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

import msgspec
from litestar import websocket
from litestar.params import FromPath

from stolik.core.errors import StolikError
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.ports import StreamId
from stolik.protocol.news import Wrong, answered
from stolik.protocol.orders import Hello, Lay, Message, Order, Pong, message_decoder
from stolik.server.games.orders import obey
from stolik.server.http.problems import Close, ServerFault, words_for
from stolik.server.monitoring.logs import log, shortened
from stolik.server.monitoring.metrics import WRONG
from stolik.server.people.identity import language_of
from stolik.server.people.tickets import Bearer
from stolik.server.services import Services
from stolik.server.websocket.connection import Connection
from stolik.server.websocket.frames import line_of
from stolik.server.websocket.socket_io import (
    MOST_FLOOD,
    Socket,
    bucket_of,
    fault_in,
    order_in,
    receive,
    say,
    serve_own_page,
    shut,
)
from stolik.words import Language

_CLOSES: Final[dict[str, Close]] = {
    Trouble.NO_SUCH_ROOM: Close.NO_SUCH_ROOM,
    Trouble.NOT_WATCHED: Close.NOT_ALLOWED,
    ServerFault.TOO_MANY_SOCKETS: Close.TOO_MANY,
}
_MOST_WAITING: Final = 64
"""Messages of one client that may be queued."""


@websocket("/ws/rooms/{room:str}")
async def room_socket(socket: Socket, room: FromPath[str]) -> None:
    """Serve one client of a room."""

    async def serve(services: Services) -> None:
        bearer, after = await _greeted(socket, services)
        if bearer is not None:
            await _Client(socket, services, bearer, StreamId(room)).serve(after)

    await serve_own_page(socket, serve)


async def _greeted(socket: Socket, services: Services) -> tuple[Bearer | None, int]:
    """Return who has come and what they know; None if the greeting failed."""
    language = language_of(socket)
    try:
        async with asyncio.timeout(services.settings.patience.hello):
            message = _read(await receive(socket), language)
    except TimeoutError:
        await shut(socket, Close.HELLO_LATE, ServerFault.HELLO_FIRST)
        return None, 0
    if not isinstance(message, Hello):
        wrong = Wrong(code=ServerFault.HELLO_FIRST, message=words_for(ServerFault.HELLO_FIRST, language))
        await say(socket, msgspec.json.encode(wrong).decode())
        await shut(socket, Close.HELLO_LATE, ServerFault.HELLO_FIRST)
        return None, 0
    bearer = await services.tickets.take(message.ticket)
    if bearer is None:
        await shut(socket, Close.BAD_TICKET, ServerFault.BAD_TICKET)
    return bearer, message.seq


class _Client:
    """One client of a room."""

    def __init__(self, socket: Socket, services: Services, bearer: Bearer, room: StreamId) -> None:
        self._socket = socket
        self._services = services
        self._bearer = bearer
        self._room = room
        self._line = line_of(socket.scope)
        self._said: deque[Order | Lay] = deque()
        """The queue of messages, in order."""
        self._doing: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None
        self._serving = asyncio.current_task()
        self._is_over = False
        self._bucket = bucket_of(services.settings.limits)
        self._flood = 0
        self._connection = Connection(
            bearer, services.settings, self._line.send_at_once, wake=self._wake, abort=self._abort
        )

    async def serve(self, after: int) -> None:
        """Send and receive until the connection ends."""
        services, connection = self._services, self._connection
        try:
            await services.sessions.enter(connection)
            refused = None
            if not connection.is_ended:
                refused = await services.channels.enter(connection, self._room, after=after)
            if refused is not None:
                connection.close(_CLOSES.get(refused.code, Close.NOT_ALLOWED), refused.code)
            self._line.hear_at_once(self._hear)
            while True:
                if connection.is_behind:
                    # Messages that arrive together are read without a pause: let answers be sent in between.
                    await asyncio.sleep(0)
                self._hear(await receive(self._socket))
        except asyncio.CancelledError:
            if not self._is_over:
                raise
            # We dropped it: the task goes on to its end, which closes the connection.
        finally:
            self._is_over = True
            if self._writing is not None:
                self._writing.cancel()
            connection.part()
            services.sessions.leave(connection)
            await services.channels.leave(connection, self._room)

    def _abort(self) -> None:
        """End it without a close frame."""
        if self._serving is not None and not self._serving.done() and not self._is_over:
            self._is_over = True
            self._serving.cancel()

    def _wake(self) -> None:
        """Write what is waiting; most connections never have anything waiting, and need no task for it."""
        if not self._is_over and (self._writing is None or self._writing.done()):
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            await self._connection.write(self._say, self._shut)
        except (ConnectionError, OSError, RuntimeError):
            self._connection.abort()

    async def _say(self, text: str) -> None:
        await say(self._socket, text)

    async def _shut(self, code: int, reason: str) -> None:
        await shut(self._socket, code, reason)

    def _hear(self, raw: str | bytes) -> None:
        """Receive the client's messages."""
        connection = self._connection
        if connection.is_closing:
            return  # until the other side has closed
        connection.heard = now = time.monotonic()
        if not self._bucket.take(now):
            self._flood += 1
            self._wrong(ServerFault.TOO_OFTEN)
            if self._flood > MOST_FLOOD:
                connection.close(Close.FLOOD, ServerFault.TOO_OFTEN)
            return
        match _read(raw, self._bearer.language):
            case Pong(n=n):
                connection.pong(n)
            case Wrong() as wrong:
                WRONG.labels(wrong.code).inc()
                connection.tell(wrong)
            case Hello():
                self._wrong(ServerFault.HELLO_FIRST)
            case message if len(self._said) >= _MOST_WAITING:
                self._wrong(ServerFault.TOO_OFTEN, None if isinstance(message, Lay) else message.id)
            case message:
                self._said.append(message)
                if self._doing is None or self._doing.done():
                    self._doing = asyncio.create_task(self._do())

    async def _do(self) -> None:
        """Handle the messages, one after the other."""
        while self._said and not self._connection.is_ended:
            said = self._said.popleft()
            if isinstance(said, Lay):
                await self._lay(said.table)
            else:
                await self._obey(said)

    async def _lay(self, table: Table[Tile]) -> None:
        """Show others how the table lies; the player who moves the tiles needs no drafts in this turn."""
        before = self._connection.laid
        try:
            house = self._services.house
            loaded = await house.cached_room(self._room)
            game = None if loaded is None else loaded.room.game
            self._connection.laid = -1 if game is None else game.turns
            refused = await house.playing.lay(self._bearer.actor, self._room, table)
        except StolikError:
            refused = Refused(code=ServerFault.UNAVAILABLE)
        if refused is not None:
            self._connection.laid = before

    async def _obey(self, order: Order) -> None:
        """Execute an order, and answer it whatever happens."""
        try:
            answer = await self._answer(order)
        except StolikError as trouble:
            log.error("order failed", room=shortened(self._room), exc_info=trouble)
            self._wrong(ServerFault.UNAVAILABLE, order.id)
        except Exception as trouble:  # noqa: BLE001  a fault of ours ends no connection
            log.error("order failed", room=shortened(self._room), exc_info=trouble)
            self._wrong(ServerFault.INTERNAL, order.id)
        else:
            self._connection.answer(answered(order.id, answer))

    async def _answer(self, order: Order) -> Answer:
        if self._bearer.banned:
            return Refused(code=self._bearer.barred)
        return await obey(
            self._services.house,
            self._bearer.actor,
            self._room,
            order,
            hints=self._services.hints,
            lag_ms=self._connection.lag_ms,
        )

    def _wrong(self, code: ServerFault, order: str | None = None) -> None:
        WRONG.labels(code.value).inc()
        message = words_for(code, self._bearer.language)
        self._connection.tell(Wrong(code=code, message=message, id=order))


def _read(raw: str | bytes, language: Language) -> Message | Wrong:
    """Return a client's message, or what is wrong with it."""
    try:
        return message_decoder.decode(raw)
    except (ValueError, RecursionError, StolikError) as error:
        message = words_for(ServerFault.NOT_READABLE, language, fault_in(error))
        return Wrong(code=ServerFault.NOT_READABLE, message=message, id=order_in(raw))
