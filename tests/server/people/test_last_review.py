"""The newest reviewed game is offered on the first page of one's own games, and to nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Raw

from stolik.play.ports import StreamId
from tests.server.people.test_games import games_of, given_up
from tests.server.worlds import run, serving


@pytest.mark.parametrize("reviewed", [(), (0,), (0, 1)])
def test_the_newest_reviewed_game(reviewed: tuple[int, ...], tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob, celina = [await world.guest() for _ in range(3)]
            rooms = [StreamId(await given_up(anna, bob)) for _ in range(3)]
            store = world.services.store
            for number in reviewed:
                assert await store.claim_review(rooms[number], version=1, now=0, lease=1)
                await store.end_review(rooms[number], Raw(b"{}"))
            assert await store.claim_review(rooms[2], version=1, now=0, lease=1), "this one is not made yet"
            newest = rooms[reviewed[-1]] if reviewed else None
            assert (await games_of(anna))["reviewed"] == newest
            assert (await games_of(celina))["reviewed"] is None

    run(main)
