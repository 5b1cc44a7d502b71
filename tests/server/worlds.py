"""A real server on a free port, and people who play on it over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolik.client.trust import trusted
from stolik.core.view import View
from stolik.notation.wire import encoder
from stolik.play.settings import PlaySettings
from stolik.protocol.bodies import Made, Me, Ticket
from stolik.protocol.news import (
    Answered,
    GameNow,
    Happened,
    Here,
    News,
    Ping,
    RoomFixed,
    Wrong,
    You,
    news_decoder,
)
from stolik.protocol.orders import Hello, Join, Message, Order, Pong
from stolik.server.http.page_files import Pages
from stolik.server.process import uvicorn_worker
from stolik.server.process.neighbours import Neighbours
from stolik.server.process.uvicorn_worker import Worker
from stolik.server.services import Services, open_services
from stolik.server.settings import Limits, ServerSettings, SocketPatience
from tests.storage.blank import begin_database

T = TypeVar("T")
N = TypeVar("N", bound=News)
FAST = PlaySettings(bot_pause=0, sweep=100)
GENEROUS = Limits(messages=(10_000, 1.0), messages_burst=10_000, rooms=(10_000, 1.0))
"""Bots that play for people are faster than people."""
PATIENCE = 60.0
"""Seconds: a busy disk may delay a commit by half a minute."""
PATIENT = SocketPatience(hello=PATIENCE, ticket=2 * PATIENCE, silence=2 * PATIENCE)
"""Client and server are one process here: a delayed client is not a lost one."""

# Hundreds of servers are started here, and reading the built pages takes most of the time of a start.
uvicorn_worker.Pages = cache(Pages)  # type: ignore[assignment,attr-defined]


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a test's coroutine."""
    return asyncio.run(work())


class World:
    """A server and its guests."""

    def __init__(self, worker: Worker, services: Services) -> None:
        self.worker = worker
        self.services = services
        self._callers: list[Caller] = []

    def caller(self, **options: Any) -> Caller:  # noqa: ANN401  httpx's own
        """Return somebody without a session."""
        caller = Caller(self.worker, **options)
        self._callers.append(caller)
        return caller

    async def guest(self) -> Caller:
        """Return somebody with a session."""
        caller = self.caller()
        await caller.arrive()
        return caller

    async def close(self) -> None:
        """Close every browser."""
        for caller in self._callers:
            await caller.http.aclose()


@asynccontextmanager
async def serving(
    database: Path,
    *,
    neighbours: Neighbours | None = None,
    **changes: Any,  # noqa: ANN401  any setting
) -> AsyncIterator[World]:
    """Run a server until the block ends."""
    settings = ServerSettings(
        database=str(database), **{"play": FAST, "limits": GENEROUS, "patience": PATIENT, **changes}
    )
    await begin_database(Path(database))
    async with open_services(settings) as services:
        worker = Worker(services, neighbours=neighbours)
        task = asyncio.create_task(worker.serve())
        while not worker.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.01)
        world = World(worker, services)
        try:
            yield world
        finally:
            await world.close()
            worker.should_exit = True
            await task


class Caller:
    """A person with a browser."""

    def __init__(self, worker: Worker, **options: Any) -> None:  # noqa: ANN401  httpx's own
        host, port = worker.address
        self.host = f"{host}:{port}"
        self.http = httpx.AsyncClient(
            base_url=f"http://{self.host}", timeout=PATIENCE, verify=trusted(), **options
        )
        self.me: Me | None = None
        self._ids = count(1)

    def move_to(self, host: str) -> None:
        """Use another server address with the same session."""
        self.host = host
        self.http.base_url = httpx.URL(f"http://{host}")

    async def arrive(self) -> Me:
        """Get a session."""
        got = await self.http.get("/api/me")
        assert got.status_code == 200, got.text
        self.me = msgspec.json.decode(got.content, type=Me)
        self.http.headers["x-csrftoken"] = self.me.csrf
        return self.me

    def id(self) -> str:
        """Return an unused order id."""
        return f"o{next(self._ids)}"

    async def make(self, rules: str = "en-classic", **options: Any) -> Made:  # noqa: ANN401  fields of NewRoom
        """Make a room."""
        got = await self.http.post("/api/rooms", json={"id": self.id(), "rules": rules, **options})
        assert got.status_code == 201, got.text
        return msgspec.json.decode(got.content, type=Made)

    async def ticket(self) -> str:
        """Return a ticket."""
        got = await self.http.post("/api/tickets")
        assert got.status_code == 201, got.text
        return msgspec.json.decode(got.content, type=Ticket).ticket

    async def order(self, room: str, order: Order) -> httpx.Response:
        """Give an order over HTTP."""
        return await self.http.post(
            f"/api/rooms/{room}/orders",
            content=encoder.encode(order),
            headers={"content-type": "application/json"},
        )

    @asynccontextmanager
    async def socket(self, room: str, *, seq: int = 0) -> AsyncIterator[Talk]:
        """Open a socket and receive the room."""
        # The ticket first, as pages do: an open socket does not wait long for its first message.
        ticket = await self.ticket()
        async with self.raw(room) as connection:
            talk = Talk(connection)
            await talk.say(Hello(ticket=ticket, seq=seq))
            await talk.wait(Here)
            yield talk

    def raw(self, room: str, **options: Any) -> connect:  # noqa: ANN401  websockets' own
        """Open a socket and send nothing."""
        return connect(f"ws://{self.host}/ws/rooms/{room}", max_size=None, ping_interval=None, **options)


class Talk:
    """One open socket, and all messages on it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.here: Here | None = None
        self.news: list[News] = []
        self._name = token_hex(4)
        self._ids = count(1)

    async def say(self, message: Message) -> None:
        """Send a message."""
        await self.connection.send(encoder.encode(message).decode())

    async def hear(self) -> News:
        """Return the next message; pings are answered on the way."""
        while True:
            raw = await asyncio.wait_for(self.connection.recv(), PATIENCE)
            news = news_decoder.decode(raw)
            if isinstance(news, Ping):
                await self.say(Pong(n=news.n))
                continue
            self.news.append(news)
            if isinstance(news, Here):
                self.here = news
            return news

    async def wait(self, kind: type[N]) -> N:
        """Return the next message of a type."""
        async with asyncio.timeout(PATIENCE):
            while True:
                news = await self.hear()
                if isinstance(news, kind):
                    return news

    async def last(self, kind: type[N]) -> N:
        """Return the newest message of a type, which may have come while another was waited for."""
        heard = next((news for news in reversed(self.news) if isinstance(news, kind)), None)
        return await self.wait(kind) if heard is None else heard

    async def told(self, event: str) -> None:
        """Wait until an event of a type has arrived."""
        while not any(event in str(news) for news in self.news if isinstance(news, Here | Happened)):
            await self.wait(Happened)

    async def order(self, order: Order) -> Answered:
        """Give an order and return its answer."""
        await self.say(order)
        while True:
            news = await self.hear()
            assert not isinstance(news, Wrong), news
            if isinstance(news, Answered) and news.id == order.id:
                return news

    def id(self) -> str:
        """Return an order id unused on this socket and any other."""
        return f"{self._name}-{next(self._ids)}"

    @property
    def latest(self) -> Here | Happened:
        """The newest state of the room."""
        return next(news for news in reversed(self.news) if isinstance(news, Here | Happened))

    @property
    def fixed(self) -> RoomFixed:
        """The fixed part of the room."""
        assert self.here is not None

        return self.here.fixed

    def view(self) -> View | None:
        """Return the game as a bot's view."""
        game = self.latest.room.game
        return None if game is None else view_of(game, self.fixed, self.latest.you)

    async def closed(self) -> int:
        """Return the code with which the socket is closed."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


def view_of(game: GameNow, fixed: RoomFixed, you: You) -> View:
    """Return a view, joined from the changing and the fixed part."""
    from stolik.core.view import Viewer  # noqa: PLC0415

    parts = {name: getattr(game, name) for name in GameNow.__struct_fields__}
    return View(
        viewer=Viewer(seat=you.seat),
        rules=fixed.rules,
        seats=fixed.setup.seats,
        number=fixed.number,
        commitment=fixed.commitment,
        player_seeds=(),
        **parts,
    )


def joining(caller: Caller, seat: int | None = None) -> Join:
    """Return an order to sit down."""
    return Join(id=caller.id(), seed="mine", seat=None if seat is None else seat)  # type: ignore[arg-type]
