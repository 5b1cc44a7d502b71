"""The command line."""

from __future__ import annotations

import typer

from stolik.cli.draw import draw
from stolik.cli.standings import standings

app = typer.Typer(no_args_is_help=True, add_completion=False)
app.command()(draw)
app.command()(standings)


def main() -> None:
    """Run."""
    app()
