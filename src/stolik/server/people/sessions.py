"""Sessions with open sockets: a logout, a ban or an erasure closes them, on whichever worker it happens.

The database counts ended sessions and bans. A worker reads that number twice a second, because `stolik user`
runs in a separate process, and at once after a hint from another worker. If it has changed, the worker asks
which of its sessions are still valid.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from stolik.core.errors import StolikError
from stolik.play.accounts.profiles import PeopleStore, PeopleTrouble
from stolik.play.ports import Clock, Listener
from stolik.server.http.problems import Close, ServerFault
from stolik.server.monitoring.logs import trouble_in

LOOK: Final = 0.5
"""Seconds between two reads of the number."""


class Held(Protocol):
    """A socket opened with a session."""

    @property
    def session(self) -> str:
        """The digest of the session's token; empty without a session."""

    @property
    def banned(self) -> bool:
        """Whether the person was banned or suspended when they came: then they only watch."""

    def end(self, code: Close, reason: str) -> None:
        """Close it, and execute nothing more."""


class OpenSessions:
    """The sockets of one worker, by session."""

    def __init__(self, store: PeopleStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._held: set[Held] = set()
        self._seen = 0

    async def enter(self, held: Held) -> None:
        """Add a socket, unless its session has ended since the ticket was made."""
        if held.session:
            # Added before asking, so that no ending is missed in between.
            self._held.add(held)
            visit = await self._store.visit(held.session)
            if visit is None:
                held.end(Close.SESSION_ENDED, ServerFault.SESSION_ENDED)
            else:
                _bar(held, visit[1].barred(await self._clock.now()))

    def leave(self, held: Held) -> None:
        """Remove a closed socket."""
        self._held.discard(held)

    async def look(self) -> None:
        """Close the sockets of sessions that are no longer valid."""
        held = list(self._held)
        now = await self._clock.now()
        good = await self._store.good_sessions({each.session for each in held}, now=now)
        for each in held:
            if each.session not in good:
                each.end(Close.SESSION_ENDED, ServerFault.SESSION_ENDED)
            else:
                _bar(each, good[each.session])

    async def watch(self, listener: Listener) -> None:
        """Check whenever the number has changed or there is a hint."""
        while True:
            hinted = True
            try:
                async with asyncio.timeout(LOOK):
                    await listener.heard()
            except TimeoutError:
                hinted = False
            if not self._held:
                continue
            try:
                count = await self._store.endings()
                if hinted or count != self._seen:
                    await self.look()
                self._seen = count
            except StolikError as trouble:
                trouble_in(None, trouble)


def _bar(held: Held, why: PeopleTrouble | None) -> None:
    """Close the socket of somebody who was banned or suspended meanwhile."""
    if why is not None and not held.banned:
        held.end(Close.NOT_ALLOWED, why)
