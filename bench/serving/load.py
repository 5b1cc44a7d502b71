"""The load generator, a separate process: reads commands line by line, and answers each with figures.

``python -m bench.serving.load HOST PORT TABLES.json [bare]``
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.serving.crowd import Crowd, Place
from bench.serving.rooms import Table
from stolik.server.process.uvicorn_worker import new_loop

_TICK: Final = 0.002


class Load:
    """Runs the commands of the bench."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._places = [place for spot in crowd.spots for place in spot.places]

    async def do(self, what: str, **options: Any) -> dict[str, Any]:  # noqa: ANN401  as each of them takes them
        """Run one command and return its figures."""
        return dict(await getattr(self, what)(**options))

    async def connect(self, *, first: int = 0, count: int | None = None) -> dict[str, Any]:
        """Connect all clients."""
        begun = time.monotonic()
        some = self._places[first:] if count is None else self._places[first : first + count]
        await self._crowd.connect(some)
        return {"seconds": time.monotonic() - begun, "people": len(some)}

    async def rate(self, *, a_second: float, seconds: float) -> dict[str, Any]:
        """Send a fixed number of orders per second at random moments, without waiting for answers."""
        crowd, dice = self._crowd, random.Random(5)  # noqa: S311  moments, not secrets
        self._forget()
        begun = time.perf_counter()
        due, given, late = begun, 0, 0
        while (now := time.perf_counter()) < begun + seconds:
            while due <= now:
                due += dice.expovariate(a_second)
                if crowd.move():
                    given += 1
                else:
                    late += 1
            await asyncio.sleep(min(_TICK, max(0.0, due - time.perf_counter())))
        spent = time.perf_counter() - begun
        await self._settle()
        return {"given": given, "late": late, "seconds": spent, **self._figures()}

    async def saturate(self, *, outstanding: int, seconds: float) -> dict[str, Any]:
        """Keep a fixed number of orders in progress all the time."""
        crowd = self._crowd
        self._forget()

        def more() -> None:
            while crowd.outstanding < outstanding and crowd.move():
                pass

        crowd.on_answer = more
        begun = time.perf_counter()
        while time.perf_counter() < begun + seconds:
            more()
            await asyncio.sleep(_TICK)
        crowd.on_answer = lambda: None
        spent, answered = time.perf_counter() - begun, len(crowd.to_answer)
        await self._settle()
        return {"a_second": answered / spent, **self._figures(), "seconds": spent}

    async def survive(self, *, a_second: float, seconds: float) -> dict[str, Any]:
        """Keep playing while the server is killed, and reconnect when it is back."""
        crowd, dice = self._crowd, random.Random(6)  # noqa: S311  moments, not secrets
        self._forget()
        crowd.lost = 0
        end, due = time.monotonic() + seconds, time.monotonic()
        while crowd.lost < len(self._places):
            while due <= time.monotonic() and not crowd.lost:
                due += dice.expovariate(a_second)
                crowd.move()
            if time.monotonic() > end:
                message = "the server does not die"
                raise TimeoutError(message)
            await asyncio.sleep(_TICK)
        dead = time.monotonic()
        before = len(crowd.answers)
        unanswered = crowd.outstanding
        for place in self._places:
            place.synced_at = 0.0
        first = asyncio.create_task(self._first_answer(before))
        await crowd.connect(self._order())
        synced = max(place.synced_at for place in self._places)
        return {
            "dead": dead,
            "first_answer": await first,
            "first_synced": min(place.synced_at for place in self._places),
            "synced": synced,
            "unanswered_then": unanswered,
        }

    async def go_on(self, *, answers: str) -> dict[str, Any]:
        """Let everybody move once more, and write down all acknowledged orders."""
        crowd = self._crowd
        for spot in crowd.spots:
            spot.is_ready = False
        crowd.ready.clear()
        for spot in crowd.spots:
            crowd._may_go_on(spot)  # noqa: SLF001  its own driver
        while crowd.move():
            if crowd.outstanding > 32:  # noqa: PLR2004  a few at a time
                await asyncio.sleep(_TICK)
        await self._settle()
        Path(answers).write_bytes(msgspec.json.encode(crowd.answers))  # noqa: ASYNC240  nobody waits any more
        return {"unanswered": crowd.outstanding, "refused": crowd.refused}

    def _order(self) -> list[Place]:
        """Return the places, with those waiting for an answer first, as people would reconnect them."""
        return sorted(self._places, key=lambda place: place.spot.sent is None)

    async def _first_answer(self, before: int) -> float:
        crowd = self._crowd
        while len(crowd.answers) == before:
            if not crowd.outstanding:
                crowd.move()
            await asyncio.sleep(_TICK)
        return time.monotonic()

    async def idle(self, *, seconds: float) -> dict[str, Any]:
        """Do nothing but answer pings."""
        await asyncio.sleep(seconds)
        return {}

    async def leave(self) -> dict[str, Any]:
        """Disconnect all clients."""
        self._crowd.close()
        await asyncio.sleep(0.2)
        return {}

    def _forget(self) -> None:
        self._crowd.to_answer.clear()
        self._crowd.to_news.clear()
        self._crowd.refused = 0

    async def _settle(self) -> None:
        end = time.monotonic() + 20
        while self._crowd.outstanding and time.monotonic() < end:  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)

    def _figures(self) -> dict[str, Any]:
        crowd = self._crowd
        return {
            "answered": len(crowd.to_answer),
            "refused": crowd.refused,
            "answer_ms": _quantiles(crowd.to_answer),
            "news_ms": _quantiles(crowd.to_news),
        }


def _quantiles(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    ordered = sorted(seconds)
    return {
        name: 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]
        for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))
    }


async def main() -> None:
    """Run commands until the input ends."""
    host, port, tables, *bare = sys.argv[1:]
    text = await asyncio.to_thread(Path(tables).read_bytes)
    crowd = Crowd(host, int(port), msgspec.json.decode(text, type=list[Table]), bare=bool(bare))
    load = Load(crowd)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        figures = await load.do(**msgspec.json.decode(line))
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    # A collection pauses this process for 80 ms with thousands of sockets, which would falsify the times.
    gc.disable()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main())
