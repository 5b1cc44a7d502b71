"""Ratings over HTTP: at tables, in lists, on the end page with the reason, and in leaderboards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.lobby.skill import rate
from stolik.play.ports import NewEvent, PlayerId, StreamId, WriteBatch
from stolik.play.side_tables import SETTLED_AFTER, RatedResult
from stolik.protocol.orders import Join, Resign, Start
from tests.play.test_store_contract import raw
from tests.server.worlds import Caller, World, run, serving


async def account(world: World, login: str) -> Caller:
    caller = await world.guest()
    body = {"login": login, "password": "a long way to the table", "name": login.title()}
    assert (await caller.http.post("/api/accounts", json=body)).status_code == 201
    await caller.arrive()
    return caller


async def settle(world: World, number: int, *players: PlayerId, day: int = 0) -> None:
    stream = StreamId(f"game-{number}")
    store = world.services.store
    event = NewEvent(at=1, payload=raw("x"))
    await store.create("other", WriteBatch(stream=stream, expected=0, command_id="c", events=(event,)))
    places = tuple(range(1, len(players) + 1))
    at = 86_400_000 * day + number
    await store.settle(
        RatedResult(stream=stream, at=at, players=players, places=places, rules="pl-forty"), rate
    )


def of(caller: Caller) -> PlayerId:
    assert caller.me is not None
    return caller.me.player


async def asked(caller: Caller, path: str) -> dict[str, Any]:
    got = await caller.http.get(path)
    assert got.status_code == 200, got.text
    body: dict[str, Any] = got.json()
    return body


def test_ratings_are_seen_where_people_choose_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob = await account(world, "anna"), await account(world, "bob")
            await settle(world, 1, of(anna), of(bob))
            made = await anna.make("pl-forty", seats=2, rated=True, access="lobby")

            lobby = await asked(world.caller(), "/api/rooms")
            seats = (await asked(bob, f"/api/rooms/{made.room}/ratings"))["seats"]

            assert lobby["ratings"][of(anna)] == seats[0]["rating"]
            assert seats[0]["rating"]["provisional"]
            assert seats[0]["rating"]["shown"] > 1000
            assert (seats[0]["moved"], seats[1]) == (None, None)

            for caller, order in (
                (bob, Join(id="j", seed="g")),
                (anna, Start(id="s")),
                (bob, Resign(id="r")),
            ):
                assert (await caller.order(made.room, order)).json()["refused"] is None
            while (after := (await asked(bob, f"/api/rooms/{made.room}/ratings"))["seats"])[0][
                "moved"
            ] is None:
                pass
            assert after[0]["moved"]["limit"] == "early"
            assert after[0]["moved"]["before"] == after[0]["moved"]["after"] == seats[0]["rating"]["shown"]
            assert after[1]["moved"]["after"] < after[1]["moved"]["before"]
            assert after[0]["moved"]["expected"] < 1.5 < after[1]["moved"]["expected"]

            hidden = await anna.make("pl-forty", seats=2, bots={"1": "casual"}, watched=False, start=True)
            refused = await bob.http.get(f"/api/rooms/{hidden.room}/ratings")
            assert refused.status_code == 403

    run(main)


def test_leaderboards_list_settled_ratings_of_those_who_may_be_listed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob, celina = [await account(world, login) for login in ("anna", "bob", "celina")]
            for number in range(SETTLED_AFTER - 1):
                await settle(world, number, of(anna), of(bob))
            assert (await asked(anna, "/api/leaderboards/pl-forty"))["players"] == []
            await settle(world, 50, of(anna), of(celina), of(bob), day=5)

            board = await asked(world.caller(), "/api/leaderboards/pl-forty")

            assert [(each["place"], each["name"]) for each in board["players"]] == [(1, "Anna"), (2, "Bob")]
            assert not board["needs_clock"]
            classic = await asked(anna, "/api/leaderboards/en-classic")
            assert (classic["players"], classic["needs_clock"]) == ([], True)
            assert (await anna.http.get("/api/leaderboards/none")).status_code == 422
            assert (await anna.http.get(f"/api/leaderboards/{'x' * 201}")).status_code == 400
            await world.services.store.people.change(of(anna), ProfileChanges(minor=True))
            board = await asked(bob, "/api/leaderboards/pl-forty")
            assert [each["name"] for each in board["players"]] == ["Bob"]

    run(main)
