"""My games over HTTP: everybody finds their own, and nobody another's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolik.play.accounts.profiles import ProfileChanges
from stolik.protocol.orders import Join, Resign, Start
from tests.server.worlds import Caller, run, serving


async def given_up(
    host: Caller,
    guest: Caller,
    rules: str = "en-classic",
    **options: Any,  # noqa: ANN401  fields of a new room
) -> str:
    """Play a game of two that ends at once, and return its room."""
    made = await host.make(rules, seats=2, on_leaving="forfeit", **options)
    for caller, order in (
        (guest, Join(id=guest.id(), seed="g")),
        (host, Start(id=host.id())),
        (guest, Resign(id=guest.id())),
    ):
        got = await caller.order(made.room, order)
        assert got.status_code == 200, got.text
        assert got.json()["refused"] is None, got.text
    return str(made.room)


async def games_of(caller: Caller, **asked: Any) -> dict[str, Any]:  # noqa: ANN401  what can be asked
    got = await caller.http.get("/api/me/games", params=asked)
    assert got.status_code == 200, got.text
    body: dict[str, Any] = got.json()
    return body


def rooms(body: dict[str, Any]) -> list[str]:
    return [game["room"] for game in body["games"]]


def test_everybody_finds_their_games_page_by_page(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob, stranger = [await world.guest() for _ in range(3)]
            assert anna.me is not None
            assert bob.me is not None
            await world.services.people.change(bob.me.player, name="Bob Łoś")
            played = [await given_up(anna, bob, rules) for rules in ("en-classic", "pl-forty", "en-classic")]
            running = (await anna.make("en-classic", seats=2, bots={"1": "casual"})).room

            first = await games_of(anna, limit=2)
            second = await games_of(anna, limit=2, after=first["more"])

            assert [game["table"]["room"] for game in first["running"]] == [running]
            assert first["running"][0]["turn"] in {None, 0, 1}
            assert sorted(rooms(first) + rooms(second)) == sorted(played)
            assert (first["total"], len(first["games"]), second["more"], second["running"]) == (
                3,
                2,
                None,
                [],
            )
            assert first["rules"] == ["en-classic", "pl-forty"]
            assert first["names"][bob.me.player] == "Bob Łoś"
            assert rooms(await games_of(anna, rules="pl-forty")) == [played[1]]
            assert rooms(await games_of(anna, result="lost")) == []
            assert len(rooms(await games_of(bob, result="lost", company="people", rated="false"))) == 3
            assert len(rooms(await games_of(anna, search="łoś"))) == 3
            assert rooms(await games_of(anna, search="Celina")) == []
            nobody = await games_of(stranger)
            assert (nobody["games"], nobody["running"], nobody["total"]) == ([], [], 0)
            assert (await world.caller().http.get("/api/me/games")).status_code == 401

            # Of those under 16 others see a short name, and the rest of it finds nobody.
            await world.services.store.people.change(bob.me.player, ProfileChanges(minor=True))
            world.services.people.forget_names()
            assert rooms(await games_of(anna, search="łoś")) == []
            assert len(rooms(await games_of(anna, search="bob"))) == 3

            await bob.http.delete("/api/me")
            assert len(rooms(await games_of(anna))) == 3
            assert await world.services.store.opponents_of(bob.me.player) == ()

    run(main)


def test_what_is_asked_for_has_bounds(tmp_path: Path) -> None:
    strange: list[dict[str, Any]] = [
        {"limit": 0},
        {"limit": 101},
        {"after": "x"},
        {"after": "1" * 16 + "-a"},
        {"after": "1-" + "a" * 65},
        {"rules": "x" * 201},
        {"search": "x" * 41},
        {"result": "drawn"},
        {"company": "dogs"},
        {"rated": "maybe"},
    ]

    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await world.guest()
            for asked in strange:
                got = await anna.http.get("/api/me/games", params=asked)

                assert got.status_code == 400, (asked, got.text)
                assert got.json()["code"] == "bad_body"

    run(main)
