"""Rulesets as values: every field has its clauses, and impossible variants are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import asdict

from stolik.core.errors import RulesetError, VariantError
from stolik.core.ruleset import (
    IDENTITY_FIELDS,
    RULE_FIELDS,
    Deal,
    Exhaustion,
    JokerReuse,
    Ruleset,
    Timeout,
    derive,
)
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_STACKS, RULESETS, find_ruleset
from tests.rulebook.situations import every_ruleset

RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook.md"


@pytest.fixture(scope="module")
def clauses() -> set[str]:
    """Return the numbers of all clauses and interpretations of the rulebook."""
    return set(re.findall(r"^\| ([A-Z]-\d+) \|", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE))


def test_there_are_five() -> None:
    """The five of the rulebook, with its keys."""
    assert list(RULESETS) == ["pl-minute", "pl-forty", "pl-stacks", "ru-championship", "en-classic"]
    assert all(rules.key == key and rules.base is None for key, rules in RULESETS.items())


@every_ruleset
def test_every_rule_has_clauses_that_exist(rules: Ruleset, clauses: set[str]) -> None:
    """Every field has a clause, every clause has a field, and every number exists."""
    assert set(rules.clauses) == set(RULE_FIELDS)
    for field, numbers in rules.clauses.items():
        assert numbers, field
        assert set(numbers) <= clauses, field


@every_ruleset
def test_clauses_are_those_of_the_own_document(rules: Ruleset) -> None:
    """A ruleset cites its own document, the shared rules and the interpretations."""
    letter = {"pl-minute": "M", "pl-forty": "F", "pl-stacks": "S", "ru-championship": "R", "en-classic": "E"}
    cited = {number for numbers in rules.clauses.values() for number in numbers}

    strays = {number for number in cited if number[0] not in {letter[rules.key], "X", "I"}}

    # F-9 says "announcement as M-8".
    assert strays <= {"M-8"}


def test_every_field_is_a_rule_or_a_name() -> None:
    """Every field of a ruleset is in one of the two lists."""
    assert set(RULE_FIELDS) | IDENTITY_FIELDS == set(Ruleset.__struct_fields__)
    assert not set(RULE_FIELDS) & IDENTITY_FIELDS


def test_find_ruleset() -> None:
    """A key finds its ruleset; for an unknown one the error lists those that exist."""
    assert find_ruleset("pl-stacks") is PL_STACKS
    with pytest.raises(RulesetError, match=r"no ruleset 'pl-chess'.*pl-stacks"):
        find_ruleset("pl-chess")


@every_ruleset
def test_a_variant_names_its_base_and_changes_only_what_was_said(rules: Ruleset) -> None:
    """The organiser's ruleset is a separate value that names the published one."""
    variant = derive(rules, "Slow-2", turn_seconds=90)

    assert (variant.key, variant.base) == (f"{rules.key}+Slow-2", rules.key)
    changed = {name for name, value in asdict(variant).items() if value != asdict(rules)[name]}
    assert changed == {"key", "base", "turn_seconds"}


def test_a_variant_of_a_variant_keeps_the_published_base() -> None:
    """Changes add up; the base is always one of the five."""
    slow = derive(PL_FORTY, "slow", turn_seconds=90)

    easy = derive(slow, "slow-easy", opening_points=20)

    assert (easy.base, easy.turn_seconds, easy.opening_points) == ("pl-forty", 90, 20)
    assert easy.key == "pl-forty+slow-easy"


def test_changes_may_be_written_as_text() -> None:
    """Values may be plain text, as from a form or a file."""
    variant = derive(EN_CLASSIC, "mixed", exhaustion="stop", joker_reuse="anywhere", timeout="salvage")

    assert variant.exhaustion is Exhaustion.STOP
    assert variant.joker_reuse is JokerReuse.ANYWHERE
    assert variant.timeout is Timeout.SALVAGE


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        pytest.param("", {}, id="no name"),
        pytest.param("a b", {}, id="a name with a space"),
        pytest.param("a+b", {}, id="a name with a plus"),
        pytest.param("--", {}, id="a name of hyphens"),
        pytest.param("x", {"colour": "red"}, id="a rule nobody knows"),
        pytest.param("x", {"key": "pl-other"}, id="another key"),
        pytest.param("x", {"clauses": {}}, id="other clauses"),
        pytest.param("x", {"turn_seconds": 0}, id="no time at all"),
        pytest.param("x", {"turn_seconds": -5}, id="time below none"),
        pytest.param("x", {"turn_seconds": 10**6}, id="a turn of many days"),
        pytest.param("x", {"turn_seconds": "forty"}, id="time in words"),
        pytest.param("x", {"turn_seconds": 1.5}, id="half a second"),
        pytest.param("x", {"round_seconds": 0}, id="a round without time"),
        pytest.param("x", {"opening_points": -1}, id="an opening below nothing"),
        pytest.param("x", {"opening_points": None}, id="no number"),
        pytest.param("x", {"hand_size": 0}, id="empty hands"),
        pytest.param("x", {"hand_size": 27}, id="more tiles than there are for four"),
        pytest.param("x", {"timeout": "forgive"}, id="a manner nobody knows"),
        pytest.param("x", {"timeout_tiles": -1}, id="a penalty below none"),
        pytest.param("x", {"joker_penalty": -50}, id="a joker that pays"),
        pytest.param("x", {"redeal_doublets": 8}, id="more doublets than a hand holds"),
        pytest.param("x", {"big_points": ((1, 0), (1, 0, 0))}, id="no big points for four"),
        pytest.param("x", {"big_points": ((1, 0), (1, 0, 0), (1, 0, 0))}, id="one place too few"),
    ],
)
def test_derive_refuses_nonsense(name: str, changes: dict[str, object]) -> None:
    """An impossible change is an error with an explanation, not a strange game."""
    with pytest.raises(VariantError):
        derive(EN_CLASSIC, name, **changes)


@pytest.mark.parametrize("rules", [PL_FORTY, PL_STACKS], ids=lambda rules: rules.key)
def test_blocks_and_stacks_deal_fourteen(rules: Ruleset) -> None:
    """Two stacks of seven are fourteen tiles, so another hand size needs another kind of deal."""
    with pytest.raises(VariantError, match="hand_size stays 14"):
        derive(rules, "short", hand_size=10)
    assert derive(rules, "short", hand_size=10, deal=Deal.TILES).hand_size == 10


@every_ruleset
def test_big_points_have_a_row_for_every_table(rules: Ruleset) -> None:
    """Tables of two, three and four seats each have their points."""
    assert [len(rules.big_points_for(seats)) for seats in (2, 3, 4)] == [2, 3, 4]
