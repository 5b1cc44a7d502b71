"""A store with very many finished games, filled in bulk: every row is as a real game leaves it."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import CreateIndex, DropIndex

from bench.progress import progress
from stolik.core.rulesets import RULESETS
from stolik.play.accounts.people import digest_of
from stolik.play.past_games import Adoption, PastEnding, PastGame, PastSeat, SeatPlay
from stolik.play.ports import PlayerId, StreamId
from stolik.storage.live_store.store import open_live
from stolik.storage.schema import (
    ATTENDANCE,
    FINISHED_GAME,
    FINISHED_SEAT,
    MARK,
    MEETING,
    PERSON,
    RATING,
    RATING_CHANGE,
    REVIEW,
    RULESET_RATING,
    SETTLEMENT,
    STREAM,
    VISIT,
)

GAMES_EACH: Final = 10_000
_SIZES: Final = (2, 2, 2, 1, 2, 3, 4, 2, 2, 4)
"""How many people sit at ten tables; a single one plays against a bot."""
_APART_MS: Final = 60_000
_STRANGERS: Final = 20_000
"""More people with ratings, for the leaderboards."""
_RULES: Final = tuple(RULESETS)
_TOURNAMENT: Final = 0.05
"""The part of games that belong to a tournament."""
_AT_ONCE: Final = 20_000
_FAR: Final = 4_000_000_000_000
"""A time that never comes, for sessions."""
_PERSON: Final = {
    "account": True,
    "organiser": False,
    "admin": False,
    "language": "pl",
    "banned": False,
    "minor": False,
    "suspended": 0,
    "muted": 0,
    "warning": "",
}
_ORDER: Final = (
    *(PERSON, VISIT, MARK, STREAM, SETTLEMENT, RATING_CHANGE, FINISHED_GAME, FINISHED_SEAT, MEETING),
    *(ATTENDANCE, REVIEW, RATING, RULESET_RATING),
)
"""Tables that others refer to come first."""
Row = tuple[Table, dict[str, Any]]


def players_of(games: int) -> list[PlayerId]:
    """Return everybody who has `GAMES_EACH` games in a store of so many games."""
    tables = max(1, games // GAMES_EACH)
    return [_player(number) for number in range(sum(_SIZES[i % len(_SIZES)] for i in range(tables)))]


def token_of(player: PlayerId) -> str:
    """Return the token of a player's session."""
    return f"session-of-{player}"


async def fill(database: str, games: int) -> list[PlayerId]:
    """Fill a new store, and return the players: each has `GAMES_EACH` games, with changing opponents."""
    await (await open_live(database)).close()
    players = players_of(games)
    if database.startswith("postgresql"):
        await _fill_postgresql(database, games, players)
    else:
        _fill_sqlite(database, games, players)
    return players


def _fill_sqlite(file: str, games: int, players: Sequence[PlayerId]) -> None:
    with sqlite3.connect(file) as store:
        store.execute("PRAGMA synchronous = OFF")
        store.execute("PRAGMA cache_size = -1000000")
        indexes = _indexes(sqlite.dialect())
        for drop, _ in indexes:
            store.execute(drop)
        for table, rows in _batches(games, players):
            names = [column.name for column in table.columns]
            into = "INSERT INTO {} ({})".format(table.name, ", ".join(f'"{each}"' for each in names))
            values = ", ".join("?" * len(names))
            store.executemany(
                f"{into} VALUES ({values})", ([row.get(name) for name in names] for row in rows)
            )
        for _, create in indexes:
            store.execute(create)
        store.execute("ANALYZE")  # as a database does by itself after a while
    store.close()


async def _fill_postgresql(address: str, games: int, players: Sequence[PlayerId]) -> None:
    store = await asyncpg.connect(address)
    try:
        indexes = _indexes(postgresql.dialect())  # type: ignore[no-untyped-call]
        for drop, _ in indexes:
            await store.execute(drop)
        for table, rows in _batches(games, players):
            names = [column.name for column in table.columns]
            records = [[row.get(name) for name in names] for row in rows]
            await store.copy_records_to_table(table.name, records=records, columns=names)
        for _, create in indexes:
            await store.execute(create)
        await store.execute("VACUUM ANALYZE")
        # Seekers write ten thousands of times and nothing of it is timed: the disk need not be waited for.
        await store.execute("ALTER DATABASE postgres SET synchronous_commit = off")
    finally:
        await store.close()


def _indexes(dialect: Dialect) -> list[tuple[str, str]]:
    """Return how the indexes of the large tables are dropped and created: they would slow filling down."""
    large = (FINISHED_SEAT, MEETING, RATING_CHANGE, ATTENDANCE, RULESET_RATING)
    return [
        (str(DropIndex(index).compile(dialect=dialect)), str(CreateIndex(index).compile(dialect=dialect)))
        for table in large
        for index in sorted(table.indexes, key=lambda each: str(each.name))
    ]


def _batches(games: int, players: Sequence[PlayerId]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Yield rows of one table at a time."""
    some: dict[Table, list[dict[str, Any]]] = defaultdict(list)

    def ready() -> Iterator[tuple[Table, list[dict[str, Any]]]]:
        yield from ((table, some[table]) for table in _ORDER if some[table])
        some.clear()

    for number, (table, row) in enumerate(_rows(games, players)):
        some[table].append(row)
        if number % _AT_ONCE == 0:
            yield from ready()
    yield from ready()


def _rows(games: int, players: Sequence[PlayerId]) -> Iterator[Row]:
    chance = random.Random(games)  # noqa: S311  figures, not secrets
    for each in Adoption:
        yield MARK, {"name": each.value, "value": 1}
    people = [*players, *(_player(len(players) + number) for number in range(_STRANGERS))]
    for number, player in enumerate(people):
        yield PERSON, {"player": player, "name": f"Gracz {number}", **_PERSON}
    for player in players:
        visit = {"digest": digest_of(token_of(player)), "player": player, "expires": _FAR}
        yield VISIT, {**visit, "began": 0, "device": ""}
    rated: Counter[PlayerId] = Counter()
    yield from _played(games, players, rated, chance)
    for player in people:
        found = {"mu": chance.gauss(25, 4), "sigma": chance.uniform(0.8, 3), "games": rated[player] or 40}
        yield RATING, {"player": player, **found}
        for rules in _RULES:
            yield RULESET_RATING, {"rules": rules, "player": player, **found}


def _played(
    games: int, players: Sequence[PlayerId], rated: Counter[PlayerId], chance: random.Random
) -> Iterator[Row]:
    """Yield the rows of all games: everybody plays one in each round."""
    attended: dict[tuple[PlayerId, str], int] = {}
    seated: list[PlayerId] = []
    sizes = [_SIZES[i % len(_SIZES)] for i in range(max(1, games // GAMES_EACH))]
    for number in progress(range(games), "games"):
        if number % len(sizes) == 0:
            seated = chance.sample(players, len(players))
        size = sizes[number % len(sizes)]
        here, seated = seated[:size], seated[size:]
        game = _game(number, here, chance)
        yield from _rows_of(game, rated)
        for player in here if game.tournament else ():
            attended[player, str(game.tournament)] = game.ended
        if number % 20 == 0 and all(int(player) % 2 == 0 for player in here):
            yield REVIEW, {"stream": game.room, **_REVIEWED}  # so that half of the people have none
    for (player, tournament), at in attended.items():
        yield ATTENDANCE, {"player": player, "tournament": tournament, "at": at}


_REVIEWED: Final = {"version": 1, "held": 0, "done": 1, "steps": 1, "failed": False, "payload": "{}"}


def _player(number: int) -> PlayerId:
    return PlayerId(f"{number:022d}")


def _game(number: int, here: Sequence[PlayerId], chance: random.Random) -> PastGame:
    count = max(2, len(here))
    places = chance.sample(range(1, count + 1), count)
    rated = len(here) > 1 and chance.random() < 0.5  # noqa: PLR2004  half of them
    began = _APART_MS * number
    return PastGame(
        room=StreamId(f"{chance.getrandbits(128):032x}"),
        rules=chance.choice(_RULES),
        began=began,
        ended=began + 30_000,
        turns=chance.randrange(30, 90),
        ending=PastEnding.OUT,
        rated=rated,
        tournament=f"t{number // 2000}" if len(here) > 1 and chance.random() < _TOURNAMENT else None,
        public=True,
        seats=tuple(
            PastSeat(
                player=here[seat] if seat < len(here) else None,
                bot=None if seat < len(here) else "casual",
                place=place,
                points=chance.randrange(-200, 200),
                big=count - place,
                rating=(1000, 1010) if rated else None,
                play=SeatPlay(turns=20, tiles=50, ms=200_000, opened=3) if seat < len(here) else None,
            )
            for seat, place in enumerate(places)
        ),
    )


def _rows_of(game: PastGame, rated: Counter[PlayerId]) -> Iterator[Row]:
    """Yield what is written when a game ends, and when it is rated."""
    yield STREAM, {"id": game.room, "kind": "room", "seq": 1}
    yield FINISHED_GAME, {"stream": game.room, "payload": msgspec.json.encode(game).decode()}
    if game.rated:
        yield SETTLEMENT, {"stream": game.room, "at": game.ended}
    for index, seat in enumerate(game.seats):
        if seat.player is None:
            continue
        yield (
            FINISHED_SEAT,
            {
                "player": seat.player,
                "stream": game.room,
                "ended": game.ended,
                "rules": game.rules,
                "won": seat.place == 1,
                "rated": game.rated,
                "people": len(game.players) > 1,
            },
        )
        if game.rated:
            rated[seat.player] += 1
            yield (
                RATING_CHANGE,
                {
                    "stream": game.room,
                    "seat": index,
                    "player": seat.player,
                    "place": seat.place,
                    "mu_before": 25.0,
                    "sigma_before": 2.0,
                    "mu_after": 25.1,
                    "sigma_after": 2.0,
                    "games": rated[seat.player],
                    "rules": game.rules,
                    "seats": len(game.seats),
                },
            )
    for player, other in permutations(game.players, 2):
        yield (
            MEETING,
            {
                "player": player,
                "other": other,
                "stream": game.room,
                "tournament": game.tournament is not None,
            },
        )
