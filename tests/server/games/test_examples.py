"""The examples of the rules: the data agrees with the engine, for every clause."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as ET

import pytest

from stolik.core.rulesets import RULESETS
from stolik.server.games.examples import (
    Case,
    CountExample,
    PlayExample,
    SurfaceExample,
    TimeUpExample,
    cases,
    examples,
)
from stolik.words import Language
from tests.server.games.test_rulebook import got

CASES: Final = [
    pytest.param(case, key, id=f"{i} {' '.join(case.clauses)} {key}")
    for i, case in enumerate(cases())
    for key in case.rules
]
ABOUT_SETS: Final = "X-3 X-4 S-10 S-14 R-10 E-1 X-5 S-13 R-5 E-2"
ABOUT_MANIPULATIONS: Final = "X-6 X-7 X-8 R-6 E-6"
ABOUT_JOKERS: Final = "X-9 S-24 R-11 R-12 E-7 E-8 I-11"
ABOUT_TIME: Final = "M-3 M-4 F-5 F-6 F-7 S-7 S-8 S-9 S-15 R-8 R-9 I-3 I-24"
ABOUT_SCORES: Final = (
    "M-5 M-6 M-7 M-8 M-9 M-10 M-11 F-8 F-9 F-10 F-11 S-17 S-18 S-19 S-20 S-21 S-22 S-23 R-1 R-13 R-14 R-15 "
    "E-4 E-5 I-4 I-5 I-6 I-7 I-8 I-12 I-16 I-20 I-26"
)
RIGHT_AND_WRONG: Final = (
    "X-3 X-4 X-5 X-7 X-8 X-9 S-10 S-13 S-14 S-24 R-5 R-6 R-10 R-11 R-12 E-1 E-2 E-8 F-7 S-7"
)
WORKED: Final = 5
"""The manipulations that the English source explains."""


@pytest.mark.parametrize(("case", "key"), CASES)
def test_the_engine_finds_what_the_example_shows(case: Case, key: str) -> None:
    rules = RULESETS[key]
    match case:
        case PlayExample():
            found = {violation.breach.value for violation in case.judged(rules).violations}
            assert sorted(found) == sorted(case.breaches)
        case TimeUpExample():
            result = case.resolved(rules)
            assert (result.outcome, result.draws) == (case.outcome, case.draws)
        case SurfaceExample():
            assert case.read() == case.sets
        case CountExample():
            assert tuple(seat.small for seat in case.counted(rules).seats) == case.small


@pytest.mark.parametrize(
    "clause",
    f"{ABOUT_SETS} {ABOUT_MANIPULATIONS} {ABOUT_JOKERS} {ABOUT_TIME} {ABOUT_SCORES}".split(),
)
def test_every_clause_that_can_be_shown_has_an_example(clause: str) -> None:
    assert any(clause in case.clauses for case in cases())


@pytest.mark.parametrize("clause", RIGHT_AND_WRONG.split())
def test_an_example_is_right_and_another_wrong(clause: str) -> None:
    found = {
        each.right for key in RULESETS for each in examples(key, Language.ENGLISH) if clause in each.clauses
    }

    assert found == {True, False}


def test_the_worked_manipulations_go_step_by_step() -> None:
    worked = [
        each for each in examples("en-classic", Language.ENGLISH) if each.worked and "E-6" in each.clauses
    ]

    assert len(worked) == WORKED
    for each in worked:
        assert each.right
        assert len(each.pictures) > 1
    assert worked[0].pictures[1].text == "Add b3 to b4 b5 b6."


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("key", list(RULESETS))
def test_examples_are_drawn_and_told_in_every_language(key: str, language: Language) -> None:
    status, body = got(f"/api/rules/{key}/examples?language={language.value}")

    assert status == 200
    assert len(body["examples"]) > 20
    for example in body["examples"]:
        assert example["text"]
        for picture in example["pictures"]:
            ET.fromstring(picture["svg"])  # noqa: S314  our own picture
            assert picture["text"]
            assert "example-" not in picture["text"] + example["text"]


def test_examples_of_rules_that_are_not_there_are_refused() -> None:
    status, _ = got("/api/rules/chess/examples")

    assert status == 404
