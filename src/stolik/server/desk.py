"""The desk: bench, rules and records put on what the server works with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, Request, Router
from litestar.di import Provide

from stolik.play.answers import Refused
from stolik.play.ports import PlayerId, StreamId
from stolik.play.replaying import Replaying
from stolik.play.rights import Actor
from stolik.server.bench import Bench, bench_router
from stolik.server.identity import COOKIE, guard_changes, guard_rates, visitor_of
from stolik.server.offloading import Offloading
from stolik.server.records import Records, records_router
from stolik.server.rulebook import rulebook_router
from stolik.server.services import Services

AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Desk:
    """What answers questions on one worker."""

    bench: Bench
    records: Records


@asynccontextmanager
async def open_desk(app: Litestar) -> AsyncIterator[None]:
    """Keep the desk open while the app runs; its services are open by then."""
    services: Services = app.state.services
    seating = services.house.seating

    async def code_of(stream: StreamId) -> str:
        code = await seating.code_of(stream)
        return "" if isinstance(code, Refused) else code

    offloading = Offloading()
    app.state.desk = Desk(
        Bench(may_ask=services.house.watching.may_ask_solver, offloading=offloading),
        Records(
            Replaying(services.house.carrier),
            names=services.people.names,
            code_of=code_of,
            offloading=offloading,
        ),
    )
    try:
        yield
    finally:
        offloading.close()


def desk_routes() -> Router:
    """Return every address of the desk."""
    return Router(
        "/",
        route_handlers=[
            bench_router(bench=Provide(_bench, sync_to_thread=False), actor=Provide(_visitor)),
            records_router(records=Provide(_records, sync_to_thread=False), actor=Provide(_anybody)),
            rulebook_router(),
        ],
        guards=[guard_rates, guard_changes],
    )


def _bench(request: AnyRequest) -> Bench:
    desk: Desk = request.app.state.desk
    return desk.bench


def _records(request: AnyRequest) -> Records:
    desk: Desk = request.app.state.desk
    return desk.records


async def _visitor(request: AnyRequest) -> Actor:
    return (await visitor_of(request)).actor


async def _anybody(request: AnyRequest) -> Actor:
    """Return who asks; what is open to all can be asked by nobody in particular."""
    return await _visitor(request) if COOKIE in request.cookies else Actor(PlayerId(""))
