"""`stolik puzzles check`: prove every puzzle of a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import Lang, words_for
from stolik.coach.puzzles.proof import PuzzleFault, fault_of
from stolik.coach.puzzles.puzzle import Puzzle, puzzle_decoder
from stolik.words import Words


class CheckedPuzzle(msgspec.Struct, frozen=True):
    """A line of a file, and what is wrong with it."""

    line: int
    id: str | None
    fault: PuzzleFault | None


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", callback=existing_file, help="option-puzzles-file")],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    lang: Lang = None,
) -> None:
    """Prove every puzzle of a file: that there is an answer, and no other."""
    words = words_for(lang)
    checked = list(checked_lines(file.read_bytes().splitlines()))
    wrong = [each for each in checked if each.fault is not None]
    if as_json:
        summary = {"puzzles": len(checked), "wrong": wrong}
        typer.echo(msgspec.json.encode(summary))
    else:
        for each in wrong:
            typer.echo(_line(each, words))
        typer.echo(words("puzzles-checked", count=len(checked), wrong=len(wrong)))
    if wrong or not checked:
        raise typer.Exit(1)


def checked_lines(lines: list[bytes]) -> Iterator[CheckedPuzzle]:
    """Yield every line with what is wrong with it; empty ones are left out."""
    ids: set[str] = set()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        puzzle = _read(line)
        if puzzle is None:
            yield CheckedPuzzle(number, None, PuzzleFault.UNREADABLE)
            continue
        fault = PuzzleFault.TWICE if puzzle.id in ids else fault_of(puzzle)
        ids.add(puzzle.id)
        yield CheckedPuzzle(number, puzzle.id, fault)


def _read(line: bytes) -> Puzzle | None:
    try:
        return puzzle_decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _line(each: CheckedPuzzle, words: Words) -> str:
    why = words(f"puzzle-fault-{each.fault.value}") if each.fault is not None else ""
    return words("puzzles-wrong", line=each.line, id=each.id or "?", why=why)
