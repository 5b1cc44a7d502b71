"""Every refusal code of the server has words in three languages, on the page and in answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

import pytest

from stolik.core.errors import StolikError
from stolik.core.refusals import Code
from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.answers import Trouble
from stolik.server.http.problems import ServerFault, words_for
from stolik.server.http.question_errors import BUSY, HANDLERS, NO_HELP, TOO_LONG
from stolik.tournament.refusals import TournamentCode as DayCode
from stolik.words import Language, Words

ROOT: Final = Path(__file__).parents[3]
ON_THE_PAGE: Final[tuple[type[StrEnum], ...]] = (ServerFault, Trouble, PeopleTrouble, Code)
"""Codes that also come over the socket without words: the page has its own."""
QUOTING: Final = frozenset({"bad_option", "unknown_tile", "invalid_table"})
"""The solver's errors: the message says which tile or set, and the codes are not of a class."""


def page_keys(language: Language) -> frozenset[str]:
    """Return the messages that a page always has, read from its list."""
    begin = ROOT / f"web/src/words/{language.value}.ts"
    files = re.findall(r"from '([^']+)\?raw'", begin.read_text(encoding="utf-8"))
    assert files
    texts = [(begin.parent / file).resolve().read_text(encoding="utf-8") for file in files]
    return frozenset(key for text in texts for key in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def kinds_of_the_page() -> list[str]:
    """Return the key prefixes with which the page looks up a code."""
    source = (ROOT / "web/src/live/problems.ts").read_text(encoding="utf-8")
    return re.findall(r"`([a-z]+)-\$\{name\}`", source)


def errors_of(base: type[StolikError]) -> Iterator[type[StolikError]]:
    """Return a class of errors and its subclasses."""
    yield base
    for below in base.__subclasses__():
        yield from errors_of(below)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("codes", ON_THE_PAGE)
def test_every_code_that_a_socket_may_bring_has_words_on_the_page(
    codes: type[StrEnum], language: Language
) -> None:
    keys, kinds = page_keys(language), kinds_of_the_page()

    missing = [
        code.value
        for code in codes
        if not any(f"{kind}-{code.value.replace('_', '-')}" in keys for kind in kinds)
    ]

    assert kinds == ["problem", "people", "refusal"]
    assert missing == []


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("codes", [Trouble, PeopleTrouble, Code, DayCode])
def test_every_refusal_over_http_has_words_of_its_own(codes: type[StrEnum], language: Language) -> None:
    words = Words(language)

    missing = [
        code.value for code in codes if words_for(code, language) == words("problem-refused", code=code)
    ]

    # Messages about one player or table are filled where they are refused; the desk's tests check them.
    assert [code for code in missing if f"refused-{code.replace('_', '-')}" not in words] == []


@pytest.mark.parametrize("language", Language)
def test_every_question_the_desk_refuses_has_words(language: Language) -> None:
    words = Words(language)
    bases = [each for each in HANDLERS if isinstance(each, type) and issubclass(each, StolikError)]
    # A base class is never raised itself: its code is only a default.
    raised = {error.code for base in bases for error in errors_of(base)} - {StolikError.code} - QUOTING

    missing = [
        code
        for code in {NO_HELP, TOO_LONG, BUSY, *raised}
        if f"problem-{code.replace('_', '-')}" not in words
    ]

    assert len(raised) > 4
    assert missing == []
