"""The three languages have the same messages, completely, and with the right plurals."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stolik.cli.game.moves import MoveProblem
from stolik.core.fairness.audit import Fault
from stolik.core.judge import Breach
from stolik.core.refusals import Code
from stolik.core.rulesets import RULESETS
from stolik.core.scoring import Ending, Reason
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.words import Language, Words, WordsError, negotiate
from stolik.words.words import RESOURCES, source

SOURCES = Path(__file__).parents[2] / "src/stolik"


class Variables(Visitor):
    """Collects the variables of a message, and the plural forms of its numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name
        """Record a variable."""
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  Fluent's name
        """Record the forms of a plural."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "yes" not in keys:
            self.forms.append(keys)
        self.generic_visit(node)


@cache
def read(language: Language, resource: str) -> dict[str, Variables]:
    """Return every message of a file with its variables."""
    parsed = FluentParser().parse(source(language, resource))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, "a key stands once in a file"
            messages[entry.id.name] = Variables()
            messages[entry.id.name].visit(entry)
    return messages


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("language", list(Language))
def test_languages_have_the_same_messages(language: Language, resource: str) -> None:
    """No key and no variable is missing in any language."""
    english = {key: found.names for key, found in read(Language.ENGLISH, resource).items()}

    other = {key: found.names for key, found in read(language, resource).items()}

    assert other == english


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(
    ("language", "forms"),
    [
        pytest.param(Language.ENGLISH, {"one", "other"}, id="en"),
        pytest.param(Language.POLISH, {"one", "few", "many", "other"}, id="pl"),
        pytest.param(Language.RUSSIAN, {"one", "few", "many", "other"}, id="ru"),
    ],
)
def test_plurals_have_every_form(language: Language, forms: set[str], resource: str) -> None:
    """A number always has the forms that the language uses."""
    found = [keys for message in read(language, resource).values() for keys in message.forms]

    assert all(keys == forms for keys in found)


@pytest.mark.parametrize("language", list(Language))
def test_every_message_of_the_files_is_found(language: Language) -> None:
    """Messages are cut out of the files by their keys: none is missed, and none refers to another."""
    words = Words(language)

    for resource in RESOURCES:
        assert all(key in words for key in read(language, resource))
        assert not re.search(r"\{ *-?[a-z][a-z-]* *\}", source(language, resource))


@pytest.mark.parametrize("language", list(Language))
def test_every_message_can_be_said(language: Language) -> None:
    """With all its arguments, every message gives a complete text."""
    words = Words(language)
    for resource in RESOURCES:
        for key, found in read(language, resource).items():
            for value in (1, 3, 5, 22, "yes"):
                text = words(key, **dict.fromkeys(found.names, value))

                assert text
                assert "{" not in text


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    "key",
    [
        *(f"breach-{breach}" for breach in Breach),
        *(f"proof-{fault}" for fault in Fault),
        *(f"refusal-{code}" for code in Code),
        *(f"rules-{key}" for key in RULESETS),
        *(f"narration-timed-out-{outcome}" for outcome in TimeoutOutcome),
        *(f"narration-ended-{ending}" for ending in Ending),
        *(f"score-why-{reason}" for reason in Reason),
        *(f"move-{problem}" for problem in MoveProblem),
    ],
)
def test_every_code_has_words(language: Language, key: str) -> None:
    """Every code of the engine has words for players."""
    assert key.replace("_", "-") in Words(language)


def test_every_key_in_the_code_exists() -> None:
    """Every key in the source is a message."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "cli").rglob("*.py"))
    asked = set(re.findall(r"\b(?:self\._)?words\(\s*\"([a-z-]+)\"", text))

    missing = [key for key in asked if key not in Words(Language.ENGLISH)]

    assert len(asked) > 50
    assert not missing


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        pytest.param(Language.ENGLISH, 1, "1 tile", id="en 1"),
        pytest.param(Language.ENGLISH, 14, "14 tiles", id="en 14"),
        pytest.param(Language.POLISH, 1, "1 kostka", id="pl 1"),
        pytest.param(Language.POLISH, 2, "2 kostki", id="pl 2"),
        pytest.param(Language.POLISH, 5, "5 kostek", id="pl 5"),
        pytest.param(Language.POLISH, 12, "12 kostek", id="pl 12"),
        pytest.param(Language.POLISH, 21, "21 kostek", id="pl 21"),
        pytest.param(Language.POLISH, 22, "22 kostki", id="pl 22"),
        pytest.param(Language.RUSSIAN, 1, "1 фишка", id="ru 1"),
        pytest.param(Language.RUSSIAN, 3, "3 фишки", id="ru 3"),
        pytest.param(Language.RUSSIAN, 11, "11 фишек", id="ru 11"),
        pytest.param(Language.RUSSIAN, 21, "21 фишка", id="ru 21"),
    ],
)
def test_plurals(language: Language, count: int, text: str) -> None:
    """Polish and Russian plurals."""
    assert Words(language)("tiles-count", count=count) == text


def test_missing_words_are_loud() -> None:
    """An unknown key, or a missing argument, is an error."""
    words = Words(Language.POLISH)

    with pytest.raises(WordsError, match="no-such-key"):
        words("no-such-key")
    with pytest.raises(WordsError, match="narration-starter"):
        words("narration-starter")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        pytest.param("ru", {"STOLIK_LANG": "pl", "LANG": "en_GB"}, Language.RUSSIAN, id="asked for"),
        pytest.param(None, {"STOLIK_LANG": "pl", "LANG": "ru_RU.UTF-8"}, Language.POLISH, id="own variable"),
        pytest.param(None, {"LANG": "ru_RU.UTF-8"}, Language.RUSSIAN, id="locale"),
        pytest.param(None, {"LC_ALL": "pl-PL", "LANG": "ru_RU"}, Language.POLISH, id="LC_ALL before LANG"),
        pytest.param(None, {"LC_ALL": "", "LANG": "pl"}, Language.POLISH, id="empty is unset"),
        pytest.param(None, {"LANG": "de_DE.UTF-8"}, Language.ENGLISH, id="a language we lack"),
        pytest.param(None, {"LANG": "C"}, Language.ENGLISH, id="C"),
        pytest.param(None, {}, Language.ENGLISH, id="nothing"),
    ],
)
def test_negotiation(asked: str | None, environment: dict[str, str], language: Language) -> None:
    """The requested language comes first, then our variable, then the system's."""
    assert negotiate(asked, environment) is language
