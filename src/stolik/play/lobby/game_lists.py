"""The games of a player: those that are played, and those that are over, found again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from msgspec import MsgspecError, Struct
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.errors import StolikError
from stolik.play.games.executor import CommandExecutor
from stolik.play.past_games import Adoption, GamesAsked, GamesBefore, PastGame
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.cache import LoadedRoom, decode
from stolik.play.rooms.events import AnyEvent
from stolik.play.rooms.past import past_game_of
from stolik.play.rooms.room import Room, fold
from stolik.play.rooms.seating import KIND
from stolik.play.rooms.views import Listing, describe

_ADOPTED_AT_ONCE: Final = 50
_MOST_FOUND: Final = 500
"""Opponents whose names fit what was looked for."""
NamesOf: TypeAlias = Callable[[Iterable[PlayerId]], Awaitable[dict[PlayerId, str]]]
"""Returns the names others see."""


class RunningGame(Struct, frozen=True, kw_only=True):
    """An unfinished game of a player."""

    table: Listing
    seat: Seat
    """The player's own."""
    turn: Seat | None
    """Whose turn it is; None before the start, and while hands are looked at."""
    turns: int
    """How many turns have begun."""


class GamePage(Struct, frozen=True, kw_only=True):
    """A page of finished games, the newest first."""

    games: tuple[PastGame, ...]
    more: GamesBefore | None
    """Where the next page begins; None on the last one."""


class GameLists:
    """The use cases of lists of games."""

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor
        self._store = executor.ports.store

    async def running(self, player: PlayerId) -> tuple[RunningGame, ...]:
        """Return the unfinished games of a player: first where they are to move, then the newest."""
        streams = [stream for stream, _ in await self._store.seats_of(player)]
        rooms = [await self._executor.cache.fresh(stream) for stream in streams]
        found = [_running(loaded, player) for loaded in rooms if loaded is not None]
        games = [game for game in found if game is not None]
        return tuple(sorted(games, key=lambda game: (game.turn != game.seat, -game.table.since)))

    async def page(self, asked: GamesAsked) -> GamePage:
        """Return some finished games of a player."""
        found = await self._store.past_games(replace(asked, limit=asked.limit + 1))
        games = found[: asked.limit]
        more = GamesBefore(games[-1].ended, games[-1].room) if len(found) > asked.limit else None
        return GamePage(games=games, more=more)

    async def count(self, asked: GamesAsked) -> int:
        """Return how many finished games there are."""
        return await self._store.count_past_games(asked)

    async def rules(self, player: PlayerId) -> tuple[str, ...]:
        """Return the rulesets a player has finished games under."""
        return await self._store.rules_played(player)

    async def opponents_called(self, player: PlayerId, text: str, names_of: NamesOf) -> tuple[PlayerId, ...]:
        """Return a player's opponents by a part of the name that others see: a hidden name finds nobody."""
        names = await names_of(await self._store.opponents_of(player, by_name=True))
        wanted = text.casefold().split()
        fitting = (each for each, name in names.items() if all(word in name.casefold() for word in wanted))
        return tuple(fitting)[:_MOST_FOUND]

    async def adopt(self) -> None:
        """Add the games of an older database to the lists, some at a time; done once for all workers."""
        if not await self._store.is_adopted(Adoption.GAMES):
            await self._adopt_games()
        if not await self._store.is_adopted(Adoption.PLAYS):
            await self._adopt_plays()

    async def _adopt_games(self) -> None:
        found: list[PastGame] = []
        for stream in await self._store.streams(KIND):
            found += await self._past_game(stream)
            if len(found) >= _ADOPTED_AT_ONCE:
                await self._store.adopt_games(found)
                found = []
            await asyncio.sleep(0)
        await self._store.adopt_games(found)
        await self._store.is_adopted(Adoption.GAMES, done=True)

    async def _adopt_plays(self) -> None:
        """Count how each seat played the games of older versions, one after the other."""
        room: StreamId | None = None
        while games := await self._store.listed_after(room, limit=_ADOPTED_AT_ONCE):
            for game in games:
                if any(seat.play is None for seat in game.seats if seat.player is not None):
                    for counted in await self._past_game(game.room):
                        await self._store.add_plays(game.room, [seat.play for seat in counted.seats])
                await asyncio.sleep(0)
            room = games[-1].room
        await self._store.is_adopted(Adoption.PLAYS, done=True)

    async def _past_game(self, stream: StreamId) -> list[PastGame]:
        room: Room | None = None
        events: list[AnyEvent] = []
        try:
            for record in await self._store.read(stream):
                events.append(decode(record))
                room = fold(room, events[-1])
        except (MsgspecError, StolikError, TypeError):
            return []  # a broken room keeps no other out of the lists
        game = None if room is None else past_game_of(stream, room, events)
        return [] if game is None else [game]

    async def erase(self, player: PlayerId) -> None:
        """Delete a player's list."""
        await self._store.erase_past_games(player)


def _running(loaded: LoadedRoom, player: PlayerId) -> RunningGame | None:
    room, game = loaded.room, loaded.room.game
    seat = room.seat_of(player)
    if seat is None:
        return None
    return RunningGame(
        table=describe(loaded.stream, room),
        seat=seat,
        turn=None if game is None or game.turn is None else game.turn.seat,
        turns=0 if game is None else game.turns,
    )
