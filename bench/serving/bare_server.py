"""The bare minimum: stores each message durably in SQLite and broadcasts it to its room; knows no game.

``python -m bench.serving.bare_server PORT FILE``. It does only what every durable server has to do: one
writer, WAL, ``synchronous=FULL``, and group commit of all waiting messages.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
import uvicorn

from stolik.server.process.uvicorn_worker import new_loop

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Order(msgspec.Struct):
    """The fields of a message that the server needs."""

    do: str
    id: str = ""


class Log:
    """Appends events, and reports when they are on the disk."""

    def __init__(self, file: str) -> None:
        self._database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute("PRAGMA synchronous = FULL")
        self._database.execute(
            "CREATE TABLE IF NOT EXISTS event"
            " (stream TEXT, seq INTEGER, payload TEXT, PRIMARY KEY (stream, seq))"
        )
        self._thread = ThreadPoolExecutor(1)
        self._heads: defaultdict[str, int] = defaultdict(int)
        self._waiting: list[tuple[tuple[str, int, str], asyncio.Future[int]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, stream: str, payload: str) -> int:
        """Append, and return the event's number."""
        self._heads[stream] += 1
        seq = self._heads[stream]
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(((stream, seq, payload), answer))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await answer

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            rows = [row for row, _ in batch]
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)
            for (_, seq, _), answer in batch:
                if not answer.done():
                    answer.set_result(seq)

    def _commit(self, rows: list[tuple[str, int, str]]) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        self._database.executemany("INSERT INTO event VALUES (?, ?, ?)", rows)
        self._database.execute("COMMIT")


class Bare:
    """The application."""

    def __init__(self, file: str) -> None:
        self._log: Final = Log(file)
        self._rooms: defaultdict[str, set[Send]] = defaultdict(set)
        self._decoder = msgspec.json.Decoder(Order)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        if scope["type"] != "websocket":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}"})
            return
        stream = scope["path"].rpartition("/")[2]
        await receive()
        await send({"type": "websocket.accept"})
        room = self._rooms[stream]
        room.add(send)
        try:
            while (event := await receive())["type"] == "websocket.receive":
                await self._obey(stream, room, send, event["text"])
        finally:
            room.discard(send)

    async def _obey(self, stream: str, room: set[Send], send: Send, text: str) -> None:
        order = self._decoder.decode(text)
        if order.do == "Hello":
            await _say(send, f'{{"is":"Here","seq":0,"room":"{stream}"}}')
            return
        seq = await self._log.append(stream, text)
        await _say(send, f'{{"is":"Answered","id":"{order.id}","seq":{seq}}}')
        news = f'{{"is":"Happened","seq":{seq},"event":{text}}}'
        for each in tuple(room):
            await _say(each, news)


async def _say(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "text": text})


def main() -> None:
    """Serve until killed."""
    config = uvicorn.Config(
        Bare(sys.argv[2]),
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main()
