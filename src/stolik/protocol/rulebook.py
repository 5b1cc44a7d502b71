"""The rules in words: one ruleset as a page, all of them side by side, and the clauses."""

from __future__ import annotations

from msgspec import Struct

from stolik.words.rules_text import Sentence


class RulesetNamed(Struct, frozen=True, kw_only=True):
    """A ruleset in lists."""

    key: str
    name: str
    """In the requested language."""
    language: str
    """Of the source."""
    source: str
    seats: tuple[int, ...]
    turn_seconds: int | None


class RuleCell(Struct, frozen=True, kw_only=True):
    """One rule of one ruleset."""

    text: str
    value: bool | int | str | tuple[tuple[int, ...], ...] | None
    """As in records."""
    clauses: tuple[str, ...]
    unlike_most: bool
    """Whether most rulesets differ from it."""


class RuleRow(Struct, frozen=True, kw_only=True):
    """One rule in all rulesets."""

    field: str
    label: str
    section: str
    """The key of its section."""
    differs: bool
    cells: dict[str, RuleCell]
    """By the key of the ruleset."""


class SideBySide(Struct, frozen=True, kw_only=True):
    """All rulesets, rule by rule."""

    language: str
    rulesets: tuple[RulesetNamed, ...]
    sections: dict[str, str]
    """Titles by key, in the order of the rows."""
    rows: tuple[RuleRow, ...]


class RulesSection(Struct, frozen=True, kw_only=True):
    """Sentences under a heading."""

    key: str
    title: str
    sentences: tuple[Sentence, ...]


class RulesPage(Struct, frozen=True, kw_only=True):
    """One ruleset in sentences."""

    language: str
    ruleset: RulesetNamed
    sections: tuple[RulesSection, ...]
    differs: tuple[str, ...]
    """Fields in which the published rulesets differ."""


class Clause(Struct, frozen=True, kw_only=True):
    """One clause of the rulebook."""

    id: str
    section: str
    text: str
    question: str | None = None
    """For an interpretation: what the sources leave open."""
    about: tuple[str, ...] = ()
    """The clauses an interpretation is about."""


class ExamplePicture(Struct, frozen=True, kw_only=True):
    """One moment of an example."""

    svg: str
    tiles: str
    """The tiles that are drawn, in notation, for those who do not see them."""
    text: str
    """What is seen or done there, in the language asked for; tiles in notation."""


class Example(Struct, frozen=True, kw_only=True):
    """A small case that shows what a clause means, drawn and judged by the engine."""

    clauses: tuple[str, ...]
    right: bool
    """Whether the play is legal, or the turn stands; of a score always."""
    text: str
    """What the engine finds, in the language asked for; tiles in notation."""
    pictures: tuple[ExamplePicture, ...]
    worked: bool
    """Whether the pictures are steps to be followed one by one."""


class Examples(Struct, frozen=True, kw_only=True):
    """The examples of one ruleset."""

    language: str
    ruleset: str
    examples: tuple[Example, ...]


class Clauses(Struct, frozen=True, kw_only=True):
    """All of them."""

    language: str
    clauses: tuple[Clause, ...]
