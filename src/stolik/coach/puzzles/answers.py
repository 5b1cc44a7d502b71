"""Judging what somebody answers to a puzzle."""

from __future__ import annotations

from collections import Counter

from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.core.judge import judge
from stolik.notation.tiles import parse_table


def solves(puzzle: Puzzle, *, table: str | None, holds: bool = False) -> bool:
    """Return whether a table, or holding back, solves a puzzle.

    A table is legal and has the tiles of the answer. None means that nothing was laid. A table that cannot be
    read raises `NotationError`.
    """
    if holds or table is None:
        return holds and puzzle.kind is PuzzleKind.HOLD_OR_PLAY and not puzzle.answer
    before = puzzle.position
    # Pages tell equal tiles apart; what they show is enough here.
    after = parse_table(table.replace("'", ""))
    laid = Counter(after.tiles)
    laid.subtract(before.table.tiles)
    return (
        +laid == Counter(puzzle.tiles) and bool(puzzle.answer) and bool(judge(puzzle.ruleset, before, after))
    )
