"""Hosts: the names a request may ask for, so that no name of another site leads a browser to this server."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ANY: Final = "*"
"""Given as a host name, it lets every name in."""
_AT_HOME: Final = ("", ".local", ".lan", ".home.arpa")
"""What routers add to the name of a machine; nobody outside can own such a name."""


class AllowedHosts:
    """What the header `Host` may say: what the server was told, loopback, this machine, and a hall's network.

    An attacker's page reaches a server behind a router by a name whose address changes meanwhile; an address
    typed as a number cannot change. So numbers of private networks are let in, and names only when known.
    """

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        told = {_name_in(name) for name in names}
        for origin in origins:
            with suppress(ValueError):
                told.add((urlsplit(origin).hostname or "").lower())
        own = socket.gethostname().lower()
        self._any = ANY in told
        self._names: Final = frozenset({"localhost", *(own + end for end in _AT_HOME), *told} - {"", None})
        self._is_name_known = lru_cache(1_000)(self._look_at)

    def lets_in(self, said: Iterable[bytes], *, own: str | None, needed: bool = True) -> bool:
        """Return whether a request may come in by what its `Host` headers say.

        `own` is the address the connection was accepted on, which is this machine's. A request of HTTP/1.0
        needs no header, and no browser leaves it out.
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
    """Return the name or address without its port; None where it is nothing of the kind."""
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
