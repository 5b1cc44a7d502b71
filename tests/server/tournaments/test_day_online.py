"""Online tables over real HTTP: badges claim seats, and pages find their rooms."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.client import CannotSitError, Client, ProblemError
from stolik.day.view_builder import short_name
from stolik.protocol.day import Links
from tests.server.tournaments.test_days import Organiser, begun
from tests.server.worlds import PATIENCE, Caller, World, run, serving

ONLINE = {"place": "online", "absence": "bot", "no_show_seconds": 60}


async def published(world: World) -> tuple[Organiser, Links, list[int]]:
    """Return an organiser whose first round is played online, the links, and the players of table one."""
    organiser = await begun(world)
    assert (await organiser.do("ChangeSettings", settings=ONLINE)).refused is None
    assert (await organiser.do("PublishRound")).refused is None
    assert (await organiser.do("StartRoundClock", seconds=3600)).refused is None
    links = msgspec.convert(await organiser.get("/links"), Links, strict=False)
    day = await organiser.get()
    return organiser, links, day["stages"][0]["drawn"][0]["tables"][0]["seats"]


async def claim(caller: Caller, tournament: str, badge: str) -> Any:  # noqa: ANN401  JSON
    got = await caller.http.post(
        f"/api/tournaments/{tournament}/claim", json={"id": caller.id(), "badge": badge}
    )
    assert got.status_code == 200, got.text
    return got.json()


def test_four_badges_make_a_game_and_the_organiser_its_referee(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser, links, seats = await published(world)
            stream = organiser.made.tournament
            people = [await world.guest() for _ in seats]

            mine = [
                await claim(each, stream, links.players[player])  # type: ignore[index]
                for each, player in zip(people, seats, strict=True)
            ]
            desk = await claim(organiser.caller, stream, organiser.made.badge)

            assert [it["phase"] for it in mine] == ["waiting", "waiting", "waiting", "playing"]
            assert [it["seat"] for it in mine] == ["A", "B", "C", "D"]
            assert len({it["room"] for it in mine}) == 1
            assert (desk["role"], desk["claimed"]) == ("organiser", True)
            room = mine[0]["room"]
            async with people[0].socket(room) as player, organiser.caller.socket(room) as referee:
                assert player.here is not None
                assert referee.here is not None
                assert player.here.you.seat == 0
                assert "referee" in str(referee.here.you)
                assert set(player.here.names.values()) >= {f"Player {number}" for number in seats}

    run(work)


def test_a_ruling_of_the_tournaments_official_comes_with_their_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser, links, seats = await published(world)
            stream = organiser.made.tournament
            people = [await world.guest() for _ in seats]
            for each, number in zip(people, seats, strict=True):
                mine = await claim(each, stream, links.players[number])  # type: ignore[index]
            await claim(organiser.caller, stream, organiser.made.badge)
            me = (await organiser.caller.http.patch("/api/me", json={"name": "Wanda Sędzia"})).json()
            pause = {"type": "Pause", "by": "", "reason": "a look"}
            ruled = await organiser.caller.http.post(
                f"/api/rooms/{mine['room']}/orders",
                json={"do": "Rule", "id": organiser.caller.id(), "command": pause},
            )
            assert ruled.json()["refused"] is None, ruled.text

            async with people[0].socket(mine["room"]) as player:
                assert player.here is not None
                assert player.here.room.game is not None
                assert player.here.room.game.stop is not None
                assert player.here.room.game.stop.by == me["player"]
                assert player.here.names[me["player"]] == "Wanda Sędzia"

    run(work)


def test_a_waiting_room_says_by_public_names_who_is_expected(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser, links, seats = await published(world)
            assert (
                await organiser.do("ChangeSettings", settings={**ONLINE, "short_names": True})
            ).refused is None
            first, stranger = await world.guest(), await world.guest()
            mine = await claim(first, organiser.made.tournament, links.players[seats[0]])  # type: ignore[index]

            async with stranger.socket(mine["room"]) as watcher:
                here = watcher.here

            assert here is not None
            assert here.room.sitters[1:] == (None, None, None)
            kept = [here.names[player] for player in here.fixed.kept_for if player is not None]
            assert kept == [short_name(f"Player {number}") for number in seats]
            assert not set(here.names.values()) & {f"Player {number}" for number in seats}

    run(work)


def test_a_page_without_a_right_badge_has_no_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser, links, seats = await published(world)
            url = f"/api/tournaments/{organiser.made.tournament}"
            stranger = await world.guest()

            looks = [
                (await stranger.http.get(f"{url}/mine", headers={"x-stolik-badge": badge})).status_code
                for badge in ("", "p.1.forged", links.tables[1].badge, links.players[seats[0]])  # type: ignore[index]
            ]
            claims = [
                (
                    await stranger.http.post(f"{url}/claim", json={"id": stranger.id(), "badge": badge})
                ).status_code
                for badge in ("", "p.1.forged", links.tables[1].badge)
            ]

            assert looks == [403, 403, 403, 200]
            assert claims == [403, 403, 403]

    run(work)


def test_the_server_opens_rooms_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser, links, seats = await published(world)
            badge = links.players[seats[0]]  # type: ignore[index]

            path = f"/api/tournaments/{organiser.made.tournament}/mine"
            async with asyncio.timeout(PATIENCE):
                while True:
                    got = await organiser.caller.http.get(path, headers={"x-stolik-badge": badge})
                    if got.json()["room"] is not None:
                        break
                    await asyncio.sleep(0.05)

            assert got.json()["phase"] == "waiting"
            assert not got.json()["claimed"]

    run(work)


def test_the_python_client_claims_a_seat_with_a_badge_and_sits_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            organiser, links, _ = await published(world)
            stream, address = organiser.made.tournament, f"http://{organiser.caller.host}"
            async with Client(address, name="Bot") as client, Client(address) as stranger:
                (player, badge), *_ = links.players.items()

                mine = await client.claim(stream, badge)
                assert (mine.claimed, mine.player) == (True, player)
                assert mine.room is not None
                assert (await client.mine(stream)).room == mine.room
                async with client.sit(mine.room) as seat:
                    assert seat.you.seat is not None
                    assert "ABCD"[seat.you.seat] == mine.seat

                with pytest.raises(ProblemError) as refused:
                    await stranger.claim(stream, "not.a.badge")
                assert refused.value.status == 403
                with pytest.raises(CannotSitError, match="claim one with your badge"):
                    async with stranger.sit(mine.room, silence=1):
                        pass

    run(main)


def test_a_tournament_is_online_from_the_moment_it_is_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await world.guest()
            body = {"id": "1", "name": "Cup", "date": "2026-11-15", "rules": "pl-forty", "format": "pl-forty"}

            made = await organiser.http.post("/api/tournaments", json={**body, "place": "online"})
            wrong = await organiser.http.post("/api/tournaments", json={**body, "id": "2", "place": "moon"})
            day = await organiser.http.get(f"/api/tournaments/{made.json()['tournament']}")

            assert made.status_code == 201
            assert wrong.status_code == 400
            assert day.json()["settings"]["place"] == "online"

    run(work)


def test_the_desk_sees_who_came_and_who_plays_and_nobody_else_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser, links, seats = await published(world)
            stream = organiser.made.tournament
            people = [await world.guest() for _ in seats]

            before = (await organiser.get("/seats"))[0]
            await claim(people[0], stream, links.players[seats[0]])  # type: ignore[index]
            one_came = (await organiser.get("/seats"))[0]
            for each, player in list(zip(people, seats, strict=True))[1:]:
                await claim(each, stream, links.players[player])  # type: ignore[index]
            playing = (await organiser.get("/seats"))[0]
            stranger = await people[0].http.get(f"/api/tournaments/{stream}/seats")

            assert set(before["seats"].values()) == {"missing"}
            assert one_came["seats"][str(seats[0])] == "here"
            assert set(playing["seats"].values()) == {"playing"}
            assert not playing["stopped"]
            assert stranger.status_code == 403

    run(work)


@pytest.mark.parametrize("place", ["hall", "online"])
@pytest.mark.parametrize("wished", [False, True])
def test_the_personal_link_checks_in_where_the_organiser_wants_it(
    tmp_path: Path, place: str, *, wished: bool
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            entry = {"details": {"name": "Anna Sample"}, "here": False}
            assert (await organiser.order({"do": "Enter", "entries": [entry]})).refused is None
            settings = {**ONLINE, "place": place, "link_checks_in": wished}
            assert (await organiser.do("ChangeSettings", settings=settings)).refused is None
            links = msgspec.convert(await organiser.get("/links"), Links, strict=False)
            guest = await world.guest()

            await claim(guest, organiser.made.tournament, links.players[1])  # type: ignore[index]

            person = next(each for each in (await organiser.get())["people"] if each["player"] == 1)
            # A player who takes an online seat is present in any case.
            assert person.get("present", False) is (wished or place == "online")

    run(work)
