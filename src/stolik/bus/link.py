"""The connections of one worker to Redis: whatever becomes of Redis, nobody who asks is failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

T = TypeVar("T")
D = TypeVar("D")

PREFIX: Final = "stolik:"
"""Begins every key and channel, so that a Redis can be shared."""
PATIENCE: Final = 1.0
"""Seconds after which a Redis that says nothing counts as away."""
CONNECTIONS: Final = 16
TROUBLES: Final = (RedisError, OSError, TimeoutError)
_log: Final = logging.getLogger(__name__)


def without_password(address: str) -> str:
    """Return an address as the log and messages may show it."""
    scheme, _, rest = address.rpartition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


class Link:
    """The way to Redis. It is away when either commands or hints do not get through.

    While it is away nobody waits for it: questions are answered with what stands in for it, and
    only the bus, once in a while, looks whether it is back.
    """

    def __init__(self, address: str) -> None:
        pool = BlockingConnectionPool.from_url(
            address,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            protocol=2,
            # Whoever asks is not kept waiting: trying again is the business of the bus.
            retry=Retry(NoBackoff(), 0),
        )
        self.redis: Final = Redis(connection_pool=pool)
        self._name: Final = without_password(address)
        self._missing: set[str] = {"hints"}
        self._told = False

    @property
    def away(self) -> bool:
        """Whether commands or hints do not get through."""
        return bool(self._missing)

    async def ask(self, work: Callable[[Redis], Awaitable[T]], otherwise: D) -> T | D:
        """Return what Redis says, or `otherwise` where it is away."""
        return otherwise if "commands" in self._missing else await self.try_again(work, otherwise)

    async def try_again(self, work: Callable[[Redis], Awaitable[T]], otherwise: D) -> T | D:
        """Ask also where Redis was away a moment ago."""
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await work(self.redis)
        except TROUBLES as trouble:
            self.gone("commands", trouble)
            return otherwise
        self.back("commands")
        return answer

    def gone(self, part: str, trouble: Exception) -> None:
        """Take note that something does not get through; the log hears of it once an outage."""
        self._missing.add(part)
        if not self._told:
            self._told = True
            _log.warning(
                "Redis at %s is away (%s: %s): updates between workers take a second, nothing is lost",
                self._name,
                type(trouble).__name__,
                trouble,
            )

    def back(self, part: str) -> None:
        """Take note that something gets through again."""
        self._missing.discard(part)
        if self._told and not self._missing:
            self._told = False
            _log.info("Redis at %s is back", self._name)

    async def close(self) -> None:
        """Let go of the connections."""
        await self.redis.aclose(close_connection_pool=True)
