"""The rules over HTTP: every field of every ruleset in words, in three languages, with its clauses."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stolik.core.ruleset import RULE_FIELDS
from stolik.core.rulesets import RULESETS
from stolik.server.games.clauses import clauses, file_of, read_clauses, written
from stolik.words import Language
from tests.play.worlds import World, run
from tests.server.desk_app import desk
from tests.server.rulebook_pages import page_of

PACKAGE = Path(__file__).parents[3] / "src/stolik/server"
LANGUAGES = [language.value for language in Language]
OTHERS = [language for language in Language if language is not Language.ENGLISH]


def got(path: str) -> tuple[int, dict[str, Any]]:
    """Return the status and the body of one answer."""

    async def main() -> tuple[int, dict[str, Any]]:
        async with desk(World()) as client:
            reply = await client.get(path)
            return reply.status_code, reply.json()

    return run(main)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_every_ruleset_stands_side_by_side(language: str) -> None:
    _, book = got(f"/api/rules?language={language}")

    assert sorted(row["field"] for row in book["rows"]) == sorted(RULE_FIELDS)
    for row in book["rows"]:
        assert row["label"]
        assert row["section"] in book["sections"]
        assert set(row["cells"]) == set(RULESETS)
        for key, cell in row["cells"].items():
            assert cell["text"]
            assert tuple(cell["clauses"]) == RULESETS[key].clauses.get(row["field"], ())


def test_what_differs_is_marked() -> None:
    rows = {row["field"]: row for row in got("/api/rules")[1]["rows"]}

    for field in RULE_FIELDS:
        values = {key: getattr(rules, field) for key, rules in RULESETS.items()}
        assert rows[field]["differs"] == (len(set(values.values())) > 1)
    assert rows["joker_penalty"]["cells"]["ru-championship"]["unlike_most"]
    assert not rows["joker_penalty"]["cells"]["pl-forty"]["unlike_most"]


@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_every_field_once(key: str, language: str) -> None:
    _, page = got(f"/api/rules/{key}?language={language}")

    told = [
        field for part in page["sections"] for sentence in part["sentences"] for field in sentence["fields"]
    ]
    assert sorted(told) == sorted(RULE_FIELDS)
    assert page["ruleset"]["source"] == RULESETS[key].source


def test_an_unknown_ruleset_is_told() -> None:
    status, problem = got("/api/rules/chess")

    assert (status, problem["code"]) == (404, "unknown_ruleset")
    assert "chess" in problem["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_is_cited_has_its_text(language: str) -> None:
    _, found = got(f"/api/clauses?language={language}")

    texts = {clause["id"]: clause["text"] for clause in found["clauses"]}
    cited = {clause for rules in RULESETS.values() for each in rules.clauses.values() for clause in each}
    assert found["language"] == language
    assert cited <= set(texts)
    assert all(texts.values())


@pytest.mark.parametrize("language", Language)
def test_the_copy_of_the_clauses_is_that_of_the_rulebook(language: Language) -> None:
    page = read_clauses(page_of(language))

    copy = (PACKAGE / file_of(language)).read_bytes()

    assert copy == written(page), "write it again: python -m tests.server"
    assert clauses(language) == page
    assert len({clause.id for clause in page}) == len(page) > 100


@pytest.mark.parametrize("language", Language)
def test_an_interpretation_that_a_clause_names_is_about_that_clause(language: Language) -> None:
    about = {clause.id: clause.about for clause in clauses(language) if clause.question}

    named = [
        (clause.id, name)
        for clause in clauses(language)
        if not clause.question
        for name in re.findall(r"\bI-\d+\b", clause.text)
    ]

    assert len(about) == 28
    assert [pair for pair in named if pair[0] not in about[pair[1]]] == []


@pytest.mark.parametrize("language", Language)
def test_every_ruleset_stands_with_its_source_in_the_rulebook(language: Language) -> None:
    page = page_of(language).replace("\N{EN DASH}", "-")

    for key, rules in RULESETS.items():
        assert f"| `{key}` | {rules.source} |" in page


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_clauses_with_the_same_numbers_and_names(language: Language) -> None:
    pairs = list(zip(clauses(Language.ENGLISH), clauses(language), strict=True))

    for english, other in pairs:
        assert other.id == english.id
        assert other.about == english.about
        assert exact(other.text) == exact(english.text), other.id
        assert exact(other.question or "") == exact(english.question or ""), other.id
        assert (other.question is None) == (english.question is None)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_in_its_own_language(language: Language) -> None:
    alphabet = {Language.POLISH: "ąćęłńóśźż", Language.RUSSIAN: "абвгдежзийклмнопрстуфхцчшщъыьэюя"}

    for english, other in zip(clauses(Language.ENGLISH), clauses(language), strict=True):
        assert other.text != english.text
        assert len(other.text) > 0.6 * len(english.text), other.id
        # A short one ("40 sekund na ruch.") may have no special letter.
        assert len(other.text) < 60 or set(alphabet[language]) & set(other.text), other.id


def exact(text: str) -> tuple[Counter[str], Counter[str]]:
    """Return the numbers and names of a clause that are the same in every language."""
    names = re.findall(r"`[^`]+`", text)
    return Counter(re.findall(r"\d+", text)), Counter(names)
