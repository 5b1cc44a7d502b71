"""Connection: one socket, with its queue of messages and the delay to its client."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from stolik.core.deal import Seat
from stolik.notation.wire import encoder
from stolik.play.clocks import lag
from stolik.play.ports import PlayerId
from stolik.protocol.news import Answered, News, Ping
from stolik.server.http.problems import Close, ServerFault
from stolik.server.monitoring.metrics import DROPS
from stolik.server.people.tickets import Bearer
from stolik.server.settings import ServerSettings
from stolik.server.websocket.frames import AtOnce
from stolik.server.websocket.room_roles import RoomStanding

Send: TypeAlias = Callable[[str], Awaitable[None]]
Shut: TypeAlias = Callable[[int, str], Awaitable[None]]
NOBODY: Final[frozenset[PlayerId]] = frozenset()
_SMOOTH: Final = 0.25
"""The weight of a new measurement of the delay."""


class Connection:
    """One socket whose client has identified itself."""

    __slots__ = (
        "_at_once",
        "_bytes",
        "_closing",
        "_held",
        "_outbox",
        "_pinged",
        "_round_trip",
        "_settings",
        "_spared",
        "_told_at",
        "abort",
        "bearer",
        "heard",
        "id",
        "is_ended",
        "laid",
        "looks",
        "named",
        "pings",
        "said",
        "seat",
        "seq",
        "slice",
        "standing",
        "wake",
    )

    def __init__(
        self,
        bearer: Bearer,
        settings: ServerSettings,
        at_once: AtOnce,
        *,
        wake: Callable[[], object],
        abort: Callable[[], object],
    ) -> None:
        self.id: Final = secrets.token_hex(8)
        self.slice: Final = secrets.randbelow(1_000)
        self.bearer: Final = bearer
        self.seq: int | None = None
        """The last event it was sent; None until it has got the room."""
        self.named = NOBODY
        """The players whose names it knows; one set for all connections of a room, as long as nobody
        comes.
        """
        self.seat: Seat | None = None
        """The player's seat, as far as the client knows."""
        self.standing: RoomStanding | None = None
        """Its role in the room, as computed last."""
        self.said = 0
        """The last chat line it was sent."""
        self.laid = -1
        """The turn in which this client moved tiles itself: it needs no drafts of that turn."""
        self.is_ended = False
        """Whether its session has ended: then nothing is executed any more."""
        self.heard = time.monotonic()
        self.wake = wake
        """Makes somebody call `write`, because something is waiting."""
        self.abort = abort
        """Cuts a connection that does not even accept a close frame."""
        self._settings = settings
        self._at_once = at_once
        self._held: bytes | None = None
        """An answer that is sent with the next news, or alone in a moment."""
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._closing: tuple[Close, str] | None = None
        self.looks = 0
        """How often it was checked."""
        self.pings = 0
        self._told_at = 0.0
        self._spared = True
        """Whether the last ping was skipped."""
        self._pinged: float | None = None
        self._round_trip: float | None = None

    @property
    def lag_ms(self) -> int:
        """Half of the recent round trip, and at most what the game would wait."""
        if self._round_trip is None:
            return 0
        return min(lag.GRACE, round(500 * self._round_trip))

    @property
    def is_behind(self) -> bool:
        """Whether something is waiting to be sent."""
        return bool(self._outbox)

    @property
    def session(self) -> str:
        """The digest of the session it was opened with."""
        return self.bearer.session

    @property
    def banned(self) -> bool:
        """Whether its client may only watch."""
        return self.bearer.banned

    def end(self, code: Close, reason: str) -> None:
        """Close it because its session is no longer valid: waiting orders are not executed."""
        self.is_ended = True
        self.close(code, reason)

    @property
    def is_closing(self) -> bool:
        """Whether nothing more will be sent."""
        return self._closing is not None

    def tell(self, news: News) -> None:
        """Send a message as soon as the client reads."""
        self.send(encoder.encode(news))

    def answer(self, answer: Answered) -> None:
        """Send an answer together with the news it causes: one packet costs less than two."""
        self._let_go()
        self._held = encoder.encode(answer)
        asyncio.get_running_loop().call_soon(self._let_go)

    def send(self, text: bytes) -> None:
        """Send text; a client that does not read its queue is dropped."""
        held, self._held = self._held, None
        if self._closing is not None:
            return
        self._told_at = time.monotonic()
        if not self._outbox and (self._at_once(text) if held is None else self._at_once(held, text)):
            return
        if held is not None:
            self._put(held)
        self._put(text)

    def _let_go(self) -> None:
        if self._held is not None:
            text, self._held = self._held, None
            self.send(text)

    def _put(self, text: bytes) -> None:
        """Queue a text until the client reads."""
        if self._closing is not None:
            return
        if len(self._outbox) >= self._settings.queue or self._bytes > self._settings.queue_bytes:
            self.drop()
            return
        self._outbox.append(text)
        self._bytes += len(text)
        self.wake()

    def close(self, code: Close, reason: str) -> None:
        """Close after the queue has been sent."""
        self._let_go()
        if self._closing is None:
            self._closing = (code, reason)
            self.wake()

    def part(self) -> None:
        """Release the objects that refer to it: such cycles would wait for the garbage collector."""
        self.wake = self.abort = _nothing
        self._at_once = _never

    def drop(self) -> None:
        """Drop a client that does not read."""
        DROPS.inc()
        self._closing = (Close.SLOW, ServerFault.TOO_SLOW)
        self._outbox.clear()
        self.abort()

    async def write(self, send: Send, shut: Shut) -> None:
        """Send the queue, and close the connection if requested."""
        while self._outbox:
            text = self._outbox[0]
            await send(text.decode())
            # Only now: while it waits, nothing later may overtake it.
            if self._outbox:
                self._outbox.popleft()
                self._bytes -= len(text)
        if self._closing is not None:
            await shut(*self._closing)

    def look_after(self, now: int) -> None:
        """Ping the client; one that was sent something lately is pinged every other time."""
        tick = time.monotonic()
        self.looks += 1
        # Only a pinged client can be silent: we may have been delayed ourselves.
        if self._pinged is not None and tick - self.heard > self._settings.patience.silence:
            self.close(Close.SILENT, "silent")
            # A silent client may not read either.
            asyncio.get_running_loop().call_later(self._settings.patience.farewell, self.abort)
            return
        self._spared = not self._spared and tick - self._told_at < self._settings.patience.ping / 2
        if self._spared:
            return
        self.pings += 1
        self._pinged = tick
        self.tell(Ping(n=self.pings, now=now))

    def pong(self, n: int) -> None:
        """Handle the answer to a ping."""
        if self._pinged is None or n != self.pings:
            return
        took = time.monotonic() - self._pinged
        self._pinged = None
        before = self._round_trip
        self._round_trip = took if before is None else before + _SMOOTH * (took - before)


def _nothing() -> None:
    pass


def _never(*texts: bytes) -> bool:
    del texts
    return False
