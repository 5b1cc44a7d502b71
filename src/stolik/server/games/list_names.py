"""Names in lists of games: people's own, and at a tournament's table those of its roster."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stolik.play.past_games import PastGame
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.personas import seen_game
from stolik.play.rooms.views import Listing, seen_table
from stolik.server.services import Services
from stolik.server.websocket.room_names import enrolled_names


class ListedTable(NamedTuple):
    """A table in a list, and who sits there."""

    room: StreamId
    tournament: str | None
    players: dict[PlayerId, PlayerId]
    """By the id that the list shows."""


class ListNames(NamedTuple):
    """The names of everybody in a list."""

    names: dict[PlayerId, str]
    names_in: dict[StreamId, dict[PlayerId, str]]
    """By room: the names of a tournament's roster. Who is not in it has no name there."""


def of_games(games: Iterable[PastGame], own: PlayerId) -> list[ListedTable]:
    """Return finished games as they are listed for a player."""
    return [
        ListedTable(
            game.room, game.tournament, dict(zip(seen_game(game, own).players, game.players, strict=True))
        )
        for game in games
    ]


def of_tables(tables: Iterable[Listing], own: PlayerId) -> list[ListedTable]:
    """Return unfinished games as they are listed for a player."""
    return [
        ListedTable(
            table.room,
            table.tournament,
            dict(zip(seen_table(table, own).players, table.players, strict=True)),
        )
        for table in tables
    ]


async def names_in_lists(
    services: Services,
    tables: Iterable[ListedTable],
    also: Iterable[PlayerId] = (),
    *,
    language: str = "en",
) -> ListNames:
    """Return the names for a list of tables; `also` are people who are named outside of them."""
    tables = list(tables)
    rosters: dict[str, dict[PlayerId, str]] = {}
    for tournament in {table.tournament for table in tables if table.tournament is not None}:
        there = {
            player for table in tables if table.tournament == tournament for player in table.players.values()
        }
        rosters[tournament] = await enrolled_names(services.days, tournament, there)
    named: set[PlayerId] = set(also)
    names_in: dict[StreamId, dict[PlayerId, str]] = {}
    for table in tables:
        if table.tournament is None:
            named |= table.players.keys()
            continue
        roster = rosters[table.tournament]
        names_in[table.room] = {
            shown: roster[player] for shown, player in table.players.items() if player in roster
        }
    return ListNames(await services.people.names(named, language=language), names_in)
