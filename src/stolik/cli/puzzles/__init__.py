"""`stolik puzzles`: make puzzles and check them."""

from __future__ import annotations

import typer

from stolik.cli.puzzles.check import check
from stolik.cli.puzzles.make import make
from stolik.cli.puzzles.printing import print_puzzles

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.command("make")(make)
app.command("check")(check)
app.command("print")(print_puzzles)
