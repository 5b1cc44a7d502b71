"""A server process that can be killed, and the devices of a tournament that outlive it."""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count
from pathlib import Path
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stolik.client.trust import trusted
from stolik.day.orders import DayOrder, Do
from stolik.day.views import Day
from stolik.protocol.bodies import Me
from stolik.protocol.day import (
    DayAnswered,
    DayHello,
    DayMade,
    DayNow,
    DayPing,
    DayPong,
    Links,
    day_news_decoder,
)
from stolik.tournament.commands import Command
from tests.ports import ReservedPort

PATIENCE: Final = 60.0
_AGAIN: Final = 0.1


class Server:
    """`stolik serve` on one database and one port, started again and again."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._reserved = ReservedPort()
        self.port: Final = self._reserved.number
        self.host: Final = f"127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it is open."""
        self._process = await asyncio.create_subprocess_exec(
            str(Path(sys.executable).with_name("stolik")),
            *("serve", "--port", str(self.port), "--database", str(self._database)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            told = await self._process.stdout.readline()
        assert b"open at" in told, told

    async def kill(self) -> None:
        """Kill it."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()


class Page:
    """One page of a tournament on a socket; it reconnects and sends orders again."""

    def __init__(self, host: str, tournament: str, badge: str = "") -> None:
        self._address = f"ws://{host}/ws/tournaments/{tournament}"
        self._badge = badge
        self._socket: ClientConnection | None = None
        self.day: Day | None = None
        self.lost = 0

    async def order(self, order: DayOrder) -> DayAnswered:
        """Give an order; it has one effect, however often it is sent."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    line = await self._line()
                    await line.send(msgspec.json.encode(order).decode())
                    while True:
                        news = await self._hear(line)
                        if isinstance(news, DayAnswered) and news.id == order.id:
                            return news
                except (ConnectionClosed, OSError, InvalidHandshake):
                    await self._again()

    async def look(self) -> Day:
        """Return the day as a newly opened page sees it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.close()
                    line = await self._line()
                    while self.day is None:
                        await self._hear(line)
                except (ConnectionClosed, OSError, InvalidHandshake):
                    await self._again()
                else:
                    return self.day

    async def close(self) -> None:
        """Close the page."""
        self.day = None
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def _line(self) -> ClientConnection:
        if self._socket is None:
            self._socket = await connect(self._address, max_size=None, ping_interval=None)
            await self._socket.send(msgspec.json.encode(DayHello(badge=self._badge)).decode())
        return self._socket

    async def _hear(self, line: ClientConnection) -> object:
        news = day_news_decoder.decode(await line.recv())
        if isinstance(news, DayPing):
            await line.send(msgspec.json.encode(DayPong(n=news.n)).decode())
        elif isinstance(news, DayNow):
            self.day = news.day
        return news

    async def _again(self) -> None:
        self.lost += 1
        if self._socket is not None:
            self._socket.transport.abort()
        self._socket = None
        await asyncio.sleep(_AGAIN)


async def glance(host: str, tournament: str) -> Day:
    """Return the public view, on a page that is opened and closed."""
    page = Page(host, tournament)
    seen = await page.look()
    await page.close()
    return seen


class Desk:
    """The organiser, over HTTP."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE, verify=trusted())
        self._ids = count(1)
        self.made: DayMade
        self.links: Links

    async def announce(self, form: str) -> None:
        """Create a session and announce a tournament."""
        me = msgspec.json.decode((await self.http.get("/api/me")).content, type=Me)
        self.http.headers["x-csrftoken"] = me.csrf
        body = {
            "id": "new",
            "name": "Cup",
            "date": "2026-11-15",
            "rules": form,
            "format": form,
            "languages": ["pl"],
        }
        got = await self.http.post("/api/tournaments", json=body)
        assert got.status_code == 201, got.text
        self.made = msgspec.json.decode(got.content, type=DayMade)
        self.http.headers["x-stolik-badge"] = self.made.badge

    @property
    def path(self) -> str:
        """The tournament's address."""
        return f"/api/tournaments/{self.made.tournament}"

    def id(self) -> str:
        """Return an unused id."""
        return f"desk-{next(self._ids)}"

    async def order(self, order: DayOrder) -> DayAnswered:
        """Give an order."""
        got = await self.http.post(
            f"{self.path}/orders",
            content=msgspec.json.encode(order),
            headers={"content-type": "application/json"},
        )
        assert got.status_code == 200, got.text
        return msgspec.json.decode(got.content, type=DayAnswered)

    async def do(self, command: Command) -> DayAnswered:
        """Give a command that must be accepted."""
        answer = await self.order(Do(id=self.id(), command=command))
        assert answer.refused is None, answer
        return answer

    async def look(self) -> Day:
        """Return the day as the organiser sees it."""
        got = await self.http.get(self.path)
        assert got.status_code == 200, got.text
        return msgspec.json.decode(got.content, type=Day)

    async def get(self, what: str) -> Any:  # noqa: ANN401  JSON
        """Return something else of the tournament."""
        got = await self.http.get(f"{self.path}/{what}")
        assert got.status_code == 200, got.text
        return got.json()

    async def hand_out(self) -> None:
        """Return everybody's links."""
        self.links = msgspec.convert(await self.get("links"), Links, strict=False)
