"""The options that the tournament commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from stolik.words import Language

FILE_VARIABLE: Final = "STOLIK_TOURNAMENT"
BY_VARIABLE: Final = "STOLIK_BY"

File: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--file",
        "-f",
        envvar=FILE_VARIABLE,
        metavar="FILE",
        help="The tournament's file.",
        show_default=False,
    ),
]
Lang: TypeAlias = Annotated[
    Language | None,
    typer.Option("--lang", help="The language to speak; else STOLIK_LANG, else the tournament's own."),
]
By: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--by",
        envvar=BY_VARIABLE,
        metavar="ROLE[:MARK[:NUMBER]]",
        help="Who decides: organiser, referee, head-referee or player; a short mark; the own number.",
        show_default=False,
    ),
]
Why: TypeAlias = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, for the log.")]
Id: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--id",
        metavar="ID",
        help="For scripts: asked again with the same id, it is done once.",
        show_default=False,
    ),
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Yes: TypeAlias = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask before doing it.")]
