"""The connections of one worker to Redis, which never fail for the caller."""

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
"""The prefix of every key and channel, so that a Redis can be shared."""
PATIENCE: Final = 1.0
"""Seconds after which a silent Redis counts as unreachable."""
CONNECTIONS: Final = 16
TROUBLES: Final = (RedisError, OSError, TimeoutError)
_log: Final = logging.getLogger(__name__)


def without_password(address: str) -> str:
    """Return an address without its password, for logs and messages."""
    scheme, _, rest = address.rpartition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


class Link:
    """The connection to Redis. It is away if either commands or hints do not get through.

    While it is away nobody waits for it: requests get the fallback, and only the bus checks now and then
    whether it is back.
    """

    def __init__(self, address: str) -> None:
        pool = BlockingConnectionPool.from_url(
            address,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            protocol=2,
            # Requests do not retry: that is up to the bus.
            retry=Retry(NoBackoff(), 0),
        )
        self.redis: Final = Redis(connection_pool=pool)
        self._name: Final = without_password(address)
        self._missing: set[str] = {"hints"}
        self._reported = False

    @property
    def away(self) -> bool:
        """Whether commands or hints do not get through."""
        return bool(self._missing)

    async def ask(self, work: Callable[[Redis], Awaitable[T]], otherwise: D) -> T | D:
        """Return the answer of Redis, or `otherwise` if it is away."""
        return otherwise if "commands" in self._missing else await self.try_again(work, otherwise)

    async def try_again(self, work: Callable[[Redis], Awaitable[T]], otherwise: D) -> T | D:
        """Ask even if Redis was away a moment ago."""
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await work(self.redis)
        except TROUBLES as trouble:
            self.gone("commands", trouble)
            return otherwise
        self.back("commands")
        return answer

    def gone(self, part: str, trouble: Exception) -> None:
        """Note that something does not get through; logged once per outage."""
        self._missing.add(part)
        if not self._reported:
            self._reported = True
            _log.warning(
                "Redis at %s is away (%s: %s): updates between workers take a second, nothing is lost",
                self._name,
                type(trouble).__name__,
                trouble,
            )

    def back(self, part: str) -> None:
        """Note that something gets through again."""
        self._missing.discard(part)
        if self._reported and not self._missing:
            self._reported = False
            _log.info("Redis at %s is back", self._name)

    async def close(self) -> None:
        """Close the connections."""
        await self.redis.aclose(close_connection_pool=True)
