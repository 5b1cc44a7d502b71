"""Errors when a bus is opened; once it is open, it never fails.

StolikError
└── BusError
    ├── NoRedisError    the library for Redis is not installed
    └── BadBusError     an invalid address
"""

from __future__ import annotations

from stolik.core.errors import StolikError


class BusError(StolikError):
    """A bus that cannot be opened."""

    code = "bus_failed"


class NoRedisError(BusError):
    """The library for Redis is not installed."""

    code = "no_redis"


class BadBusError(BusError):
    """An invalid address."""

    code = "bad_bus"
