"""The pages of players: lists and pages in a store of a million games, pairing in it, and first loads.

Run as ``python -m bench.players.home [--games N] [--seekers N]``, or as a section of ``python -m bench``.
Lists are measured twice: at the store, against a bare query on the index, and as whole requests to `stolik
serve`. Both stores are filled at once, and seekers come to both at once at the end: only what is measured by
the clock has the machine to itself.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from sqlalchemy import select

from bench.players import pairing
from bench.players.home_store import GAMES_EACH, fill, token_of
from bench.progress import progress
from bench.serving.processes import HOST, Server, cpu_of
from bench.serving.workers import postgresql
from bench.web import first_loads
from stolik.play.past_games import Company, GamesAsked, GamesBefore, PastResult
from stolik.play.ports import PlayerId, StreamId
from stolik.storage.live_store.store import LiveStore, open_live
from stolik.storage.schema import FINISHED_SEAT

GAMES: Final = 1_000_000
WANTED_MS: Final = 50.0
"""The most that the slowest of a hundred lists may take."""
_ROUNDS: Final = 300
_PAGE: Final = 21
"""A page and one more, as the server asks."""
_MIDDLE: Final = 60_000 * GAMES // 2
"""When the game in the middle of all ended."""

Ask = Callable[[LiveStore, PlayerId], Awaitable[object]]


async def _first(store: LiveStore, player: PlayerId) -> None:
    asked = GamesAsked(player=player, limit=_PAGE)
    await store.past_games(asked)
    await store.count_past_games(asked)
    await store.rules_played(player)


async def _deep(store: LiveStore, player: PlayerId) -> None:
    await store.past_games(GamesAsked(player=player, limit=_PAGE, before=GamesBefore(_MIDDLE, StreamId("z"))))


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


async def _search(store: LiveStore, player: PlayerId) -> None:
    others = await store.opponents_of(player, by_name=True)
    asked = GamesAsked(player=player, limit=_PAGE, against=others, by_name=True)
    await store.past_games(asked)
    await store.count_past_games(asked)


async def _curve(store: LiveStore, player: PlayerId) -> None:
    await store.history(player, limit=300)


async def _reviewed(store: LiveStore, player: PlayerId) -> None:
    await store.last_reviewed(player)


async def _leaders(store: LiveStore, _: PlayerId) -> None:
    await store.leaders("pl-forty", 100)


async def _bare(store: LiveStore, player: PlayerId) -> None:
    seat = FINISHED_SEAT.c
    newest = select(seat.stream).where(seat.player == player).order_by(seat.ended.desc()).limit(_PAGE)
    async with store.reading() as connection:
        (await connection.execute(newest)).all()


def _paths(player: PlayerId) -> dict[str, str]:
    """Return what pages ask the server for, as somebody else or as themselves."""
    return {
        "nothing but who asks": "/api/me/invitations",
        "my games": "/api/me/games",
        "my games, a page in the middle": f"/api/me/games?after={_MIDDLE}-z",
        "my games, four filters": "/api/me/games?rules=pl-forty&result=won&rated=true&company=people",
        "my games, a part of a name": "/api/me/games?search=gracz+1",
        "a player's page": f"/api/players/{player}",
        "the people I know": "/api/me/people",
        "a leaderboard": "/api/leaderboards/pl-forty",
        "open tables": "/api/rooms",
    }


ASKED: Final[dict[str, Ask]] = {
    "a bare query on the index": _bare,
    "first page, with the count and the rulesets": _first,
    "a page in the middle": _deep,
    "four filters, with the count": _filtered,
    "a filter that nothing fits": _nothing,
    "against one opponent, with the count": _against,
    "against everybody with a name, with the count": _search,
    "the rating curve": _curve,
    "the last review": _reviewed,
    "a leaderboard": _leaders,
}


class Took(NamedTuple):
    """How long something took, in milliseconds."""

    median: float
    p99: float
    cpu: float
    """Processor time, which does not depend on what else the machine does. At the store: of this process, and
    the slowest of a hundred; for a request: of the server and the database, on average.
    """


class Figures(NamedTuple):
    """What was found on one database."""

    lists: dict[str, Took]
    ready: tuple[float, float]
    """Seconds until the server was ready: the first time, and after one had left the store in order."""
    requests: dict[str, Took]


def report(games: int = GAMES, seekers: int = pairing.SEEKERS) -> str:
    """Measure both databases and the first loads, and return the figures as Markdown."""
    with TemporaryDirectory(prefix="stolik-bench-") as name:
        folder = Path(name)
        with postgresql() as (address, postmaster), ProcessPoolExecutor(2, get_context("spawn")) as beside:
            stores = {str(folder / "home.db"): 0, address: postmaster}
            players, _ = beside.map(_filled, stores, [games] * 2)
            found = [_measured(folder, database, players, pid) for database, pid in stores.items()]
            paired = list(beside.map(_paired, stores, [seekers] * 2))
    pages = first_loads(("/", "/games", "/people", "/leaderboards", "/account"))
    lines = [
        f"{GAMES_EACH:,} games of each player, {games:,} in the store; milliseconds, {_ROUNDS} times each.",
        f"Wanted: the slowest of a hundred lists at most {WANTED_MS:.0f} ms. *CPU* is processor time, here",
        "the slowest of a hundred; without that of PostgreSQL itself.",
        "",
        *_table("at the store", [each.lists for each in found]),
        "",
        "The same from `stolik serve`, as whole requests on one connection. It was ready after "
        + " and ".join(f"{each.ready[1]:.1f} s" for each in found)
        + ", the first time, with a check of the whole file, after "
        + " and ".join(f"{each.ready[0]:.1f} s" for each in found)
        + ". *CPU* is the mean, with that of the database.",
        "",
        *_table("request", [each.requests for each in found]),
        "",
        "Finding opponents in the same store, time being virtual, first SQLite, then PostgreSQL:",
        "",
        *(line for each in paired for line in (each, "")),
        "First loads with an empty cache, of 150 kB: "
        + ", ".join(f"{path} {kb:.0f} kB" for path, kb in pages.items())
        + ".",
    ]
    return "\n".join(lines)


def _table(what: str, found: Sequence[dict[str, Took]]) -> list[str]:
    return [
        f"| {what} | SQLite p50 | p99 | CPU | PostgreSQL p50 | p99 | CPU |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(
            f"| {name} | " + " | ".join(f"{value:.2f}" for each in found for value in each[name]) + " |"
            for name in found[0]
        ),
    ]


def _filled(database: str, games: int) -> list[PlayerId]:
    return asyncio.run(fill(database, games))


def _paired(database: str, seekers: int) -> str:
    return asyncio.run(pairing.simulate(database, seekers))


def _measured(folder: Path, database: str, players: Sequence[PlayerId], postmaster: int) -> Figures:
    lists = asyncio.run(_lists(database, players))
    server = Server.stolik(folder, database)
    first = server.start()
    server.stop()
    ready = first, server.start()
    try:
        requests = _requests(server, players, postmaster)
    finally:
        server.stop()
    return Figures(lists, ready, requests)


async def _lists(database: str, players: Sequence[PlayerId]) -> dict[str, Took]:
    store = await open_live(database)
    try:
        return {
            name: await _timed(store, ask, players) for name, ask in progress(list(ASKED.items()), "lists")
        }
    finally:
        await store.close()


async def _timed(store: LiveStore, ask: Ask, players: Sequence[PlayerId]) -> Took:
    took: list[float] = []
    used: list[float] = []
    for _, player in zip(range(_ROUNDS), cycle(players), strict=False):
        begun, before = time.perf_counter(), time.process_time()
        await ask(store, player)
        took.append(1000 * (time.perf_counter() - begun))
        used.append(1000 * (time.process_time() - before))
    return Took(_part(took, 50), _part(took, 99), _part(used, 99))


def _requests(server: Server, players: Sequence[PlayerId], postmaster: int) -> dict[str, Took]:
    asker = http.client.HTTPConnection(HOST, server.port)

    def used() -> float:
        return server.cpu + (cpu_of(postmaster) if postmaster else 0.0)

    found: dict[str, Took] = {}
    for name in progress(list(_paths(players[0])), "requests"):
        took: list[float] = []
        before = used()
        for number, player in zip(range(_ROUNDS), cycle(players), strict=False):
            path = _paths(players[(number + 1) % len(players)])[name]
            begun = time.perf_counter()
            asker.request("GET", path, headers={"Cookie": f"stolik_session={token_of(player)}"})
            answer = asker.getresponse()
            body = answer.read()
            took.append(1000 * (time.perf_counter() - begun))
            if answer.status != http.client.OK:
                message = f"{path}: {answer.status} {body[:200]!r}"
                raise ValueError(message)
        found[name] = Took(_part(took, 50), _part(took, 99), 1000 * (used() - before) / len(took))
    asker.close()
    return found


def _part(values: list[float], percent: int) -> float:
    return sorted(values)[len(values) * percent // 100]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.players.home", description="Measure the pages of players."
    )
    parser.add_argument("--games", type=int, default=GAMES, help="games in the store")
    parser.add_argument("--seekers", type=int, default=pairing.SEEKERS, help="people who look for opponents")
    asked = parser.parse_args()
    print(report(asked.games, asked.seekers))


if __name__ == "__main__":
    main()
