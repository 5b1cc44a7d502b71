"""Sockets of a tournament: a page shows its badge, gets the day, and is notified when it changes.

Every page gets the whole day each time, so a page that was away or slow needs nothing older.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from litestar import websocket
from litestar.params import FromPath

from stolik.core.errors import StolikError
from stolik.day.badges import Badge, may_see
from stolik.day.cache import LoadedTournament
from stolik.day.orders import DayOrder
from stolik.day.service import DayDone
from stolik.play.accounts.people import digest_of
from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.ports import Hint, Listener, StreamId
from stolik.protocol.day import (
    DayAnswered,
    DayHello,
    DayMessage,
    DayPing,
    DayPong,
    DayWrong,
    day_message_decoder,
)
from stolik.server.http.problems import Close, ServerFault, words_for
from stolik.server.monitoring.logs import log
from stolik.server.people.identity import COOKIE, language_of
from stolik.server.services import Services
from stolik.server.websocket.socket_io import (
    MOST_FLOOD,
    GoneError,
    Socket,
    bucket_of,
    fault_in,
    order_in,
    receive,
    say,
    serve_own_page,
    shut,
)
from stolik.words import Language, Words
from stolik.words.refusals import refusal_text

_CALM: Final = 0.05
"""Seconds in which several changes are merged, for example a wave of confirmations."""
_LOOK: Final = Hint(again=True)


@websocket("/ws/tournaments/{tournament:str}")
async def day_socket(socket: Socket, tournament: FromPath[str]) -> None:
    """Serve one page of a tournament."""
    await serve_own_page(socket, lambda services: _Page(socket, services, StreamId(tournament)).serve())


class _Page:
    """One page of a tournament."""

    def __init__(self, socket: Socket, services: Services, stream: StreamId) -> None:
        self._socket = socket
        self._services = services
        self._stream = stream
        self._badge: Badge | None = None
        self._language = language_of(socket)
        self._sent = 0
        self._heard = time.monotonic()
        self._writing = asyncio.Lock()
        self.session = ""
        """The digest of the session it was opened with, if any."""
        self.banned = False
        self._ended = False
        self._closing: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Send and receive until the connection ends."""
        if not await self._greeted():
            return
        services, days = self._services, self._services.days
        listener = days.hints(self._stream)
        try:
            await services.sessions.enter(self)
            if not await self._show():
                await self._shut(Close.NO_SUCH_ROOM, "unknown_tournament")
                return
            async with asyncio.TaskGroup() as group:
                pump = group.create_task(self._pump(listener))
                try:
                    await self._listen()
                finally:
                    pump.cancel()
        except* GoneError:
            log.debug("page gone", tournament=self._stream)
        finally:
            services.sessions.leave(self)
            listener.close()

    def end(self, code: Close, reason: str) -> None:
        """Close it because its session is no longer valid."""
        if not self._ended:
            self._ended = True
            self._closing = asyncio.create_task(self._shut(code, reason))

    async def _greeted(self) -> bool:
        try:
            async with asyncio.timeout(self._services.settings.patience.hello):
                message = self._read(await receive(self._socket))
        except TimeoutError:
            message = None
        if not isinstance(message, DayHello):
            await self._shut(Close.HELLO_LATE, ServerFault.HELLO_FIRST)
            return False
        self._language = Language(message.language)
        token = self._socket.cookies.get(COOKIE)
        session = await self._services.people.recognise(token) if token else None
        if session is not None:
            now = await self._services.clock.now()
            self.session = digest_of(session.token)
            self.banned = session.profile.barred(now) is not None
        if message.badge:
            self._badge = self._services.days.badge(self._stream, message.badge)
        return True

    async def _pump(self, listener: Listener) -> None:
        """Send every change; a lost hint is made up for at the next ping."""
        patience, n = self._services.settings.patience, 0
        while True:
            try:
                hint = _LOOK
                async with asyncio.timeout(patience.ping):
                    hint = await listener.heard()
                await asyncio.sleep(_CALM)
            except TimeoutError:
                if self._services.stopping:
                    await self._shut(Close.COME_BACK, ServerFault.STOPPING)
                    return
                if time.monotonic() - self._heard > patience.silence:
                    await self._shut(Close.SILENT, ServerFault.SILENT)
                    return
                n += 1
                await self._send(DayPing(n=n, now=await self._services.clock.now()))
            if not await self._show(hint):
                await self._shut(Close.NO_SUCH_ROOM, "unknown_tournament")
                return

    async def _show(self, hint: Hint = _LOOK) -> bool:
        days = self._services.days
        try:
            loaded = await (
                days.look(self._stream)
                if hint.again or not hint.seq
                else days.look_since(self._stream, hint.seq)
            )
        except StolikError as trouble:
            log.error("page not told", tournament=self._stream, kind=type(trouble).__name__)
            return True  # the store will come back, and the page gets the change then
        if loaded is None or not may_see(loaded.tournament.state, self._badge):
            return False
        if loaded.seq > self._sent:
            now = await self._services.clock.now()
            await self._say(self._text(loaded, now))
            self._sent = loaded.seq
        return True

    def _text(self, loaded: LoadedTournament, now: int) -> str:
        services = self._services
        outages = services.house.outages
        return services.day_pages.text(loaded, self._badge, self._language, now, outages)

    async def _listen(self) -> None:
        bucket, flood = bucket_of(self._services.settings.limits), 0
        while True:
            raw = await receive(self._socket)
            self._heard = now = time.monotonic()
            if not bucket.take(now):
                flood += 1
                if flood > MOST_FLOOD:
                    await self._shut(Close.FLOOD, ServerFault.TOO_OFTEN)
                    return
                await self._wrong(ServerFault.TOO_OFTEN)
                continue
            if self._ended:
                continue  # until the other side has closed
            message = self._read(raw)
            match message:
                case DayWrong():
                    await self._send(message)
                case DayPong():
                    pass
                case DayHello():
                    await self._wrong(ServerFault.HELLO_FIRST)
                case _:
                    await self._obey(message)

    async def _obey(self, order: DayOrder) -> None:
        try:
            answer = await self._answer(order)
        except StolikError as trouble:
            log.error("order failed", tournament=self._stream, kind=type(trouble).__name__)
            await self._wrong(ServerFault.UNAVAILABLE, order.id)
        except Exception as trouble:  # noqa: BLE001  a fault of ours ends no connection
            log.error("order failed", tournament=self._stream, exc_info=trouble)
            await self._wrong(ServerFault.INTERNAL, order.id)
        else:
            await (self._wrong(answer, order.id) if isinstance(answer, str) else self._send(answer))

    async def _answer(self, order: DayOrder) -> DayAnswered | PeopleTrouble:
        services = self._services
        token = self._socket.cookies.get(COOKIE)
        session = await services.people.recognise(token) if token else None
        barred = None if session is None else session.profile.barred(await services.clock.now())
        if barred is not None:
            return barred
        # The same people use the same ids over HTTP: an order sent both ways takes effect once.
        who = self._badge.subject if session is None and self._badge else ""
        given = f"{session.profile.player if session else who}/{order.id}"
        answer = await services.days.carry_out(
            self._stream,
            order,
            self._badge,
            command_id=given,
            session=None if session is None else session.profile.player,
        )
        if isinstance(answer, DayDone):
            return DayAnswered(id=order.id, seq=answer.seq, events=len(answer.events))
        loaded = services.days.known(self._stream)
        known = None if loaded is None else loaded.tournament
        return DayAnswered(
            id=order.id, refused=answer, message=refusal_text(Words(self._language), known, answer)
        )

    def _read(self, raw: str | bytes) -> DayMessage | DayWrong:
        try:
            return day_message_decoder.decode(raw)
        except (ValueError, RecursionError) as error:
            message = words_for(ServerFault.NOT_READABLE, self._language, fault_in(error))
            return DayWrong(code=ServerFault.NOT_READABLE, message=message, id=order_in(raw))

    async def _wrong(self, code: ServerFault | PeopleTrouble, order: str | None = None) -> None:
        await self._send(DayWrong(code=code, message=words_for(code, self._language), id=order))

    async def _send(self, news: DayAnswered | DayPing | DayWrong) -> None:
        await self._say(msgspec.json.encode(news).decode())

    async def _say(self, text: str) -> None:
        async with self._writing:
            await say(self._socket, text)

    async def _shut(self, code: int, reason: str) -> None:
        async with self._writing:
            await shut(self._socket, code, reason)
