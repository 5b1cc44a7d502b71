"""The command line: `stolik judge`, `stolik verify` and the others; `commands` lists all of them."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer

import stolik
from stolik.cli.commands import LateGroup, report_system_error
from stolik.cli.help.coded_usage import CommandGroup

app = CommandGroup(cls=LateGroup, no_args_is_help=True)


def _say_version(asked: bool) -> None:  # noqa: FBT001  Typer calls it so
    if asked:
        typer.echo(f"stolik {stolik.__version__}")
        raise typer.Exit


@app.callback()
def _stolik(
    *,
    _version: Annotated[
        bool, typer.Option("--version", help="option-version", is_eager=True, callback=_say_version)
    ] = False,
) -> None:
    """Make this a group; the commands are registered elsewhere."""


def main() -> None:
    """Run the command line."""
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot show is replaced
    try:
        app()
    except SystemExit as end:
        _leave(end)


def _open_closed_streams() -> None:
    """Open /dev/null for closed standard streams, so that no file opened later gets their numbers."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            if nothing != number:
                os.dup2(nothing, number)
                os.close(nothing)
            setattr(sys, name, open(number, "r" if number == 0 else "w", encoding="utf-8"))  # noqa: SIM115, PTH123  as long as we run


def _leave(end: SystemExit) -> NoReturn:
    """End with the command's own status; a closed pipe, as by `head`, is not a failure."""
    code, seen_enough = end.code, isinstance(end.__context__, BrokenPipeError)
    try:
        sys.stdout.flush()
    except OSError as error:
        # What is left in the buffer must go somewhere at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError) and not code:
            code = report_system_error(error)
    raise SystemExit(0 if seen_enough else code)
