"""The command line: `stolik judge`, `stolik verify` and the others; every command is registered here."""

from __future__ import annotations

import typer

app = typer.Typer(
    help="Rummikub under its real tournament rules: judge, score, check and play games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def _stolik() -> None:
    """Keep the commands' names even while there is only one of them."""


# One line a command; each module exposes a plain function.


def main() -> None:
    """Run the command line."""
    app()
