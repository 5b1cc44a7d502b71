"""`stolik solve`: lines for programs, a drawing with steps for people."""

from __future__ import annotations

import json
import subprocess

import pytest

from tests.forked import decoded, run_forked


def run_solve(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return decoded(run_forked("solve", *arguments, text=lines.encode()))


@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        pytest.param(
            {"table": "r3 r4 r5", "rack": "r6 k1", "opened": True},
            {"tiles": 1, "points": 6, "play": "r6", "table": "r3 r4 r5 r6"},
            id="most tiles by default",
        ),
        pytest.param(
            {"table": "k7 b7 o7", "rack": "r1 b2", "opened": True},
            {"tiles": 0, "points": 0, "play": "", "table": "k7 b7 o7"},
            id="nothing to lay",
        ),
        pytest.param(
            {"table": "r3 r4 r5", "rack": "r10 b10 k10 r6", "opened": False},
            {"tiles": 3, "points": 30, "play": "r10 b10 k10", "table": "r3 r4 r5 | r10 b10 k10"},
            id="an opening touches nothing",
        ),
        pytest.param(
            {"table": "", "rack": "r12 r13 j b1", "opened": False, "objective": "points"},
            {"tiles": 3, "points": 25, "play": "r12 r13 j", "table": "j r12 r13"},
            id="a rack joker counts nothing",
        ),
        pytest.param(
            {"table": "o6 o7 o9 j", "rack": "o10", "opened": True},
            {"tiles": 1, "points": 10, "play": "o10", "table": "o6 o7 j o9 o10"},
            id="a set written out of order",
        ),
    ],
)
def test_answers(request_: dict[str, object], answer: dict[str, object]) -> None:
    line = json.dumps({"id": "a", "rules": "pl-forty", **request_})

    done = run_solve(lines=line)

    assert done.returncode == 0
    assert json.loads(done.stdout) == {"id": "a", **answer, "exact": True}


def test_lines_without_rules_are_solved_under_the_default() -> None:
    line = {"id": 1, "table": "r3 r4 r5", "rack": "r6 k1", "opened": True}
    lines = "\n".join(map(json.dumps, (line, line | {"rules": "pl-forty"})))

    done = run_solve(lines=lines)

    without, named = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 0
    assert without == named
    assert without["tiles"] == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"table": "r3 r4 k5"}, "invalid_table", id="no set on the table"),
        pytest.param({"rack": "r3 r3"}, "too_many_tiles", id="three red threes"),
        pytest.param({"rack": "j j j"}, "too_many_tiles", id="three jokers"),
        pytest.param({"rack": "?"}, "bad_notation", id="an unknown tile"),
        pytest.param({"objective": "fun"}, "bad_request", id="no such objective"),
        pytest.param({"rules": "xx"}, "unknown_ruleset", id="no such ruleset"),
    ],
)
def test_bad_lines_get_their_error_and_the_rest_goes_on(change: dict[str, object], code: str) -> None:
    good = {"id": 1, "rules": "pl-forty", "table": "r3 r4 r5", "rack": "r6", "opened": True}
    lines = "\n".join(map(json.dumps, (good | change, good)))

    done = run_solve(lines=lines)

    first, second = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 1
    assert first["error"]["code"] == code
    assert second["tiles"] == 1


@pytest.mark.parametrize(
    ("language", "step"),
    [
        ("en", "Take ◆b7 out of ●r7 ◆b7 ■k7 ▲o7 and put aside."),
        ("pl", "Z ●r7 ◆b7 ■k7 ▲o7 weź ◆b7 i połóż osobno."),
        ("ru", "Из ●r7 ◆b7 ■k7 ▲o7 возьмите ◆b7 и положите отдельно."),
    ],
)
def test_people_get_steps_in_their_language(language: str, step: str) -> None:
    done = run_solve("r7 b7 k7 o7", "b5 b6 r1", "--lang", language)

    assert done.returncode == 0
    assert step in done.stdout
    assert "◆b5 ◆b6 ◆b7" in done.stdout


def test_people_are_told_when_a_rack_cannot_open() -> None:
    done = run_solve("", "r1 r2 r3 k9", "--not-opened", "--lang", "en")

    assert "its best sets make 6 of 30 points" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param(("r3 r4 r5",), "give the rack too", id="no rack"),
        pytest.param(("r3 r4", "r5"), "invalid_table", id="no set"),
        pytest.param(("", "x7"), "bad_notation", id="no tile"),
        pytest.param(("", "r7", "--rules", "xx"), "unknown_ruleset", id="no ruleset"),
    ],
)
def test_bad_usage_is_told(arguments: tuple[str, ...], says: str) -> None:
    done = run_solve(*arguments)

    assert done.returncode == 2
    assert says in done.stderr
