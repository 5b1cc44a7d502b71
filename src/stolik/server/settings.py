"""Settings of the server: where it listens, what it trusts, its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from stolik.day.online_play.table_keeper import Patience as OnlinePatience
from stolik.play.settings import PlaySettings
from stolik.protocol.orders import MOST_BYTES


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits; a rate is a number and its seconds."""

    body: int = 64 * 1024
    """Bytes of an HTTP body."""
    frame: int = MOST_BYTES
    messages: tuple[int, float] = (20, 1.0)
    """Messages of one socket."""
    messages_burst: int = 40
    requests: tuple[int, float] = (600, 60.0)
    """Requests of one session."""
    from_address: tuple[int, float] = (12_000, 60.0)
    """Requests of one address: a whole tournament hall may share it, and reconnect twice after a restart."""
    arrivals: tuple[int, float] = (300, 60.0)
    """New guests from one address."""
    accounts: tuple[int, float] = (30, 600.0)
    """Accounts created from one address."""
    logins: tuple[int, float] = (20, 60.0)
    """Login attempts from one address, right or wrong."""
    account_logins: tuple[int, float] = (10, 300.0)
    """Login attempts at one account from all addresses; devices that have logged in before are counted
    separately.
    """
    codes: tuple[int, float] = (120, 60.0)
    """Codes tried from one address."""
    reports: tuple[int, float] = (5, 600.0)
    """Reports of players by one person."""
    registrations: tuple[int, float] = (40, 600.0)
    """Registrations for tournaments from one address: a school or a club may share it."""
    registrations_at: tuple[int, float] = (300, 600.0)
    """Registrations for one tournament from all addresses."""
    rooms: tuple[int, float] = (20, 60.0)
    """Rooms created by one person."""
    sockets: int = 12
    """Sockets of one person at once, on one worker."""
    connections: int = 5_000
    """Connections of one address at once, on one worker; 0 for as many as possible.

    A whole hall may share one address, and so does a load test. One address never gets more than half of the
    files that the system lets a worker open.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class SocketPatience:
    """Time limits of a socket, in seconds."""

    head: float = 10.0
    """For the head of a request."""
    body: float = 60.0
    hello: float = 10.0
    ping: float = 5.0
    """Between two pings: with thousands of clients, pings are most of all messages."""
    silence: float = 30.0
    ticket: float = 30.0
    farewell: float = 2.0
    """For clients to receive that the server stops."""
    ask_again: float = 5.0
    """Between two checks for rooms that changed without a hint: hints may be lost."""
    look_around: float = 60.0
    """Between two full checks of a room without a hint: its chat and muted players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """All settings."""

    database: str = "stolik.db"
    bus: str | None = None
    host: str = "127.0.0.1"
    """Where it listens; links for phones in the hall depend on it."""
    host_names: frozenset[str] = frozenset()
    """Names that requests may ask for in addition to this machine's, such as ``play.example``."""
    origins: frozenset[str] = frozenset()
    """Other origins that pages may come from, such as ``https://play.example``."""
    pages: Path | None = None
    """Built pages to serve instead of those in the package."""
    limits: Limits = field(default_factory=Limits)
    patience: SocketPatience = field(default_factory=SocketPatience)
    play: PlaySettings = field(default_factory=PlaySettings)
    online: OnlinePatience = field(default_factory=OnlinePatience)
    queue: int = 256
    """Messages that may wait for a slow client."""
    queue_bytes: int = 512 * 1024
