"""`stolik season`: one ranking over several events."""

from __future__ import annotations

import typer

from stolik.cli.season.standings import standings

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("standings")(standings)


@app.callback()
def season() -> None:
    """Keep `standings` a command of its own while it is the only one."""
