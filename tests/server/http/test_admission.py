"""How many connections an address may have, and that silent ones lock nobody out."""

from __future__ import annotations

import asyncio
import resource
from dataclasses import replace
from pathlib import Path

from stolik.server.http.admission import Admission, Admitted, raise_file_limit
from stolik.server.process.uvicorn_worker import Worker
from tests.server.process.test_workers import caller_at, started
from tests.server.worlds import GENEROUS, PATIENT, World, run, serving

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Door:
    """An admission that records which connections are closed."""

    def __init__(self, most: int, files: int = 1_064) -> None:
        self.admission = Admission(most, files=files)
        self.cut: list[str] = []

    def come(self, name: str, address: str = "a") -> Admitted | None:
        """Connect."""
        return self.admission.come(address, lambda: self.cut.append(name))


def test_the_oldest_idle_connection_makes_room_for_the_next() -> None:
    door = Door(2)
    first, second = door.come("first"), door.come("second")
    assert first is not None
    assert second is not None
    door.admission.work(first, "a")

    assert door.come("third") is not None
    assert door.cut == ["second"], "the first is busy"


def test_where_all_are_busy_the_next_is_refused_and_others_are_not() -> None:
    door = Door(2)
    one, two = door.come("one"), door.come("two")
    assert one is not None
    assert two is not None
    assert door.admission.work(one, "a")
    assert door.admission.work(two, "a")

    assert door.come("three") is None
    assert door.come("other", "b") is not None
    door.admission.leave(two)
    assert door.come("four") is not None
    assert door.cut == []


def test_what_a_proxy_passes_on_counts_for_whoever_is_behind_it() -> None:
    door = Door(1)
    through = [door.come(f"c{n}", "proxy") for n in range(1)]
    assert through[0] is not None
    assert door.admission.work(through[0], "anna")
    second = door.come("c1", "proxy")
    assert second is not None

    assert not door.admission.work(second, "anna"), "anna has one already"
    assert door.admission.work(second, "bartek")


def test_one_address_never_gets_all_there_is_and_idle_ones_make_room_for_anybody() -> None:
    door = Door(5_000, files=64 + 10)
    held = [door.come(f"a{n}") for n in range(8)]
    assert len(door.cut) == 3, "half of ten are its own"
    assert all(held)
    for n in range(8):
        assert door.come(f"b{n}", f"b{n}") is not None
    assert door.cut[3] == "a3", "the oldest of all"


async def silent(worker: Worker | str, count: int) -> list[Streams]:
    """Open connections that say nothing."""
    host, port = worker.split(":") if isinstance(worker, str) else worker.address
    return [await asyncio.open_connection(host, int(port)) for _ in range(count)]


async def close_all(connections: list[Streams]) -> None:
    for _, writer in connections:
        writer.close()


def test_a_head_that_does_not_come_in_time_ends_the_connection(tmp_path: Path) -> None:
    async def main() -> None:
        patience = replace(PATIENT, head=0.2, body=0.2)
        async with serving(tmp_path / "live.db", patience=patience) as world:
            host, port = world.worker.address
            sent = (
                b"",
                b"GET / HTTP/1.1\r\nhost: localhost\r\n",
                b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{",
                b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\n",
            )
            for text in sent:
                reader, writer = await asyncio.open_connection(host, port)
                writer.write(text)
                # Until the server closes it: the test ends only then.
                answer = await asyncio.wait_for(reader.read(), 60)
                writer.close()
                if text.startswith(b"GET /healthz"):
                    assert answer.startswith(b"HTTP/1.1 200")
                else:
                    assert b"200 OK" not in answer
            well = await (await world.guest()).http.get("/api/rooms")

            assert well.status_code == 200

    run(main)


def test_the_default_patience_for_a_head_is_ten_seconds() -> None:
    from stolik.server.settings import SocketPatience  # noqa: PLC0415

    assert SocketPatience().head == 10.0


async def many_silent_and_one_guest(world: World, count: int) -> int:
    held = await silent(world.worker, count)
    answer = await world.caller().http.get("/api/me")
    await close_all(held)
    return answer.status_code


def test_silent_connections_keep_nobody_out_where_their_number_is_limited(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=replace(GENEROUS, connections=20)) as world:
            assert await many_silent_and_one_guest(world, 60) == 200

    run(main)


def test_open_sockets_count_and_a_closed_one_makes_room(tmp_path: Path) -> None:
    async def main() -> None:
        limits = replace(GENEROUS, connections=6)
        async with serving(tmp_path / "live.db", limits=limits) as world:
            # A separate page for each: connections that a browser keeps open would count as well.
            people = [await world.guest() for _ in range(4)]
            made = await people[0].make(seats=4)
            async with people[0].socket(made.room), people[1].socket(made.room):
                async with people[2].socket(made.room):
                    assert (await world.caller().http.get("/healthz")).status_code == 200
                async with people[3].socket(made.room):
                    assert (await world.caller().http.get("/healthz")).status_code == 200

    run(main)


def test_a_server_with_few_files_raises_its_limit_and_outlives_a_silent_crowd(tmp_path: Path) -> None:
    async def main() -> None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
        try:
            async with started("--database", str(tmp_path / "live.db")) as (process, place):
                raised = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)[0]
                resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
                held = await silent(place, 1_300)
                anna = await caller_at(place)
                answer = await anna.http.get("/api/rooms")
                await anna.http.aclose()
                await close_all(held)

                assert raised == min(hard, 65_536)
                assert answer.status_code == 200
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    run(main)


def test_a_limit_that_is_high_enough_stays() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)

    assert raise_file_limit(16) == before[0]
