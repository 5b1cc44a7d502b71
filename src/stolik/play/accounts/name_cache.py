"""A cache of names: rooms need the same few again and again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, NamedTuple

from stolik.play.accounts.names import public_name
from stolik.play.accounts.profiles import PeopleStore
from stolik.play.ports import Clock, PlayerId

MOST_KNOWN: Final = 10_000
_LONGEST_ID: Final = 64
_STALE_AFTER: Final = 60_000
"""Milliseconds after which a name is read again, because it may have been changed or erased elsewhere."""


def is_id(text: str) -> bool:
    """Return whether this can be an id at all: databases fail on some texts."""
    return len(text) <= _LONGEST_ID and text.isascii() and text.isprintable()


class _Known(NamedTuple):
    name: str | None
    read_at: int


class KnownNames:
    """The names others see; None if there is no name."""

    def __init__(self, store: PeopleStore, clock: Clock, *, most: int = MOST_KNOWN) -> None:
        self._store = store
        self._clock = clock
        self._most = most
        self._known: OrderedDict[PlayerId, _Known] = OrderedDict()
        self._forgotten = 0

    def __len__(self) -> int:
        return len(self._known)

    def forget(self, player: PlayerId) -> None:
        """Drop a name from the cache."""
        self._known.pop(player, None)
        self._forgotten += 1

    def forget_all(self) -> None:
        """Drop all names from the cache: one of them has changed on another worker."""
        self._known.clear()
        self._forgotten += 1

    async def of(self, players: Iterable[PlayerId]) -> dict[PlayerId, str | None]:
        """Return the names of these players."""
        asked = tuple(dict.fromkeys(players))
        now = await self._clock.now()
        names = {
            player: known.name
            for player in asked
            if (known := self._known.get(player)) is not None and now - known.read_at < _STALE_AFTER
        }
        missing = [player for player in asked if player not in names]
        if missing:
            before = self._forgotten
            found = {
                profile.player: profile for profile in await self._store.profiles([*filter(is_id, missing)])
            }
            read = {player: public_name(found[player]) if player in found else None for player in missing}
            names |= read
            # A name that changed while it was being read is not cached: it may be the old one.
            if before == self._forgotten:
                self._keep(read, now)
        return {player: names[player] for player in asked}

    def _keep(self, read: dict[PlayerId, str | None], now: int) -> None:
        for player, name in read.items():
            self._known[player] = _Known(name, now)
            self._known.move_to_end(player)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
