"""The rules over HTTP: the rulesets in words, side by side or one by one, and the clauses."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from functools import cache
from typing import Annotated, Final, TypeAlias

from litestar import Controller, Router, get
from litestar.params import PathParameter, QueryParameter

from stolik.core.errors import RulesetError
from stolik.core.ruleset import RULE_FIELDS, SEAT_COUNTS, Ruleset
from stolik.core.rulesets import RULESETS
from stolik.protocol.rulebook import (
    Clauses,
    Examples,
    RuleCell,
    RuleRow,
    RulesetNamed,
    RulesPage,
    RulesSection,
    SideBySide,
)
from stolik.server.games.clauses import clauses
from stolik.server.games.examples import examples
from stolik.server.http.packing import PACKED
from stolik.server.http.question_errors import HANDLERS, QuestionRefusedError
from stolik.words import Language, Words
from stolik.words.rules_text import SHARED_CLAUSES, RulesText, Sentence

Reads: TypeAlias = Annotated[Language, QueryParameter(description="The language to read in.")]
RulesetKey: TypeAlias = Annotated[str, PathParameter(max_length=60, description="Such as pl-forty.")]

_SECTIONS: Final = ("start", "turns", "scores", "order")
"""The sections of the rules, in reading order."""


class RulebookController(Controller):
    """The routes of the rules."""

    path = "/api"

    @get("/rules", sync_to_thread=False)
    def all_rules(self, language: Reads = Language.ENGLISH) -> SideBySide:
        """Rulesets side by side, every rule in words, with the differences marked."""
        return side_by_side(language)

    @get("/rules/{key:str}", sync_to_thread=False)
    def one_ruleset(self, key: RulesetKey, language: Reads = Language.ENGLISH) -> RulesPage:
        """One ruleset as a page of sentences, each with its clauses."""
        if key not in RULESETS:
            raise QuestionRefusedError(RulesetError.code, key)
        return _published_page(key, language)

    @get("/rules/{key:str}/examples", sync_to_thread=False)
    def examples_of_ruleset(self, key: RulesetKey, language: Reads = Language.ENGLISH) -> Examples:
        """Examples for the clauses of one ruleset, drawn as SVG and judged by its rules."""
        if key not in RULESETS:
            raise QuestionRefusedError(RulesetError.code, key)
        return Examples(language=language, ruleset=key, examples=examples(key, language))

    @get("/clauses", sync_to_thread=False)
    def all_clauses(self, language: Reads = Language.ENGLISH) -> Clauses:
        """Clauses of the rulebook, in the language asked for."""
        return Clauses(language=language, clauses=clauses(language))


rulebook_router: Final = Router(
    "/",
    route_handlers=[RulebookController],
    tags=["rules"],
    exception_handlers=HANDLERS,
    middleware=[PACKED],
)


@cache
def side_by_side(language: Language) -> SideBySide:
    """Return all rulesets, rule by rule."""
    words = Words(language)
    sentences = {key: _sentence_of_each_field(rules, words) for key, rules in RULESETS.items()}
    order = {field: section for field, (section, _) in next(iter(sentences.values())).items()}
    fields = sorted(RULE_FIELDS, key=lambda field: _SECTIONS.index(order[field]))
    return SideBySide(
        language=language,
        rulesets=tuple(_named(rules, words) for rules in RULESETS.values()),
        sections={section: words(f"terms-section-{section}") for section in _SECTIONS},
        rows=tuple(
            RuleRow(
                field=field,
                label=words(f"label-{field.replace('_', '-')}"),
                section=order[field],
                differs=field in _differing(),
                cells={
                    key: RuleCell(
                        text=sentences[key][field][1].text,
                        value=_value(getattr(rules, field)),
                        clauses=rules.clauses.get(field, ()),
                        unlike_most=getattr(rules, field) != _usual(field),
                    )
                    for key, rules in RULESETS.items()
                },
            )
            for field in fields
        ),
    )


@cache
def _published_page(key: str, language: Language) -> RulesPage:
    return rules_page(RULESETS[key], language)


def rules_page(rules: Ruleset, language: Language) -> RulesPage:
    """Return one ruleset, or a variant, as sentences."""
    words = Words(language)
    shared = tuple(
        Sentence(text=words(f"terms-{clause.lower()}"), clauses=(clause,)) for clause in SHARED_CLAUSES
    )
    parts = {"game": shared, **_sections(rules, words)}
    return RulesPage(
        language=language,
        ruleset=_named(rules, words),
        sections=tuple(
            RulesSection(key=section, title=words(f"terms-section-{section}"), sentences=sentences)
            for section, sentences in parts.items()
        ),
        differs=tuple(field for field in RULE_FIELDS if field in _differing()),
    )


def _sections(rules: Ruleset, words: Words) -> dict[str, tuple[Sentence, ...]]:
    text = RulesText(rules, words)
    sentences = (tuple(text.start()), tuple(text.turns()), tuple(text.scores()), (text.look(),))
    return dict(zip(_SECTIONS, sentences, strict=True))


def _sentence_of_each_field(rules: Ruleset, words: Words) -> dict[str, tuple[str, Sentence]]:
    """Return the section and the sentence of every rule."""
    return {
        field: (section, sentence)
        for section, sentences in _sections(rules, words).items()
        for sentence in sentences
        for field in sentence.fields
    }


def _named(rules: Ruleset, words: Words) -> RulesetNamed:
    return RulesetNamed(
        key=rules.key,
        name=words(f"rules-{rules.base or rules.key}"),
        language=rules.language,
        source=rules.source,
        seats=SEAT_COUNTS,
        turn_seconds=rules.turn_seconds,
    )


@cache
def _differing() -> frozenset[str]:
    return frozenset(
        field for field in RULE_FIELDS if len({getattr(rules, field) for rules in RULESETS.values()}) > 1
    )


def _usual(field: str) -> object:
    return Counter(getattr(rules, field) for rules in RULESETS.values()).most_common(1)[0][0]


def _value(value: object) -> bool | int | str | tuple[tuple[int, ...], ...] | None:
    if isinstance(value, StrEnum):
        return value.value
    if value is None or isinstance(value, bool | int | str | tuple):
        return value
    message = f"no JSON for a rule of type {type(value).__name__}"
    raise TypeError(message)
