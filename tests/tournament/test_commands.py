"""`stolik draw` and `stolik standings` on the command line."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from stolik.cli import app

NAMES = ("Ola", "Jan", "Ewa [2]", "Żaneta", "Игорь", "Lee", "Kim", "Max", "Zoe")


def _run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], env={"STOLIK_LANG": "en"})


def _json(*arguments: object) -> Any:  # noqa: ANN401 - whatever JSON there is
    outcome = _run(*arguments, "--json")
    assert outcome.exit_code == 0, outcome.output
    return msgspec.json.decode(outcome.stdout)


@pytest.fixture
def roster(tmp_path: Path) -> Path:
    file = tmp_path / "roster.csv"
    file.write_text("name\n" + "\n".join(NAMES) + "\n", encoding="utf-8")
    return file


def test_a_draw_has_the_published_shape() -> None:
    drawn = _json("draw", "--players", 13, "--rounds", 3, "--seed", "autumn")

    assert set(drawn) == {"rounds", "repeats", "commitment"}
    assert drawn["repeats"] == 0
    assert drawn["commitment"] == hashlib.sha256(hashlib.sha256(b"autumn").digest()).hexdigest()
    assert [one["round"] for one in drawn["rounds"]] == [1, 2, 3]
    for one in drawn["rounds"]:
        assert [table["table"] for table in one["tables"]] == [1, 2, 3, 4]
        assert ["".join(table["seats"]) for table in one["tables"]] == ["ABCD", "ABC", "ABC", "ABC"]
        assert sorted(p for table in one["tables"] for p in table["seats"].values()) == list(range(1, 14))


def test_a_roster_is_drawn_by_name(roster: Path) -> None:
    drawn = _json("draw", "--roster", roster, "--rounds", 1, "--seed", "s")

    assert {p for table in drawn["rounds"][0]["tables"] for p in table["seats"].values()} == set(NAMES)


def test_the_same_seed_draws_the_same_and_another_another() -> None:
    first, again, other = (
        _json("draw", "--players", 20, "--rounds", 3, "--seed", seed) for seed in ("a", "a", "b")
    )

    assert first == again
    assert first["rounds"] != other["rounds"]


def test_without_a_seed_the_draw_tells_the_seed_that_draws_it_again() -> None:
    outcome = _run("draw", "--players", 9, "--json")
    seed = outcome.stderr.removeprefix("seed: ").strip()

    again = _run("draw", "--players", 9, "--json", "--seed", seed)

    assert again.stdout == outcome.stdout


def test_the_commitment_can_be_had_before_the_draw() -> None:
    told = _json("draw", "--commit")

    drawn = _json("draw", "--players", 8, "--seed", told["seed"])

    assert drawn["commitment"] == told["commitment"]


def test_a_draw_is_shown_to_people(roster: Path) -> None:
    outcome = _run("draw", "--roster", roster, "--seed", "s")

    assert outcome.exit_code == 0
    assert all(name in outcome.stdout for name in NAMES)
    assert "Round 3" in outcome.stdout
    assert "Meetings: 9 pairs never, 27 pairs once; repeats 0" in outcome.stdout
    assert "Seed" in outcome.stdout


def test_repeats_and_resting_players_are_shown() -> None:
    outcome = _run("draw", "--players", 5, "--rounds", 5, "--seed", "s")

    assert outcome.stdout.count("sitting out: ") == 5
    assert "10 pairs 3 times; repeats 20" in outcome.stdout
    assert "More than once: 1 and 2 3 times" in outcome.stdout


def test_pairs_to_avoid_do_not_meet(roster: Path, tmp_path: Path) -> None:
    avoid = tmp_path / "avoid.csv"
    avoid.write_text("Ola,Jan\nLee,Kim\n", encoding="utf-8")

    drawn = _json("draw", "--roster", roster, "--rounds", 3, "--seed", "s", "--avoid", avoid)

    tables = [set(table["seats"].values()) for one in drawn["rounds"] for table in one["tables"]]
    assert not any({"Ola", "Jan"} <= table or {"Lee", "Kim"} <= table for table in tables)


def test_a_published_draw_is_verified_and_an_altered_one_found_out(tmp_path: Path) -> None:
    published = tmp_path / "draw.json"
    outcome = _run("draw", "--players", 12, "--seed", "s", "--json")
    published.write_text(outcome.stdout)
    altered = tmp_path / "altered.json"
    drawn = msgspec.json.decode(outcome.stdout)
    seats = drawn["rounds"][1]["tables"][2]["seats"]
    seats["A"], seats["B"] = seats["B"], seats["A"]
    altered.write_bytes(msgspec.json.encode(drawn))

    good, bad, other = (
        _run("draw", "--players", 12, "--seed", seed, "--verify", file)
        for seed, file in (("s", published), ("s", altered), ("t", published))
    )

    assert (good.exit_code, bad.exit_code, other.exit_code) == (0, 1, 1)
    assert "Verified" in good.stdout
    assert "round 2, table 3: other players or seats" in bad.stdout
    assert "not the one that was sealed" in other.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        pytest.param([], "--players N or --roster", id="nobody"),
        pytest.param(["--players", 1], "1", id="one"),
        pytest.param(["--players", 2], "2", id="two"),
        pytest.param(["--players", 0], "0", id="none"),
        pytest.param(["--players", 513], "512", id="too many"),
        pytest.param(["--players", 8, "--rounds", 0], "rounds", id="no round"),
        pytest.param(["--players", 8, "--roster", "nowhere.csv"], "nowhere.csv", id="no such file"),
        pytest.param(["--players", 8, "--verify", __file__], "seed is needed", id="no seed"),
        pytest.param(["--players", 8, "--seed", "s", "--verify", __file__], "published draw", id="no draw"),
    ],
)
def test_bad_usage_of_draw(arguments: list[object], reason: str) -> None:
    outcome = _run("draw", *arguments)

    assert outcome.exit_code == 2
    assert reason in " ".join(outcome.stderr.split())
    assert outcome.stdout == ""


@pytest.mark.parametrize(
    ("option", "text", "reason"),
    [
        pytest.param(
            "--roster", "name\nOla\nOla\n", "line 3, column name: “Ola” is already in", id="name twice"
        ),
        pytest.param("--roster", "name\nOla\nJan\n", "2 cannot be seated", id="two names"),
        pytest.param("--avoid", "1,99\n", "line 1, column 2: “99” is not on the list", id="unknown"),
        pytest.param("--avoid", "1,2\n2,3\n3,1\n", "too few tables: 2", id="cannot be kept apart"),
    ],
)
def test_bad_files_for_draw(tmp_path: Path, option: str, text: str, reason: str) -> None:
    file = tmp_path / "file.csv"
    file.write_text(text)
    others = [] if option == "--roster" else ["--players", 8]

    outcome = _run("draw", *others, option, file)

    assert outcome.exit_code == 2
    assert reason in " ".join(outcome.stderr.split())


def test_standings_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    file.write_text("round,table,game,player,small\n1,1,1,Ola,30\n1,1,1,Jan,-10\n1,1,1,Ewa,-20\n")

    counted = _json("standings", "--rules", "pl-minute", file)
    shown = _run("standings", "--rules", "pl-minute", file)

    assert counted == {
        "standings": [
            {"place": 1, "player": "Ola", "big": 4, "small": 30, "games": 1, "wins": 1},
            {"place": 2, "player": "Jan", "big": 2, "small": -10, "games": 1, "wins": 0},
            {"place": 3, "player": "Ewa", "big": 0, "small": -20, "games": 1, "wins": 0},
        ]
    }
    assert "Ola" in shown.stdout


@pytest.mark.parametrize(
    ("rules", "text", "reason"),
    [
        pytest.param("pl-nothing", "", "no ruleset “pl-nothing”", id="no such ruleset"),
        pytest.param("pl-forty", "", "line 1: the file is empty", id="empty"),
        pytest.param("pl-forty", "round,table\n", "line 1, column game: there is no", id="column"),
    ],
)
def test_bad_usage_of_standings(tmp_path: Path, rules: str, text: str, reason: str) -> None:
    file = tmp_path / "results.csv"
    file.write_text(text)

    outcome = _run("standings", "--rules", rules, file)

    assert outcome.exit_code == 2
    assert reason in " ".join(outcome.stderr.split())
