"""kill -9 with many live tables: when it serves again, when all clients are back, and what both cost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bench.serving.processes import Generator, Server, crowd_at
from bench.serving.rooms import SEATS, prepare
from bench.serving.server import RATE, TABLES

# The targets, in seconds.
READY, SYNCED = 5.0, 10.0


def report() -> str:
    """Measure everything and return the figures as Markdown."""
    with TemporaryDirectory(prefix="stolik-bench-") as name:
        folder = Path(name)
        empty = Server.stolik(folder, str(folder / "empty.db"))
        empty.start()
        first = empty.cpu
        empty.stop()
        empty.start()
        again = empty.cpu
        empty.stop()
        database, tables = folder / "rooms.db", folder / "tables.json"
        tables.write_bytes(msgspec.json.encode(asyncio.run(prepare(str(database), TABLES))))
        server = Server.stolik(folder, str(database))
        server.start()
        with crowd_at(server, tables, bare=False) as crowd:
            came = _came(server, crowd)
            found = _restart(server, crowd, folder, database)
    return "\n".join(_lines(first, again, came, found))


def _came(server: Server, crowd: Generator) -> dict[str, Any]:
    # The crowd's own start is not part of it.
    crowd.do("idle", seconds=0)
    cpu, own = server.cpu, crowd.cpu
    came = crowd.do("connect")
    return {
        "seconds": came["seconds"],
        "server_ms": 1000 * (server.cpu - cpu) / came["people"],
        "crowd_ms": 1000 * (crowd.cpu - own) / came["people"],
    }


def _restart(server: Server, crowd: Generator, folder: Path, database: Path) -> dict[str, Any]:
    """Kill the server under full load, start it again, and measure when clients are back."""
    answers = folder / "answers.json"
    crowd.tell("survive", a_second=RATE / 2, seconds=60)
    time.sleep(2)
    killed_at = time.time()
    killed = time.monotonic()
    server.kill()
    own = crowd.cpu
    ready = server.start()
    ready_cpu = server.cpu
    back_at = time.time()
    figures = crowd.hear()
    back_cpu, own = server.cpu - ready_cpu, crowd.cpu - own
    went_on = crowd.do("go_on", answers=str(answers))
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT stream, command_id, seq FROM event WHERE command_id IS NOT NULL")
        stands = {(stream, name): seq for stream, name, seq in rows}
        given = connection.execute(
            "SELECT count(DISTINCT stream), min(json_extract(payload, '$.ms')) FROM event"
            " WHERE json_extract(payload, '$.because') = 'outage' AND at >= ?",
            (1000 * killed_at,),
        ).fetchone()
    acknowledged = msgspec.json.decode(answers.read_bytes(), type=list[tuple[str, str, int]])
    return {
        "ready": ready,
        "ready_cpu": ready_cpu,
        "first": figures["first_answer"] - killed,
        "synced": figures["synced"] - killed,
        "server_ms": 1000 * back_cpu / (SEATS * TABLES),
        "crowd_ms": 1000 * own / (SEATS * TABLES),
        "acknowledged": len(acknowledged),
        "lost": sum((room, name) not in stands for room, name, _ in acknowledged),
        "unanswered": went_on["unanswered"],
        "down_ms": round(1000 * (back_at - killed_at)),
        "credited": given[0],
        "least_ms": given[1],
    }


def _lines(first: float, again: float, came: dict[str, Any], it: dict[str, Any]) -> Iterator[str]:
    yield (
        f"{TABLES:,} tables of {SEATS} seats, each seat on its own socket in another process. Each client"
        " asks for a ticket over HTTP, opens a socket, sends the number of the last event it knows, and"
        " receives the room; all clients connect from one address."
    )
    yield ""
    yield "| what | processor time |"
    yield "|---|--:|"
    yield f"| start until /readyz, a new file | {first:.2f} s |"
    yield f"| start until /readyz, an existing file | {again:.2f} s |"
    yield f"| start until /readyz, after kill -9 with all tables live | {it['ready_cpu']:.2f} s |"
    yield (
        f"| to connect a client | {came['server_ms']:.2f} ms (the client itself {came['crowd_ms']:.2f} ms) |"
    )
    yield (
        f"| to reconnect a client | {it['server_ms']:.2f} ms (the client itself {it['crowd_ms']:.2f} ms) |"
    )
    yield ""
    yield (
        f"kill -9 with orders in progress, started again at once: ready after {it['ready']:.1f} s "
        f"(wanted {READY:.0f}: {_met(it['ready'] <= READY)}), an order answered {it['first']:.1f} s after "
        f"the kill, all {SEATS * TABLES:,} clients back and up to date after {it['synced']:.1f} s "
        f"(wanted {SYNCED:.0f}: {_met(it['synced'] <= SYNCED)}). "
        f"Of {it['acknowledged']:,} acknowledged orders {it['lost']} were lost; {it['unanswered']} stayed "
        f"unanswered. Down for {it['down_ms']:,} ms; {it['credited']:,} of {TABLES:,} running clocks got "
        f"back at least {it['least_ms'] or 0:,} ms."
    )


def _met(is_met: bool) -> str:  # noqa: FBT001  one claim, one word
    return "met" if is_met else "not met"
