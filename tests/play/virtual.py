"""An event loop with virtual time, and an unreliable network."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, NamedTuple, TypeVarTuple

Ts = TypeVarTuple("Ts")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time: the same tasks run in the same order on every machine.

    Time jumps to the next planned event, and nothing comes from outside: a round never waits. A game has ten
    thousand callbacks, so nothing is checked here that asyncio checks for threads and for debugging.
    """

    _ready: deque[asyncio.Handle]

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._planned: list[tuple[float, int, asyncio.TimerHandle]] = []
        """A heap; what is planned for the same time runs in the order in which it was planned."""
        self._numbers = count()

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._now

    def call_soon(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        """Run a callback in the next round."""
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Run a callback after some time."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Run a callback at a time."""
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self._planned, (when, next(self._numbers), timer))
        return timer

    def _run_once(self) -> None:
        ready, planned = self._ready, self._planned
        while planned and planned[0][2].cancelled():
            heappop(planned)
        if not ready:
            if not planned:
                message = "everybody waits for somebody else"
                raise RuntimeError(message)
            self._now = max(self._now, planned[0][0])
        now = self._now
        while planned and planned[0][0] <= now:
            ready.append(heappop(planned)[2])
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
