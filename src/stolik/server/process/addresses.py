"""Where a hall finds this server: its addresses in the local network."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address

import ifaddr

ANYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104  compared, not bound
"""Hosts that mean every network of the machine."""


def is_wide(host: str) -> bool:
    """Tell whether a server that listens there can be reached from other machines."""
    return host in ANYWHERE or not _is_own(host)


def is_near(host: str) -> bool:
    """Tell whether somebody at that address sits at this very machine."""
    return _is_own(host)


def hall_addresses(host: str, port: int) -> tuple[str, ...]:
    """Return the addresses by which phones in the same network open a server that listens at `host`."""
    if not is_wide(host):
        return ()
    if host not in ANYWHERE:
        return (f"http://{host}:{port}",)
    # Plain numbers of the fourth version: the only form that every phone opens and a person can type.
    found = [each.ip for adapter in ifaddr.get_adapters() for each in adapter.ips if isinstance(each.ip, str)]
    return tuple(
        f"http://{each}:{port}"
        for each in sorted(map(IPv4Address, found), key=_likely)
        if not each.is_loopback and not each.is_link_local
    )


def _likely(address: IPv4Address) -> tuple[bool, int]:
    """Home and hall routers give 192.168 addresses; others are often those of virtual machines."""
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
