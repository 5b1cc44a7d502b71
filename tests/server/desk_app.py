"""Only the addresses of analysis, rules and records, on a world in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide

from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.room import Room
from stolik.server.games.analysis import Analysis, analysis_router
from stolik.server.games.records import Records, records_router
from stolik.server.games.review_queue import ReviewQueue
from stolik.server.games.reviews import ReviewDesk, reviews_router
from stolik.server.games.rulebook import rulebook_router
from stolik.server.websocket.room_messages import people_in
from tests.play.memory import MemoryClock
from tests.play.worlds import PEOPLE, World

WHO = "x-player"
"""The header with which these tests say who asks."""


async def names_of(room: Room) -> dict[PlayerId, str]:
    """Name everybody by the last letter of their id."""
    return {player: f"Player {player[-1].upper()}" for player in people_in(room)}


async def code_of(stream: StreamId) -> str:
    """Return a short code."""
    return stream[:6]


@asynccontextmanager
async def desk(
    world: World, analysis: Analysis | None = None, queue: ReviewQueue | None = None
) -> AsyncIterator[httpx.AsyncClient]:
    """Return an HTTP client for these addresses."""

    async def actor(request: Request[Any, Any, Any]) -> Principal:
        return Principal(PlayerId(request.headers.get(WHO, PEOPLE[0].player)))

    records = Records(world.house.replaying, names=names_of, code_of=code_of)
    clock = MemoryClock(lambda: world.now)
    waiting = queue or ReviewQueue(world.store, clock)
    reviews = ReviewDesk(world.house.replaying, records, world.store, clock, waiting)
    app = Litestar(
        [
            analysis_router,
            rulebook_router,
            records_router,
            reviews_router,
        ],
        state=State({"analysis": analysis or Analysis(), "records": records, "reviews": reviews}),
        dependencies={"actor": Provide(actor)},
        logging_config=None,
    )
    transport = httpx.ASGITransport(cast("Any", app))
    async with httpx.AsyncClient(transport=transport, base_url="http://desk") as client:
        yield client
