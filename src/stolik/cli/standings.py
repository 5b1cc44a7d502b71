"""`stolik standings`: from the results of games to places."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import Lang, words_for
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.core.errors import StolikError
from stolik.core.rulesets import find_ruleset
from stolik.tournament.csv_rows import decode
from stolik.tournament.rankings.results_standings import NamedStanding, standings_of_results
from stolik.tournament.score_sheets.results_file import read_results
from stolik.words import Words
from stolik.words.mistakes import mistake_text


def standings(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.csv",
            help="option-standings-file",
            callback=existing_file,
        ),
    ],
    rules: Annotated[str, typer.Option("--rules", metavar="R", help="option-standings-rules")],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    lang: Lang = None,
) -> None:
    """Compute the standings: big points, then small points, then shared places."""
    words = words_for(lang)
    try:
        ruleset = find_ruleset(rules)
    except StolikError as error:
        raise typer.BadParameter(mistake_text(words, error), param_hint="--rules") from None
    try:
        found = standings_of_results(ruleset, read_results(decode(file.read_bytes()), ruleset))
    except StolikError as error:
        message = f"{file}: {mistake_text(words, error)}"
        raise typer.BadParameter(message, param_hint="FILE.csv") from None
    if as_json:
        typer.echo(encode({"standings": found}))
    else:
        _print(words, found)


def _print(words: Words, found: tuple[NamedStanding, ...]) -> None:
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("place", "player", "big", "small", "games", "wins"):
        grid.add_column(words(f"standings-{heading}"), justify="left" if heading == "player" else "right")
    for one in found:
        numbers = (one.big, one.small, one.games, one.wins)
        grid.add_row(str(one.place), Text(one.player), *map(str, numbers))
    print_grid(console(), grid)
