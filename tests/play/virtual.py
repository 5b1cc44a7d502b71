"""An event loop with virtual time, and an unreliable network."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple


class _Skipping(selectors.SelectSelector):
    """Lets time jump to the next planned event instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        # Nothing comes from outside, so the system need not be polled.
        if timeout is None:
            message = "everybody waits for somebody else"
            raise RuntimeError(message)
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time: the same tasks run in the same order on every machine."""

    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._skipping.now


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
