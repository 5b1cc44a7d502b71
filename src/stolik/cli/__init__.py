"""The command line: `stolik judge`, `stolik verify` and the others; `late` lists every command."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import typer

from stolik.cli.late import LateGroup

app = typer.Typer(
    cls=LateGroup,
    help="Rummikub under its real tournament rules: judge, score, check and play games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def _stolik() -> None:
    """Make a group of it, though every command is registered elsewhere."""


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows something else
    app()
