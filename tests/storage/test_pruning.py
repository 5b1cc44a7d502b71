"""Finished games are pruned, on SQLite and PostgreSQL; running games and results stay."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from msgspec import Raw
from msgspec.structs import replace

from stolik.notation.wire import encoder
from stolik.play.ports import NewEvent, PlayerId, StreamId, WriteBatch
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import RoomOpened
from stolik.protocol.orders import Join, Rematch, Resign, Say, Start
from stolik.storage.backups.backup import back_up
from stolik.storage.backups.restore import restore
from stolik.storage.live_store.pruning import prune
from stolik.storage.live_store.store import open_live
from tests.bus.meeting import until
from tests.cli.test_admin import stolik
from tests.play.stores import fresh_postgresql
from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import Caller, World, run, serving

LATER = 2**52
"""After all games."""


class Filled(NamedTuple):
    """The contents of the database."""

    finished: StreamId
    rated: StreamId
    closed: StreamId
    kept: dict[str, StreamId]
    """What stays, and why."""
    players: tuple[PlayerId, ...]


@asynccontextmanager
async def a_database(kind: str, folder: Path) -> AsyncIterator[str]:
    if kind == "sqlite":
        yield str(folder / "live.db")
        return
    async with fresh_postgresql() as address:
        yield address


async def account(world: World, login: str) -> Caller:
    caller = await world.guest()
    made = await caller.http.post("/api/accounts", json={"login": login, "password": "a long secret"})
    caller.http.headers["x-csrftoken"] = made.json()["csrf"]
    return caller


async def over(anna: Caller, bartek: Caller, **options: Any) -> StreamId:  # noqa: ANN401  fields of NewRoom
    """Return a game that Anna has resigned."""
    room = (await anna.make("en-classic", seats=2, on_leaving="forfeit", **options)).room
    for caller, order in ((bartek, Join(id="j", seed="s")), (anna, Start(id="s")), (anna, Resign(id="r"))):
        answer = await caller.order(room, order)
        assert answer.json().get("refused") is None, answer.text
    return room


async def fill(world: World) -> Filled:
    """Add games of every kind to a database."""
    anna, bartek = await account(world, "anna"), await account(world, "bartek")
    finished = await over(anna, bartek)
    await anna.order(finished, Say(id="c", text="good game"))
    refused = await bartek.order(finished, Start(id="late"))
    assert refused.json()["refused"]["code"] == "already_begun"
    rated = await over(anna, bartek, rated=True, turn_seconds=60)
    assert anna.me is not None
    assert bartek.me is not None
    players = (anna.me.player, bartek.me.player)

    async def is_settled() -> bool:
        return len(await world.services.store.ratings_of(players)) == 2

    await until(is_settled)
    match = await over(anna, bartek, games=2)
    await anna.order(match, Rematch(id="next"))
    closed = (await anna.make(seats=2)).room
    await anna.http.post(f"/api/rooms/{closed}/orders", json={"do": "Leave", "id": "go"})
    organiser = Organiser(await world.guest())
    await organiser.announce()
    kept = {
        "waiting": (await anna.make(seats=3)).room,
        "running": (await anna.make(seats=2, bots={"1": "novice"}, start=True)).room,
        "first of a match that goes on": match,
        "next of a match": world.services.house.seating.link("rematch", match),
        "tournament": organiser.made.tournament,
        "of a tournament that goes on": await in_tournament(world, finished, organiser.made.tournament),
    }
    return Filled(finished, rated, closed, kept, players)


async def in_tournament(world: World, room: StreamId, tournament: StreamId) -> StreamId:
    """Return a copy of a finished game as one of a tournament."""
    store, stream = world.services.store, StreamId("of-a-tournament")
    records = await store.read(room)
    opened = decode(records[0])
    assert isinstance(opened, RoomOpened)
    first = replace(opened, setup=replace(opened.setup, tournament=tournament))
    events = (
        NewEvent(at=opened.at, payload=Raw(encoder.encode(first))),
        *(NewEvent(at=record.at, payload=record.payload) for record in records[1:]),
    )
    await store.create("room", WriteBatch(stream=stream, expected=0, command_id="copy", events=events))
    return stream


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_finished_games_go_and_all_that_counts_stays(tmp_path: Path, kind: str) -> None:
    async def main() -> None:
        async with a_database(kind, tmp_path) as database:
            async with serving(cast("Path", database)) as world:
                filled = await fill(world)
                before = await world.services.store.ratings_of(filled.players)
                # While the server runs, as an administrator would.
                keeper = await open_live(database)
                early = await prune(keeper, before=0)
                would = await prune(keeper, before=LATER, dry_run=True)
                untouched = await keeper.heads([filled.finished, filled.rated, filled.closed])
                removed = await prune(keeper, before=LATER)
                again = await prune(keeper, before=LATER)
                heads = await keeper.heads([*filled.kept.values()])
                gone = [await keeper.read(each) for each in (filled.finished, filled.rated, filled.closed)]
                lines = await keeper.lines(filled.finished, after=0, limit=9)
                ratings = await keeper.ratings_of(filled.players)
                await keeper.close()

                assert not any(early.values())
                assert all(untouched.values())
                assert removed == would
                assert removed["games"] == 3
                assert removed["events"] > 10
                assert removed["chat_lines"] == removed["refusals"] == 1
                assert not any(again.values())
                assert set(heads) == {*filled.kept.values()}
                assert all(heads.values()), filled.kept
                assert gone == [(), (), ()]
                assert lines == ()
                assert ratings == before
                assert len(ratings) == 2
                anna = await world.guest()
                assert (await anna.http.get(f"/api/rooms/{filled.finished}/record")).status_code == 404
                running = await anna.http.get(f"/api/rooms/{filled.kept['running']}")
                assert running.status_code == 200
            # The rest can be backed up and restored completely.
            await back_up(database, tmp_path / "after.backup", now=7)
            await restore(tmp_path / "after.backup", str(tmp_path / "again.db"))

    run(main)


def test_the_command_reports_by_kind_and_gives_room_back(tmp_path: Path) -> None:
    database = tmp_path / "live.db"

    async def main() -> None:
        async with serving(database) as world:
            await fill(world)

    run(main)
    size = database.stat().st_size

    would = stolik("prune", str(database), "--before", "2999-01-01", "--dry-run", "--json")
    said = stolik("prune", str(database), "--before", "2999-01-01", "--dry-run", lang="pl")
    early = stolik("prune", str(database), "--before", "2000-01-01", "--json")
    done = stolik("prune", str(database), "--before", "2999-01-01", "--json")

    assert would.exit_code == done.exit_code == early.exit_code == 0
    told, removed = json.loads(would.stdout), json.loads(done.stdout)
    assert (told["dry_run"], removed["dry_run"]) == (True, False)
    assert told["removed"] == removed["removed"]
    assert removed["before"] == "2999-01-01"
    assert removed["removed"]["games"] == 3
    assert "2999-01-01: 3" in said.stdout.replace("\u2068", "").replace("\u2069", "")
    assert not any(json.loads(early.stdout)["removed"].values())
    assert database.stat().st_size < size
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize(
    ("arguments", "status", "code"),
    [
        (["nowhere.db", "--before", "2026-01-01"], 1, "no_file"),
        (["live.db", "--before", "yesterday"], 2, "bad_usage"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_what_cannot_be_pruned_is_told(
    tmp_path: Path, arguments: list[str], status: int, code: str, lang: str
) -> None:
    asyncio.run(_made(tmp_path / "live.db"))
    file, *options = arguments

    told = stolik("prune", str(tmp_path / file), *options, lang=lang)

    assert told.exit_code == status
    assert f"[{code}]" in told.output
    assert not (tmp_path / "nowhere.db").exists()


async def _made(path: Path) -> None:
    await (await open_live(str(path))).close()
