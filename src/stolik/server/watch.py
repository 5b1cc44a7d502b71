"""How the server is: alive, ready, and its figures."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.server.identity import services_of
from stolik.server.metrics import CONTENT_TYPE, figures

_SECONDS: Final = 2.0


class Alive(Struct, frozen=True):
    """The worker answers."""

    alive: bool = True


class Ready(Struct, frozen=True, kw_only=True):
    """What the worker reaches."""

    ready: bool
    database: bool
    bus: bool


@get("/healthz", tags=["operation"], summary="Whether this worker is alive", sync_to_thread=False)
def healthz() -> Alive:
    """Say so."""
    return Alive()


@get("/readyz", tags=["operation"], summary="Whether database and bus are reachable")
async def readyz(request: Request[Any, Any, State]) -> Response[Ready]:
    """Try both."""
    services = services_of(request)
    try:
        async with asyncio.timeout(_SECONDS):
            database = await services.store.reachable()
    except (StolikError, OSError, TimeoutError):
        database = False
    bus = services.places.healthy()
    ready = Ready(ready=database and bus and not services.stopping, database=database, bus=bus)
    return Response(ready, status_code=200 if ready.ready else 503)


@get("/metrics", tags=["operation"], summary="Figures for Prometheus", sync_to_thread=True)
def metrics() -> Response[bytes]:
    """Return all figures."""
    return Response(figures(), media_type=CONTENT_TYPE)
