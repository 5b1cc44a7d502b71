"""`stolik puzzles make`: puzzles from games of bots, one JSON object a line."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track

from stolik.cli.help.coded_usage import file_to_write
from stolik.cli.options import Lang, words_for
from stolik.coach.puzzles.make import make_puzzles
from stolik.coach.puzzles.puzzle import PuzzleKind, encoder
from stolik.core.errors import StolikError
from stolik.core.rulesets import PL_FORTY, find_ruleset
from stolik.words.mistakes import mistake_text

_MOST: Final = 1_000_000
_MOST_SEED: Final = 2**53


def make(
    *,
    count: Annotated[int, typer.Option(min=1, max=_MOST, help="option-puzzles-count")] = 100,
    seed: Annotated[int | None, typer.Option(min=0, max=_MOST_SEED, help="option-puzzles-seed")] = None,
    rules: Annotated[str, typer.Option(help="option-puzzles-rules")] = PL_FORTY.key,
    kind: Annotated[list[PuzzleKind] | None, typer.Option(help="option-puzzles-kinds")] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", callback=file_to_write, help="option-puzzles-out"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Make puzzles from games that bots play."""
    words = words_for(lang)
    progress = Console(stderr=True)
    chosen = secrets.randbelow(_MOST_SEED) if seed is None else seed
    try:
        puzzles = track(
            make_puzzles(find_ruleset(rules), count, chosen, tuple(dict.fromkeys(kind or PuzzleKind))),
            total=count,
            description=words("puzzles-progress", count=count),
            console=progress,
            transient=True,
            disable=not progress.is_terminal,
        )
        if out is None:
            for puzzle in puzzles:
                sys.stdout.write(encoder.encode(puzzle).decode() + "\n")
        else:
            out.write_bytes(b"".join(encoder.encode(puzzle) + b"\n" for puzzle in puzzles))
            typer.echo(words("puzzles-written", file=str(out), count=count))
    except StolikError as error:
        typer.echo(words("complaint", text=mistake_text(words, error)), err=True)
        raise typer.Exit(1) from None
