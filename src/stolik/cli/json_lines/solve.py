"""`stolik solve`: the best play, as JSON Lines for programs and drawn with its steps for people."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer

from stolik.analysis.questions import find_best, in_order, read_rules
from stolik.cli.help.coded_usage import BadValueError
from stolik.cli.help.manual import MANUALS
from stolik.cli.json_lines.lines import LineAnswer, answer_standard_input
from stolik.cli.json_lines.questions import RulesRequest
from stolik.cli.text.advice import advice_lines
from stolik.cli.text.tiles_text import by_runs, make_console, say, table_lines, tiles_text
from stolik.core.errors import StolikError
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import DEFAULT
from stolik.core.table import Rack
from stolik.notation.tiles import parse_rack, parse_table
from stolik.solver import PROMPT, Objective
from stolik.words import Language, Words, negotiate
from stolik.words.mistakes import mistake_text

"""The default ruleset."""


class SolveRequest(RulesRequest, frozen=True, kw_only=True):
    """Asks for the best play in a position."""

    rules: str | dict[str, Any] = DEFAULT.key
    table: str
    rack: str
    opened: bool
    objective: Objective = Objective.TILES


class SolveAnswer(LineAnswer, frozen=True, kw_only=True):
    """The best play and the table after it."""

    tiles: int
    points: int
    play: str
    table: str
    exact: bool


def answer_solve(request: SolveRequest) -> SolveAnswer:
    """Solve one position."""
    rules = read_rules(request.rules)
    table = parse_table(request.table)
    before = Position(in_order(table), parse_rack(request.rack), request.opened)
    best = find_best(rules, before, request.objective, patience=PROMPT)
    return SolveAnswer(
        id=request.id,
        tiles=best.tiles,
        points=best.points,
        play=str(Rack(best.play)),
        table=str(best.table if best.tiles else table),
        exact=True,
    )


def solve(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="option-solve-table")] = None,
    rack: Annotated[str | None, typer.Argument(metavar="RACK", help="option-solve-rack")] = None,
    *,
    rules: Annotated[str, typer.Option(help="option-solve-rules")] = DEFAULT.key,
    opened: Annotated[bool, typer.Option("--opened/--not-opened", help="option-solve-opened")] = True,
    objective: Annotated[Objective, typer.Option(help="option-solve-objective")] = Objective.TILES,
    lang: Annotated[Language | None, typer.Option(help="option-lang-solve")] = None,
) -> None:
    """Find the best play."""
    if table is None:
        answer_standard_input(SolveRequest, answer_solve, MANUALS["solve"].example, lang=lang)
    if rack is None:
        key = "complaint-no-rack"
        raise BadValueError(key, param_hint="RACK")
    words = Words(negotiate(lang, os.environ))
    try:
        ruleset = read_rules(rules)
        before = Position(in_order(parse_table(table)), parse_rack(rack), opened)
        _draw_answer(ruleset, before, words, objective)
    except StolikError as error:
        typer.echo(f"{error.code}: {mistake_text(words, error)}", err=True)
        raise typer.Exit(2) from None


def _draw_answer(rules: Ruleset, before: Position, words: Words, objective: Objective) -> None:
    best = find_best(rules, before, objective)
    console = make_console()
    say(console, words("solve-before") if before.table.melds else words("solve-empty"), "title")
    for line in table_lines(before.table.melds):
        say(console, line)
    say(console, words("solve-rack"), "title")
    say(console, f"      {tiles_text(by_runs(before.rack))}\n")
    for line in advice_lines(rules, before, best, words):
        say(console, line)
    if best.tiles:
        say(console, f"\n{words('solve-after')}", "title")
        for line in table_lines(best.table.melds):
            say(console, line)
