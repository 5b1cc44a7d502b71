"""`stolik rules`: the rulesets field by field, with the clauses behind them; variants of them too."""

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

from stolik.core.errors import StolikError
from stolik.core.ruleset import RULE_FIELDS, Ruleset, derive
from stolik.core.rulesets import RULESETS, find_ruleset

DIFFERENT: Final = "≠"
"""Stands before a rule that differs, so that colour is not the only sign."""
_PIPE_WIDTH: Final = 140
"""Columns to print into a file or a pipe, where no terminal tells its width."""


def rules(
    ruleset: Annotated[str | None, typer.Argument(help="option-rules-ruleset", metavar="RULESET")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", help="option-rules-set", metavar="RULE=VALUE"),
    ] = None,
    name: Annotated[str, typer.Option(help="option-rules-name")] = "variant",
) -> None:
    """Show the rulesets side by side, or one of them with the rulebook clauses of every rule."""
    if ruleset is None:
        if changes:
            message = "a variant is derived from one ruleset: name it"
            raise typer.BadParameter(message, param_hint="RULESET")
        shown = tuple(RULESETS.values())
        _print_json({"rulesets": [as_fields(one) for one in shown]}) if as_json else _print_all(shown)
        return
    try:
        base = find_ruleset(ruleset)
        one = derive(base, name, **dict(map(_read_change, changes))) if changes else base
    except StolikError as error:
        raise typer.BadParameter(str(error)) from None
    _print_json(as_fields(one)) if as_json else _print_one(one, base)


def as_fields(one: Ruleset) -> dict[str, Any]:
    """Return a ruleset as JSON has it: every rule with its value and its clauses."""
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


def _read_change(text: str) -> tuple[str, Any]:
    field, sign, value = text.partition("=")
    if not sign:
        message = f"a change is written RULE=VALUE, such as turn_seconds=90: {text!r}"
        raise typer.BadParameter(message, param_hint="--set")
    try:
        return field, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return field, value  # a word such as revert


def _print_json(value: dict[str, Any]) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value)))


def _print_one(one: Ruleset, base: Ruleset) -> None:
    table = Table(
        title=f"{one.key}: {one.title}", box=SIMPLE_HEAD, caption=f"Source ({one.language}): {one.source}"
    )
    table.add_column("")
    table.add_column("rule")
    table.add_column("value", overflow="fold")
    if one is not base:
        table.add_column(base.key, overflow="fold")
    table.add_column("clauses", overflow="fold")
    for field in RULE_FIELDS:
        value, was = _text(getattr(one, field)), _text(getattr(base, field))
        values = [value] if one is base else [_marked(value, different=value != was), was]
        mark = DIFFERENT if value != was else ""
        table.add_row(mark, _readable(field), *values, " ".join(one.clauses.get(field, ())))
    _console().print(table)


def _print_all(shown: Sequence[Ruleset]) -> None:
    table = Table(
        title="The rulesets", box=SIMPLE_HEAD, caption=f"{DIFFERENT} marks rules in which they differ"
    )
    table.add_column("")
    table.add_column("rule")
    for one in shown:
        table.add_column(one.key, overflow="fold")
    for field in RULE_FIELDS:
        values = [_text(getattr(one, field)) for one in shown]
        usual = max(values, key=values.count)
        mark = DIFFERENT if len(set(values)) > 1 else ""
        table.add_row(mark, _readable(field), *(_marked(v, different=v != usual) for v in values))
    _console().print(table)


def _console() -> Console:
    console = Console(markup=False, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _PIPE_WIDTH
    return console


def _marked(value: str, *, different: bool) -> Text:
    return Text(value, style="bold cyan" if different else "")


def _readable(field: str) -> str:
    return field.replace("_", " ")


def _text(value: object) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case StrEnum():
            return value.value
        case tuple():
            return ", ".join("-".join(map(str, row)) for row in value)  # big points, one row a table size
        case _:
            return str(value)
