"""`stolik rules`: every field with its clauses, for people and for programs."""

from __future__ import annotations

import json
from enum import StrEnum

import pytest
from typer.testing import CliRunner

from stolik.cli import app
from stolik.cli.rules import value_text
from stolik.core.ruleset import RULE_FIELDS
from stolik.core.rulesets import PL_FORTY, RULESETS
from stolik.words import Language, Words
from tests.cli.running import run

runner = CliRunner()


@pytest.mark.parametrize("key", RULESETS)
def test_every_field_has_its_value_and_its_clauses(key: str) -> None:
    """The JSON contains everything about a ruleset."""
    done = runner.invoke(app, ["rules", key, "--json"])

    shown = json.loads(done.stdout)
    assert done.exit_code == 0
    assert list(shown) == ["key", "base", "title", "language", "source", "fields"]
    assert list(shown["fields"]) == list(RULE_FIELDS)
    assert all(field["clauses"] for field in shown["fields"].values())
    assert shown["fields"]["turn_seconds"]["value"] == RULESETS[key].turn_seconds


def test_all_rulesets_come_as_a_list() -> None:
    """Without a name: all five, in order."""
    done = run("rules", "--json")

    assert [shown["key"] for shown in json.loads(done.stdout)["rulesets"]] == list(RULESETS)


def test_a_variant_is_shown_as_it_would_be_played() -> None:
    """An organiser sees the derived values before anybody plays."""
    changes = ["--set", "turn_seconds=90", "--set", "timeout=revert", "--set", "redeal_doublets=null"]

    done = runner.invoke(app, ["rules", "pl-forty", *changes, "--name", "slow", "--json"])

    shown = json.loads(done.stdout)
    values = {name: field["value"] for name, field in shown["fields"].items()}
    assert (shown["key"], shown["base"]) == ("pl-forty+slow", "pl-forty")
    assert (values["turn_seconds"], values["timeout"], values["redeal_doublets"]) == (90, "revert", None)
    assert values["joker_penalty"] == PL_FORTY.joker_penalty


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        pytest.param(["pl-fourty"], "pl-forty", id="no such ruleset, the right ones are named"),
        pytest.param(["pl-forty", "--set", "turns=9"], "turn_seconds", id="no such rule"),
        pytest.param(["pl-forty", "--set", "turn_seconds=soon"], "turn_seconds", id="no such value"),
        pytest.param(["pl-forty", "--set", "turn_seconds=0"], "turn_seconds", id="out of bounds"),
        pytest.param(["pl-forty", "--set", "turn_seconds"], "RULE=VALUE", id="no value"),
        pytest.param(["pl-forty", "--set", "turn_seconds=9", "--name", "a b"], "a b", id="no name"),
        pytest.param(["--set", "turn_seconds=9"], "RULESET", id="a variant of nothing"),
    ],
)
def test_bad_usage_leaves_with_2_and_says_why(arguments: list[str], named: str) -> None:
    """The message says what to write instead."""
    done = runner.invoke(app, ["rules", *arguments])

    assert done.exit_code == 2
    assert named in done.stderr


def test_people_see_the_rulesets_side_by_side() -> None:
    """A sign marks differences, in addition to colour."""
    done = run("rules")

    lines = done.stdout.decode().splitlines()
    (clock,) = [line for line in lines if "Time per turn" in line]
    (hand,) = [line for line in lines if "Tiles at the start" in line]
    assert all(key in done.stdout.decode() for key in RULESETS)
    assert clock.split() == ["≠", "Time", "per", "turn", "60", "s", *["40", "s"] * 3, "none"]
    assert "≠" not in hand


def test_people_see_the_clauses_of_one_ruleset() -> None:
    """The clauses are beside each value."""
    done = run("rules", "pl-forty")

    (clock,) = [line for line in done.stdout.decode().splitlines() if "Time per turn" in line]
    assert clock.split() == ["Time", "per", "turn", "40", "s", "turn_seconds=40", "F-4"]


def test_people_see_what_a_variant_changes() -> None:
    """The changed rule is marked, with the base's value beside it."""
    done = run("rules", "pl-forty", "--set", "turn_seconds=90", "--name", "slow")

    (clock,) = [line for line in done.stdout.decode().splitlines() if "Time per turn" in line]
    assert clock.split() == ["≠", "Time", "per", "turn", "90", "s", "40", "s", "turn_seconds=90", "F-4"]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("field", RULE_FIELDS)
def test_every_value_a_rule_can_have_is_told_in_words(field: str, language: Language) -> None:
    """No value of a ruleset or variant is shown as a bare code."""
    words = Words(language)
    values = {getattr(rules, field) for rules in RULESETS.values()}
    first = next(iter(values))
    values |= set(type(first)) if isinstance(first, StrEnum) else set()
    values |= {True, False} if isinstance(first, bool) else set()

    told = {value: value_text(words, field, value) for value in values}

    assert len(set(told.values())) == len(values)
    assert not any(isinstance(value, StrEnum) and "-" in text for value, text in told.items())


def test_the_table_speaks_the_language_asked_for() -> None:
    """Set by option or by the environment."""
    by_option = runner.invoke(app, ["rules", "pl-forty", "--lang", "pl"])
    by_environment = runner.invoke(app, ["rules"], env={"STOLIK_LANG": "ru"})
    refused = runner.invoke(app, ["rules", "xx", "--lang", "ru"])

    assert "Czas na ruch" in by_option.stdout
    assert "Источник" not in by_option.stdout
    assert "Правила" in by_environment.stdout
    assert "правил «xx» нет" in " ".join(refused.stderr.split())
