"""A register of people on a server: found, merged, adopted, looked up, erased everywhere at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stolik.core.rulesets import find_ruleset
from stolik.day.files.export_file import write_export
from stolik.people.adoption import event_key
from stolik.people.people_csv import read_people
from stolik.people.register import PeopleRegister
from stolik.people.register_json import read_register, write_register
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.rounds.next_draw import draw_by_lot
from stolik.tournament.simulation.simulation import simulate
from tests.server.federation.club import FOUR, announced, ask, database, play_round
from tests.server.people.test_ratings import account
from tests.server.worlds import Caller, World, run, serving


async def add(caller: Caller, given: str, surname: str, status: int = 201, **more: Any) -> Any:  # noqa: ANN401  JSON
    """Add somebody."""
    body = {"id": caller.id(), "given": given, "surname": surname, **more}
    return await ask(caller, "POST", "/register/persons", status, json=body)


def test_people_are_added_found_changed_and_kept_apart(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            one = await add(anna, "Łucja", "Żak", licence="A1", club=" Orły ", born=1980)
            await add(anna, "Zofia", "Lis")
            await add(anna, "Jan", "Łoś", keep_until="2031-01-01", consents=["data"])
            again = {"id": "same", "given": "Ewa", "surname": "Ćma"}
            first = await ask(anna, "POST", "/register/persons", 201, json=again)
            assert await ask(anna, "POST", "/register/persons", 201, json=again) == first

            taken = await add(anna, "Adam", "Inny", 409, licence="a1")
            alike = await add(anna, "Lucja", "Zak", 409)
            other = await add(anna, "Lucja", "Zak", namesake=True)
            no_name = await add(anna, "", " ", 400)
            no_date = await add(anna, "Jan", "Data", 400, keep_until="soon")
            seen = await ask(anna, "GET", "/register", headers={"x-stolik-language": "pl"})

            assert one["club"] == "Orły"
            assert (taken["code"], alike["code"]) == ("duplicate_licence", "likely_duplicate")
            assert "--" not in alike["message"]
            assert (no_name["code"], no_date["code"]) == ("bad_person_name", "bad_keep_until")
            assert [each["surname"] for each in seen["persons"]] == ["Ćma", "Lis", "Łoś", "Zak", "Żak"]
            assert seen["duplicates"] == []

            path = f"/register/persons/{one['id']}"
            await ask(anna, "PATCH", path, json={"town": "Łódź"})
            changed = await ask(anna, "PATCH", path, json={"born": None, "categories": ["women", "women"]})
            assert (changed["town"], changed["born"], changed["categories"]) == ("Łódź", None, ["women"])
            assert changed["club"] == "Orły"
            assert (await ask(anna, "PATCH", "/register/persons/99", 404, json={}))["code"] == "no_person"

            merged = await ask(anna, "POST", "/register/merge", json={"one": one["id"], "other": other["id"]})
            assert merged["id"] == one["id"]
            assert (await ask(anna, "GET", f"/register/persons/{other['id']}"))["person"]["id"] == one["id"]
            same = {"one": one["id"], "other": one["id"]}
            assert (await ask(anna, "POST", "/register/merge", 409, json=same))["code"] == "same_person"

    run(main)


def test_files_of_the_command_line_come_in_and_go_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, ben = await account(world, "anna"), await account(world, "ben")
            text = (
                "imię;nazwisko;rok urodzenia;klub;licencja;shoes\nŁucja;Żak;1980;Orły;A1;38\nJan;Kos;;;;40\n"
            )
            done = await ask(anna, "POST", "/register/import", content=text.encode())
            again = await ask(anna, "POST", "/register/import", content=text.encode())
            wrong = await ask(
                anna, "POST", "/register/import", 409, content=f"{text}Ola;Lis;;;A1;\n".encode()
            )
            bad = await ask(anna, "POST", "/register/import", 400, content=b"born\n1980\n")
            damaged = await ask(
                anna, "POST", "/register/import", 400, content=b'{"format": "x", "version": 1}'
            )

            assert (done["added"], done["known"], done["left_out"]) == (2, 0, ["shoes"])
            assert (again["added"], again["known"]) == (0, 2)
            assert wrong["code"] == "duplicate_licence"
            assert wrong["message"].startswith("line 4")
            assert bad["code"] == "bad_file"
            assert damaged["code"] == "no_register"

            raw = await anna.http.get("/api/register/export")
            register = read_register(raw.content)
            assert isinstance(register, PeopleRegister)
            assert write_register(register) == raw.content
            people, left_out = read_people((await anna.http.get("/api/register/csv")).content)
            assert [each.person.surname for each in people] == ["Kos", "Żak"]
            assert left_out == ()
            assert (await ask(ben, "POST", "/register/import", content=raw.content))["added"] == 2
            assert (await ask(ben, "POST", "/register/import", content=raw.content))["known"] == 2
            kept = json.loads((await ben.http.get("/api/register/export")).content)
            assert [each["id"] for each in kept["persons"]] == [1, 2]

    run(main)


async def _two_events(world: World) -> tuple[Caller, str, str]:
    """Return an organiser whose two tournaments are adopted; the first before its draw."""
    anna = await account(world, "anna")
    spring = await announced(anna, FOUR, name="Spring")
    early = await ask(anna, "POST", "/register/adopt", json={"tournament": spring.made.tournament})
    assert (early["known"], early["added"], early["doubtful"]) == (0, 4, [])
    await play_round(spring)
    again = await ask(anna, "POST", "/register/adopt", json={"tournament": spring.made.tournament})
    assert (again["known"], again["added"]) == (4, 0)
    autumn = await announced(anna, ("Lucja Niezapominajka", *FOUR[1:3]), name="Autumn", date="2026-12-15")
    await play_round(autumn)
    done = await ask(anna, "POST", "/register/adopt", json={"tournament": autumn.made.tournament})
    assert (done["known"], done["added"]) == (3, 0)
    return anna, spring.made.tournament, autumn.made.tournament


def test_tournaments_are_adopted_and_a_person_is_erased_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "s.db"

    async def main() -> None:
        async with serving(path) as world:
            anna, spring, autumn = await _two_events(world)
            seen = await ask(anna, "GET", "/register")
            events = {each["tournament"]: each for each in seen["events"]}
            assert [each["name"] for each in seen["events"]] == ["Autumn", "Spring"]
            assert (events[spring]["players"], len(events[spring]["persons"])) == (4, 4)
            person = next(each for each in seen["persons"] if each["surname"] == "Niezapominajka")
            jan = next(each for each in seen["persons"] if each["surname"] == "Kos")
            assert person["events"] == 2

            page = await ask(anna, "GET", f"/register/persons/{person['id']}?against={jan['id']}")
            assert [each["history"]["event"] for each in page["events"]] == ["Autumn", "Spring"]
            assert [each["history"]["field"] for each in page["events"]] == [3, 4]
            assert all(each["history"]["games"] == 3 for each in page["events"])
            met = [each["against"] for each in page["events"]]
            assert all(each["games"] == each["better"] + each["worse"] for each in met)

            before = database(path)
            gone = await ask(anna, "DELETE", f"/register/persons/{person['id']}")
            after = database(path)

            assert gone == {"persons": [person["id"]], "events": 2}
            for trace in ("Niezapominajka", json.dumps("Łucja")[1:-1]):
                assert trace.encode() not in after
            assert b"Niezapominajka" in before
            assert "Żak".encode() in after
            for tournament in (spring, autumn):
                day = (await anna.http.get(f"/api/tournaments/{tournament}")).text
                assert "Niezapominajka" not in day
            assert (await ask(anna, "GET", f"/register/persons/{person['id']}", 404))["code"] == "no_person"
            assert len((await ask(anna, "GET", "/register"))["persons"]) == 3
        assert b"Niezapominajka" not in database(path)

    run(main)


def test_doubtful_players_are_asked_about(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna = await account(world, "anna")
            first = await add(anna, "Jan", "Kos", born=1980)
            second = await add(anna, "Jan", "Kos", born=1990, namesake=True)
            day = await announced(anna, FOUR)
            body = {"tournament": day.made.tournament}

            done = await ask(anna, "POST", "/register/adopt", json=body)
            assert (done["added"], [each["name"] for each in done["doubtful"]]) == (3, ["Jan Kos"])
            assert done["doubtful"][0]["persons"] == [first["id"], second["id"]]
            player = done["doubtful"][0]["label"]
            nobody = await ask(anna, "POST", "/register/adopt", 404, json={**body, "chosen": {player: "77"}})
            decided = await ask(
                anna, "POST", "/register/adopt", json={**body, "chosen": {player: str(second["id"])}}
            )

            assert nobody["code"] == "no_person"
            assert (decided["known"], decided["doubtful"]) == (4, [])
            other = {"one": first["id"], "other": second["id"]}
            assert (await anna.http.post("/api/register/apart", json=other)).status_code == 204

    run(main)


def test_a_finished_tournament_is_adopted_from_its_file(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, ben = await account(world, "anna"), await account(world, "ben")
            rules = find_ruleset("pl-forty")
            over = simulate(find_format("knock-out"), rules, 9, seed=bytes(32), drawer=draw_by_lot)
            assert over.state.closed
            made = await ask(anna, "POST", "/tournaments/import", 201, content=write_export(over))

            done = await ask(anna, "POST", "/register/adopt", json={"tournament": made["tournament"]})

            assert (done["added"], done["doubtful"]) == (9, [])
            refused = await ask(ben, "POST", "/register/adopt", 403, json={"tournament": made["tournament"]})
            assert refused["code"] == "not_your_event"
            # The register of the command line knows the tournament by the same key.
            file = json.loads((await anna.http.get("/api/register/export")).content)
            assert [each["key"] for each in file["events"]] == [event_key(over.log)]

    run(main)


def test_data_that_is_due_goes_by_itself_and_an_erased_account_leaves_nobody(tmp_path: Path) -> None:
    path = tmp_path / "s.db"

    async def main() -> None:
        async with serving(path) as world:
            anna = await account(world, "anna")
            await add(anna, "Łucja", "Niezapominajka", keep_until="2026-01-01")
            await add(anna, "Jan", "Pokrzywka", keep_until="2999-01-01")

            await world.services.federation.expire(1_800_000_000_000)

            assert [each["surname"] for each in (await ask(anna, "GET", "/register"))["persons"]] == [
                "Pokrzywka"
            ]
            assert b"Niezapominajka" not in database(path)
            assert (await anna.http.delete("/api/me")).status_code in {200, 204}
            assert b"Pokrzywka" not in database(path)

    run(main)
