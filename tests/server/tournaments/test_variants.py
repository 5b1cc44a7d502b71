"""An organiser's variant over HTTP: pages get its rules, and everything judges and counts by them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import run, serving

CLUB: dict[str, Any] = {"base": "pl-forty", "name": "club", "opening_points": 50, "joker_penalty": 25}


def test_a_tournament_tells_every_page_the_rules_of_its_variant(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce(rules=CLUB)

            day = await organiser.get()

            assert day["rules"] == day["ruleset"]["key"] == "pl-forty+club"
            assert (day["ruleset"]["opening_points"], day["ruleset"]["joker_penalty"]) == (50, 25)
            page = await organiser.get("/rules", language="en")
            told = " ".join(each["text"] for section in page["sections"] for each in section["sentences"])
            assert "50" in told
            assert page["ruleset"]["name"] == "Polish tournament, 40 seconds a turn"

    run(work)


def test_a_variant_stays_when_only_the_format_changes(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce(rules=CLUB)

            kept = await organiser.order({"do": "Reform", "format": "knock-out", "rules": CLUB})
            wrong = await organiser.order({"do": "Reform", "format": "knock-out", "rules": {**CLUB, "x": 1}})

            assert kept.refused is None
            day = await organiser.get()
            assert (day["format"], day["ruleset"]["opening_points"]) == ("knock-out", 50)
            assert wrong.refused is not None
            assert wrong.message.endswith(": x")

    run(work)


def test_an_online_table_is_played_by_a_variant(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            body = {"id": "own", "rules": {**CLUB, "turn_seconds": 30}, "seats": 2, "bots": {"1": "novice"}}

            made = (await anna.http.post("/api/rooms", json=body)).json()
            shown = (await anna.http.get(f"/api/rooms/{made['room']}")).json()

            rules = shown["fixed"]["rules"]
            assert (rules["key"], rules["opening_points"], rules["turn_seconds"]) == ("pl-forty+club", 50, 30)

    run(work)


@pytest.mark.parametrize(
    ("body", "named"),
    [
        pytest.param({"rules": {"base": "pl-forty", "name": "x", "chess": 1}}, "chess", id="rule"),
        pytest.param({"rules": {"base": "chess", "name": "x"}}, "chess", id="base"),
        pytest.param({"rules": CLUB, "rated": True}, "rated", id="rated"),
        pytest.param({"rules": {**CLUB, "turn_seconds": 2}}, "turn_seconds", id="hasty"),
        pytest.param({"rules": {**CLUB, "opening_points": 9000}}, "opening_points", id="too many"),
        pytest.param({"rules": {**CLUB, "key": "pl-forty"}}, "key", id="another's name"),
    ],
)
def test_a_variant_that_makes_no_sense_is_refused_by_name(
    tmp_path: Path, body: dict[str, Any], named: str
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()

            got = await anna.http.post("/api/rooms", json={"id": "own", **body})

            assert got.status_code in {400, 422}, got.text
            assert named in got.json()["message"]

    run(work)


def test_the_analysis_judges_and_counts_by_the_variant(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            rack = {"rack": "r10 b10 k10 r2"}
            game = {
                "ending": "out",
                "racks": ["", "r10 b10 k10 j"],
                "opened": [True, False],
            }

            plain = (await anna.http.post("/api/bench", json={"rules": "pl-forty", **rack})).json()
            own = (await anna.http.post("/api/bench", json={"rules": CLUB, **rack})).json()
            bad = await anna.http.post("/api/bench", json={"rules": {**CLUB, "chess": 1}, **rack})
            counted = (await anna.http.post("/api/bench/score", json={"rules": CLUB, **game})).json()

            assert (plain["can_open"], own["can_open"], own["needed"]) == (True, False, 50)
            assert (bad.status_code, bad.json()["code"]) == (400, "bad_variant")
            assert "chess" in bad.json()["message"]
            assert [seat["small"] for seat in counted["seats"]] == [100, -100]
            assert counted["seats"][1]["rack_value"] == 55

    run(work)
