"""A whole server in one process and in virtual time, with its clients, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, cast

import msgspec

from stolik.core.fairness.shuffle import Deck, Decks, decks_from
from stolik.core.tiles import Tile
from stolik.day.federation.federation import Federation
from stolik.day.hall import Hall as DayHall
from stolik.day.online_play.online import Online
from stolik.day.online_play.runner import Runner as DayRunner
from stolik.notation.wire import encoder
from stolik.play.accounts.own_account import OwnAccount
from stolik.play.accounts.passkeys import Passkeys
from stolik.play.accounts.people import People
from stolik.play.accounts.profiles import Passwords, ProfileChanges
from stolik.play.accounts.reports import Reports
from stolik.play.house import House
from stolik.play.lobby.seeking import SeekDesk
from stolik.play.memory_bus import MemoryBus, MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.ports import Ports, StreamId
from stolik.play.rooms.room import Room
from stolik.protocol.bodies import Me, Ticket
from stolik.protocol.orders import Hello, Message, Pong
from stolik.server.app import create_app
from stolik.server.games.review_queue import ReviewQueue
from stolik.server.http.front import Front
from stolik.server.http.hosts import AllowedHosts
from stolik.server.http.limits import Buckets, SharedBuckets
from stolik.server.http.page_files import Pages
from stolik.server.monitoring.logs import trouble_in
from stolik.server.monitoring.readiness import Readiness
from stolik.server.people.challenges import Challenges
from stolik.server.people.keys import Keys
from stolik.server.people.sessions import OpenSessions
from stolik.server.people.tickets import Tickets
from stolik.server.services import Services, _end, _measure, stop_sockets
from stolik.server.settings import Limits, ServerSettings, SocketPatience
from stolik.server.tournaments.attendance import Attendances
from stolik.server.websocket.channels import Channels
from stolik.server.websocket.room_names import RoomNames
from stolik.storage.live_store.store import LiveStore
from tests.leaks.injected import Injected
from tests.play.account_memory import (
    MemoryPasskeys,
    MemoryRecovery,
    MemoryReports,
    MemorySeeks,
    NoSolvers,
)
from tests.play.memory import MemoryClock, MemorySecrets, MemoryStore
from tests.play.people_memory import MemoryPeople

_MANY = (10**9, 1.0)
_LIMITS = Limits(
    messages=_MANY,
    messages_burst=10**9,
    requests=_MANY,
    from_address=_MANY,
    arrivals=_MANY,
    codes=_MANY,
    rooms=_MANY,
)
_SETTLED = 0.3
"""Virtual seconds after which everybody has received all events, drafts too."""
_PATIENCE = SocketPatience(ping=25.0, silence=120.0)
"""Games take hours here, and the answers to pings carry no information."""


Got: TypeAlias = list[tuple[str, bytes]]


class _Later:
    """A proxy for the newest server: creating an application takes long, and one is enough."""

    def __init__(self, get: Callable[[], Any]) -> None:
        self._get = get

    def __getattr__(self, name: str) -> _Later:
        return _Later(lambda: getattr(self._get(), name))

    def __call__(self, *given: Any, **named: Any) -> Any:  # noqa: ANN401  whatever is asked
        return self._get()(*given, **named)


class _Newest:
    """The newest server, and its application."""

    services: Services
    app: Any = None
    front: Any = None


def _front(services: Services) -> Any:  # noqa: ANN401  an ASGI application
    """Return the application, which uses these services from now on."""
    _Newest.services = services
    if _Newest.front is None:
        later: Any = _Later(lambda: _Newest.services)
        later.settings = services.settings  # the same for all servers, and read at once
        _Newest.app = create_app(later)
        _Newest.front = Front(_Newest.app, Pages(), AllowedHosts(["edge"]))
    _Newest.app.state.services = services
    return _Newest.front


class _Live(MemoryStore):
    """A store in memory with the few extra methods that a server needs."""

    def __init__(self) -> None:
        super().__init__()
        self.people = MemoryPeople()
        self.puzzles = NoSolvers()

    async def is_there(self) -> bool:
        """Be there."""
        return True

    async def try_write(self) -> None:
        """Write anything."""

    async def most_overdue(self, _: int) -> int:
        """Have nothing that waits."""
        return 0


class Edge:
    """A server, seen from outside; the tiles of `exchange` are swapped in every deck."""

    def __init__(self, given: Injected, *, seed: bytes, exchange: Mapping[Tile, Tile]) -> None:
        self._given = given
        self.store = _Live()
        self.room = StreamId("")
        self.host = ""
        """The player who opened the room."""
        self.seated: list[str] = []
        """The players at the table."""
        clock, once = MemoryClock(given.ticking.milliseconds), MemoryOnce(tick=given.ticking.monotonic)
        ports = Ports(
            store=self.store,
            secrets=MemorySecrets(),
            clock=clock,
            bus=MemoryBus(),
            drafts=MemoryDrafts(),
            presence=MemoryPresence(),
            once=once,
        )
        keys, settings = Keys(b"a key for tests"), ServerSettings(limits=_LIMITS, patience=_PATIENCE)
        self.house = House(
            ports,
            link_key=keys.links,
            settings=settings.play,
            shuffler=_exchanged(exchange),
            fresh_seed=lambda: seed,
            on_trouble=trouble_in,
        )
        people = People(self.store.people, cast("Passwords", None), clock, chance=given.chance.token_bytes)
        account = OwnAccount(people, self.store.people, MemoryRecovery())
        days = DayHall(ports, link_key=keys.links)
        online = Online(days, self.house, patience=settings.online)
        self.services = Services(
            settings=settings,
            store=cast("LiveStore", self.store),
            places=cast("Any", _Healthy()),
            keys=keys,
            house=self.house,
            people=people,
            account=account,
            passkeys=Passkeys(people, account, MemoryPasskeys(), clock),
            reports=Reports(people, MemoryReports(self.store.people), clock, chance=given.chance.token_bytes),
            challenges=Challenges(keys.challenges, once, wall=given.ticking.time),
            tickets=Tickets(keys.tickets, once, ttl=settings.patience.ticket, wall=given.ticking.time),
            clock=clock,
            days=days,
            online=online,
            runner=DayRunner(online, ports, on_trouble=trouble_in),
            sessions=OpenSessions(self.store.people, clock),
            reviews=ReviewQueue(self.store, clock),
            seeks=SeekDesk(MemorySeeks(), self.store, self.house.gathering, clock, settings.play),
            attendances=Attendances(days, self.store),
            federation=Federation(ports, days, key=keys.links),
            readiness=Readiness(cast("LiveStore", self.store), tick=given.ticking.monotonic),
            channels=Channels(
                self.house, settings, names=RoomNames(people.names, days), on_trouble=trouble_in
            ),
            buckets=SharedBuckets(here=Buckets(tick=given.ticking.monotonic)),
        )
        self.app = _front(self.services)

    async def state(self) -> Room:
        """Return the room, including its secrets."""
        loaded = await self.house.fresh_room(self.room)
        assert loaded is not None
        return loaded.room

    async def settle(self, seconds: float = _SETTLED) -> None:
        """Let time pass until everything has settled."""
        await asyncio.sleep(seconds)

    def log(self) -> str:
        """Return the whole log output."""
        return self._given.log.getvalue()


@asynccontextmanager
async def serving(given: Injected, *, seed: bytes, exchange: Mapping[Tile, Tile]) -> AsyncIterator[Edge]:
    """Run a server until the block ends."""
    given.again()
    edge = Edge(given, seed=seed, exchange=exchange)
    services = edge.services
    chores = [
        asyncio.create_task(chore)
        for chore in (edge.house.sweeper.run(), services.channels.ping(), _measure(services))
    ]
    try:
        yield edge
    finally:
        await stop_sockets(services)
        for chore in chores:
            await _end(chore)


class Person:
    """A person with a browser, and every byte it received."""

    def __init__(self, edge: Edge, name: str) -> None:
        self._edge = edge
        self.name = name
        self.player = ""
        self.answers: Got = []
        """Requests and their answers."""
        self.lines: list[Line] = []
        self._headers: list[tuple[bytes, bytes]] = []

    async def arrive(self, changes: ProfileChanges) -> None:
        """Get a session."""
        raw = await self.ask("GET", "/api/me")
        head, _, body = raw.partition(b"\n\n")
        me = msgspec.json.decode(body, type=Me)
        cookie = next(line for line in head.split(b"\n") if line.startswith(b"set-cookie"))
        token = cookie.partition(b": ")[2].partition(b";")[0]
        self.player = me.player
        self._headers = [(b"cookie", token), (b"x-csrftoken", me.csrf.encode())]
        await self._edge.store.people.change(me.player, changes)

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:  # noqa: ANN401  anything sent
        """Send a request and return the answer: status, headers and body."""
        raw = body if isinstance(body, bytes) else b"" if body is None else encoder.encode(body)
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", b"edge"),
                (b"content-type", b"application/json"),
                (b"content-length", str(len(raw)).encode()),
                *self._headers,
            ],
            "client": ("192.0.2.1", 1),
            "server": ("edge", 80),
        }
        parts: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": raw, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                parts.append(str(message["status"]).encode())
                parts.extend(b"\n%s: %s" % (key, value) for key, value in message["headers"])
                parts.append(b"\n\n")
            else:
                parts.append(message.get("body", b""))

        await self._edge.app(scope, receive, send)
        answer = b"".join(parts)
        self.answers.append((f"{method} {path}?{query}", answer))
        return answer

    async def connect(self, *, seq: int = 0) -> Line:
        """Open a socket, receive the room, and keep listening."""
        raw = await self.ask("POST", "/api/tickets")
        ticket = "" if raw.startswith(b"4") else _body(raw, Ticket).ticket
        line = Line(self._edge)
        self.lines.append(line)
        await line.say(Hello(ticket=ticket, seq=seq))
        await self._edge.settle()
        return line

    async def leave(self) -> None:
        """Close every socket."""
        for line in self.lines:
            await line.close()

    @property
    def got(self) -> dict[str, Got]:
        """Every byte, by source: one socket's messages in order, two sockets' in any order."""
        return {"http": self.answers, **{f"socket {n}": line.got for n, line in enumerate(self.lines)}}


class Line:
    """One open socket, and what it received."""

    def __init__(self, edge: Edge) -> None:
        self.got: Got = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/rooms/{edge.room}",
            "raw_path": f"/ws/rooms/{edge.room}".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"edge")],
            "subprotocols": [],
            "client": ("192.0.2.1", 1),
            "server": ("edge", 80),
        }
        self._task = asyncio.create_task(edge.app(scope, self._inbox.get, self._send))

    async def say(self, message: Message | str) -> None:
        """Send a message."""
        text = message if isinstance(message, str) else encoder.encode(message).decode()
        await self._inbox.put({"type": "websocket.receive", "text": text, "bytes": None})

    async def close(self) -> None:
        """Close the socket."""
        await self._inbox.put({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def _send(self, message: dict[str, Any]) -> None:
        text = message.get("text") or ""
        self.got.append((message["type"], str(message).encode()))
        if text.startswith('{"is":"Ping"'):
            await self.say(Pong(n=msgspec.json.decode(text)["n"]))


class _Healthy:
    def healthy(self) -> bool:
        return True


def _body(raw: bytes, kind: type[Ticket]) -> Ticket:
    return msgspec.json.decode(raw.partition(b"\n\n")[2], type=kind)


def _exchanged(exchange: Mapping[Tile, Tile]) -> Any:  # noqa: ANN401  a shuffler
    def shuffler(_: bytes, thrown_in: Sequence[str]) -> Decks:
        # Here the deal does not depend on the room's seed: worlds with different seeds have the same deal.
        decks = decks_from(bytes(32), thrown_in)

        def deck(number: int) -> Deck:
            return tuple(exchange.get(tile, tile) for tile in decks(number))

        return deck

    return shuffler
