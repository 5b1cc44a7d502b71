"""The terms describe the whole ruleset, whatever its values."""

from enum import StrEnum
from typing import get_type_hints

import pytest
from msgspec.structs import replace

from stolik.core.ruleset import RULE_FIELDS, Ruleset, derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RULESETS
from stolik.paper import Document, print_document
from stolik.tournament.settings import Settings
from stolik.words import Language, Words
from stolik.words.rules_text import RulesText, Sentence
from tests.paper.reading import pages_of, squeezed
from tests.paper.samples import drawn, entered


def big(*points: int) -> str:
    """Return big points as they are printed."""
    return "\N{EN DASH}".join(map(str, points))


def told(rules: Ruleset, language: Language = Language.ENGLISH) -> list[Sentence]:
    """Return every sentence about a ruleset."""
    text = RulesText(rules, Words(language))
    return [*text.start(), *text.turns(), *text.scores(), text.look()]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_every_field_is_told_once_with_its_clauses(rules: Ruleset, language: Language) -> None:
    """No rule is missing or repeated, and each sentence cites the clauses of its fields."""
    sentences = told(rules, language)

    fields = [field for sentence in sentences for field in sentence.fields]
    assert sorted(fields) == sorted(RULE_FIELDS)
    for sentence in sentences:
        assert set(sentence.clauses) == {
            clause for field in sentence.fields for clause in rules.clauses[field]
        }


@pytest.mark.parametrize(
    ("field", "value"),
    [
        pytest.param(field, value, id=f"{field}={value}")
        for field, kind in get_type_hints(Ruleset).items()
        if isinstance(kind, type) and issubclass(kind, StrEnum)
        for value in kind
    ],
)
@pytest.mark.parametrize("language", list(Language))
def test_every_value_of_a_choice_has_a_sentence(language: Language, field: str, value: StrEnum) -> None:
    """Every choice of an organiser has its own sentence."""
    others = {
        sentence.text
        for other in type(value)
        if other is not value
        for sentence in told(derive(PL_FORTY, "x", **{field: other}), language)
        if field in sentence.fields
    }

    (sentence,) = (
        one for one in told(derive(PL_FORTY, "x", **{field: value}), language) if field in one.fields
    )

    assert sentence.text not in others


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"turn_seconds": None}, id="no clock"),
        pytest.param({"round_seconds": 3000}, id="minutes for a round"),
        pytest.param({"round_seconds": 3001}, id="seconds for a round"),
        pytest.param({"redeal_doublets": None}, id="no new deal"),
        pytest.param({"redeal_limit": 2}, id="two new deals"),
        pytest.param({"jokers_are_doublet": True}, id="jokers are a doublet"),
        pytest.param({"timeout_tiles": 0}, id="no tile for a turn undone"),
        pytest.param({"unrestorable_tiles": 2}, id="two tiles for a lost table"),
        pytest.param({"unopened_penalty": 0, "unopened_penalty_could_open": 0}, id="no penalty"),
        pytest.param({"unopened_penalty_replaces_rack": False}, id="penalty on top"),
        pytest.param({"unopened_penalty_on_exhaustion": True}, id="penalty at both endings"),
        pytest.param({"big_points": ((0, 0), (0, 0, 0), (0, 0, 0, 0))}, id="no big points"),
    ],
)
@pytest.mark.parametrize("language", list(Language))
def test_changed_values_are_told_and_marked(language: Language, changes: dict[str, object]) -> None:
    """An organiser's change gives another sentence, and only that one is marked."""
    variant = derive(PL_FORTY, "ours", **changes)
    plain = {sentence.text for sentence in told(PL_FORTY, language)}

    sentences = told(variant, language)

    marked = [sentence for sentence in sentences if sentence.changed]
    assert sorted(field for sentence in sentences for field in sentence.fields) == sorted(RULE_FIELDS)
    assert marked
    assert all(sentence.text not in plain for sentence in marked)
    assert all(set(sentence.fields) & set(changes) for sentence in marked)


def test_published_rules_carry_no_mark() -> None:
    assert not any(sentence.changed for rules in RULESETS.values() for sentence in told(rules))


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        pytest.param(
            PL_MINUTE, ("60 seconds", big(4, 2, 1, 0), big(4, 2, 0), "losers write plus"), id="pl-minute"
        ),
        pytest.param(
            PL_FORTY, ("40 seconds", big(1, 0, 0, 0), "blocks of seven", "3 doublets"), id="pl-forty"
        ),
        pytest.param(PL_STACKS, ("stacks of seven", "Seat A starts", "makes the turn void"), id="pl-stacks"),
        pytest.param(
            EN_CLASSIC, ("no clock", "have passed one after the other", "counts 30"), id="en-classic"
        ),
    ],
)
def test_sentences_say_the_values(rules: Ruleset, words: tuple[str, ...]) -> None:
    text = " ".join(sentence.text for sentence in told(rules))

    assert [each for each in words if each not in text] == []


@pytest.mark.clause("M-20", "S-29")
@pytest.mark.parametrize(
    ("language", "photos", "manners"),
    [
        pytest.param(Language.ENGLISH, "Photos and recording are allowed", "polite and quiet", id="en"),
        pytest.param(Language.POLISH, "Zdjęcia i nagrania są dozwolone", "kulturalnie i cicho", id="pl"),
        pytest.param(Language.RUSSIAN, "видеосъёмка разрешена", "вежливо и тихо", id="ru"),
    ],
)
def test_terms_speak_of_photos_and_manners(language: Language, photos: str, manners: str) -> None:
    """The terms of every tournament say when photos are allowed, and how we treat each other."""
    text = squeezed("".join(pages_of(print_document(entered("pl-minute", 20), Document.TERMS, language))))

    assert squeezed(photos) in text
    assert squeezed(manners) in text


@pytest.mark.clause("M-19", "S-27")
@pytest.mark.parametrize(
    ("language", "sanctions", "report"),
    [
        pytest.param(Language.ENGLISH, "may be excluded", "may report unsporting conduct", id="en"),
        pytest.param(Language.POLISH, "może zostać wykluczony", "można zgłosić sędziemu", id="pl"),
        pytest.param(Language.RUSSIAN, "могут дисквалифицировать", "можно сообщить судье", id="ru"),
    ],
)
def test_sanctions_are_what_may_happen(language: Language, sanctions: str, report: str) -> None:
    """M-19 and S-27 allow sanctions; the terms do not promise them."""
    text = squeezed("".join(pages_of(print_document(entered("pl-minute", 20), Document.TERMS, language))))

    assert squeezed(sanctions) in text
    assert squeezed(report) in text


@pytest.mark.clause("I-10")
@pytest.mark.parametrize(
    ("key", "ours"), [pytest.param("pl-forty", True, id="lost"), pytest.param("pl-minute", False, id="known")]
)
def test_reconstruction_is_said(key: str, ours: bool) -> None:  # noqa: FBT001  a column of the table
    """Where the schemes are our own, terms and bracket say so."""
    state = drawn(key, 20)

    for document in (Document.TERMS, Document.BRACKET):
        text = " ".join("".join(pages_of(print_document(state, document, Language.ENGLISH))).split())
        assert ("our reconstruction" in text) == ours


def test_terms_list_every_field_while_the_field_is_unknown() -> None:
    """Before anybody has entered, the terms describe the stages for every number of players."""
    text = squeezed(
        "".join(pages_of(print_document(entered("pl-forty", 0), Document.TERMS, Language.ENGLISH)))
    )

    assert squeezed("For 65 to 128 players:") in text
    assert squeezed("For 3 to 4 players:") in text


def test_the_terms_tell_the_clock_that_is_in_force() -> None:
    """An organiser's twenty seconds are given everywhere instead of the ruleset's forty."""
    state = replace(entered("pl-forty", 12), settings=Settings(turn_seconds=20))

    text = squeezed("".join(pages_of(print_document(state, Document.TERMS, Language.ENGLISH))))

    assert squeezed("20 seconds") in text
    assert squeezed("40 seconds") not in text
