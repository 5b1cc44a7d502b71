"""Sessions with open sockets: a logout, a ban or an erasure closes them, wherever it was done.

The database counts how often sessions were ended or somebody was banned. A worker reads that number twice
a second, because `stolik user` runs in a process of its own, and at once when another worker gives a hint.
When it has changed, the worker asks which of its sessions are still good.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from stolik.core.errors import StolikError
from stolik.play.accounts.profiles import PeopleStore, PeopleTrouble
from stolik.play.ports import Listener
from stolik.server.http.problems import Close, ServerFault
from stolik.server.monitoring.logs import trouble_in

LOOK: Final = 0.5
"""Seconds between two looks at the number."""


class Held(Protocol):
    """A socket that somebody holds open by a session."""

    @property
    def session(self) -> str:
        """The digest of the session's token; empty where there was none."""

    @property
    def banned(self) -> bool:
        """Whether they were banned when they came: then they only look on."""

    def end(self, code: Close, reason: str) -> None:
        """Close it, and obey nothing more."""


class OpenSessions:
    """The sockets of one worker by the sessions they were opened with."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._held: set[Held] = set()
        self._seen = 0

    async def enter(self, held: Held) -> None:
        """Take a socket in, unless its session has ended since the ticket was made."""
        if held.session:
            # Held before asking, so that no ending falls between the two.
            self._held.add(held)
            visit = await self._store.visit(held.session)
            _judge(held, None if visit is None else visit[1].banned)

    def leave(self, held: Held) -> None:
        """Let go of a socket that is closed."""
        self._held.discard(held)

    async def look(self) -> None:
        """Close what is held by sessions that are no longer good."""
        held = list(self._held)
        good = await self._store.good_sessions({each.session for each in held})
        for each in held:
            _judge(each, good.get(each.session))

    async def watch(self, listener: Listener) -> None:
        """Look whenever the number has changed or there is a hint."""
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


def _judge(held: Held, banned: bool | None) -> None:  # noqa: FBT001  what was found of a session
    """Close a socket whose session is gone, or whose person was banned after they came."""
    if banned is None:
        held.end(Close.SESSION_ENDED, ServerFault.SESSION_ENDED)
    elif banned and not held.banned:
        held.end(Close.NOT_ALLOWED, PeopleTrouble.BANNED)
