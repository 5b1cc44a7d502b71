"""The certificates for secure connections."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from ssl import SSLContext


@cache
def trusted() -> SSLContext:
    """Return the trusted certificates, loaded once: loading them is slower than many requests."""
    return httpx.create_ssl_context()
