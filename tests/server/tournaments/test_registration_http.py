"""Registration and the event page over HTTP: who may do what, floods, codes, and what pages are sent."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
import re
from pathlib import Path
from typing import Any

import httpx
from icalendar import Calendar

from stolik.server.settings import Limits
from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import GENEROUS, World, run, serving

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
ANNA = {"name": "Anna Kowalska", "born": 1990, "note": "a private note"}


async def opened(world: World, **terms: Any) -> Organiser:  # noqa: ANN401  fields of the terms
    organiser = Organiser(await world.guest())
    await organiser.announce()
    answer = await organiser.do("SetRegistration", terms={"open": True, **terms})
    assert answer.refused is None
    return organiser


async def register(world: World, organiser: Organiser, order: str = "1", **form: Any) -> httpx.Response:  # noqa: ANN401
    """Register somebody from a browser of their own."""
    guest = await world.guest()
    path = f"/api/tournaments/{organiser.made.tournament}/registration"
    return await guest.http.post(path, json={"id": order, **ANNA, **form})


def test_people_register_wait_move_up_and_leave(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, limit=1)
            path = f"/api/tournaments/{organiser.made.tournament}/registration"
            made = [(await register(world, organiser, name=f"Person {at}")).json() for at in range(3)]
            assert [each["application"]["waiting"] for each in made] == [None, 1, 2]

            guest = await world.guest()
            codes = [{"x-stolik-code": each["code"]} for each in made]
            left = await guest.http.post(f"{path}/own/withdraw", json={"id": "w"}, headers=codes[0])
            assert left.json()["application"]["status"] == "withdrawn"
            moved = (await guest.http.get(f"{path}/own", headers=codes[1])).json()["application"]
            assert moved["status"] == "place"
            assert moved["moved_up_at"] is not None
            changed = await guest.http.post(
                f"{path}/own", json={"id": "c", **ANNA, "name": "Ewa Lis"}, headers=codes[1]
            )
            assert changed.json()["application"]["name"] == "Ewa Lis"
            assert (
                await guest.http.post(f"{path}/own/erase", json={"id": "e"}, headers=codes[2])
            ).status_code == 204
            assert (await guest.http.get(f"{path}/own", headers=codes[2])).status_code == 403

            assert (await organiser.order({"do": "EnterApplications"})).refused is None
            own = (await guest.http.get(f"{path}/own", headers=codes[1])).json()
            assert own["application"]["player"] == 1
            assert own["badge"].startswith("p.1.")
            fixed = await guest.http.post(f"{path}/own", json={"id": "f", **ANNA}, headers=codes[1])
            assert (fixed.status_code, fixed.json()["code"]) == (409, "in_roster")
            day = json.dumps(await organiser.get())
            assert not any(each["code"] in day for each in made)

    run(work)


def test_the_last_place_goes_to_one_of_many_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, limit=1)
            made = await asyncio.gather(*(register(world, organiser, name=f"Person {at}") for at in range(6)))
            states = sorted(each.json()["application"]["status"] for each in made)
            assert states == ["place", *["waiting"] * 5]

    run(work)


def test_a_request_sent_twice_registers_once_with_the_same_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world)
            guest = await world.guest()
            path = f"/api/tournaments/{organiser.made.tournament}/registration"
            first, again = [await guest.http.post(path, json={"id": "x", **ANNA}) for _ in range(2)]
            assert first.json() == again.json()
            assert (await organiser.get())["registration"]["places"] == 1

    run(work)


def test_every_door_of_registration_is_guarded(tmp_path: Path) -> None:
    """The desk's list and new codes are for leaders; wrong codes open nothing; a form is checked."""

    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world)
            await organiser.do("InviteOfficial", official="ref", role="referee")
            links = await organiser.get("/links")
            made = (await register(world, organiser)).json()
            path = f"/api/tournaments/{organiser.made.tournament}"
            badges = {
                organiser.made.badge: 200,
                links["officials"]["ref"]: 409,
                links["tables"]["1"]["badge"]: 409,
                "": 409,
            }
            for badge, status in badges.items():
                guest = await world.guest()
                headers = {"x-stolik-badge": badge}
                got = await guest.http.get(f"{path}/registration/list", headers=headers)
                assert (got.status_code == 200) is (status == 200), (badge, got.text)
                assert (b"a private note" in got.content) is (status == 200)
                new = await guest.http.post(f"{path}/registration/1/code", json={"id": "n"}, headers=headers)
                assert (new.status_code == 200) is (status == 200), (badge, new.text)
                logo = await guest.http.post(f"{path}/logo", content=SVG.encode(), headers=headers)
                assert (logo.status_code == 204) is (status == 200), (badge, logo.text)
            guest = await world.guest()
            for code in (made["code"], "", "x" * 500, "2222-2222-2222-2222"):
                got = await guest.http.get(f"{path}/registration/own", headers={"x-stolik-code": code})
                assert got.status_code == 403, code  # the old code too: a new one was made
            for wrong in ({"name": ""}, {"born": None}, {"born": 2015}, {"note": "x" * 501}, {"more": 1}):
                got = await register(world, organiser, **wrong)
                assert got.status_code in {400, 409}, wrong
                assert got.json()["message"]

    run(work)


def test_a_flood_is_stopped(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(registrations=(2, 600.0), rooms=GENEROUS.rooms)
        async with serving(tmp_path / "day.db", limits=limits) as world:
            organiser = await opened(world)
            states = [(await register(world, organiser, name=f"P {at}")).status_code for at in range(3)]
            assert states == [201, 201, 429]

    run(work)


def test_the_closing_date_is_the_servers(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            before = int(dt.datetime.now(tz=dt.UTC).timestamp() * 1000) - 3_600_000
            organiser = await opened(world, closes_at=before)
            got = await register(world, organiser)
            assert (got.status_code, got.json()["code"]) == (409, "registration_over")

    run(work)


def test_names_go_on_their_date(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world)
            await register(world, organiser)
            await organiser.enter(("Jan Nowak",))
            days = world.services.days
            assert await days.erase_due() == 0
            assert (
                await organiser.do("ChangeSettings", settings={"keep_until": "2026-01-01"})
            ).refused is None
            assert await days.erase_due() == 1
            day = json.dumps(await organiser.get())
            assert "Jan Nowak" not in day
            assert "Kowalska" not in day
            assert await days.erase_due() == 0

    run(work)


def test_the_page_has_data_for_search_engines(tmp_path: Path) -> None:
    """Nothing an organiser types can end the block, and other addresses get the page as it is."""

    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, limit=5)
            evil = "</script><script>alert(1)</script>"
            page = {"venue": 'Club "A" <b>', "address": "Market 1", "about": evil, "fee": "10"}
            assert (await organiser.do("SetEventPage", page=page)).refused is None
            http, stream = organiser.caller.http, organiser.made.tournament
            for path in (f"/tournaments/{stream}", f"/tournaments/{stream}/register"):
                got = await http.get(path, headers={"accept-language": "pl"})
                assert "<script>alert" not in got.text
                assert "script-src 'self'" in got.headers["content-security-policy"]
                block = re.search(r'<script type="application/ld\+json">(.*?)</script>', got.text, re.DOTALL)
                assert block, got.text
                data = json.loads(block[1])
                assert data["location"] == {
                    "@type": "Place",
                    "name": 'Club "A" <b>',
                    "address": "Market 1",
                }
                assert data["description"] == evil
                assert data["offers"]["availability"] == "https://schema.org/InStock"
                assert data["remainingAttendeeCapacity"] == 5
                assert "15 listopada 2026" in got.text
            for path in ("/", "/tournaments", "/tournaments/nothing-like-it", f"/tournaments/{stream}/board"):
                assert "ld+json" not in (await http.get(path)).text

    run(work)


def test_the_logo_and_the_calendar(tmp_path: Path) -> None:

    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world)
            http, path = organiser.caller.http, f"/api/tournaments/{organiser.made.tournament}"
            assert (await http.get(f"{path}/logo")).status_code == 404
            bad = await http.post(f"{path}/logo", content=b"GIF89a")
            assert (bad.status_code, "PNG" in bad.json()["message"]) == (400, True)
            assert (await http.post(f"{path}/logo", content=SVG.encode())).status_code == 204
            logo = await http.get(f"{path}/logo")
            assert logo.headers["content-type"] == "image/png"
            assert logo.content.startswith(b"\x89PNG")
            assert (await organiser.get())["page"]["logo"]
            assert (await http.post(f"{path}/logo", content=b"")).status_code == 204
            assert (await organiser.get())["page"]["logo"] == ""
            raw = (await http.get(f"{path}/calendar")).content
            events = Calendar.from_ical(raw).walk("VEVENT")
            assert str(events[0]["SUMMARY"]) == "Cup"

    run(work)
