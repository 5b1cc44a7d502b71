"""An event loop with virtual time, and an unreliable network."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from heapq import heappop
from random import Random
from typing import Any, NamedTuple


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time: the same tasks run in the same order on every machine.

    Time jumps to the next planned event, and nothing comes from outside: a round never waits.
    """

    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]
    _timer_cancelled_count: int

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._now

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._scheduled
        while scheduled and scheduled[0].cancelled():
            self._timer_cancelled_count -= 1
            heappop(scheduled)._scheduled = False  # type: ignore[attr-defined]  # noqa: SLF001  as the loop does
        if not ready:
            if not scheduled:
                message = "everybody waits for somebody else"
                raise RuntimeError(message)
            self._now = max(self._now, scheduled[0].when())
        while scheduled and scheduled[0].when() <= self._now:
            timer = heappop(scheduled)
            timer._scheduled = False  # type: ignore[attr-defined]  # noqa: SLF001
            ready.append(timer)
        # What these add waits for the next round.
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle.cancelled():
                handle._run()  # noqa: SLF001


class Weather(NamedTuple):
    """How unreliable the network is."""

    drop: float = 0.06
    duplicate: float = 0.06
    slow: float = 0.04
    """How often a message takes seconds."""
    straggle: float = 0.5
    """How often a message arrives a second time, much later."""


class Network:
    """Delivers messages late, twice, in another order, or not at all."""

    def __init__(self, rng: Random, weather: Weather) -> None:
        self._rng = rng
        self._weather = weather
        self.quiet = False
        """Whether the network has become reliable."""

    def send(self, deliver: Callable[..., object], *arguments: Any) -> None:  # noqa: ANN401  any message
        """Deliver a message, unless it is lost."""
        rng, weather, loop = self._rng, self._weather, asyncio.get_running_loop()
        if self.quiet:
            loop.call_later(0.01, deliver, *arguments)
            return
        if rng.random() >= weather.drop:
            loop.call_later(self._delay(), deliver, *arguments)
        if rng.random() < weather.duplicate:
            later = rng.uniform(1, 40) if rng.random() < weather.straggle else 0
            loop.call_later(later + self._delay(), deliver, *arguments)

    def _delay(self) -> float:
        if self._rng.random() < self._weather.slow:
            return self._rng.uniform(0.5, 4)
        return self._rng.uniform(0.005, 0.2)
