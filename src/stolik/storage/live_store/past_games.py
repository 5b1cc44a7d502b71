"""Finished games by player on a database."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import msgspec
from msgspec import Raw
from sqlalchemy import Column, ColumnElement, Select, delete, exists, func, insert, select, tuple_, update

from stolik.play.ids import PlayerId
from stolik.play.past_games import Company, GamesAsked, PastGame, PastResult
from stolik.storage.live_store.prepared_queries import MARK_OF
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.ports import DatabaseConnection
from stolik.storage.schema import FINISHED_GAME, FINISHED_SEAT, MARK, MEETING

_ADOPTED: Final = "past_games"
"""The mark that all games from before the index have been added."""
_decoder: Final = msgspec.json.Decoder(PastGame)


class PastGames(StorePart):
    """The port `GameIndex`."""

    async def past_games(self, asked: GamesAsked) -> tuple[PastGame, ...]:
        """Return a player's finished games."""
        # The index alone finds the page; only its games are read.
        page = _wanted(select(FINISHED_SEAT.c.ended, FINISHED_SEAT.c.stream), asked)
        if asked.before is not None:
            place = tuple_(FINISHED_SEAT.c.ended, FINISHED_SEAT.c.stream)
            page = page.where(place < (asked.before.ended, asked.before.room))
        newest = page.order_by(FINISHED_SEAT.c.ended.desc(), FINISHED_SEAT.c.stream.desc())
        found = newest.limit(asked.limit).subquery()
        ask = (
            select(FINISHED_GAME.c.payload)
            .join(found, found.c.stream == FINISHED_GAME.c.stream)
            .order_by(found.c.ended.desc(), found.c.stream.desc())
        )
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return tuple(_decoder.decode(row.payload) for row in rows)

    async def count_past_games(self, asked: GamesAsked) -> int:
        """Return the number of a player's games."""
        ask = _wanted(select(func.count()).select_from(FINISHED_SEAT), asked)
        async with self.reading() as connection:
            return int((await connection.execute(ask)).scalar_one())

    async def opponents_of(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return everybody a player has finished a game with."""
        async with self.reading() as connection:
            return tuple(map(PlayerId, await _different(connection, MEETING.c.other, player)))

    async def rules_played(self, player: PlayerId) -> tuple[str, ...]:
        """Return the rulesets of a player's games."""
        async with self.reading() as connection:
            return tuple(await _different(connection, FINISHED_SEAT.c.rules, player))

    async def adopt_games(self, games: Sequence[PastGame]) -> None:
        """Add games that ended before there was an index."""
        async with self.writing() as connection:
            for game in games:
                await _add(connection, game)

    async def games_adopted(self, *, done: bool = False) -> bool:
        """Return whether all older games have been added."""
        if done:
            async with self.writing() as connection:
                await connection.insert_if_new(MARK, {"name": _ADOPTED, "value": 1})
            return True
        async with self.reading() as connection:
            return bool(await connection.look_up(MARK_OF, name=_ADOPTED))

    async def erase_past_games(self, player: PlayerId) -> None:
        """Delete a player's list."""
        async with self.writing() as connection:
            for table in (FINISHED_SEAT, MEETING):
                await connection.execute(delete(table).where(table.c.player == player))


async def write_past_game(connection: DatabaseConnection, game: PastGame) -> None:
    """Add a game, or update it in its players' lists."""
    if not await _add(connection, game):
        changed = update(FINISHED_GAME).where(FINISHED_GAME.c.stream == game.room)
        await connection.execute(changed.values(payload=_payload(game)))


async def _add(connection: DatabaseConnection, game: PastGame) -> bool:
    """Add a game unless it exists; players who were erased since then are left out."""
    if not await connection.insert_if_new(FINISHED_GAME, {"stream": game.room, "payload": _payload(game)}):
        return False
    players = set(game.players)
    seats = [
        {
            "player": seat.player,
            "stream": game.room,
            "ended": game.ended,
            "rules": game.base or game.rules,
            "won": seat.place == 1,
            "rated": game.rated,
            "people": len(players) > 1,
        }
        for seat in game.seats
        if seat.player is not None
    ]
    met = [
        {"player": player, "other": other, "stream": game.room} for player, other in permutations(players, 2)
    ]
    if seats:
        await connection.execute(insert(FINISHED_SEAT), seats)
    if met:
        await connection.execute(insert(MEETING), met)
    return True


async def _different(connection: DatabaseConnection, column: Column[Any], player: PlayerId) -> list[str]:
    """Return the different values of an indexed column for a player.

    Each step in the index finds the next value: neither database would skip the many rows between two.
    """
    theirs = column.table.c.player == player
    values = select(func.min(column).label("value")).where(theirs).cte("values_found", recursive=True)
    following = select(func.min(column)).where(theirs, column > values.c.value).scalar_subquery()
    values = values.union_all(select(following).where(values.c.value.is_not(None)))
    ask = select(values.c.value).where(values.c.value.is_not(None))
    return sorted(row.value for row in (await connection.execute(ask)).all())


def _payload(game: PastGame) -> Raw:
    return Raw(msgspec.json.encode(game))


def _wanted(query: Select[Any], asked: GamesAsked) -> Select[Any]:
    seat = FINISHED_SEAT.c
    conditions: list[ColumnElement[bool]] = [seat.player == asked.player]
    if asked.rules is not None:
        conditions.append(seat.rules == asked.rules)
    if asked.result is not None:
        conditions.append(seat.won if asked.result is PastResult.WON else ~seat.won)
    if asked.rated is not None:
        conditions.append(seat.rated if asked.rated else ~seat.rated)
    if asked.company is not None:
        conditions.append(seat.people if asked.company is Company.PEOPLE else ~seat.people)
    if asked.against is not None:
        met = exists().where(
            MEETING.c.player == asked.player,
            MEETING.c.other.in_(asked.against),
            MEETING.c.stream == seat.stream,
        )
        conditions.append(met)
    return query.where(*conditions)
