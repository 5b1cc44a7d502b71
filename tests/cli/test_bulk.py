"""judge, can-open, score and timeout: the JSON that other programs rely on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik.cli.help.manual import MANUALS
from stolik.cli.json_lines.questions import (
    CanOpenRequest,
    JudgeRequest,
    ScoreRequest,
    TimeoutRequest,
    answer_can_open,
    answer_judge,
    answer_score,
    answer_timeout,
)
from tests.cli.running import answers, as_lines, run

JUDGE = {"id": 1, "rules": "pl-forty", "table": "", "rack": "", "opened": True, "proposal": ""}
SCORE = {
    "id": 1,
    "rules": "pl-forty",
    "ending": "out",
    "racks": ["", "r7 j", "k13"],
    "opened": [True, True, True],
    "announced": [False, False, False],
    "drawn_last": [None, None, None],
}
TIMEOUT = {
    "id": 1,
    "rules": "pl-stacks",
    "table": "r3 r4 r5",
    "rack": "r6 k1",
    "opened": True,
    "now": "r3 r4 r5 r6",
    "in_hand": "",
}


def judge(**fields: object) -> Any:  # noqa: ANN401  JSON
    """Judge one line."""
    return answers(JudgeRequest, answer_judge, as_lines([JUDGE | fields]))[0]


def score(**fields: object) -> Any:  # noqa: ANN401  JSON
    """Count one line."""
    return answers(ScoreRequest, answer_score, as_lines([SCORE | fields]))[0]


def timeout(**fields: object) -> Any:  # noqa: ANN401  JSON
    """Resolve one line."""
    return answers(TimeoutRequest, answer_timeout, as_lines([TIMEOUT | fields]))[0]


def test_judge_a_legal_play() -> None:
    """A joker counts as what it stands for."""
    answer = judge(table="r3 r4 r5", rack="r6 j k1", proposal="r3 r4 r5 r6 j")

    assert answer == {"id": 1, "legal": True, "breaches": [], "played": ["r6", "j"], "points": 13}


def test_judge_an_illegal_play() -> None:
    """Every breach is listed with its set and its tiles; the laid tiles are listed as well."""
    answer = judge(table="r3 r4 r5", rack="r6", proposal="r3 r4 r5 | r6 k2")

    assert answer == {
        "id": 1,
        "legal": False,
        "breaches": [
            {"code": "not_a_set", "set": 1, "tiles": ["r6", "k2"]},
            {"code": "tile_not_owned", "set": None, "tiles": ["k2"]},
        ],
        "played": ["r6"],
        "points": None,
    }


def test_judge_a_third_tile_as_unowned_and_not_as_an_error() -> None:
    """Table and rack together may not exceed the bag; the proposal is judged."""
    answer = judge(table="r3 r4 r5", rack="r3", proposal="r3 r4 r5 | r3 r3 r3")

    assert "tile_not_owned" in [breach["code"] for breach in answer["breaches"]]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        pytest.param({"table": "r3 r3", "rack": "r3"}, "too_many_tiles", id="over the supply"),
        pytest.param({"proposal": "r3 | | r4"}, "bad_notation", id="an empty set"),
        pytest.param({"proposal": " | ".join(["r1 r2 r3"] * 300)}, "too_many_tiles", id="an endless table"),
        pytest.param({"opened": "yes"}, "bad_request", id="no boolean"),
        pytest.param({"opened": None}, "bad_request", id="null"),
        pytest.param({"rules": "pl-fourty"}, "unknown_ruleset", id="a slip of the pen"),
        pytest.param({"rules": {"base": "pl-forty", "name": "x", "turns": 1}}, "bad_variant", id="no rule"),
        pytest.param({"rules": {"base": "xx", "name": "x"}}, "unknown_ruleset", id="no base"),
        pytest.param({"rules": {"base": "pl-forty"}}, "bad_variant", id="no name"),
        pytest.param({"rules": ["pl-forty"]}, "bad_request", id="a list"),
    ],
)
def test_judge_refuses(fields: dict[str, object], code: str) -> None:
    """Input that cannot be judged gives an error, not a verdict."""
    assert judge(**fields)["error"]["code"] == code


def test_a_variant_is_judged_by_its_own_rules() -> None:
    """The organiser's threshold applies instead of the base's."""
    rules = {"base": "pl-forty", "name": "easy", "opening_points": 6}

    answer = judge(rules=rules, rack="r1 r2 r3", opened=False, proposal="r1 r2 r3")

    assert answer["legal"]


def test_can_open_by_the_threshold_of_the_rules() -> None:
    """`best` is the same under all rules, but the threshold is not."""
    rules = ["pl-forty", {"base": "pl-forty", "name": "hard", "opening_points": 31}]
    lines = as_lines([{"id": i, "rules": r, "rack": "r9 j r11 k1"} for i, r in enumerate(rules)])

    found = answers(CanOpenRequest, answer_can_open, lines)

    assert found == [{"id": 0, "can_open": True, "best": 30}, {"id": 1, "can_open": False, "best": 30}]


def test_score_a_game_won() -> None:
    """The winner records the sum, the others their racks; lists are by seat."""
    assert score() == {
        "id": 1,
        "winners": [0],
        "small": [70, -57, -13],
        "big": [1, 0, 0],
        "places": [1, 3, 2],
    }


def test_score_a_tie() -> None:
    """Several winners are all named."""
    answer = score(ending="exhausted", racks=["r5", "r7", "k5"])

    assert answer == {"id": 1, "winners": [0, 2], "small": [2, -2, 2], "big": [1, 0, 1], "places": [1, 3, 1]}


@pytest.mark.parametrize(
    ("fields", "code", "named"),
    [
        pytest.param({"opened": [True]}, "bad_request", "`opened`", id="opened too short"),
        pytest.param({"announced": [False] * 4}, "bad_request", "`announced`", id="announced too long"),
        pytest.param({"drawn_last": []}, "bad_request", "`drawn_last`", id="drawn_last empty"),
        pytest.param({"ending": "won"}, "bad_request", "$.ending", id="no such ending"),
        pytest.param({"racks": ["r1", "r2", "r3"]}, "impossible_ending", "empty", id="nobody is out"),
        pytest.param({"racks": ["", "", "r3"]}, "impossible_ending", "empty", id="two are out"),
        pytest.param({"ending": "exhausted"}, "impossible_ending", "empty", id="out all the same"),
        pytest.param({"racks": ["", "r1 r1", "r1"]}, "too_many_tiles", "r1", id="over the supply"),
        pytest.param({"drawn_last": [None, "k1", None]}, "impossible_ending", "k1", id="drawn, not held"),
        pytest.param({"drawn_last": [None, "x", None]}, "bad_notation", "x", id="no tile"),
    ],
)
def test_score_refuses(fields: dict[str, object], code: str, named: str) -> None:
    """The message names the wrong field."""
    error = score(**fields)["error"]

    assert error["code"] == code
    assert named in error["message"]


def test_timeout_that_stands() -> None:
    """S-9: every set is valid, so nothing is drawn."""
    answer = timeout()

    assert answer == {"id": 1, "outcome": "stands", "table": "r3 r4 r5 r6", "rack": "k1", "draws": 0}


def test_timeout_that_is_undone() -> None:
    """R-8: everything goes back, and three tiles are drawn."""
    answer = timeout(rules="ru-championship")

    assert answer == {"id": 1, "outcome": "reverted", "table": "r3 r4 r5", "rack": "r6 k1", "draws": 3}


def test_timeout_with_a_tile_from_nowhere() -> None:
    """Tiles on the table must have come from the table or the rack."""
    assert timeout(in_hand="o9")["error"]["code"] == "tile_not_owned"


@pytest.mark.parametrize(
    ("command", "example"), [pytest.param(name, it.example, id=name) for name, it in MANUALS.items()]
)
def test_the_example_in_the_help_works(command: str, example: str) -> None:
    """The example in --help can be copied unchanged."""
    help_text = run(command, "--help")
    done = run(command, text=example.encode())

    assert example in help_text.stdout.decode()
    assert done.returncode == 0
    assert "error" not in json.loads(done.stdout)
