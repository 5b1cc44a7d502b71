"""Each thing has one name in all messages of the program and the pages; the glossary has the choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from stolik.words import Language

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "src/stolik/words", ROOT / "web/src/words")


class Term(NamedTuple):
    """A wording that is not used, and its replacement."""

    wrong: str
    """A regular expression."""
    instead: str
    allowed: frozenset[str] = frozenset()
    """Messages that mean something else by it."""


_FULL_NAME = (
    r"(?<!imię i )(?<!imienia i )(?<!imion i )(?<!imiona i )(?<!imionami i )(?<!imieniu i )(?<!imieniem i )"
)
_FULL_NAME += r"(?<!imienia lub )(?<!imię, )"

TERMS = {
    Language.ENGLISH: (
        Term(r"\bbench\b", "Analysis"),
        Term(r"\bmake (a|the) (new )?(table|link)\b", "create"),
        Term(r"(?<!score )\bsheets?\b", "score sheet"),
        Term(r"\bcosts? (a|one|\{ \$count \}) tiles?\b", "the player draws a penalty tile"),
        Term(r"\bclocks? stands?\b", "the clocks are stopped"),
        Term(r"\bminors?\b(?! \(under 18\))", "under 18"),
    ),
    Language.POLISH: (
        Term(r"\bodmian", "zestaw zasad (a published one), wariant (an organiser's)"),
        Term(
            r"\bregulamin",
            "zasady",
            frozenset(
                {"paper-terms-title", "day-doc-terms", "terms-s-28", "hall-view-terms", "hall-terms"}
                | {"command-tournament-page", "page-terms", "event-terms"}
            ),
        ),
        Term(r"\bziarn", "liczba losowa"),
        Term(r"\bstojak|\bpodstawk", "tabliczka"),
        Term(r"odklik|klik\w+ (zegar|stoper|czas)", "nacisnąć zegar"),
        Term(
            r"\bkartk|\bkart(a|y|ę|ą|cie|om|ami|ach)?\b(?! wyników)",
            "karta wyników",
            frozenset({"problem-too-many-sockets"}),  # the tabs of a browser
        ),
        Term(
            _FULL_NAME + r"\bnazwisk",
            "imię i nazwisko",
            frozenset(  # sorted by surname
                {
                    "paper-by-name-title",
                    "day-doc-draw-by-name",
                    "metavar-name",
                    "day-surname",
                    "register-surname",
                    "day-surname-short",
                    "day-by-surname",
                    "option-people-surname",
                    "option-people-text",
                }
            ),
        ),
        Term(r"\b(swoje|twoje|to) imię\b(?! i nazwisko)", "nazwa gracza"),
        Term(r"niepełnoletn\w+\b(?! \(poniżej 18)", "poniżej 18 lat"),
        Term(r"przy stole \{ \$table", "przy stoliku"),
        Term(r"poprawn\w+ (stół|układ|ruch)|(układ|ruch)\w* .*poprawn", "prawidłowy"),
        Term(r"\botw(orzyć|orzy|órz|iera) (grę|się|za|kilk\w+)\b", "wyłożyć otwarcie"),
        Term(r"\bparti(a|i|ę|e|ach)\b", "gra"),
        Term(r"(?-i:[a-ząćęłńóśźż,] T(woj|wój|obi|obą|y\b))", "twoje"),
    ),
    Language.RUSSIAN: (
        Term(r"в наказание", "штраф"),
        Term(r"\bзерн", "исходное число"),
        Term(r"\bв мешке", "в комплекте"),
        Term(r"наж\w+ часы|(?<!на )часы наж", "нажать на часы"),
        Term(r"\bвариант(?!\w* правил)", "вариант правил; a published one: правила"),
        Term(r"после времени", "по истечении времени"),
        Term(r"из таблицы|для таблиц|таблицы \(CSV", "файл; the standings: турнирная таблица"),
        Term(r"о дисквалификации решает", "решение о дисквалификации принимает"),
        Term(r"сним\w+ закрепл|^Снять$", "освободить место"),
        Term(r"\bбанк(а|е|у|ом)?\b|прикуп", "общий запас, запас"),
        Term(r"освобод\w+ джокер", "высвободить джокера"),
        Term(r"(малое|большое|до|без|перед) открыти|\bоткрытие с |первый расклад", "первоначальный расклад"),
        Term(r"\bпарти(я|и|ю|ей|ях)\b", "игра"),
        Term(r"несовершеннолетн\w+\b(?! \(младше 18)", "младше 18 лет"),
    ),
}
"""By language. Case is ignored, except in names of variables."""

_NUMBERS = re.compile(r"(?<![\w.:-])(30|40|50|100|200)(?![\w%]|-е)")
_NUMBERS_ALLOWED = frozenset(
    {
        "rules-pl-forty",  # its name
        "people-bad-login",
        "people-bad-name",
        "live-login-hint",
        "live-name-full",
        # Examples of what can be typed.
        "type-help",
        "command-tournament-sheet-list",
    }
)
_UNITS = {
    Language.POLISH: re.compile(r"\} (s|min|h)(?!\w)"),
    Language.RUSSIAN: re.compile(r"\} (с|мин|ч|г\.)(?!\w)|№ "),
}


@cache
def messages(language: Language) -> tuple[tuple[str, str], ...]:
    """Return the key and the source of every message, without comments."""
    return tuple(
        message
        for folder in FOLDERS
        for path in sorted((folder / language.value).glob("*.ftl"))
        for message in _messages(path.read_text(encoding="utf-8"))
    )


def _messages(text: str) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            span = entry.value.span
            assert span is not None
            yield entry.id.name, text[span.start : span.end]


def found(language: Language, pattern: re.Pattern[str], allowed: frozenset[str]) -> list[str]:
    """Return the messages in which the pattern is found ."""
    return [
        f"{key}: {text}" for key, text in messages(language) if key not in allowed and pattern.search(text)
    ]


@pytest.mark.parametrize(
    ("language", "term"),
    [
        pytest.param(language, term, id=f"{language}: {term.wrong}")
        for language, terms in TERMS.items()
        for term in terms
    ],
)
def test_another_word_for_the_same_thing_is_not_used(language: Language, term: Term) -> None:
    pattern = re.compile(term.wrong, re.IGNORECASE | re.MULTILINE)

    assert found(language, pattern, term.allowed) == [], f"write: {term.instead}"


@pytest.mark.parametrize(
    ("language", "analysis", "review"),
    [
        pytest.param(Language.ENGLISH, r"\banaly", r"\breview", id="en"),
        pytest.param(Language.POLISH, r"\banaliz", r"\bprzegląd(?!ar)", id="pl"),
        pytest.param(Language.RUSSIAN, r"\bразб[оие]р", r"\bобзор", id="ru"),
    ],
)
def test_the_review_of_a_game_and_the_analysis_of_a_position_have_names_of_their_own(
    language: Language, analysis: str, review: str
) -> None:
    of_reviews = [(key, text) for key, text in messages(language) if "review" in key]
    of_analysis = [
        (key, text) for key, text in messages(language) if "analysis" in key and "review" not in key
    ]

    assert [key for key, text in of_reviews if re.search(analysis, text, re.IGNORECASE)] == [
        "review-to-analysis"
    ]
    assert [key for key, text in of_analysis if re.search(review, text, re.IGNORECASE)] == []
    assert re.search(review, dict(of_reviews)["games-review"], re.IGNORECASE)


@pytest.mark.parametrize("language", Language)
def test_numbers_of_the_rules_are_not_typed_in(language: Language) -> None:
    """They come from the ruleset, which an organiser may change."""
    assert found(language, _NUMBERS, _NUMBERS_ALLOWED) == []


@pytest.mark.parametrize("language", _UNITS)
def test_a_number_stays_on_the_line_of_its_unit(language: Language) -> None:
    assert found(language, _UNITS[language], frozenset()) == []


def test_the_messages_are_found() -> None:
    assert len(dict(messages(Language.ENGLISH))) > 1000
