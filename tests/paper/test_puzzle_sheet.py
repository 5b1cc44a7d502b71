"""Puzzles on paper: tiles are pictures, never letters of our notation, and the rules are named."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import PuzzleKind
from stolik.paper.puzzle_sheet import PuzzleSheet, print_sheet, puzzle_page
from stolik.words import Language, Words
from tests.paper.reading import pages_of, squeezed

DAY = "2026-03-14"
_NOTATION = re.compile(r"(?<![\w/])[rbko](1[0-3]|[1-9])(?!\w)")


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("kind", list(PuzzleKind))
def test_the_last_page_answers_every_puzzle_in_pictures(kind: PuzzleKind, language: Language) -> None:
    puzzles = shipped().choose(6, "paper", kind=kind)

    sheet = puzzle_page(puzzles, language, day=DAY).body
    *asked, answers = pages_of(print_sheet(puzzles, language, day=DAY))

    assert isinstance(sheet, PuzzleSheet)
    for puzzle, answer in zip(puzzles, sheet.answers, strict=True):
        drawn = 0 if answer.tiles is None else _tiles_in(answer.tiles.svg)
        assert drawn == len(puzzle.tiles)
        assert (answer.choice != "") == (kind is PuzzleKind.HOLD_OR_PLAY)
        assert f"{answer.number}." in answers
    assert not [found for page in (*asked, answers) for found in _NOTATION.findall(page)]
    assert squeezed(Words(language)("rules-pl-forty")) in squeezed(asked[0])


def test_six_puzzles_need_no_more_pages_than_they_must() -> None:
    puzzles = shipped().choose(6, "")

    pages = pages_of(print_sheet(puzzles, Language.ENGLISH, day=DAY, address="https://play.example"))

    assert len(pages) == 3
    together = squeezed("".join(chain(pages)))
    assert all(f"https://play.example/puzzles/{puzzle.id}" in together for puzzle in puzzles)


def test_one_opponent_is_not_called_the_others() -> None:
    choices = [each for each in shipped().puzzles if each.kind is PuzzleKind.HOLD_OR_PLAY]
    alone = next(each for each in choices if re.fullmatch(r"\d+/\d+", each.ask))
    crowd = next(each for each in choices if each.ask.count(" ") == 2)

    sheet = puzzle_page([alone, crowd], Language.ENGLISH, day=DAY).body

    assert isinstance(sheet, PuzzleSheet)
    assert [each.about.split(" ")[:3] for each in sheet.puzzles] == [
        ["Tiles", "on", "your"],
        ["The", "others", "hold"],
    ]


def _tiles_in(svg: str) -> int:
    """Return how many tiles a picture shows, by its description for screen readers."""
    title = re.search(r"<title>([^<]*)</title>", svg)
    assert title is not None
    return len(title[1].replace("|", " ").split())
