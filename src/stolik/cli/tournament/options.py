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
        help="option-file",
        show_default=False,
    ),
]
Lang: TypeAlias = Annotated[
    Language | None,
    typer.Option("--lang", help="option-lang-tournament"),
]
By: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--by",
        envvar=BY_VARIABLE,
        metavar="ROLE[:MARK[:NUMBER]]",
        help="option-by",
        show_default=False,
    ),
]
Player: TypeAlias = Annotated[str, typer.Argument(metavar="PLAYER", help="option-player")]
Why: TypeAlias = Annotated[str, typer.Option("--why", metavar="TEXT", help="option-why")]
Id: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--id",
        metavar="ID",
        help="option-id",
        show_default=False,
    ),
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="option-json")]
Yes: TypeAlias = Annotated[bool, typer.Option("--yes", "-y", help="option-yes")]
