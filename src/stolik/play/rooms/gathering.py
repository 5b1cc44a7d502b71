"""Tables for people who looked for opponents: opened for them, started when all have come, else given up."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stolik.core.events import Leaving
from stolik.core.rulesets import RULESETS
from stolik.core.view import SPECTATOR
from stolik.play.answers import Refused, Trouble
from stolik.play.games.executor import CommandExecutor, Decision
from stolik.play.lobby.seek_store import FoundTable
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import Access, RoomClosed, RoomOpened, Setup
from stolik.play.rooms.seating import Seating, with_clock

FOUND_HOST: Final = PlayerId("@found")
"""The host of such tables; no session has this id, so no player is above another."""
_BOT: Final = "casual"
"""The bot that fills a table: an opponent for everybody."""


class Gathered(StrEnum):
    """How far a table is."""

    MISSING = "missing"
    """Not opened yet."""
    COMING = "coming"
    BEGUN = "begun"
    GIVEN_UP = "given_up"


class Gathering:
    """The use cases of tables that were found. Repeating one does nothing more."""

    def __init__(self, executor: CommandExecutor, seating: Seating) -> None:
        self._executor = executor
        self._seating = seating

    async def open(self, table: FoundTable) -> None:
        """Open a table, unless it is open: any worker may, and several at once."""
        opened = RoomOpened(
            at=0,
            setup=_setup(table),
            host=FOUND_HOST,
            commitment="",
            kept_for=(*table.players, *[None] * (table.wish.seats - len(table.players))),
            gathers_until=table.until,
        )
        await self._seating.open_at(Principal(FOUND_HOST), table.room, "@found", opened)

    async def look(self, stream: StreamId) -> Gathered:
        """Return how far a table is."""
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None:
            return Gathered.MISSING
        if loaded.room.closed:
            return Gathered.GIVEN_UP
        return Gathered.COMING if loaded.room.game is None else Gathered.BEGUN

    async def give_up(self, stream: StreamId) -> None:
        """Close a table that has not begun: somebody changed their mind."""

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room = loaded.room
            if room.opened.gathers_until is None or room.closed or room.game is not None:
                return Refused(code=Trouble.NOTHING_TO_GIVE)
            return (RoomClosed(at=now),)

        await self._executor.carry(stream, "@given-up", decide, look=lambda _: SPECTATOR, remember=False)


def _setup(table: FoundTable) -> Setup:
    wish, people = table.wish, len(table.players)
    # With a bot nothing is rated; and nobody should save a rating by disconnecting.
    rated = wish.rated and people == wish.seats
    return Setup(
        rules=with_clock(RULESETS[wish.rules], wish.turn_seconds),
        seats=wish.seats,
        bots=dict.fromkeys(range(people, wish.seats), _BOT),
        access=Access.LOBBY,
        rated=rated,
        on_leaving=Leaving.FORFEIT if rated else Leaving.BOT,
    )
