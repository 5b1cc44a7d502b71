"""Seasons on a server: live, private, refused where impossible, and counted again from the logs."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

from tests.paper.reading import pages_of
from tests.season.federation import Federation
from tests.server.federation.club import FOUR, announced, ask, database, play_round
from tests.server.people.test_ratings import account
from tests.server.tournaments.test_days import Organiser, games
from tests.server.worlds import Caller, run, serving

PLACES = {"rule": "places", "points": ["10", "6", "3", "1"]}


async def made(caller: Caller, *events: Organiser, **more: Any) -> Any:  # noqa: ANN401  JSON
    """Create a season of some tournaments; return its entry in the list."""
    listed = [
        {"name": f"Event {number}", "file": event.made.tournament} for number, event in enumerate(events, 1)
    ]
    season = {"name": "Grand Prix", "points": PLACES, "events": listed, **more}
    return await ask(caller, "POST", "/seasons", 201, json={"id": caller.id(), "season": season})


def totals(page: Any) -> dict[str, float]:  # noqa: ANN401  JSON
    """Return everybody's points by name."""
    names = {each["person"]: each["name"] for each in page["people"]}
    return {names[line["person"]]: line["points"] for line in page["standings"][0]["people"]}


def test_the_page_follows_every_sheet_and_explains_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, guest = await account(world, "anna"), world.caller()
            first = await announced(anna, FOUR, name="Spring", date="2026-03-01")
            await play_round(first, winner="Jan Kos")
            last = await announced(anna, FOUR[:3], name="Autumn", date="2026-10-01")
            more = {
                "best": 1,
                "minimum": 1,
                "quotas": [{"places": 2}],
                "categories": [{"key": "clubs", "by": "club"}],
            }
            season = await made(anna, first, last, **more)
            path = f"/seasons/{season['id']}"
            before = await ask(guest, "GET", path)
            assert totals(before)["Jan Kos"] == 10
            assert [event["stage"] for event in before["events"]] == ["playing", "planned"]
            assert [part["key"] for part in before["standings"]] == ["overall", "clubs"]
            assert [each["place"] for each in before["final"]["qualified"]] == [1, 2]

            waiting = asyncio.create_task(ask(guest, "GET", f"{path}?seen={before['mark']}"))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            anna.http.headers["x-stolik-badge"] = last.made.badge
            await play_round(last, winner="Ewa Żak")
            async with asyncio.timeout(10):
                during = await waiting
                while totals(during)["Ewa Żak"] != 10:
                    during = await ask(guest, "GET", f"{path}?seen={during['mark']}")

            ewa = next(each for each in during["people"] if each["name"] == "Ewa Żak")
            assert [(each["event"], each["points"]) for each in ewa["earned"] if each["counted"]] == [
                (1, 10.0)
            ]
            reach = {each["person"]: each for each in during["reach"]}
            assert reach[ewa["person"]]["best_place"] == 1
            assert "etag" in (await guest.http.get(f"/api{path}/csv")).headers

            # A corrected sheet changes the points that were shown.
            anna.http.headers["x-stolik-badge"] = first.made.badge
            table = (await first.get())["stages"][0]["drawn"][0]["tables"][0]
            named = {one["player"]: one["full_name"] for one in (await first.get())["people"]}
            seats = sorted(table["seats"], key=lambda seat: named[seat] != FOUR[3])
            done = await first.do("CorrectSheet", table=table["ref"], games=games(seats), why="wrong column")
            assert done.refused is None
            assert totals(await ask(guest, "GET", path))[FOUR[3]] == 10

    run(main)


def test_a_drawn_event_counts_for_nobody_before_its_first_result(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            league = await announced(anna, FOUR, name="League", date="2099-03-01")
            assert (await league.order({"do": "Draw"})).refused is None
            season = await made(anna, league)
            path = f"/seasons/{season['id']}"

            drawn = await ask(anna, "GET", path)

            assert drawn["standings"][0]["people"] == []
            assert [(each["stage"], each["field"]) for each in drawn["events"]] == [("planned", 4)]
            assert [each["playing"] for each in await ask(anna, "GET", "/tournaments")] == [False]

            table = (await league.get())["stages"][0]["drawn"][0]["tables"][0]
            entered = await league.do("EnterSheet", table=table["ref"], games=games(table["seats"]))
            assert entered.refused is None, entered.message
            begun = await ask(anna, "GET", path)
            assert sum(totals(begun).values()) == 20
            assert [each["stage"] for each in begun["events"]] == ["playing"]
            assert [each["playing"] for each in await ask(anna, "GET", "/tournaments")] == [True]

            # Undone, it is as if nobody had played.
            assert (await league.do("Undo", event=entered.seq, why="wrong table")).refused is None
            undone = await ask(anna, "GET", path)
            assert undone["standings"][0]["people"] == []
            assert [each["stage"] for each in undone["events"]] == ["planned"]

    run(main)


def test_what_the_public_sees_and_what_is_counted_again(tmp_path: Path) -> None:
    path = tmp_path / "s.db"

    async def main() -> None:
        async with serving(path) as world:
            anna, guest = await account(world, "anna"), world.caller()
            day = Organiser(anna)
            await day.announce(id="one", name="Spring")
            child = {"name": FOUR[0], "born": 2015, "club": "Orły", "guardian_consents": True}
            others = [{"name": name, "club": "Kawki"} for name in FOUR[1:]]
            entries = [{"details": details, "here": True} for details in (child, *others)]
            assert (await day.order({"do": "Enter", "entries": entries})).refused is None
            await play_round(day, winner=FOUR[0])
            season = await made(anna, day, categories=[{"key": "clubs", "by": "club", "members": 2}])
            url = f"/seasons/{season['id']}"

            page = await ask(guest, "GET", url)
            texts = [json.dumps(page, ensure_ascii=False)]
            texts += [
                (await guest.http.get(f"/api{url}/{what}")).content.decode() for what in ("csv", "statistics")
            ]
            pdf = await guest.http.get(f"/api{url}/pdf?language=pl")
            texts.append(" ".join(pages_of(pdf.content)))
            for text in texts:
                assert "Niezapominajka" not in text
            assert "Łucja N." in totals(page)
            assert "Łucja N." in texts[3]
            clubs = {each["person"]: each["club"] for each in page["people"]}
            assert sorted(set(clubs.values())) == ["", "Kawki"]
            through = [one["persons"] for group in page["standings"][1]["groups"] for one in group["events"]]
            assert {clubs[person] for persons in through for person in persons} == {"Kawki"}
            figures = (await ask(guest, "GET", f"{url}/statistics"))["statistics"]
            assert (figures["games"], figures["attendance"], figures["people"]) == (3, {"1": 4}, 4)
            assert figures["best_game"]["event"] == "Event 1"
            day_figures = await ask(guest, "GET", f"/tournaments/{day.made.tournament}/statistics")
            assert day_figures["statistics"]["best_game"]["small"] == figures["best_game"]["small"]
            assert sum(day_figures["statistics"]["endings"].values()) == 3

            await _verified(anna, url, tmp_path / "folder", page)
            register = await ask(anna, "GET", "/register")
            lucja = next(one for one in register["persons"] if one["surname"] == "Niezapominajka")
            await ask(anna, "DELETE", f"/register/persons/{lucja['id']}")
            after = await ask(guest, "GET", url)
            assert totals(after)[f"Person {lucja['id']}"] == 10
            assert b"Niezapominajka" not in database(path)
            site = zipfile.ZipFile(io.BytesIO((await anna.http.get(f"/api{url}/site")).content))
            assert "event-1/pl/index.html" in site.namelist()
            assert not [name for name in site.namelist() if b"Niezapominajka" in site.read(name)]

    run(main)


async def _verified(anna: Caller, url: str, folder: Path, page: Any) -> None:  # noqa: ANN401  JSON
    """Compare with the command line, which counts the archive again from its logs."""
    packed = await anna.http.get(f"/api{url}/archive")
    assert packed.status_code == 200, packed.text
    await asyncio.to_thread(zipfile.ZipFile(io.BytesIO(packed.content)).extractall, folder)
    federation = Federation(folder)
    assert federation.read("season", "verify", federation.season)["verified"]
    lines = federation.read("season", "standings", federation.season)["standings"]
    assert {line["id"]: line["points"] for line in lines} == {
        line["person"]: line["points"] for line in page["standings"][0]["people"]
    }


def test_impossible_seasons_and_lost_updates_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, ben = await account(world, "anna"), await account(world, "ben")
            strange = await announced(ben, FOUR[:3])
            own = await announced(anna, FOUR[:3])
            wrong: list[tuple[str, dict[str, Any]]] = [
                ("bad_points_table", {"points": {"rule": "places", "points": ["1", "2"]}}),
                ("bad_points_table", {"points": {"rule": "places", "points": ["many"]}}),
                ("no_points", {"points": {"rule": "places", "points": ["0", "0"]}}),
                ("no_points", {"points": {"rule": "share", "most": 0}}),
                ("bad_season_name", {"name": " "}),
                ("bad_best", {"best": 0}),
                ("bad_bonus", {"final_bonus": "much"}),
                ("bad_quota", {"quotas": [{"places": 0}]}),
                ("unknown_standings", {"quotas": [{"of": "juniors", "places": 2}]}),
                ("empty_category", {"categories": [{"key": "x", "born_from": 2000, "born_to": 1990}]}),
                ("bad_date", {"events": [{"name": "A", "date": "soon"}]}),
                ("event_twice", {"events": [{"name": "A"}, {"name": "A"}]}),
                ("bad_weight", {"events": [{"name": "A", "weight": "0"}]}),
                ("not_your_tournament", {"events": [{"name": "A", "file": strange.made.tournament}]}),
                ("not_your_tournament", {"events": [{"name": "A", "file": "../../etc/passwd"}]}),
                ("event_twice", {"events": [{"name": n, "file": own.made.tournament} for n in "AB"]}),
            ]
            for code, fields in wrong:
                body = {"id": anna.id(), "season": {"name": "Cup", **fields}}
                got = await anna.http.post("/api/seasons", json=body)
                assert got.status_code in {400, 403, 409}, got.text
                assert (got.json()["code"], bool(got.json()["message"])) == (code, True), fields
                assert "--" not in got.json()["message"]
            assert await ask(anna, "GET", "/seasons") == []

            body = {"id": "same", "season": {"name": "Cup", "events": [{"name": "A"}]}}
            one = await ask(anna, "POST", "/seasons", 201, json=body)
            assert await ask(anna, "POST", "/seasons", 201, json=body) == one
            path = f"/seasons/{one['id']}"
            edited = await ask(anna, "GET", f"{path}/settings")
            change = {"seq": edited["seq"], "season": {"name": "Cup 2026"}}
            assert (await ask(anna, "PUT", path, json=change))["season"]["name"] == "Cup 2026"
            assert (await ask(anna, "PUT", path, 409, json=change))["code"] == "season_changed"
            await ask(anna, "DELETE", path, 204)
            assert (await ask(anna, "GET", path, 404))["code"] == "unknown_season"

    run(main)


def test_certificates_are_made_and_impossible_designs_refused_in_words(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, other = await account(world, "anna"), await account(world, "boris")
            day = await announced(anna, FOUR)
            empty = await made(anna, day)
            path = f"/seasons/{empty['id']}/certificates"
            assert "message" in await ask(anna, "GET", path, 400), "nobody has a place yet"
            await play_round(day, winner="Jan Kos")

            design = json.dumps({"places": 1, "heading": "Mistrz", "text": "{name}, {place}"})
            pdf = await ask(anna, "GET", path, params={"typed": design})
            assert len(pages_of(pdf)) == 1
            assert "Jan Kos" in pages_of(pdf)[0]
            assert "M I S T R Z" in pages_of(pdf)[0]
            shown = await ask(anna, "GET", path, params={"typed": design, "preview": "true"})
            assert shown.startswith(b"\x89PNG")
            # Nobody who has played too few events gets one.
            seq = {
                "seq": 1,
                "season": {
                    "name": "GP",
                    "minimum": 2,
                    "events": [{"name": "Event 1", "file": day.made.tournament}],
                },
            }
            await ask(anna, "PUT", f"/seasons/{empty['id']}", json=seq)
            await ask(anna, "GET", path, 400)
            for wrong in ({"text": "{nick}"}, {"ink": "#fffffe"}, {"places": 0}, {"heading": "x" * 999}):
                refused = await ask(anna, "GET", path, 400, params={"typed": json.dumps(wrong)})
                assert refused["code"] == "bad_file", wrong
            assert (await ask(other, "GET", path, 403))["code"] == "not_your_season"

    run(main)
