"""`stolik rules`: the rulesets rule by rule, with the clauses behind them; also variants."""

from __future__ import annotations

import os
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik.cli.options import Lang, words_for
from stolik.core.errors import StolikError
from stolik.core.ruleset import RULE_FIELDS, Ruleset, derive
from stolik.core.rulesets import RULESETS, find_ruleset
from stolik.words import Words
from stolik.words.mistakes import mistake_text

DIFFERENT: Final = "≠"
"""The mark before a rule that differs, so that colour is not the only sign."""
_PIPE_WIDTH: Final = 140
"""The width of output into a file or a pipe."""


def rules(
    ruleset: Annotated[str | None, typer.Argument(help="option-rules-ruleset", metavar="RULESET")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", help="option-rules-set", metavar="RULE=VALUE"),
    ] = None,
    name: Annotated[str, typer.Option(help="option-rules-name")] = "variant",
    lang: Lang = None,
) -> None:
    """Show the rulesets side by side, or one of them with the rulebook clauses of every rule."""
    words = words_for(lang)
    if ruleset is None:
        if changes:
            raise typer.BadParameter(words("mistake-variant-of-what"), param_hint="RULESET")
        shown = tuple(RULESETS.values())
        _print_json({"rulesets": [as_fields(one) for one in shown]}) if as_json else _print_all(words, shown)
        return
    try:
        base = find_ruleset(ruleset)
        one = variant_of(words, base, name, changes)
    except StolikError as error:
        raise typer.BadParameter(mistake_text(words, error)) from None
    _print_json(as_fields(one)) if as_json else _print_one(words, one, base)


def as_fields(one: Ruleset) -> dict[str, Any]:
    """Return a ruleset for JSON: every rule with its value and its clauses."""
    return {
        "key": one.key,
        "base": one.base,
        "title": one.title,
        "language": one.language,
        "source": one.source,
        "fields": {
            field: {"value": getattr(one, field), "clauses": one.clauses.get(field, ())}
            for field in RULE_FIELDS
        },
    }


def variant_of(words: Words, base: Ruleset, name: str, changes: Sequence[str] | None) -> Ruleset:
    """Return the variant that ``--set RULE=VALUE`` makes of a ruleset; without any, the ruleset itself."""
    return derive(base, name, **dict(_read_change(words, each) for each in changes)) if changes else base


def _read_change(words: Words, text: str) -> tuple[str, Any]:
    field, sign, value = text.partition("=")
    if not sign:
        raise typer.BadParameter(words("mistake-no-change", typed=text), param_hint="--set")
    try:
        return field, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return field, value  # a word such as revert


def _print_json(value: dict[str, Any]) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value)))


def _print_one(words: Words, one: Ruleset, base: Ruleset) -> None:
    source = words("rules-table-source", language=one.language, source=one.source)
    title = f"{one.key}: {words(f'rules-{base.key}')}"
    table = Table(title=title, box=SIMPLE_HEAD, caption=source)
    table.add_column("")
    table.add_column(words("rules-table-rule"))
    table.add_column(words("rules-table-value"), overflow="fold")
    if one is not base:
        table.add_column(base.key, overflow="fold")
    table.add_column("--set", overflow="fold")
    table.add_column(words("rules-table-clauses"), overflow="fold")
    for field in RULE_FIELDS:
        value, was = (value_text(words, field, getattr(each, field)) for each in (one, base))
        values = [value] if one is base else [_marked(value, different=value != was), was]
        mark = DIFFERENT if value != was else ""
        label, clauses = _label(words, field), " ".join(one.clauses.get(field, ()))
        table.add_row(mark, label, *values, _setting(field, getattr(one, field)), clauses)
    _console().print(table)


def _print_all(words: Words, shown: Sequence[Ruleset]) -> None:
    differ = words("rules-table-differ", sign=DIFFERENT)
    table = Table(title=words("rules-table-title"), box=SIMPLE_HEAD, caption=differ)
    table.add_column("")
    table.add_column(words("rules-table-rule"))
    for one in shown:
        table.add_column(one.key, overflow="fold")
    for field in RULE_FIELDS:
        values = [value_text(words, field, getattr(one, field)) for one in shown]
        usual = max(values, key=values.count)
        mark = DIFFERENT if len(set(values)) > 1 else ""
        table.add_row(mark, _label(words, field), *(_marked(v, different=v != usual) for v in values))
    _console().print(table)


def _console() -> Console:
    console = Console(markup=False, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _PIPE_WIDTH
    return console


def _marked(value: str, *, different: bool) -> Text:
    return Text(value, style="bold cyan" if different else "")


def _label(words: Words, field: str) -> str:
    return words(f"label-{field.replace('_', '-')}")


def _setting(field: str, value: object) -> str:
    """Return the ``--set`` argument for a rule and its value."""
    text = value.value if isinstance(value, StrEnum) else msgspec.json.encode(value).decode()
    return f"{field}={text}"


def value_text(words: Words, field: str, value: object) -> str:
    """Return a value in a few words: the rule's own if it has any, otherwise the usual ones."""
    key = f"value-{field.replace('_', '-')}"
    match value:
        case None:
            return _first(words, f"{key}-none", "value-none")
        case bool():
            answer = "yes" if value else "no"
            return _first(words, f"{key}-{answer}", f"value-{answer}")
        case StrEnum():
            return words(f"{key}-{value.value}")
        case int() if key in words:
            return words(key, count=value)
        case tuple():
            return ", ".join("-".join(map(str, row)) for row in value)  # big points by table size
        case _:
            return str(value)


def _first(words: Words, *keys: str) -> str:
    return next(words(key) for key in keys if key in words)
