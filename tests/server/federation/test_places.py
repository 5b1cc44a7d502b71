"""Files of places on a server: read as the command line reads them, counted, corrected, erased."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path

import pytest

from tests.season.federation import Federation
from tests.server.federation.club import FOUR, announced, ask, database, play_round
from tests.server.federation.test_seasons import PLACES, totals
from tests.server.people.test_ratings import account
from tests.server.worlds import Caller, run, serving

WINTER = (
    "miejsce;imię i nazwisko;klub;rok urodzenia\n"
    "1;Jan Kos;Orły;1980\n"
    "2;Łucja Niezapominajka;Kawki;1990\n"
    "3;Zofia Nowa;Kawki;2015\n"
)


async def read_in(
    caller: Caller, file: str | bytes, *, name: str = "Winter", status: int = 201
) -> list[dict[str, str]]:
    """Send a file of places; return the events that it has become."""
    return await ask(  # type: ignore[no-any-return]
        caller, "POST", f"/places?name={name}&order={caller.id()}", status, content=file
    )


def test_a_file_is_an_event_is_corrected_and_verified(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, guest = await account(world, "anna"), world.caller()
            day = await announced(anna, FOUR, name="Spring", date="2026-03-01")
            await play_round(day, winner="Ewa Żak")
            # As Excel in Poland writes it.
            (kept,) = await read_in(anna, WINTER.encode("cp1250"))
            assert kept == {"places": kept["places"], "name": "Winter", "people": 3}
            events = [
                {"name": "Winter", "date": "2026-01-10", "file": kept["places"]},
                {"name": "Spring", "file": day.made.tournament},
            ]
            season = {"name": "Grand Prix", "points": PLACES, "events": events}
            made = await ask(anna, "POST", "/seasons", 201, json={"id": anna.id(), "season": season})
            url = f"/seasons/{made['id']}"

            page = await ask(guest, "GET", url)

            points = totals(page)
            # A minor is shortened though only the file has the year of birth.
            assert (points["Zofia N."], points["Ewa Żak"]) == (3, 10)
            jan = next(each for each in page["people"] if each["name"] == "Jan Kos")
            assert [each["base"] for each in jan["earned"] if each["event"] == 0] == [10]
            assert [(each["stage"], each["places"], each["field"]) for each in page["events"]] == [
                ("over", True, 3),
                ("playing", False, 4),
            ]
            assert page["events"][0]["tournament"] is None
            register = await ask(anna, "GET", "/register")
            assert len(register["persons"]) == 5
            winter = next(each for each in register["events"] if each["places"])
            assert (winter["name"], len(winter["persons"])) == ("Winter", 3)
            jan = next(each["id"] for each in register["persons"] if each["surname"] == "Kos")
            past = (await ask(anna, "GET", f"/register/persons/{jan}"))["events"]
            found = [(each["history"]["event"], each["history"]["field"]) for each in past]
            assert sorted(found) == [("Spring", 4), ("Winter", 3)]

            # A corrected file, with one name spelt otherwise: nobody keeps the place of the old spelling.
            corrected = WINTER.replace("1;Jan Kos", "2;Jan Kos").replace("2;Łucja", "1;Łucja")
            corrected = corrected.replace("Zofia Nowa", "Zofia Nowak")
            await ask(anna, "PUT", f"/places/{kept['places']}", content=corrected.encode())
            after = totals(await ask(guest, "GET", f"{url}?seen={page['mark']}"))
            assert after["Jan Kos"] - points["Jan Kos"] == -4
            assert after["Łucja Niezapominajka"] - points["Łucja Niezapominajka"] == 4
            assert "Zofia N." in after
            assert len(after) == 5
            register = await ask(anna, "GET", "/register")
            played = {each["surname"]: each["events"] for each in register["persons"]}
            assert (played["Nowa"], played["Nowak"]) == (0, 1)

            packed = zipfile.ZipFile(io.BytesIO(await ask(anna, "GET", f"{url}/archive")))
            folder = tmp_path / "folder"
            packed.extractall(folder)
            assert "event-1.csv" in packed.namelist()
            commands = Federation(folder)
            await asyncio.to_thread(commands.do, "season", "verify", commands.season)
            text = await asyncio.to_thread(commands.do, "season", "standings", commands.season, "--json")
            assert {one["person"]: one["points"] for one in json.loads(text)["standings"]} == after

    run(main)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("", "the file is empty; its first line is person,place"),
        ("person,points\nAnna,1\n", "there is no such column; the columns are person,place"),
        ("person,place\nAnna Kos,first\n", "expected a whole number"),
        ("person,place\nAnna Kos,0\n", "places begin with 1"),
        ("person,place\n,1\n", "there is no name"),
        ("person,place\nAnna Kos,1\nAnna Kos,2\n", "already has a place in this event, in line 2"),
        (f"person,place\n{'a' * 201},1\n", "at most 200 letters"),
        (f"person,place\n{'Ab ' * 40},1\n", "one visible line of at most"),
        ('person,place\n"Anna,1\n', "cannot be read as CSV"),
        (b"\x00\xff\xfe\x81\x00", ""),
        ("person,place\n", "no place in this file"),
        ('{"format": "stolik-tournament"}', "a whole tournament"),
        ("SQLite format 3\x00", "a whole tournament"),
    ],
)
def test_bad_files_are_refused_in_words(tmp_path: Path, file: str | bytes, said: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            anna.http.headers["x-stolik-language"] = "en"
            raw = file.encode() if isinstance(file, str) else file
            got = await anna.http.post(f"/api/places?name=Winter&order={anna.id()}", content=raw)
            assert got.status_code == 400, got.text
            assert said.lower() in got.json()["message"].lower()
            assert await ask(anna, "GET", "/places") == []
            assert (await ask(anna, "GET", "/register"))["persons"] == []

    run(main)


def test_several_events_namesakes_and_whose_file_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, other = await account(world, "anna"), await account(world, "boris")
            for born in (1980, 1990):
                person = {"id": anna.id(), "given": "Jan", "surname": "Kos", "born": born}
                await ask(anna, "POST", "/register/persons", 201, json=person)
            order = anna.id()
            file = "event,person,place\nMay,Jan Kos,1\nMay,Ewa Żak,2\nJune,Ewa Żak,1\n"
            first = await ask(anna, "POST", f"/places?name=x&order={order}", 201, content=file)
            again = await ask(anna, "POST", f"/places?name=x&order={order}", 201, content=file)
            assert first == again
            assert [each["name"] for each in first] == ["May", "June"]
            assert len(await ask(anna, "GET", "/places")) == 2

            # Who Jan is, the organiser decides.
            may = first[0]["places"]
            done = await ask(anna, "POST", "/register/adopt", json={"tournament": may})
            assert [(each["label"], each["persons"]) for each in done["doubtful"]] == [("Jan Kos", [1, 2])]
            chosen = {"tournament": may, "chosen": {"Jan Kos": "2"}}
            assert (await ask(anna, "POST", "/register/adopt", json=chosen))["doubtful"] == []

            for method, path, body in (
                ("GET", f"/places/{may}", {}),
                ("PUT", f"/places/{may}", {"content": "person,place\nX Y,1\n"}),
                ("DELETE", f"/places/{may}", {}),
            ):
                assert (await ask(other, method, path, 404, **body))["code"] == "no_places_file"
            stolen = {"name": "Mine", "events": [{"name": "May", "file": may}]}
            refused = await ask(other, "POST", "/seasons", 403, json={"id": other.id(), "season": stolen})
            assert refused["code"] == "not_your_tournament"
            season = {"id": anna.id(), "season": stolen}
            made = await ask(anna, "POST", "/seasons", 201, json=season)
            assert (await ask(anna, "DELETE", f"/places/{may}", 409))["code"] == "places_in_season"
            several = (await ask(anna, "PUT", f"/places/{may}", 400, content=file))["code"]
            assert several == "several_events"
            await ask(anna, "DELETE", f"/seasons/{made['id']}", 204)
            await ask(anna, "DELETE", f"/places/{may}", 204)
            assert [each["name"] for each in await ask(anna, "GET", "/places")] == ["June"]
            jan = await ask(anna, "GET", "/register/persons/2")
            assert jan["events"] == []

    run(main)


def test_erasing_leaves_no_trace_of_a_name_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "s.db"

    async def main() -> None:
        async with serving(path) as world:
            anna, guest = await account(world, "anna"), world.caller()
            (kept,) = await read_in(anna, WINTER)
            season = {"name": "GP", "points": PLACES, "events": [{"name": "Winter", "file": kept["places"]}]}
            made = await ask(anna, "POST", "/seasons", 201, json={"id": anna.id(), "season": season})
            register = await ask(anna, "GET", "/register")
            lucja = next(one for one in register["persons"] if one["surname"] == "Niezapominajka")
            assert b"Niezapominajka" in database(path)

            await ask(anna, "DELETE", f"/register/persons/{lucja['id']}")

            assert b"Niezapominajka" not in database(path)
            page = await ask(guest, "GET", f"/seasons/{made['id']}")
            assert totals(page)[f"Person {lucja['id']}"] == 6
            file = (await ask(anna, "GET", f"/places/{kept['places']}")).decode("utf-8-sig")
            assert f"#{lucja['id']},2,0,,," in file
            for what in ("archive", "site"):
                raw = await ask(anna, "GET", f"/seasons/{made['id']}/{what}")
                packed = zipfile.ZipFile(io.BytesIO(raw))
                assert not [one for one in packed.namelist() if b"Niezapominajka" in packed.read(one)]

            # An erased account takes its files along.
            mine = (await ask(anna, "GET", "/me"))["player"]
            await world.services.federation.forget(mine)
            assert b"Nowa" not in database(path)

    run(main)
