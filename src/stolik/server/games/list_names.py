"""Names in lists of games: people's own, and at a tournament's table those of its roster."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stolik.play.past_games import PastGame
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.views import Listing
from stolik.server.services import Services
from stolik.server.websocket.room_names import enrolled_names


class ListedTable(NamedTuple):
    """A table in a list, and who sits there."""

    room: StreamId
    tournament: str | None
    players: tuple[PlayerId, ...]


class ListNames(NamedTuple):
    """The names of everybody in a list."""

    names: dict[PlayerId, str]
    names_in: dict[StreamId, dict[PlayerId, str]]
    """By room: the names of a tournament's roster. Who plays under one has no other in this list for it."""


def of_games(games: Iterable[PastGame]) -> list[ListedTable]:
    """Return finished games as they are listed."""
    return [ListedTable(game.room, game.tournament, game.players) for game in games]


def of_tables(tables: Iterable[Listing]) -> list[ListedTable]:
    """Return unfinished games as they are listed."""
    return [
        ListedTable(
            table.room,
            table.tournament,
            tuple(each.player for each in table.sitters if each is not None and each.player is not None),
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
        there = {player for table in tables if table.tournament == tournament for player in table.players}
        rosters[tournament] = await enrolled_names(services.days, tournament, there)
    named: set[PlayerId] = set(also)
    names_in: dict[StreamId, dict[PlayerId, str]] = {}
    for table in tables:
        roster = rosters.get(table.tournament or "", {})
        own = {player: roster[player] for player in table.players if player in roster}
        if own:
            names_in[table.room] = own
        named |= set(table.players) - own.keys()
    return ListNames(await services.people.names(named, language=language), names_in)
