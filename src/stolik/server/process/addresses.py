"""The addresses of this server in the local network."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address

import ifaddr

ANYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104  compared, not bound
"""Hosts that mean every network of the machine."""


def is_wide(host: str) -> bool:
    """Return whether a server that listens on `host` can be reached from other machines."""
    return host in ANYWHERE or not _is_own(host)


def is_this_machine(host: str) -> bool:
    """Return whether an address is one of this machine's own."""
    return _is_own(host)


def local_host(host: str) -> str:
    """Return the host to open on this machine for a server that listens on `host`."""
    return "127.0.0.1" if host in ANYWHERE else host


def hall_addresses(host: str, port: int) -> tuple[str, ...]:
    """Return the addresses that phones in the same network can open."""
    if not is_wide(host):
        return ()
    if host not in ANYWHERE:
        return (f"http://{host}:{port}",)
    # IPv4 only: every phone opens it, and a person can type it.
    found = [each.ip for adapter in ifaddr.get_adapters() for each in adapter.ips if isinstance(each.ip, str)]
    return tuple(
        f"http://{each}:{port}"
        for each in sorted(map(IPv4Address, found), key=_likely)
        if not each.is_loopback and not each.is_link_local
    )


def _likely(address: IPv4Address) -> tuple[bool, int]:
    """Sort 192.168 addresses first: routers give them; others often belong to virtual machines."""
    return not str(address).startswith("192.168."), int(address)


def _is_own(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback
