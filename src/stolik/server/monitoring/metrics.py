"""Metrics for Prometheus: of one worker, or of all if they share a folder."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

# Otherwise every counter has a second line, which says since when it counts; workers with a folder have none.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library's own

COMMANDS: Final = Counter("stolik_commands", "Orders carried out or refused.", ["kind", "result"])
SECONDS: Final = Histogram(
    "stolik_command_seconds",
    "What an order takes, until it is durable.",
    ["kind"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)
REQUESTS: Final = Counter("stolik_requests", "Requests answered.", ["method", "path", "status"])
CONNECTIONS: Final = Gauge("stolik_connections", "Sockets open.", multiprocess_mode="livesum")
ROOMS: Final = Gauge("stolik_rooms", "Rooms that sockets look at.", multiprocess_mode="livesum")
SWEEPER_LAG: Final = Gauge(
    "stolik_sweeper_lag_seconds", "How long the oldest deadline waits.", multiprocess_mode="livemax"
)
DROPS: Final = Counter("stolik_outbox_drops", "Sockets dropped because their client did not read.")
WRONG: Final = Counter(
    "stolik_wrong_messages", "Messages that could not be read or came too often.", ["code"]
)

counter_of: Final = cache(COMMANDS.labels)
seconds_of: Final = cache(SECONDS.labels)
requests_of: Final = cache(REQUESTS.labels)
"""Cached, because finding a metric by its labels takes longer than counting."""

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


def count_command(kind: str, result: str, seconds: float | None = None) -> None:
    """Count an order, and the time it took if it was completed."""
    counter_of(kind, result).inc()
    if seconds is not None:
        seconds_of(kind).observe(seconds)


def figures() -> bytes:
    """Return all metrics."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library's own
    return generate_latest(registry)
