"""Finding one's tournaments again: by the account, on any device."""

from __future__ import annotations

from pathlib import Path

from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import Caller, World, run, serving

LOGIN = {"login": "anna", "password": "tiles-on-a-table"}


async def _signed_in(world: World) -> Caller:
    caller = await world.guest()
    got = await caller.http.post("/api/session", json=LOGIN)
    assert got.status_code == 201, got.text
    return caller


async def _mine(caller: Caller) -> list[str]:
    got = await caller.http.get("/api/tournaments/mine")
    assert got.status_code == 200, got.text
    return [each["day"]["tournament"] for each in got.json()]


def test_an_account_finds_the_tournament_it_made_and_opens_its_desk_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "one.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            made = await organiser.caller.http.post("/api/accounts", json={**LOGIN, "name": "Anna"})
            assert made.status_code == 201, made.text

            phone = await _signed_in(world)
            found = (await phone.http.get("/api/tournaments/mine")).json()
            desk = await phone.http.get(
                f"/api/tournaments/{organiser.made.tournament}",
                headers={"x-stolik-badge": found[0]["badge"]},
            )

            assert [each["day"]["tournament"] for each in found] == [organiser.made.tournament]
            assert found[0]["role"] == "organiser"
            assert desk.json()["desk"]["role"] == "organiser"
            assert await _mine(await world.guest()) == []

    run(work)


def test_a_referee_with_an_account_keeps_the_link_until_dismissed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "one.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            await organiser.do("InviteOfficial", official="ref-1", role="referee")
            badge = (await organiser.get("/links"))["officials"]["ref-1"]
            keep = f"/api/tournaments/{organiser.made.tournament}/keep"
            guest = await world.guest()
            as_guest = await guest.http.post(keep, headers={"x-stolik-badge": badge})
            await guest.http.post("/api/accounts", json={**LOGIN, "name": "Anna"})
            await guest.arrive()
            without = await guest.http.post(keep)

            kept = await guest.http.post(keep, headers={"x-stolik-badge": badge})
            again = await guest.http.post(keep, headers={"x-stolik-badge": badge})
            elsewhere = await _mine(await _signed_in(world))
            await organiser.do("DismissOfficial", official="ref-1")

            assert as_guest.json()["code"] == "needs_account"
            assert without.json()["code"] == "not_allowed"
            assert (kept.status_code, again.status_code) == (204, 204)
            assert elsewhere == [organiser.made.tournament]
            assert await _mine(guest) == []

    run(work)
