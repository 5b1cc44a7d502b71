"""What workers share, opened by the address of a Redis, or within one process without one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from stolik.bus.errors import BadBusError, NoRedisError
from stolik.bus.rates import NoRates, Rates
from stolik.play.memory_bus import MemoryBus, MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.ports import Bus, Drafts, Once, Presence

SCHEMES: Final = ("redis://", "rediss://", "unix://")


def _always() -> bool:
    return True


async def _nothing() -> None:
    """Close nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedPlaces:
    """What workers share besides the store."""

    bus: Bus
    drafts: Drafts
    presence: Presence
    once: Once
    rates: Rates = field(default_factory=NoRates)
    _is_healthy: Callable[[], bool] = field(default=_always)
    _close: Callable[[], Awaitable[None]] = field(default=_nothing)

    def healthy(self) -> bool:
        """Return whether hints reach other workers at once; otherwise everything works, only slower."""
        return self._is_healthy()

    async def close(self) -> None:
        """Send what is waiting and close the connections."""
        await self._close()


async def open_bus(address: str | None) -> SharedPlaces:
    """Open the bus at an address such as ``redis://host:6379/0``; None is the one within this process.

    An unreachable Redis is not an error: the bus works without it and reconnects when it is back.
    """
    if address is None:
        return SharedPlaces(
            bus=MemoryBus(), drafts=MemoryDrafts(), presence=MemoryPresence(), once=MemoryOnce()
        )
    if not address.startswith(SCHEMES):
        message = f"a bus is redis://..., rediss://... or unix://...: {address!r}"
        raise BadBusError(message, key="bad-bus", typed=address.partition("@")[2] or address)
    try:
        # An extra: a server of one process does not need it.
        from stolik.bus.hints import RedisBus  # noqa: PLC0415
        from stolik.bus.link import Link, without_password  # noqa: PLC0415
        from stolik.bus.shared import RedisDrafts, RedisOnce, RedisPresence, RedisRates  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "redis":
            raise
        message = "a bus on Redis needs the extra: pip install 'stolik[redis]'"
        raise NoRedisError(message, key="no-redis") from error
    try:
        link = Link(address)
    except ValueError as error:
        message = f"{without_password(address)!r} is not the address of a Redis: {error}"
        raise BadBusError(message, key="bad-redis", typed=without_password(address)) from None
    bus = RedisBus(link)
    await bus.start()

    async def close() -> None:
        await bus.close()
        await link.close()

    return SharedPlaces(
        bus=bus,
        drafts=RedisDrafts(link),
        presence=RedisPresence(link),
        once=RedisOnce(link),
        rates=RedisRates(link),
        _is_healthy=lambda: not link.away,
        _close=close,
    )
