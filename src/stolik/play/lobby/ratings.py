"""Ratings: counting finished rated games, once each, and showing the ratings."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.view import SPECTATOR
from stolik.play.answers import Refused, Trouble
from stolik.play.games.executor import CommandExecutor
from stolik.play.games.outcome import results_of
from stolik.play.lobby.rating_limits import LEAST_TURNS
from stolik.play.lobby.skill import newcomer, rate
from stolik.play.ports import PlayerId
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import AnyEvent, GameRated
from stolik.play.side_tables import RatedResult, Rating, RatingChange


class RatingDesk:
    """The use cases of ratings."""

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor

    async def of(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the ratings of players; those without rated games are newcomers."""
        known = await self._executor.ports.store.ratings_of(players)
        return {player: known.get(player) or newcomer(player) for player in players}

    async def table(self, limit: int = 100) -> tuple[Rating, ...]:
        """Return the strongest players."""
        return await self._executor.ports.store.best(limit)

    async def leaders(self, rules: str, limit: int = 100) -> tuple[Rating, ...]:
        """Return the strongest players under a ruleset, with settled ratings that may be shown."""
        return await self._executor.ports.store.leaders(rules, limit)

    async def history(self, player: PlayerId, limit: int = 100) -> tuple[RatingChange, ...]:
        """Return the last changes of a player's rating, the newest first."""
        return await self._executor.ports.store.history(player, limit=limit)

    async def erase(self, player: PlayerId) -> None:
        """Delete a player's rating."""
        await self._executor.ports.store.erase_ratings(player)

    async def settle(self, loaded: LoadedRoom) -> None:
        """Count a finished game; repeated calls count it once.

        The ratings are written first and the event afterwards. If a worker dies in between, the room stays
        due, and the next one finds in the store what was counted.
        """
        room, results = loaded.room, results_of(loaded.room)
        if results is None or not room.opened.setup.rated or room.rated:
            return
        players = [sitter.player for sitter in room.sitters if sitter is not None and sitter.player]
        if len(players) != len(results):
            return
        changes = await self._executor.ports.store.settle(
            RatedResult(
                stream=loaded.stream,
                at=room.last_at,
                players=tuple(players),
                places=tuple(result.place for result in results),
                rules=room.opened.setup.rules.base or room.opened.setup.rules.key,
                left=tuple(seat in room.resigned or seat in room.forfeits for seat in range(len(players))),
                early=sum(room.clocks.turns) < LEAST_TURNS * len(players),
            ),
            rate,
        )
        shown = tuple((change.before.shown, change.after.shown) for change in changes)
        limit = changes[0].limit if changes else None

        def decide(known: LoadedRoom, now: int) -> tuple[AnyEvent, ...] | Refused:
            if known.room.rated:
                return Refused(code=Trouble.NOTHING_TO_GIVE)
            return (GameRated(at=now, shown=shown, limit=limit),)

        await self._executor.carry(loaded.stream, "@rated", decide, look=lambda _: SPECTATOR, remember=False)
