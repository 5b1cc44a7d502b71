"""The organiser's desk over HTTP: latecomers, namesakes, minors, sanctions, files, deleting."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from stolik.protocol.day import DayAnswered
from stolik.tournament.refusals import TournamentCode
from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import World, run, serving

FLAG = re.compile(r"--[a-z]")


async def opened(world: World, players: int, rules: str = "pl-minute", form: str = "pl-minute") -> Organiser:
    """Return a tournament with a number of players, all checked in."""
    organiser = Organiser(await world.guest())
    await organiser.announce(rules=rules, format=form)
    await enter(organiser, *(f"Player {number}" for number in range(1, players + 1)))
    return organiser


async def enter(organiser: Organiser, *names: str, **details: Any) -> str:  # noqa: ANN401  of a person
    entries = [{"details": {"name": name, **details}, "here": True} for name in names]
    answer = await organiser.order({"do": "Enter", "entries": entries})
    return "" if answer.refused is None else answer.refused.code.value


def code_of(answer: DayAnswered) -> TournamentCode | None:
    return None if answer.refused is None else answer.refused.code


def tables_of(day: dict[str, Any]) -> list[list[int]]:
    return [table["seats"] for table in day["stages"][0]["drawn"][-1]["tables"]]


async def repair(organiser: Organiser, kind: str, **fields: Any) -> Any:  # noqa: ANN401  what comes
    command = {"type": kind, "by": {"role": "player"}, **fields}
    path = f"/api/tournaments/{organiser.made.tournament}/repair"
    got = await organiser.caller.http.post(path, json={"command": command})
    assert got.status_code == 200, got.text
    return got.json()


def test_who_comes_after_the_draw_is_seated_drawn_again_or_sits_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 19)
            assert (await organiser.order({"do": "Draw"})).refused is None
            assert await enter(organiser, "Late") == ""
            day = await organiser.get()
            before = tables_of(day)
            assert day["desk"]["left_out"] == [20]

            cost = await repair(organiser, "SeatPlayer", player=20)
            assert (cost["refused"], cost["repeats"], cost["threes"]) == (None, 0, -1)
            assert tables_of(await organiser.get()) == before, "looking changes nothing"

            done = await organiser.do("SeatPlayer", player=20)
            day = await organiser.get()
            assert day["desk"]["left_out"] == []
            assert [len(seats) for seats in tables_of(day)] == [4] * 5
            await organiser.do("Undo", event=done.seq, why="a slip")
            assert tables_of(await organiser.get()) == before

            again = await organiser.order({"do": "Redraw", "stage": 1, "round": 1, "why": "somebody came"})
            assert again.refused is None
            day = await organiser.get()
            assert day["desk"]["left_out"] == []
            assert sorted(player for seats in tables_of(day) for player in seats) == list(range(1, 21))
            for event in range(again.seq or 0, (again.seq or 0) - again.events, -1):
                assert (await organiser.do("Undo", event=event, why="a slip")).refused is None
            assert tables_of(await organiser.get()) == before

            assert (await organiser.do("SitOut", player=20)).refused is None
            day = await organiser.get()
            assert (day["desk"]["left_out"], day["stages"][0]["drawn"][0]["sitting_out"]) == ([], [20])

    run(work)


def test_a_repair_that_cannot_be_is_refused_before_it_is_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 19)
            await organiser.order({"do": "Draw"})

            full = await repair(
                organiser, "SeatPlayer", player=tables_of(await organiser.get())[-1][0], table=1
            )

            assert full["refused"]["code"] == TournamentCode.NO_ROOM.value
            assert full["message"]

    run(work)


def test_a_table_submits_its_sheet_without_who_is_absent(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 20)
            await organiser.order({"do": "Draw"})
            await organiser.do("PublishRound")
            links = await organiser.get("/links")
            a, b, c, gone = tables_of(await organiser.get())[0]
            lines = [{"player": a, "small": 30}, {"player": b, "small": -10}, {"player": c, "small": -20}]
            ref = {"stage": 1, "round": 1, "table": 1}
            sheet = {"table": ref, "games": [{"lines": lines}] * 2}
            by = {"role": "player", "player": a}
            badge = links["tables"]["1"]["badge"]
            refused = await organiser.do("EnterSheet", badge, **{**sheet, "by": by})
            assert refused.refused is not None
            assert refused.refused.code is TournamentCode.WRONG_PLAYERS

            noted = {**sheet, "games": [{"lines": lines, "absent": [gone]}] * 2, "by": by}
            assert (await organiser.do("EnterSheet", badge, **noted)).refused is None
            for player, step in ((b, "entered"), (c, "confirmed")):
                sure = {"role": "player", "player": player}
                assert (await organiser.do("ConfirmSheet", badge, table=ref, by=sure)).refused is None
                day = await organiser.get()
                assert day["stages"][0]["drawn"][0]["tables"][0]["sheet"] == step
            assert (await organiser.do("CloseSheet", table=ref)).refused is None

    run(work)


def test_namesakes_from_different_clubs_are_told_apart(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 3, "pl-forty", "pl-forty")
            assert await enter(organiser, "Jan Kowalski", club="KS A") == ""
            assert await enter(organiser, "Jan Kowalski", club="KS A") == TournamentCode.DUPLICATE_NAME.value
            assert await enter(organiser, "jan  kowalski") == TournamentCode.DUPLICATE_NAME.value
            assert await enter(organiser, "Jan Kowalski", club="KS B") == ""

            names = {person["name"] for person in (await organiser.get())["people"]}

            assert {"Jan Kowalski (KS A)", "Jan Kowalski (KS B)"} <= names

    run(work)


def test_the_year_of_birth_tells_who_is_a_minor(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 3, "pl-forty", "pl-forty")
            path = f"/api/tournaments/{organiser.made.tournament}/roster/check"
            text = "Imię i nazwisko;Klub;Miasto;Rok urodzenia\n1. Ola Maj;KS Kostka;Łódź;2012\n"
            read = (await organiser.caller.http.post(path, json={"text": text})).json()
            assert read["wrong"] == []
            details = read["entries"][0]["details"]
            assert (details["name"], details["club"], details["born"]) == ("Ola Maj", "KS Kostka, Łódź", 2012)

            assert await enter(organiser, "Ola Maj", born=2012) == TournamentCode.CONSENT_MISSING.value
            assert await enter(organiser, "Ola Maj", born=2012, guardian_consents=True) == ""
            public = await world.guest()
            seen = await public.http.get(f"/api/tournaments/{organiser.made.tournament}")

            assert seen.json()["people"][-1]["name"] == "Ola M."

    run(work)


@pytest.mark.parametrize(
    ("rules", "refused"),
    [
        pytest.param("pl-minute", None, id="M-19: any breach may exclude"),
        pytest.param("pl-stacks", TournamentCode.WARNING_FIRST, id="S-27: after a warning"),
    ],
)
def test_sanctions_follow_the_rules_of_the_tournament(
    tmp_path: Path, rules: str, refused: TournamentCode | None
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 16, rules)
            await organiser.do("InviteOfficial", official="head", role="head-referee")
            head = (await organiser.get("/links"))["officials"]["head"]

            answer = await organiser.do("Exclude", head, player=1, grave=True, why="loud")

            assert code_of(answer) is refused
            await organiser.do("Warn", head, player=2, why="loud")
            assert (await organiser.do("Exclude", head, player=2, why="loud")).refused is None

    run(work)


def test_name_and_date_change_and_a_deleted_tournament_can_be_restored(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 4)
            await organiser.do("InviteOfficial", official="head", role="head-referee")
            head = (await organiser.get("/links"))["officials"]["head"]
            assert (await organiser.do("ChangeTitle", name=" Autumn Cup ", date="2026-12-01")).refused is None
            wrong = await organiser.do("ChangeTitle", name="", date="soon")
            assert wrong.refused is not None
            day = await organiser.get()
            assert (day["name"], day["date"]) == ("Autumn Cup", "2026-12-01")

            other = await organiser.do("RemoveTournament", name="Cup")
            by_head = await organiser.do("RemoveTournament", head, name="Autumn Cup")
            assert [code_of(each) for each in (other, by_head)] == [
                TournamentCode.BAD_SETTING,
                TournamentCode.NOT_ALLOWED,
            ]
            removed = await organiser.do("RemoveTournament", name="Autumn Cup")
            assert removed.refused is None
            public = await world.guest()
            path = f"/api/tournaments/{organiser.made.tournament}"
            assert (await public.http.get(path)).status_code == 404
            assert (await public.http.get(path, headers={"x-stolik-badge": head})).status_code == 404
            assert (await public.http.get("/api/tournaments")).json() == []

            assert (await organiser.do("Undo", event=removed.seq, why="a slip")).refused is None
            assert (await public.http.get(path)).status_code == 200

    run(work)


def test_a_cut_that_cannot_be_is_refused_when_the_tournament_is_announced(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 4)
            form = (await organiser.get())["desk"]["format"]
            for best, told in ((30, "30"), (5, "5")):
                form["brackets"][0]["stages"][0]["go_on"] = {"who": "best", "n": best}
                body = {"id": f"n{best}", "name": "Cup", "date": "2026-11-15", "rules": "pl-minute"}
                made = await organiser.caller.http.post(
                    "/api/tournaments", json={**body, "format": form, "languages": ["en"]}
                )
                asked = {"format": form, "rules": "pl-minute", "players": 27}
                guess = await organiser.caller.http.post("/api/formats/estimate", json=asked)
                for got in (made, guess):
                    assert got.status_code == 400, got.text
                    assert told in got.text

    run(work)


def test_what_a_missed_game_costs_can_be_changed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 4)

            assert (await organiser.do("SetMissedGame", points=-50)).refused is None

            assert (await organiser.get())["desk"]["format"]["late_entry"]["missed_game"] == -50

    run(work)


def test_referees_have_names(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 4)

            order = {"do": "Invite", "official": "ref-e5a19da1", "role": "referee", "name": "Ewa Wilk"}
            assert (await organiser.order(order)).refused is None

            desk = (await organiser.get())["desk"]
            assert desk["official_names"] == {"ref-e5a19da1": "Ewa Wilk"}
            badge = (await organiser.get("/links"))["officials"]["ref-e5a19da1"]
            await organiser.do("Warn", badge, player=1, why="loud")
            line = (await organiser.get())["desk"]["log"][-1]
            assert "Ewa Wilk" in line["who"]
            assert "ref-" not in line["who"]

    run(work)


def test_terms_are_public_and_csv_speaks_the_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 20)
            await organiser.order({"do": "Draw"})
            seats = tables_of(await organiser.get())[0]
            lines = [
                {"player": player, "small": small}
                for player, small in zip(seats, (30, -10, -15, -5), strict=True)
            ]
            ref = {"stage": 1, "round": 1, "table": 1}
            await organiser.do("EnterSheet", table=ref, games=[{"lines": lines}] * 2)
            public = await world.guest()
            path = f"/api/tournaments/{organiser.made.tournament}"
            terms = (await public.http.get(f"{path}/terms", headers={"accept-language": "pl"})).json()
            told = " ".join(each for section in terms["sections"] for each in section["sentences"])
            assert "Zdjęcia i nagrania są dozwolone" in told
            assert (await public.http.get(f"{path}/print/terms")).status_code == 200
            assert (await public.http.get(f"{path}/print/standings")).status_code == 403

            got = await organiser.caller.http.get(f"{path}/csv", headers={"accept-language": "pl"})
            with zipfile.ZipFile(io.BytesIO(got.content)) as archive:
                rows = archive.read("results.csv").decode("utf-8-sig").splitlines()

            assert rows[0].startswith("etap;runda;stolik;gra;")
            assert [row.split(";")[6] for row in rows[1:5]] == ["-30", "10", "15", "5"]

    run(work)


def test_no_refusal_on_a_page_names_a_flag_of_the_command_line(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await opened(world, 16, "pl-stacks")
            await organiser.do("InviteOfficial", official="head", role="head-referee")
            head = (await organiser.get("/links"))["officials"]["head"]
            answers = [
                await organiser.do("Warn", player=1),
                await organiser.do("Exclude", player=1, why="loud"),
                await organiser.do("Exclude", head, player=1, why="loud"),
                await organiser.do("DrawRound", seed="00"),
                await organiser.do("CloseStage"),
            ]
            assert await enter(organiser, "Ola Maj", minor=True) == TournamentCode.CONSENT_MISSING.value

            for answer in answers:
                assert answer.refused is not None
                assert answer.message
                assert not FLAG.search(answer.message), answer.message

    run(work)
