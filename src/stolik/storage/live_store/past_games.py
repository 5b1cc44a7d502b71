"""Finished games by player on a database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import permutations
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)

from stolik.play.ids import PlayerId, StreamId
from stolik.play.past_games import Adoption, Company, GamesAsked, PastGame, PastResult, SeatPlay
from stolik.storage.live_store.prepared_queries import MARK_OF
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.ports import DatabaseConnection
from stolik.storage.schema import ATTENDANCE, FINISHED_GAME, FINISHED_SEAT, MARK, MEETING

_FEW: Final = 8
"""Opponents that are looked up one by one."""
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
        if asked.against is not None and _asks_only_against(asked):
            ask = select(func.count(MEETING.c.stream.distinct())).where(*_met(asked, asked.against))
        else:
            ask = _wanted(select(func.count()).select_from(FINISHED_SEAT), asked)
        async with self.reading() as connection:
            return int((await connection.execute(ask)).scalar_one())

    async def opponents_of(self, player: PlayerId, *, by_name: bool = False) -> tuple[PlayerId, ...]:
        """Return everybody a player has finished a game with."""
        named = (~MEETING.c.tournament,) if by_name else ()
        async with self.reading() as connection:
            return tuple(map(PlayerId, await _different(connection, MEETING.c.other, player, *named)))

    async def rules_played(self, player: PlayerId) -> tuple[str, ...]:
        """Return the rulesets of a player's games."""
        async with self.reading() as connection:
            return tuple(await _different(connection, FINISHED_SEAT.c.rules, player))

    async def adopt_games(self, games: Sequence[PastGame]) -> None:
        """Add games that ended before there was an index."""
        async with self.writing() as connection:
            for game in games:
                await _add(connection, game)

    async def is_adopted(self, what: Adoption, *, done: bool = False) -> bool:
        """Return whether all older games were read for this."""
        if done:
            async with self.writing() as connection:
                await connection.insert_if_new(MARK, {"name": what.value, "value": 1})
            return True
        async with self.reading() as connection:
            return bool(await connection.look_up(MARK_OF, name=what.value))

    async def listed_after(self, room: StreamId | None, *, limit: int) -> tuple[PastGame, ...]:
        """Return finished games by the name of their room."""
        ask = select(FINISHED_GAME.c.payload).order_by(FINISHED_GAME.c.stream).limit(limit)
        if room is not None:
            ask = ask.where(FINISHED_GAME.c.stream > room)
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return tuple(_decoder.decode(row.payload) for row in rows)

    async def add_plays(self, room: StreamId, plays: Sequence[SeatPlay | None]) -> None:
        """Add how each seat of an older game played."""
        this = FINISHED_GAME.c.stream == room
        async with self.writing() as connection:
            # Read again in the transaction: meanwhile the game may have been rated.
            row = (await connection.execute(select(FINISHED_GAME).where(this).with_for_update())).first()
            if row is None:
                return
            game = _decoder.decode(row.payload)
            seats = tuple(replace(seat, play=play) for seat, play in zip(game.seats, plays, strict=True))
            counted = replace(game, seats=seats)
            await connection.execute(update(FINISHED_GAME).where(this).values(payload=_payload(counted)))
            if game.tournament is not None:
                of_game = update(MEETING).where(MEETING.c.stream == room)
                await connection.execute(of_game.values(tournament=True))
                listed = select(FINISHED_SEAT.c.player).where(FINISHED_SEAT.c.stream == room)
                there = {row.player for row in (await connection.execute(listed)).all()}
                await _attend(connection, game, there)

    async def tournaments_of(self, player: PlayerId, *, limit: int) -> tuple[StreamId, ...]:
        """Return the tournaments in which a player finished a game."""
        newest = ATTENDANCE.c.at.desc(), ATTENDANCE.c.tournament
        ask = select(ATTENDANCE.c.tournament).where(ATTENDANCE.c.player == player).order_by(*newest)
        async with self.reading() as connection:
            return tuple(StreamId(row.tournament) for row in await connection.execute(ask.limit(limit)))

    async def erase_past_games(self, player: PlayerId) -> None:
        """Delete a player's list."""
        async with self.writing() as connection:
            for table in (FINISHED_SEAT, MEETING, ATTENDANCE):
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
            "won": seat.won,
            "rated": game.rated,
            "people": len(players) > 1,
        }
        for seat in game.seats
        if seat.player is not None
    ]
    met = [
        {"player": player, "other": other, "stream": game.room, "tournament": game.tournament is not None}
        for player, other in permutations(players, 2)
    ]
    if seats:
        await connection.execute(insert(FINISHED_SEAT), seats)
    if met:
        await connection.execute(insert(MEETING), met)
    await _attend(connection, game, players)
    return True


async def _attend(connection: DatabaseConnection, game: PastGame, players: Collection[str]) -> None:
    """Write that players played a game of a tournament."""
    if game.tournament is None:
        return
    last = case((ATTENDANCE.c.at > game.ended, ATTENDANCE.c.at), else_=game.ended)
    for player in sorted(players):  # in one order, so that two transactions do not wait for each other
        row = {"player": player, "tournament": game.tournament, "at": game.ended}
        await connection.insert_or_update(ATTENDANCE, row, {"at": last})


async def _different(
    connection: DatabaseConnection, column: Column[Any], player: PlayerId, *also: ColumnElement[bool]
) -> list[str]:
    """Return the different values of an indexed column for a player.

    Each step in the index finds the next value: neither database would skip the many rows between two.
    """
    theirs = and_(column.table.c.player == player, *also)
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
        met = _met(asked, asked.against)
        if len(asked.against) <= _FEW:
            # Most games are against others: the few are found by the opponent.
            conditions.append(seat.stream.in_(select(MEETING.c.stream).where(*met)))
        else:
            conditions.append(exists().where(*met, MEETING.c.stream == seat.stream))
    return query.where(*conditions)


def _met(asked: GamesAsked, against: Sequence[PlayerId]) -> tuple[ColumnElement[bool], ...]:
    """Return which meetings are with one of these."""
    # The few opponents of a game are compared with a long list: otherwise an index on `other` would be asked
    # for everybody of the list in every game.
    other = MEETING.c.other if len(against) <= _FEW else MEETING.c.other.concat("")
    named = (~MEETING.c.tournament,) if asked.by_name else ()
    return (MEETING.c.player == asked.player, other.in_(against), *named)


def _asks_only_against(asked: GamesAsked) -> bool:
    return all(each is None for each in (asked.rules, asked.result, asked.rated, asked.company))
