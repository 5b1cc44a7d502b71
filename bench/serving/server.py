"""The server under load, compared with a bare one that only appends durably and broadcasts."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bench.progress import progress
from bench.serving.processes import Generator, Server, crowd_at
from bench.serving.rooms import SEATS, prepare

# The targets.
P99, SHARE, KIB = 4.0, 0.3, 60.0
TABLES: Final = int(os.environ.get("STOLIK_BENCH_TABLES", "1000"))
SECONDS: Final = float(os.environ.get("STOLIK_BENCH_SECONDS", "10"))
RATE: Final = TABLES / 2
"""Orders per second: 500 at 1,000 tables."""
ROUNDS: Final = int(os.environ.get("STOLIK_BENCH_ROUNDS", "2"))
OUTSTANDING: Final = 64


def report() -> str:
    """Measure everything and return the figures as Markdown."""
    with TemporaryDirectory(prefix="stolik-bench-") as name:
        folder = Path(name)
        beside = [_beside(folder) for _ in progress(range(ROUNDS), "server beside bare")]
    return "\n".join(_figures(beside))


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
    return plain, real


def _measured(server: Server, crowd: Generator) -> dict[str, Any]:
    """Connect everybody, and let them play first at the given rate, then as fast as possible."""
    empty, cpu = server.memory, server.cpu
    came = crowd.do("connect")
    came["cpu_ms"] = 1000 * (server.cpu - cpu) / came["people"]
    crowd.do("idle", seconds=2)
    idle = server.memory
    # Everybody moves once before the measurement, to fill the caches.
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


def _figures(beside: list[tuple[dict[str, Any], dict[str, Any]]]) -> Iterator[str]:
    yield (
        f"{TABLES:,} tables of {SEATS} seats, each seat on its own socket in another process. The bare"
        " server only appends each message durably to SQLite (WAL, synchronous=FULL, group commit) and"
        " broadcasts it. In each round the same load generator measures both, one after the other. Every"
        " eighth move is a bot's play, the others draw. Times in milliseconds."
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
        yield _row(number, "processor time per order at that rate", a, b, ("", ""))
        a, b = bare["most"]["a_second"], ours["most"]["a_second"]
        yield _row(
            number,
            f"orders a second, {OUTSTANDING} in progress",
            a,
            b,
            ("at least 0.3", _met(b / a >= SHARE)),
        )
        a, b = bare["most"]["cpu_ms"], ours["most"]["cpu_ms"]
        yield _row(number, "processor time per order then", a, b, ("", ""))
        a, b = bare["idle_kib"], ours["idle_kib"]
        yield _row(number, "KiB per connection, idle", a, b, ("at most 60", _met(b <= KIB)))
        a, b = bare["busy_kib"], ours["busy_kib"]
        yield _row(number, "KiB per connection, after the load", a, b, ("at most 60", _met(b <= KIB)))
        a, b = bare["came"]["cpu_ms"], ours["came"]["cpu_ms"]
        yield _row(number, "processor time to connect a client", a, b, ("", ""))
    yield ""
    share = median(ours["most"]["a_second"] / bare["most"]["a_second"] for bare, ours in beside)
    cost = median(ours["most"]["cpu_ms"] / bare["most"]["cpu_ms"] for bare, ours in beside)
    yield f"Median share of the bare server's rate: {share:.2f}; an order costs {cost:.1f} times as much."


def _row(number: int, what: str, bare: float, ours: float, wanted: tuple[str, str]) -> str:
    ratio = ours / bare if bare else 0
    return f"| {number} | {what} | {bare:,.2f} | {ours:,.2f} | {ratio:.2f} | {' | '.join(wanted)} |"


def _met(is_met: bool) -> str:  # noqa: FBT001  one claim, one word
    return "met" if is_met else "not met"
