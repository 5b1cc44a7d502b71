"""How the server is set up: where it listens, what it trusts, how patient it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from stolik.day.online_play.table_keeper import Patience as OnlinePatience
from stolik.play.settings import PlaySettings
from stolik.protocol.orders import MOST_BYTES


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much of anything; a rate is so many in so many seconds."""

    body: int = 64 * 1024
    """Bytes of an HTTP body."""
    frame: int = MOST_BYTES
    messages: tuple[int, float] = (20, 1.0)
    """Of one socket."""
    messages_burst: int = 40
    requests: tuple[int, float] = (600, 60.0)
    """Of one session."""
    from_address: tuple[int, float] = (12_000, 60.0)
    """Of one address: a whole tournament hall may sit behind it, and come back twice after a restart."""
    arrivals: tuple[int, float] = (300, 60.0)
    """New guests from one address."""
    accounts: tuple[int, float] = (30, 600.0)
    """Made from one address."""
    logins: tuple[int, float] = (20, 60.0)
    """Tried from one address, right or wrong."""
    account_logins: tuple[int, float] = (10, 300.0)
    """Tried at one account from all addresses; each device it was opened on before is counted apart."""
    codes: tuple[int, float] = (120, 60.0)
    """Tried from one address."""
    rooms: tuple[int, float] = (20, 60.0)
    """Made by one person."""
    sockets: int = 12
    """Open at once by one person, on one worker."""
    connections: int = 5_000
    """Open at once from one address, on one worker; 0 for as many as there can be.

    A whole hall may sit behind one address, and a load test comes from one. It never gets more than half of
    the files that the system lets a worker open.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class SocketPatience:
    """Seconds that a socket is given."""

    head: float = 10.0
    """For a request to be whole up to its body."""
    body: float = 60.0
    hello: float = 10.0
    ping: float = 5.0
    """Between two questions how far away a client is: with thousands of them, most of all messages."""
    silence: float = 30.0
    ticket: float = 30.0
    farewell: float = 2.0
    """For sockets to hear that the server stops."""
    ask_again: float = 5.0
    """Between two looks whether any room has moved on without a hint: hints may be lost."""
    look_around: float = 60.0
    """Between two looks at all of a room without any hint: what is said in it, and who has lost the word."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """All that can be set."""

    database: str = "stolik.db"
    bus: str | None = None
    host: str = "127.0.0.1"
    """Where it listens: links for phones in the hall depend on it."""
    host_names: frozenset[str] = frozenset()
    """Names that requests may ask for besides this machine's own, such as ``play.example``."""
    origins: frozenset[str] = frozenset()
    """Origins besides the own that pages may come from, such as ``https://play.example``."""
    pages: Path | None = None
    """Built pages to serve in place of those in the package."""
    limits: Limits = field(default_factory=Limits)
    patience: SocketPatience = field(default_factory=SocketPatience)
    play: PlaySettings = field(default_factory=PlaySettings)
    online: OnlinePatience = field(default_factory=OnlinePatience)
    queue: int = 256
    """Messages that may wait for a client that reads slowly."""
    queue_bytes: int = 512 * 1024
