"""Hosts: the names a request may ask for, against DNS rebinding."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ANY: Final = "*"
"""As a host name, it allows every name."""
_AT_HOME: Final = ("", ".local", ".lan", ".home.arpa")
"""What routers add to the name of a machine; nobody outside can own such a name."""


class AllowedHosts:
    """Allowed values of the header `Host`: configured names, loopback, this machine, private networks.

    An attacker's page can reach a server behind a router by a name whose address changes meanwhile; a numeric
    address cannot change. So numeric addresses of private networks are allowed, and names only if known.
    """

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        allowed = {_name_in(name) for name in names}
        for origin in origins:
            with suppress(ValueError):
                allowed.add((urlsplit(origin).hostname or "").lower())
        own = socket.gethostname().lower()
        self._any = ANY in allowed
        self._names: Final = frozenset({"localhost", *(own + end for end in _AT_HOME), *allowed} - {"", None})
        self._is_name_known = lru_cache(1_000)(self._look_at)

    def lets_in(self, said: Iterable[bytes], *, own: str | None, needed: bool = True) -> bool:
        """Return whether the `Host` headers of a request are allowed.

        `own` is the local address of the connection. A request of HTTP/1.0 needs no header, and browsers
        always send one.
        """
        if self._any:
            return True
        hosts = set(said)
        if not hosts:
            return not needed
        if len(hosts) > 1:
            return False
        name = _name_in(hosts.pop().decode("latin-1"))
        return name is not None and (name == own or self._is_name_known(name))

    def _look_at(self, name: str) -> bool:
        try:
            address = ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(".localhost")
        return name in self._names or not address.is_global


def _name_in(host: str) -> str | None:
    """Return the name or address without its port; None if it is invalid."""
    host = host.strip().lower()
    if host.startswith("["):
        name, closed, port = host[1:].partition("]")
        return name if closed and (not port or _is_port(port)) else None
    name, colon, port = host.partition(":")
    if not name or (colon and not _is_port(colon + port)):
        return None
    return name.removesuffix(".")


def _is_port(text: str) -> bool:
    digits = text.removeprefix(":")
    return text.startswith(":") and digits.isascii() and (digits.isdigit() or not digits)
