"""Puzzles over HTTP, with the answer and the way to it: a page can judge without the server."""

from __future__ import annotations

from msgspec import Struct

from stolik.analysis.steps import Gesture


class SolutionStep(Struct, frozen=True, kw_only=True):
    """One step of the way to the answer."""

    gesture: Gesture
    tiles: tuple[str, ...]
    source: tuple[str, ...]
    target: tuple[str, ...]
    table: str
    """The table after it, of tiles."""


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle as a page needs it: tiles tell equal ones apart."""

    id: str
    kind: str
    rules: str
    table: str
    rack: str
    opened: bool
    answer: str
    """The rack tiles to lay, by what they show."""
    level: int
    threshold: int
    """What an opening has to be worth."""
    steps: tuple[SolutionStep, ...]


class PuzzlesShown(Struct, frozen=True, kw_only=True):
    """Some puzzles."""

    puzzles: tuple[PuzzleShown, ...]


class LevelSolved(Struct, frozen=True, kw_only=True):
    """Attempts at puzzles of a level."""

    level: int
    attempts: int
    solved: int


class KindSolved(Struct, frozen=True, kw_only=True):
    """Attempts at puzzles of a kind."""

    kind: str
    attempts: int
    solved: int


class PuzzleFigures(Struct, frozen=True, kw_only=True):
    """How an account solves puzzles: first attempts only."""

    rating: int
    attempts: int
    solved: int
    by_level: tuple[LevelSolved, ...]
    by_kind: tuple[KindSolved, ...]
    days_in_row: int
    """Days in a row whose puzzle was solved, up to today or yesterday."""
    most_days: int
    """The longest row of days."""
    rush_best: int


class PuzzleOfDay(Struct, frozen=True, kw_only=True):
    """The puzzle of a day, the same for everybody."""

    date: str
    puzzle: PuzzleShown
