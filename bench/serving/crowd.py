"""The clients of the load test: everybody at many tables, each on their own socket, drawing and playing."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from bench.serving.rooms import Table
from bench.serving.sockets import Socket, post
from stolik.bots import BOTS
from stolik.client.view import view_of
from stolik.core.commands import Play
from stolik.notation.wire import encoder
from stolik.protocol.bodies import Ticket
from stolik.protocol.news import Happened, Here, news_decoder
from stolik.protocol.orders import Hello

_HAPPENED: Final = b'{"is":"Happened","seq":'
_PING: Final = b'{"is":"Ping","n":'
_CONNECTING: Final = 40
"""Clients that connect at the same time."""
_TRIES: Final = 400
_PLAY_EVERY: Final = 8
"""Number of turns after which a client plays a bot's move instead of just drawing."""


class _Turn(msgspec.Struct):
    seat: int
    deadline: int | None = None


class _Game(msgspec.Struct):
    turn: _Turn | None
    bank_size: int


class _Room(msgspec.Struct):
    game: _Game | None


class _News(msgspec.Struct):
    """The fields of an event message that the crowd reads."""

    seq: int
    room: _Room | None = None


class _Answer(msgspec.Struct):
    id: str = ""
    seq: int | None = None
    refused: dict[str, object] | None = None


_news: Final = msgspec.json.Decoder(_News)
_answer: Final = msgspec.json.Decoder(_Answer)
_ticket: Final = msgspec.json.Decoder(Ticket)


class Sent(msgspec.Struct):
    """An order without an answer yet."""

    at: float
    id: str
    seat: int
    text: bytes


class Place:
    """One seat: its socket, and the latest state it was sent."""

    __slots__ = ("here", "last", "seat", "seq", "socket", "spot", "synced_at")

    def __init__(self, spot: Spot, seat: int) -> None:
        self.spot = spot
        self.seat = seat
        self.socket: Socket | None = None
        self.seq = 0
        self.last = b""
        self.here = b""
        self.synced_at = 0.0


class Spot:
    """One table, as the crowd sees it."""

    __slots__ = (
        "awaited",
        "bank",
        "is_ready",
        "mover",
        "moves",
        "places",
        "sent",
        "sent_at",
        "seq",
        "table",
        "turn",
    )

    def __init__(self, table: Table, *, begins: int) -> None:
        self.table = table
        self.places = [Place(self, seat) for seat in range(len(table.sitters))]
        self.seq = 0
        self.turn: int | None = None
        self.bank = 0
        self.sent: Sent | None = None
        self.sent_at = 0.0
        self.mover = -1
        self.awaited = 0
        """The event number of the last answer: the next player moves when everybody has received it."""
        self.moves = begins
        self.is_ready = False


class Crowd:
    """All clients. `bare` is a server that knows no turns and asks for no ticket."""

    def __init__(self, host: str, port: int, tables: Iterable[Table], *, bare: bool) -> None:
        self._host = host
        self._port = port
        self._bare = bare
        # Tables play a bot's move at different moments: all at once would be an unrealistic load.
        self.spots = [Spot(table, begins=number) for number, table in enumerate(tables)]
        self._by_socket: dict[Socket, Place] = {}
        self.ready: deque[Spot] = deque()
        self.to_answer: list[float] = []
        self.to_news: list[float] = []
        self.answers: list[tuple[str, str, int]] = []
        """Acknowledged orders: the room, the id in the store and the number."""
        self.refused = 0
        self.lost = 0
        self.outstanding = 0
        self.on_answer: Callable[[], None] = lambda: None
        self._bot = BOTS["casual"](7)

    # Connecting.

    async def connect(self, places: Iterable[Place]) -> None:
        """Connect all clients, a few at a time, and wait until each has received its table."""
        waiting = deque(places)

        async def bring() -> None:
            while waiting:
                await self._bring(waiting.popleft())

        await asyncio.gather(*(bring() for _ in range(_CONNECTING)))

    async def _bring(self, place: Place) -> None:
        for tried in range(_TRIES):
            before = place.synced_at
            try:
                ticket = await self._ticket(place)
                if ticket is None:
                    await asyncio.sleep(0.05)
                    continue
                opened = await self._open(place, ticket)
            except OSError:
                await asyncio.sleep(min(0.3, 0.02 * (1 + tried)))
                continue
            end = time.monotonic() + 10
            while place.synced_at == before and opened.is_open and time.monotonic() < end:  # noqa: ASYNC110  cheap
                await asyncio.sleep(0.002)
            if place.synced_at != before:
                return
            opened.close()
        message = "a client cannot take its seat"
        raise RuntimeError(message)

    async def _ticket(self, place: Place) -> str | None:
        if self._bare:
            return "-"
        sitter = place.spot.table.sitters[place.seat]
        headers = f"Cookie: stolik_session={sitter.token}\r\nX-CSRFToken: {sitter.csrf}\r\n"
        body = await post(self._host, self._port, "/api/tickets", headers)
        return _ticket.decode(body).ticket if body else None

    async def _open(self, place: Place, ticket: str) -> Socket:
        hello = encoder.encode(Hello(ticket=ticket, seq=place.seq))
        opened = asyncio.Event()

        def on_open(socket: Socket) -> None:
            socket.send(hello)
            opened.set()

        def on_lost(socket: Socket) -> None:
            opened.set()
            self._gone(socket)

        socket = Socket(
            f"/ws/rooms/{place.spot.table.room}",
            f"{self._host}:{self._port}",
            on_open=on_open,
            on_text=self._hear,
            on_lost=on_lost,
        )
        place.socket = socket
        self._by_socket[socket] = place
        await asyncio.get_running_loop().create_connection(lambda: socket, self._host, self._port)
        await opened.wait()
        return socket

    def _gone(self, socket: Socket) -> None:
        place = self._by_socket.pop(socket, None)
        if place is not None and place.socket is socket:
            place.socket = None
            self.lost += 1

    def close(self) -> None:
        """Disconnect all clients."""
        for socket in tuple(self._by_socket):
            socket.close()

    # Receiving.

    def _hear(self, socket: Socket, text: bytes) -> None:
        place = self._by_socket[socket]
        if text.startswith(_HAPPENED):
            self._happened(place, text)
        elif text.startswith(_PING):
            end = text.index(b",", len(_PING))
            socket.send(b'{"do":"Pong","n":' + text[len(_PING) : end] + b"}")
        elif text.startswith(b'{"is":"Answered"'):
            self._answered(place, _answer.decode(text))
        elif text.startswith(b'{"is":"Here"'):
            place.here = text
            place.synced_at = time.monotonic()
            self._known(place, text)
            if place.spot.sent is not None and place.spot.sent.seat == place.seat:
                socket.send(place.spot.sent.text)
        elif text.startswith(b'{"is":"Wrong"'):
            self.refused += 1

    def _happened(self, place: Place, text: bytes) -> None:
        if place.seat != place.spot.mover and place.spot.mover >= 0:
            self.to_news.append(time.perf_counter() - place.spot.sent_at)
        self._known(place, text)

    def _known(self, place: Place, text: bytes) -> None:
        spot = place.spot
        place.last = text
        begin = text.index(b'"seq":') + 6
        place.seq = int(text[begin : text.index(b",", begin)])
        if place.seq > spot.seq or (spot.turn is None and not spot.is_ready):
            spot.seq = place.seq
            if self._bare:
                spot.turn, spot.bank = spot.seq % len(spot.places), 1
            else:
                room = _news.decode(text).room
                game = None if room is None else room.game
                spot.turn = None if game is None or game.turn is None else game.turn.seat
                spot.bank = 0 if game is None else game.bank_size
        self._may_go_on(spot)

    def _may_go_on(self, spot: Spot) -> None:
        """Mark a table as ready, once everybody has received everything and it is somebody's turn."""
        if (
            spot.is_ready
            or spot.sent is not None
            or spot.turn is None
            or not spot.bank
            or spot.seq < spot.awaited
        ):
            return
        if all(place.seq == spot.seq and place.socket is not None for place in spot.places):
            spot.is_ready = True
            self.ready.append(spot)

    def _answered(self, place: Place, answer: _Answer) -> None:
        spot, sent = place.spot, place.spot.sent
        if sent is None or sent.id != answer.id:
            return
        self.to_answer.append(time.perf_counter() - sent.at)
        spot.sent = None
        self.outstanding -= 1
        if answer.refused is not None or answer.seq is None:
            self.refused += 1
        else:
            spot.awaited = answer.seq
            self.answers.append((spot.table.room, f"{self._player(place)}/{answer.id}", answer.seq))
        self._may_go_on(spot)
        self.on_answer()

    @staticmethod
    def _player(place: Place) -> str:
        return place.spot.table.sitters[place.seat].player

    # Moving.

    def move(self) -> bool:
        """Let a player move whose turn it is; return False if all tables are waiting."""
        while self.ready:
            spot = self.ready.popleft()
            spot.is_ready = False
            place = spot.places[spot.turn or 0]
            if spot.sent is not None or spot.turn is None or place.socket is None:
                continue
            spot.moves += 1
            name = f"{spot.seq}-{time.monotonic_ns() % 10**12}"
            text = self._chosen(place, name)
            spot.sent_at, spot.mover = time.perf_counter(), place.seat
            spot.sent = Sent(spot.sent_at, name, place.seat, text)
            self.outstanding += 1
            place.socket.send(text)
            return True
        return False

    def _chosen(self, place: Place, name: str) -> bytes:
        if not self._bare and place.spot.moves % _PLAY_EVERY == 0:
            command = self._thought(place)
            if command is not None:
                return b'{"do":"Move","id":"%s","command":%s}' % (name.encode(), encoder.encode(command))
        return b'{"do":"Move","id":"%s","command":{"type":"Draw","seat":%d}}' % (name.encode(), place.seat)

    def _thought(self, place: Place) -> Play | None:
        here, last = news_decoder.decode(place.here), news_decoder.decode(place.last)
        if not isinstance(here, Here) or not isinstance(last, Here | Happened) or last.room.game is None:
            return None
        seen = view_of(here.fixed, last.room.game, last.you, player_seeds=())
        chosen = self._bot.choose(seen)
        return chosen if isinstance(chosen, Play) else None
