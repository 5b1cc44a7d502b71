"""The certificates that connections are checked by."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from ssl import SSLContext


@cache
def trusted() -> SSLContext:
    """Return whom we trust, read once: for every client anew it would cost more than many requests."""
    return httpx.create_ssl_context()
