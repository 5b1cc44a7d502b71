"""Puzzles on paper: positions to be solved with a pencil, and the answers on the last page."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from stolik.coach.puzzles.grade import solution_of
from stolik.coach.puzzles.hold import parse_situation
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.core.pictures.picture import rack_svg, table_svg
from stolik.paper.page import Head, Page
from stolik.paper.press import run_press
from stolik.words import Language, Words
from stolik.words.figures import date_in_words

_COLUMNS = 20
"""The width of a table in tiles."""


class Drawn(Struct, frozen=True, kw_only=True):
    """A picture as SVG, and how wide it is if every tile is as wide as any other."""

    svg: str
    width: float


class PrintedPuzzle(Struct, frozen=True, kw_only=True):
    """One puzzle."""

    number: int
    task: str
    about: str
    """What the player sees of the others, for a choice between laying and holding back."""
    level: str
    table: Drawn | None
    """None if nothing lies there."""
    rack: Drawn
    address: str = ""


class PrintedAnswer(Struct, frozen=True, kw_only=True):
    """The answer to one puzzle: the tiles, and one table that has them; or to hold back."""

    number: int
    choice: str
    """Whether to lay or to hold back, where that is asked."""
    tiles: Drawn | None
    """None for holding back."""
    table: Drawn | None


class PuzzleSheet(Struct, frozen=True, kw_only=True):
    """All of them."""

    puzzles: tuple[PrintedPuzzle, ...]
    answers: tuple[PrintedAnswer, ...]


def puzzle_page(puzzles: Sequence[Puzzle], language: Language, *, day: str, address: str = "") -> Page:
    """Return what the template is given; `day` is the date on the page, `address` that of a server."""
    words = Words(language)
    head = Head(
        language=language.value,
        title=words("paper-puzzles-title"),
        subtitle=f"{words('paper-puzzles-about')} {_rules(puzzles, words)}",
        tournament="Stolik",
        day=day,
        date=date_in_words(words, day),
        page_of=words("paper-page", page="{page}", pages="{pages}"),
    )
    numbered = list(enumerate(puzzles, 1))
    return Page(
        template="puzzles",
        head=head,
        labels={name: words(f"paper-{name}") for name in ("puzzles-answers", "puzzles-rack")},
        body=PuzzleSheet(
            puzzles=tuple(_printed(number, puzzle, words, address) for number, puzzle in numbered),
            answers=tuple(_answer(number, puzzle, words) for number, puzzle in numbered),
        ),
    )


def _rules(puzzles: Sequence[Puzzle], words: Words) -> str:
    """Return by which rules they are to be solved: a freed joker may go to different places."""
    names = [words(f"rules-{key}") for key in dict.fromkeys(puzzle.rules for puzzle in puzzles)]
    return words("paper-puzzles-rules", rules=" · ".join(names))


def print_sheet(puzzles: Sequence[Puzzle], language: Language, *, day: str, address: str = "") -> bytes:
    """Return puzzles as PDF."""
    (pdf,), _ = run_press(puzzle_page(puzzles, language, day=day, address=address))
    return pdf


def _printed(number: int, puzzle: Puzzle, words: Words, address: str) -> PrintedPuzzle:
    before = puzzle.position
    return PrintedPuzzle(
        number=number,
        task=words(f"puzzle-task-{puzzle.kind.value}", points=puzzle.ruleset.opening_points),
        about=_situation(puzzle, words),
        level=words("puzzle-level", level=puzzle.level),
        table=_drawn(table_svg(before.table.melds, columns=_COLUMNS)) if before.table.melds else None,
        rack=_drawn(rack_svg(before.rack, least_rows=1)),
        address=f"{address}/puzzles/{puzzle.id}" if address else "",
    )


def _situation(puzzle: Puzzle, words: Words) -> str:
    if puzzle.kind is not PuzzleKind.HOLD_OR_PLAY:
        return ""
    seen = parse_situation(puzzle.ask)
    racks = [
        str(each.tiles) if each.opened else words("puzzle-rack-closed", tiles=each.tiles)
        for each in seen.others
    ]
    others = words("puzzle-one-other" if len(racks) == 1 else "puzzle-others", racks=", ".join(racks))
    return words("puzzle-situation", others=others, bank=seen.bank)


def _answer(number: int, puzzle: Puzzle, words: Words) -> PrintedAnswer:
    if puzzle.kind is PuzzleKind.HOLD_OR_PLAY and not puzzle.answer:
        return PrintedAnswer(number=number, choice=words("puzzle-answer-hold"), tiles=None, table=None)
    after = solution_of(puzzle.ruleset, puzzle.position, puzzle.tiles)
    table = None if after is None else _drawn(table_svg(after.melds, marked=puzzle.tiles, columns=_COLUMNS))
    choice = words("puzzle-answer-play") if puzzle.kind is PuzzleKind.HOLD_OR_PLAY else ""
    tiles = _drawn(table_svg([puzzle.tiles], columns=_COLUMNS))
    return PrintedAnswer(number=number, choice=choice, tiles=tiles, table=table)


def _drawn(svg: str) -> Drawn:
    found = re.search(r'width="([0-9.]+)"', svg)
    return Drawn(svg=svg, width=float(found[1]) if found else 0.0)
