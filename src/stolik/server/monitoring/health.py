"""Health: alive, ready, and metrics."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec import Struct

from stolik.server.monitoring.metrics import CONTENT_TYPE, figures
from stolik.server.people.identity import services_of


class Alive(Struct, frozen=True):
    """The worker answers."""

    alive: bool = True


class Ready(Struct, frozen=True, kw_only=True):
    """Whether the worker can serve: writes must reach the disk."""

    ready: bool
    database: bool
    """Whether a write to the database succeeded lately."""
    bus: bool
    """Whether the bus is reachable; play goes on without it, so it does not decide."""


@get("/healthz", tags=["operation"], summary="Whether this worker is alive", sync_to_thread=False)
def healthz() -> Alive:
    """Answer."""
    return Alive()


@get("/readyz", tags=["operation"], summary="Whether a write to the database succeeded lately")
async def readyz(request: Request[Any, Any, State]) -> Response[Ready]:
    """Try a write; the bus is reported, but does not decide."""
    services = services_of(request)
    database = await services.readiness.writes()
    ready = Ready(ready=database and not services.stopping, database=database, bus=services.places.healthy())
    return Response(ready, status_code=200 if ready.ready else 503)


@get("/metrics", tags=["operation"], summary="Figures for Prometheus", sync_to_thread=True)
def metrics() -> Response[bytes]:
    """Return all metrics."""
    return Response(figures(), media_type=CONTENT_TYPE)
