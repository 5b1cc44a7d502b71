"""The command line: `stolik judge`, `stolik verify` and the others; every command is registered here."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import typer

from stolik.cli import manual
from stolik.cli.bulk import can_open, judge, score, timeout
from stolik.cli.demo import demo
from stolik.cli.draw import draw
from stolik.cli.late import LateGroup
from stolik.cli.play import play
from stolik.cli.rules import rules
from stolik.cli.serve import serve
from stolik.cli.show import show
from stolik.cli.simulate import simulate
from stolik.cli.solve import solve
from stolik.cli.standings import standings
from stolik.cli.verify import verify

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
    """Keep the commands' names even while there is only one of them."""


# One line a command; each module exposes a plain function.
app.command("judge", help=manual.JUDGE, epilog=manual.LINES)(judge)
app.command("can-open", help=manual.CAN_OPEN, epilog=manual.LINES)(can_open)
app.command("solve", help=manual.SOLVE, epilog=manual.LINES)(solve)
app.command("score", help=manual.SCORE, epilog=manual.LINES)(score)
app.command("timeout", help=manual.TIMEOUT, epilog=manual.LINES)(timeout)
app.command("rules")(rules)
app.command("verify")(verify)
app.command("show")(show)
app.command("play")(play)
app.command("simulate")(simulate)
app.command("draw")(draw)
app.command("standings")(standings)
app.command("serve")(serve)
app.command("demo")(demo)


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows something else
    app()
