"""A live tournament of 128 players: how soon after a sheet is closed all watchers see the standings."""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

PLAYERS: Final = 128
WATCHERS: Final = 100
GAMES: Final = 3
ROUNDS: Final = 2
THINKING: Final = 20.0
"""Seconds over which the tables of a round finish."""
_SEQ: Final = re.compile(r'"seq":(\d+)')
_PERCENT: Final = 100


class Page:
    """A page on a socket, and when it received which event number."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.seen: list[tuple[float, int]] = []
        self._answers: dict[str, asyncio.Future[Any]] = {}

    async def listen(self) -> None:
        """Receive until the connection is closed."""
        async for text in self._socket:
            said = str(text)
            at = time.perf_counter()
            if said.startswith('{"is":"DayNow"'):
                found = _SEQ.search(said)
                self.seen.append((at, int(found[1]) if found else 0))
            elif said.startswith('{"is":"DayPing"'):
                await self._socket.send(json.dumps({"do": "DayPong", "n": json.loads(said)["n"]}))
            else:
                answer = json.loads(said)
                self._answers.pop(answer["id"]).set_result((at, answer))

    async def order(self, order: dict[str, Any]) -> tuple[float, int]:
        """Send an order; return when it was answered, and its number."""
        self._answers[order["id"]] = asyncio.get_running_loop().create_future()
        waiting = self._answers[order["id"]]
        await self._socket.send(json.dumps(order))
        at, answer = await waiting
        if answer["seq"] is None:
            raise RuntimeError(answer)
        return at, answer["seq"]


class Bench:
    """One server, one organiser, and everybody else on sockets."""

    def __init__(self, port: int, http: httpx.AsyncClient, group: asyncio.TaskGroup) -> None:
        self._address = f"ws://127.0.0.1:{port}/ws/tournaments"
        self._http = http
        self._group = group
        self._ids = count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self.path = ""
        self.stream = ""
        self.badge = ""
        self.closed: list[tuple[float, int]] = []

    async def prepare(self) -> None:
        """Announce a tournament and enter its players."""
        me = (await self._http.get("/api/me")).json()
        self._http.headers["x-csrftoken"] = me["csrf"]
        body = {"id": "new", "name": "Cup", "date": "2026-11-15", "rules": "pl-forty", "format": "pl-forty"}
        made = (await self._http.post("/api/tournaments", json=body)).json()
        self.stream, self.badge = made["tournament"], made["badge"]
        self.path = f"/api/tournaments/{self.stream}"
        self._http.headers["x-stolik-badge"] = self.badge
        entries = [{"details": {"name": f"Player {i}"}, "here": True} for i in range(1, PLAYERS + 1)]
        await self.post({"do": "Enter", "entries": entries})

    async def post(self, order: dict[str, Any]) -> None:
        """Send an order over HTTP."""
        got = await self._http.post(f"{self.path}/orders", json={"id": f"h{next(self._ids)}", **order})
        if got.json().get("refused"):
            raise RuntimeError(got.text)

    async def page(self, badge: str = "") -> Page:
        """Open a page."""
        socket = await connect(f"{self._address}/{self.stream}", max_size=None, ping_interval=None)
        page = Page(socket)
        self._tasks.append(self._group.create_task(page.listen()))
        await socket.send(json.dumps({"do": "DayHello", "badge": badge}))
        return page

    def end(self) -> None:
        """Close every page."""
        for task in self._tasks:
            task.cancel()

    async def round(self, desk: Page, devices: dict[int, Page]) -> None:
        """Draw a round and play it: enter the sheets, confirm each four times, close them."""
        await self.post({"do": "Draw"})
        await self.post({"do": "Do", "command": {"type": "PublishRound", "by": {"role": "organiser"}}})
        day = (await self._http.get(self.path)).json()
        tables = day["stages"][0]["drawn"][-1]["tables"]
        async with asyncio.TaskGroup() as group:
            for place, table in enumerate(tables):
                wait = THINKING * place / len(tables)
                group.create_task(self._table(desk, devices[table["ref"]["table"]], table, wait))

    async def _table(self, desk: Page, device: Page, table: dict[str, Any], wait: float) -> None:
        await asyncio.sleep(wait)
        by = [{"role": "player", "player": player} for player in table["seats"]]
        enter = {"type": "EnterSheet", "by": by[0], "table": table["ref"], "games": _games(table["seats"])}
        await device.order(self._do(enter))
        for player in by[1:]:
            await device.order(self._do({"type": "ConfirmSheet", "by": player, "table": table["ref"]}))
        close = {"type": "CloseSheet", "by": {"role": "organiser"}, "table": table["ref"]}
        self.closed.append(await desk.order(self._do(close)))

    def _do(self, command: dict[str, Any]) -> dict[str, Any]:
        return {"do": "Do", "id": f"s{next(self._ids)}", "command": command}


def _games(seats: Sequence[int]) -> list[dict[str, Any]]:
    losses = [-(7 * seat % 41 + 5) for seat in seats[1:]]
    lines = [{"player": who, "small": at} for who, at in zip(seats, [-sum(losses), *losses], strict=True)]
    return [{"lines": lines}] * GAMES


async def _measure(port: int) -> tuple[list[float], list[float], int]:
    """Return for each sheet the time until the last watcher saw it, all single times, and a page's bytes."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        async with asyncio.TaskGroup() as group:
            bench = Bench(port, http, group)
            await bench.prepare()
            links = (await http.get(f"{bench.path}/links")).json()
            desk = await bench.page(bench.badge)
            tables = range(1, PLAYERS // 4 + 1)
            devices = {table: await bench.page(links["tables"][str(table)]["badge"]) for table in tables}
            watchers = [await bench.page() for _ in range(WATCHERS)]
            for _ in range(ROUNDS):
                await bench.round(desk, devices)
            await asyncio.sleep(2)
            bench.end()
        size = len((await http.get(bench.path, headers={"x-stolik-badge": ""})).content)
    delays = [[_seen(watcher, seq) - at for watcher in watchers] for at, seq in bench.closed]
    return [max(each) for each in delays], [delay for each in delays for delay in each], size


def _seen(watcher: Page, seq: int) -> float:
    return next(at for at, number in watcher.seen if number >= seq)


def report() -> str:
    """Measure, and return the figures as Markdown."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from stolik.cli import main; main()", "serve", "--port", "0"]
        with subprocess.Popen(  # noqa: S603  our own server
            [*command, "--database", str(Path(folder) / "day.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server:
            try:
                port = next(_ports(server))
                last, every, size = asyncio.run(_measure(port))
            finally:
                server.kill()
    rows = [("the last of all watchers", last), ("any one watcher", every)]
    about = (
        f"{PLAYERS} players, {PLAYERS // 4} table devices, {WATCHERS} watchers and the organiser's desk on"
        f" one process, {len(last)} sheets closed; every page gets the whole state after every change"
        f" ({size // 1000} kB). Time from the answer to the organiser who closes a sheet until its standings"
        " have arrived:"
    )
    lines = [
        about,
        "",
        "| at | median | 99 % | most |",
        "|---|---|---|---|",
        *(
            f"| {name} | {_ms(statistics.median(them))} | {_ms(_hundredth(them))} | {_ms(max(them))} |"
            for name, them in rows
        ),
    ]
    return "\n".join(lines)


def _ports(server: subprocess.Popen[str]) -> Iterator[int]:
    for line in server.stdout or ():
        found = re.search(r":(\d+) ", line)
        if found:
            yield int(found[1])
    message = "the server did not start"
    raise RuntimeError(message)


def _hundredth(times: Sequence[float]) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * 99 // _PERCENT)]


def _ms(seconds: float) -> str:
    return f"{1000 * max(0.0, seconds):.0f} ms"
