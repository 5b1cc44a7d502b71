"""`stolik puzzles print`: puzzles as PDF, the answers on the last page."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from stolik.cli.help.coded_usage import BadValueError, existing_file, file_to_write
from stolik.cli.options import Lang, words_for
from stolik.coach.puzzles.pack import PuzzlePack, read_puzzles, shipped
from stolik.coach.puzzles.puzzle import PuzzleKind

_MOST: Final = 60


def print_puzzles(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", callback=existing_file, help="option-puzzles-from")
    ] = None,
    *,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE.pdf", callback=file_to_write, help="option-print-out")
    ] = Path("puzzles.pdf"),
    count: Annotated[int, typer.Option(min=1, max=_MOST, help="option-puzzles-print-count")] = 6,
    kind: Annotated[PuzzleKind | None, typer.Option(help="option-puzzles-kind")] = None,
    level: Annotated[int | None, typer.Option(min=1, max=5, help="option-puzzles-level")] = None,
    seed: Annotated[str, typer.Option(help="option-puzzles-choice")] = "",
    address: Annotated[str, typer.Option(metavar="URL", help="option-puzzles-address")] = "",
    lang: Lang = None,
) -> None:
    """Print puzzles as PDF, with the answers on the last page."""
    words = words_for(lang)
    # What sets paper is slow to load, and only this command needs it.
    from stolik.paper.puzzle_sheet import print_sheet  # noqa: PLC0415

    try:
        pack = shipped() if file is None else PuzzlePack(read_puzzles(file.read_bytes().splitlines()))
    except (msgspec.DecodeError, UnicodeDecodeError):
        key = "puzzles-unreadable"
        raise BadValueError(key, param_hint="FILE") from None
    if not pack.puzzles:
        key = "puzzles-unreadable"
        raise BadValueError(key, param_hint="FILE")
    chosen = pack.choose(count, seed, kind=kind, level=level)
    if not chosen:
        key = "puzzles-none"
        raise BadValueError(key, param_hint="--kind / --level")
    day = datetime.now(UTC).date().isoformat()
    out.write_bytes(print_sheet(chosen, words.language, day=day, address=address.rstrip("/")))
    typer.echo(words("puzzles-written", file=str(out), count=len(chosen)))
