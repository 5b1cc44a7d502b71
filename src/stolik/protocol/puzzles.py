"""Puzzles over HTTP, with the answer and the way to it: a page can judge without the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.analysis.steps import Gesture
from stolik.play.lobby.puzzle_ratings import MOST_IN_A_RUSH


class SolutionStep(Struct, frozen=True, kw_only=True):
    """One step of the way to the answer."""

    gesture: Gesture
    tiles: tuple[str, ...]
    source: tuple[str, ...]
    target: tuple[str, ...]
    table: str
    """The table after it, of tiles."""


class OtherPlayer(Struct, frozen=True, kw_only=True):
    """What a solver sees of another player."""

    tiles: int
    opened: bool


class HoldOrPlay(Struct, frozen=True, kw_only=True):
    """A choice between laying all that can be laid and holding back."""

    others: tuple[OtherPlayer, ...]
    """In the order in which they move next."""
    bank: int
    play: float
    """How often the master wins after laying."""
    hold: float
    """The same after holding back."""


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle as a page needs it: tiles tell equal ones apart."""

    id: str
    kind: str
    rules: str
    table: str
    rack: str
    opened: bool
    answer: str
    """The rack tiles to lay, by what they show; empty for holding back."""
    level: int
    """By who solved it, once enough people tried."""
    rating: int
    """1500 for a puzzle that a new solver solves as often as not."""
    threshold: int
    """What an opening has to be worth."""
    steps: tuple[SolutionStep, ...]
    """To the answer; for a choice, to the table after laying."""
    choice: HoldOrPlay | None = None
    """For `hold-or-play`."""


class PuzzlesShown(Struct, frozen=True, kw_only=True):
    """Some puzzles."""

    puzzles: tuple[PuzzleShown, ...]


class PuzzleAttempt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    table: Annotated[str, Meta(max_length=1_000)] | None = None
    """The table as it was left; None for holding back, and for whoever looked at the answer."""
    holds: bool = False
    """Whether the answer is to hold back."""
    day: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None
    """The day, for its puzzle."""


class AttemptRated(Struct, frozen=True, kw_only=True):
    """What an attempt led to."""

    solved: bool
    counted: bool
    """Whether it changed the caller's rating: the first at this puzzle, and not too many in a day."""
    rating: int
    change: int
    level: int
    """The puzzle's, now."""
    puzzle_rating: int


class RushScore(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result of a rush."""

    score: Annotated[int, Meta(ge=0, le=MOST_IN_A_RUSH)]


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
