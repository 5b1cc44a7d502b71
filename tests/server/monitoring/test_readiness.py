"""A server is ready if it can write: not with a full disk, but without a bus."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.bus.meeting import ill, until
from tests.bus.redis_server import RedisServer
from tests.server.process.test_workers import caller_at, started
from tests.server.worlds import run, serving

_TOO_LITTLE = 1024
"""Bytes: less than a page of a database."""


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.remove()


async def until_ready(http: httpx.AsyncClient) -> httpx.Response:
    """Ask until it is ready: a busy machine may take longer than the server gives its database."""
    answers: list[httpx.Response] = []

    async def is_ready() -> bool:
        answers.append(await http.get("/readyz"))
        return answers[-1].status_code == 200

    await until(is_ready)
    return answers[-1]


async def status_of(http: httpx.AsyncClient, path: str) -> int:
    return (await http.get(path)).status_code


def test_a_worker_whose_disk_is_full_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    """The server can write nothing to its files, as on a full disk.

    Limiting the growth of files is not enough: after a checkpoint SQLite reuses its log from the start.
    """
    database = tmp_path / "live.db"

    async def main() -> None:
        async with started("--database", str(database)) as (process, place):
            anna = await caller_at(place)
            await until_ready(anna.http)
            limit = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (_TOO_LITTLE, limit[1]))

            async def is_not_ready() -> bool:
                return await status_of(anna.http, "/readyz") == 503

            await until(is_not_ready)
            told = (await anna.http.get("/readyz")).json()
            refused = await anna.http.post("/api/rooms", json={"id": "x", "rules": "pl-forty"})
            alive = await anna.http.get("/healthz")
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limit)

            await until_ready(anna.http)
            made = await anna.http.post("/api/rooms", json={"id": "y", "rules": "pl-forty"})
            await anna.http.aclose()

            assert (told["ready"], told["database"]) == (False, False)
            assert refused.status_code == 503
            assert alive.status_code == 200
            assert made.status_code == 201

    run(main)


def test_without_its_bus_a_worker_is_ready_and_says_that_it_is_away(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", bus=redis.address) as world:
            anna = await world.guest()
            well = await until_ready(anna.http)
            redis.kill()
            await ill(world.services.places)
            alone = await until_ready(anna.http)
            made = await anna.http.post("/api/rooms", json={"id": "x", "rules": "pl-forty"})

            assert well.json() == {"ready": True, "database": True, "bus": True}
            assert alone.json() == {"ready": True, "database": True, "bus": False}
            assert made.status_code == 201

    run(main)


def test_many_who_ask_at_once_cost_one_write(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            http = world.caller().http
            written = 0
            store = world.services.store
            try_write = store.try_write

            async def counted() -> None:
                nonlocal written
                written += 1
                await try_write()

            store.try_write = counted  # type: ignore[method-assign]  # counts on the way
            answers = await asyncio.gather(*(status_of(http, "/readyz") for _ in range(20)))

            assert set(answers) == {200}
            assert written == 1

    run(main)
