"""Finding opponents over HTTP: found, seated, left, and never twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from stolik.play.lobby.pairing import BOTS_AFTER, Wish
from stolik.play.lobby.seek_store import FoundTable, Seek, Seeks
from stolik.play.lobby.seeking import SeekNews, SeekPhase
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.protocol.orders import Join
from stolik.server.services import open_services
from stolik.server.settings import ServerSettings
from stolik.words import Language
from tests.play.stores import fresh_postgresql
from tests.server.people.test_ratings import account
from tests.server.worlds import FAST, Caller, World, run, serving

WISH = Wish(rules="pl-forty", seats=2, turn_seconds=40, rated=False)
QUICK = replace(FAST, seek_hold=300, seek_round=20, seek_lease=5_000)


class Page:
    """What a page does: asks again and again, sits down when a table is found."""

    def __init__(self, caller: Caller, ticket: str = "s1", **wish: Any) -> None:  # noqa: ANN401  fields of SeekAsked
        self.caller = caller
        self.wish = {"id": ticket, "rules": "pl-forty", **wish}
        self.mark = ""
        self._first = True

    async def ask(self) -> dict[str, Any]:
        """Ask once."""
        body = {**self.wish, "first": self._first, "seen": self.mark}
        got = await self.caller.http.put("/api/me/seek", json=body)
        assert got.status_code == 200, got.text
        self._first, news = False, dict(got.json())
        self.mark = news["mark"]
        return news

    async def until(self, *phases: str) -> dict[str, Any]:
        """Ask until the search is in one of the phases; sits down on the way."""
        while (news := await self.ask())["phase"] not in phases:
            if news["phase"] == "found":
                order = Join(id=f"join-{news['room'][:8]}", seed="mine")
                await self.caller.order(news["room"], order)
        return news


def test_two_people_find_each_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", play=QUICK) as world:
            one, two = Page(await world.guest()), Page(await world.guest())
            first = await one.ask()
            assert (first["phase"], first["waiting"], first["of"]) == ("waiting", 1, 1)
            assert first["range"] == 100
            begun = await asyncio.gather(one.until("begun"), two.until("begun"))
            assert begun[0]["room"] == begun[1]["room"]
            room = (await one.caller.http.get(f"/api/rooms/{begun[0]['room']}")).json()
            assert room["room"]["game"] is not None
            assert {each["player"] for each in room["room"]["sitters"]} == {
                page.caller.me.player for page in (one, two) if page.caller.me
            }

    run(work)


def test_a_rated_search_needs_an_account_and_a_clock(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", play=QUICK) as world:
            guest, member = await world.guest(), await account(world, "anna")
            for caller, wish, code in (
                (guest, {"rated": True}, "account_needed"),
                (member, {"rated": True, "no_clock": True}, "rated_without_clock"),
                (guest, {"rules": "no-such"}, "bad_setup"),
            ):
                body = {"id": "s", "rules": "pl-forty", **wish}
                got = await caller.http.put("/api/me/seek", json=body)
                assert (got.status_code >= 400, got.json()["code"]) == (True, code), got.text
            assert (await member.http.get("/api/me/seek")).json() is None
            rated = await Page(member, rated=True).ask()
            assert rated["phase"] == "waiting"

    run(work)


def test_leaving_is_free_and_a_found_table_is_given_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", play=QUICK) as world:
            one, two = Page(await world.guest()), Page(await world.guest())
            await one.ask()
            await two.until("found")
            left = await one.caller.http.delete("/api/me/seek")
            assert left.status_code == 204
            assert (await one.caller.http.get("/api/me/seek")).json() is None
            again = await two.until("waiting")
            assert (again["waiting"], again["room"]) == (1, None)
            assert again["waited"] > 0

    run(work)


def test_who_does_not_come_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", play=replace(QUICK, gather=200)) as world:
            gone, here = Page(await world.guest()), Page(await world.guest())
            await gone.ask()
            # `gone` asks no more: the page is closed, and its search lasts a little longer.
            found = await here.until("found")
            again = await here.until("waiting")
            assert again["waited"] >= 200, "the time already waited is kept"
            assert found["room"] is not None

    run(work)


def test_a_second_window_takes_the_search_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", play=QUICK) as world:
            guest = await world.guest()
            first, second = Page(guest, "w1"), Page(guest, "w2")
            await first.ask()
            assert (await second.ask())["phase"] == "waiting"
            assert (await first.ask())["phase"] == "elsewhere"
            assert (await second.ask())["phase"] == "waiting"

    run(work)


def test_bots_fill_in_when_everybody_agrees(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "a.db", play=QUICK) as world:
            page = Page(await world.guest(), seats=4, bots=True)
            first = await page.ask()
            assert (first["agreed"], first["of"]) == (1, 1)
            await _age(world, page.caller, BOTS_AFTER)
            begun = await page.until("begun")
            room = (await page.caller.http.get(f"/api/rooms/{begun['room']}")).json()
            assert sum(bool(each["bot"]) for each in room["room"]["sitters"]) == 3

    run(work)


async def _age(world: World, caller: Caller, ms: int) -> None:
    """Let somebody have waited for a while."""
    store = world.services.store
    seek = await store.drop_seek(PlayerId(caller.me.player if caller.me else ""))
    assert seek is not None
    await store.announce(structs.replace(seek, since=seek.since - ms))


@pytest.mark.parametrize("which", ["sqlite", "postgresql"])
def test_a_table_found_by_a_worker_that_died_is_opened_by_another(which: str, tmp_path: Path) -> None:
    """The table is written down before it is opened; whoever looks next opens it."""

    async def work() -> None:
        async with _database(which, tmp_path) as address:
            settings = ServerSettings(database=address, play=QUICK)
            async with open_services(settings) as dying:
                arrived = [await dying.people.arrive(None, language=Language.ENGLISH) for _ in "ab"]
                players = [session.profile.player for session in arrived]
                now = await dying.clock.now()
                for player in players:
                    await dying.store.announce(_seek(player, now))
                tables = [await dying.store.find_tables(now, _together, expires=now + 60_000) for _ in "12"]
                assert [len(found) for found in tables] == [1, 0], "nobody is seated twice"
                room = tables[0][0].room
                assert set(tables[0][0].players) == set(players)
                assert await dying.house.fresh_room(room) is None
            async with open_services(settings) as living:
                asked = Principal(players[0])
                news = await living.seeks.seek(asked, WISH, ticket="t")
                assert isinstance(news, SeekNews)
                assert (news.phase, news.room) == (SeekPhase.FOUND, room)
                opened = await living.house.fresh_room(room)
                assert opened is not None
                assert set(opened.room.opened.kept_for) == set(players)

    run(work)


def _seek(player: PlayerId, now: int) -> Seek:
    return Seek(
        player=player, ticket="t", wish=WISH, strength=1000, bots=False, since=now, expires=now + 60_000
    )


def _together(every: Seeks) -> list[FoundTable]:
    """Return one table for all who wait."""
    waiting = tuple(each.player for each in every.every if each.found is None)
    later = max((each.expires for each in every.every), default=0)
    table = FoundTable(room=StreamId("f" * 32), wish=WISH, players=waiting, until=later)
    return [table] if waiting else []


@asynccontextmanager
async def _database(which: str, folder: Path) -> AsyncIterator[str]:
    if which == "sqlite":
        yield str(folder / "a.db")
        return
    async with fresh_postgresql() as address:
        yield address
