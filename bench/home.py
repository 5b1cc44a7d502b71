"""Lists of games: 10,000 games of each player, among many more, against a bare indexed query.

Run as ``python -m bench.home [--games N]``, or as a section of ``python -m bench``.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from sqlalchemy import Table, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bench.workers import postgresql
from stolik.core.rulesets import RULESETS
from stolik.play.past_games import (
    Company,
    GamesAsked,
    GamesBefore,
    PastEnding,
    PastGame,
    PastResult,
    PastSeat,
)
from stolik.play.ports import PlayerId, StreamId
from stolik.storage.live_store.store import LiveStore, open_live
from stolik.storage.schema import FINISHED_GAME, FINISHED_SEAT, MEETING, STREAM

GAMES_EACH: Final = 10_000
SEATS: Final = 4
GAMES: Final = 50_000
"""In the store, unless asked for more: five tables of four who always play with each other."""
WANTED_MS: Final = 50.0
"""The most that the slowest of a hundred lists may take."""
_ROUNDS: Final = 300
_AT_ONCE: Final = 2_000
_PAGE: Final = 21
"""A page and one more, as the server asks."""

Ask = Callable[[LiveStore, PlayerId], Awaitable[object]]


async def _first(store: LiveStore, player: PlayerId) -> None:
    asked = GamesAsked(player=player, limit=_PAGE)
    await store.past_games(asked)
    await store.count_past_games(asked)
    await store.rules_played(player)


async def _deep(store: LiveStore, player: PlayerId) -> None:
    await store.past_games(
        GamesAsked(player=player, limit=_PAGE, before=GamesBefore(60_000 * GAMES_EACH // 2, StreamId("z")))
    )


async def _filtered(store: LiveStore, player: PlayerId) -> None:
    asked = GamesAsked(
        player=player,
        limit=_PAGE,
        rules="pl-stacks",
        result=PastResult.WON,
        rated=True,
        company=Company.PEOPLE,
    )
    await store.past_games(asked)
    await store.count_past_games(asked)


async def _nothing(store: LiveStore, player: PlayerId) -> None:
    await store.past_games(GamesAsked(player=player, limit=_PAGE, company=Company.BOTS))


async def _against(store: LiveStore, player: PlayerId) -> None:
    others = await store.opponents_of(player)
    asked = GamesAsked(player=player, limit=_PAGE, against=others[:1])
    await store.past_games(asked)
    await store.count_past_games(asked)


async def _bare(store: LiveStore, player: PlayerId) -> None:
    seat = FINISHED_SEAT.c
    newest = select(seat.stream).where(seat.player == player).order_by(seat.ended.desc()).limit(_PAGE)
    async with store.reading() as connection:
        (await connection.execute(newest)).all()


ASKED: Final[dict[str, Ask]] = {
    "a bare query on the index": _bare,
    "first page, with the count and the rulesets": _first,
    "a page in the middle": _deep,
    "four filters, with the count": _filtered,
    "a filter that nothing fits": _nothing,
    "against one opponent, with the count": _against,
}


def report(games: int = GAMES) -> str:
    """Measure both databases and return the figures as Markdown."""
    lines = [
        f"{GAMES_EACH:,} games of each player, {games:,} in the store; milliseconds, {_ROUNDS} times each.",
        f"Wanted: the slowest of a hundred at most {WANTED_MS:.0f} ms.",
        "",
        "| asked | SQLite p50 | p99 | PostgreSQL p50 | p99 |",
        "|---|---|---|---|---|",
    ]
    with TemporaryDirectory(prefix="stolik-bench-") as name, postgresql() as (address, _):
        found = [asyncio.run(_measure(where, games)) for where in (str(Path(name) / "home.db"), address)]
    for asked in ASKED:
        cells = [f"{each[asked][at]:.2f}" for each in found for at in (0, 1)]
        lines.append(f"| {asked} | {' | '.join(cells)} |")
    return "\n".join(lines)


async def _measure(database: str, games: int) -> dict[str, tuple[float, float]]:
    store = await open_live(database)
    try:
        players = await _fill(database, games)
        return {name: await _timed(store, ask, players) for name, ask in ASKED.items()}
    finally:
        await store.close()


async def _timed(store: LiveStore, ask: Ask, players: Sequence[PlayerId]) -> tuple[float, float]:
    took: list[float] = []
    for number in range(_ROUNDS):
        begun = time.perf_counter()
        await ask(store, players[number % len(players)])
        took.append(1000 * (time.perf_counter() - begun))
    took.sort()
    return took[len(took) // 2], took[len(took) * 99 // 100]


async def _fill(database: str, games: int) -> list[PlayerId]:
    url = make_url(database if "://" in database else f"sqlite+aiosqlite:///{database}")
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url, json_serializer=lambda raw: bytes(raw).decode())
    tables = max(1, games // GAMES_EACH)
    for first in range(0, games, _AT_ONCE):
        rows: dict[Table, list[dict[str, Any]]] = {
            STREAM: [],
            FINISHED_GAME: [],
            FINISHED_SEAT: [],
            MEETING: [],
        }
        for number in range(first, min(first + _AT_ONCE, games)):
            for table, row in _rows(number, number % tables):
                rows[table].append(row)
        async with engine.begin() as connection:
            for table, some in rows.items():
                await connection.execute(insert(table), some)
    async with engine.begin() as connection:
        # As a database does by itself after a while.
        await connection.exec_driver_sql("ANALYZE")
    await engine.dispose()
    return [_player(table, seat) for table in range(tables) for seat in range(SEATS)]


def _player(table: int, seat: int) -> PlayerId:
    return PlayerId(f"{table:08d}{seat:08d}")


def _rows(number: int, table: int) -> Iterator[tuple[Table, dict[str, Any]]]:
    chance = random.Random(number)  # noqa: S311  figures, not secrets
    players = [_player(table, seat) for seat in range(SEATS)]
    places = chance.sample(range(1, SEATS + 1), SEATS)
    game = PastGame(
        room=StreamId(f"{number:032d}"),
        rules=chance.choice(list(RULESETS)),
        began=60_000 * number,
        ended=60_000 * number + 30_000,
        turns=chance.randrange(30, 90),
        ending=PastEnding.OUT,
        rated=chance.random() < 0.5,  # noqa: PLR2004  half of them
        seats=tuple(
            PastSeat(player=player, place=place, points=chance.randrange(-200, 200), big=SEATS - place)
            for player, place in zip(players, places, strict=True)
        ),
    )
    yield STREAM, {"id": game.room, "kind": "room", "seq": 1}
    yield FINISHED_GAME, {"stream": game.room, "payload": msgspec.Raw(msgspec.json.encode(game))}
    for player, place in zip(players, places, strict=True):
        yield (
            FINISHED_SEAT,
            {
                "player": player,
                "stream": game.room,
                "ended": game.ended,
                "rules": game.rules,
                "won": place == 1,
                "rated": game.rated,
                "people": True,
            },
        )
        for other in players:
            if other != player:
                yield MEETING, {"player": player, "other": other, "stream": game.room}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.home", description="Measure lists of games.")
    parser.add_argument("--games", type=int, default=GAMES, help="games in the store")
    print(report(parser.parse_args().games))


if __name__ == "__main__":
    main()
