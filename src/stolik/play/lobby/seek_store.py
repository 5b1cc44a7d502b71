"""Seeks: who looks for opponents, as all workers see it; and the port that stores them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from stolik.play.ids import PlayerId, StreamId
from stolik.play.lobby.pairing import Seeker, Wish


class FoundTable(Struct, frozen=True, kw_only=True):
    """A table that was found: everything a worker needs to open it, whichever worker found it."""

    room: StreamId
    wish: Wish
    players: tuple[PlayerId, ...]
    """In the order of their seats; bots have the seats after them."""
    until: int
    """When the table is given up if somebody has not come, in milliseconds."""


class Seek(Struct, frozen=True, kw_only=True):
    """One person's search; nobody has two."""

    player: PlayerId
    ticket: str
    """The id of the search, made by the page that began it."""
    wish: Wish
    strength: int
    bots: bool
    since: int
    expires: int
    """When the search ends if the page is not heard of."""
    found: FoundTable | None = None

    @property
    def seeker(self) -> Seeker:
        """The search as pairing sees it."""
        return Seeker(
            player=self.player, wish=self.wish, strength=self.strength, since=self.since, bots=self.bots
        )


class Seeks(NamedTuple):
    """All searches at a moment."""

    every: tuple[Seek, ...]
    apart: AbstractSet[frozenset[PlayerId]] = frozenset()
    """Pairs of them who must not meet."""


Find: TypeAlias = Callable[[Seeks], Sequence[FoundTable]]
"""Returns the tables that can be filled; pure."""


class SeekStore(Protocol):
    """Searches, in one database for all workers."""

    async def seeks(self, now: int) -> Seeks:
        """Return the searches that have not expired."""

    async def seek_of(self, player: PlayerId) -> Seek | None:
        """Return somebody's search, expired or not."""

    async def announce(self, seek: Seek, *, given_up: StreamId | None = None) -> Seek:
        """Store a search, replacing the player's earlier one, and return it.

        A table that was found for it stays, unless it is the one that was given up.
        """

    async def renew_seeks(self, players: Collection[PlayerId], *, expires: int) -> None:
        """Extend searches."""

    async def drop_seek(self, player: PlayerId) -> Seek | None:
        """Delete a search and return it."""

    async def find_tables(self, now: int, find: Find, *, expires: int) -> tuple[FoundTable, ...]:
        """Note which tables `find` fills, in one transaction: nobody is in two of them.

        The searches that found a table last until `expires` at least.
        """
