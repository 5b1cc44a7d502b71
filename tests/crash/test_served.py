"""kill -9 of the real server while people play over sockets: nothing is lost or doubled, games continue."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from http import HTTPStatus
from pathlib import Path

import httpx
import pytest

from stolik.client import Client
from tests.crash.served import Server, kill_often

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no kill -9"),
]
KILLS = 50
SECONDS = 40.0
"""Twice the time they need on an idle machine; on a busy one fewer kills fit into it."""
FEWEST = 5


def test_what_a_killed_server_has_acknowledged_is_there_and_everybody_goes_on(tmp_path: Path) -> None:
    report = asyncio.run(kill_often(tmp_path / "live.stolik", KILLS, seed=1, seconds=SECONDS))

    assert report.troubles == ()
    assert report.kills >= FEWEST
    assert report.cuts >= report.kills, "nobody had to come back"
    assert report.acknowledged > 2 * report.kills, "hardly anybody did anything"


def test_a_server_that_cannot_commit_acknowledges_nothing(tmp_path: Path) -> None:
    told, stands, told_later, stands_later = asyncio.run(_start_while_locked(tmp_path / "live.stolik"))

    assert (told, stands) == (HTTPStatus.SERVICE_UNAVAILABLE, 0)
    assert (told_later, stands_later) == (HTTPStatus.OK, 1)


async def _start_while_locked(database: Path) -> tuple[int, int, int, int]:
    """Give an order while another program locks the file, kill the server, and give it again.

    Return the answer and how often the order is stored, each time. The kill always comes between the
    acknowledgement and the commit, because the lock prevents the commit.
    """
    server = Server(database)
    await server.start()
    try:
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=60) as host,
            Client(server.address) as guest,
        ):
            csrf = (await host.get("/api/me")).json()["csrf"]
            host.headers["x-csrftoken"] = csrf
            made = await host.post("/api/rooms", json={"id": "room", "rules": "en-classic", "seats": 2})
            room = made.json()["room"]
            async with guest.sit(room):
                pass
            address, order = f"/api/rooms/{room}/orders", {"do": "Start", "id": "start"}
            with closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                told = (await host.post(address, json=order)).status_code
                server.kill()
            stands = _times(database, "start")
            await server.start()
            told_later = (await host.post(address, json=order)).status_code
    finally:
        server.end()
    return told, stands, told_later, _times(database, "start")


def _times(database: Path, order: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT count(*) FROM event WHERE command_id LIKE ?", (f"%/{order}",))
        return int(rows.fetchone()[0])
