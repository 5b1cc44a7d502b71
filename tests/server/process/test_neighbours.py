"""Workers on one machine: all people of a table are served by one of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from stolik.protocol.news import Happened
from stolik.protocol.orders import Join, Say
from stolik.server.process.neighbours import Neighbours
from tests.server.worlds import Caller, World, run, serving

KNOCKS = 12
"""Connections to each of two workers: more than the accept queue holds, so that some have to be retried."""


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[World, World]]:
    """Run two workers that know each other, on one database."""
    async with (
        serving(folder / "a.db", neighbours=Neighbours(folder, own=0, count=2)) as one,
        serving(folder / "a.db", neighbours=Neighbours(folder, own=1, count=2)) as two,
    ):
        yield one, two


def connections(*worlds: World) -> list[int]:
    """Return how many clients each worker serves."""
    return [len(world.services.channels.connections) for world in worlds]


async def room_of(world: World, caller: Caller) -> str:
    """Return a room that is served by another worker than the one that accepts."""
    neighbours = world.worker.neighbours
    assert neighbours is not None
    while True:
        room = (await caller.make(seats=4)).room
        if neighbours.home_of(f"/ws/rooms/{room}".encode()) is not None:
            return room


def test_the_people_of_a_table_are_served_by_one_worker(tmp_path: Path) -> None:
    async def main() -> None:
        async with two_workers(tmp_path) as (one, two):
            anna, bartek = await one.guest(), await two.guest()
            room = await room_of(one, anna)

            async with anna.socket(room) as first, bartek.socket(room) as second:
                served = connections(one, two)
                answer = await second.order(Join(id="j", seed="b"))
                await first.wait(Happened)

            assert served == [0, 2]
            assert answer.refused is None

    run(main)


def test_who_knocks_together_gets_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with two_workers(tmp_path) as (one, two):
            anna, bartek = await one.guest(), await one.guest()
            room = await room_of(one, anna)

            async with AsyncExitStack() as all_of_them:
                await asyncio.gather(
                    *(all_of_them.enter_async_context(each.socket(room)) for each in KNOCKS * [anna, bartek])
                )
                served = connections(one, two)

            assert served == [0, 2 * KNOCKS]

    run(main)


@pytest.mark.parametrize("how", ["in order", "without a word"])
def test_where_the_neighbour_is_gone_one_serves_alone(tmp_path: Path, how: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "a.db", neighbours=Neighbours(tmp_path, own=0, count=2)) as one:
            anna = await one.guest()
            if how == "in order":
                async with serving(tmp_path / "a.db", neighbours=Neighbours(tmp_path, own=1, count=2)):
                    pass
            else:
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
                    door.bind(str(tmp_path / "1.door"))  # the name stays
            room = await room_of(one, anna)

            async with anna.socket(room) as talk:
                answer = await talk.order(Say(id="s", text="hello"))

            assert answer.refused is None

    run(main)


def test_where_no_door_can_be_everybody_serves_who_comes(tmp_path: Path) -> None:
    async def main() -> None:
        deep = tmp_path / ("x" * 120)
        deep.mkdir()
        async with serving(tmp_path / "a.db", neighbours=Neighbours(deep, own=0, count=2)) as one:
            anna = await one.guest()
            rooms = [(await anna.make()).room for _ in range(4)]

            for room in rooms:
                async with anna.socket(room):
                    assert connections(one) == [1]

    run(main)
