"""Ratings of puzzles and of those who solve them: a puzzle plays against a person.

Everybody is rated once per puzzle. Only accounts change the rating of a puzzle: guests can be made without
limit (decisions 0040 and 0041).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date, timedelta
from typing import Final, NamedTuple, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import PlackettLuce

from stolik.play.ids import PlayerId

MOST_A_DAY: Final = 100
"""Rated attempts of one account in 24 hours; later ones are recorded, and change no rating."""
A_DAY_MS: Final = 24 * 60 * 60 * 1000
GRADED_AFTER: Final = 10
"""Attempts after which the level follows the rating."""
MOST_IN_A_RUSH: Final = 40
_MODEL: Final = PlackettLuce()
_MIDDLE: Final = 3
_LEVEL_STEP: Final = 3.5
"""Between the first ratings of neighbouring levels."""
_FIRST_SIGMA: Final = 5.0
_LEAST_SIGMA: Final = 1.0
"""Ratings keep moving a little, however often somebody solved."""
_FARTHEST: Final = 10.0
"""From the first rating of its level: a crowd cannot carry a puzzle farther away."""


def shown_rating(mu: float) -> int:
    """Return the number people see; 1500 is a new solver, and a puzzle of the middle level."""
    return max(0, round(1500 + 40 * (mu - _MODEL.mu)))


class PuzzleGrade(Struct, frozen=True, kw_only=True):
    """The rating of a puzzle."""

    puzzle: str
    mu: float
    sigma: float
    attempts: int = 0
    solved: int = 0

    def level(self, first: int) -> int:
        """Return the level by who solved it; the first grade until enough people tried."""
        if self.attempts < GRADED_AFTER:
            return first
        return max(1, min(5, round((self.mu - _MODEL.mu) / _LEVEL_STEP) + _MIDDLE))


class SolverFigures(Struct, frozen=True, kw_only=True):
    """The rating of a person as a solver, and their other figures."""

    player: PlayerId
    mu: float
    sigma: float
    attempts: int = 0
    solved: int = 0
    rush_best: int = 0
    last_day: str = ""
    """The last day whose puzzle they solved, as YYYY-MM-DD."""
    days: int = 0
    """How many days in a row, up to that day."""
    most_days: int = 0

    def streak(self, today: date) -> int:
        """Return the days in a row that still count: up to today or yesterday."""
        alive = {(today - timedelta(days=ago)).isoformat() for ago in (-1, 0, 1)}
        return self.days if self.last_day in alive else 0

    def with_day(self, day: date) -> SolverFigures:
        """Return the figures after the puzzle of a day; an earlier day than the last changes nothing."""
        if day.isoformat() <= self.last_day:
            return self
        follows = self.last_day == (day - timedelta(days=1)).isoformat()
        row = self.days + 1 if follows else 1
        return replace(self, last_day=day.isoformat(), days=row, most_days=max(self.most_days, row))


class NewAttempt(Struct, frozen=True, kw_only=True):
    """An attempt at a puzzle, and the puzzle's first grade."""

    player: PlayerId
    puzzle: str
    level: int
    at: int
    solved: bool
    moves_puzzle: bool = True
    """Whether the puzzle's rating changes too: not by guests."""


class RatedAttempt(NamedTuple):
    """What an attempt led to."""

    solver: SolverFigures
    grade: PuzzleGrade
    counted: bool
    """Whether it changed the ratings: the first at this puzzle, and not too many in a day."""


RateAttempt: TypeAlias = Callable[[SolverFigures, PuzzleGrade, NewAttempt], tuple[SolverFigures, PuzzleGrade]]


class PuzzleRatingStore(Protocol):
    """Ratings of puzzles and solvers."""

    async def attempt(self, attempt: NewAttempt, rate: RateAttempt, *, most: int, since: int) -> RatedAttempt:
        """Count the first attempt of somebody at a puzzle, in one transaction.

        A repeat, and one after `most` attempts since `since`, changes no rating.
        """

    async def solver(self, player: PlayerId) -> SolverFigures | None:
        """Return the figures of somebody; None if they have none."""

    async def attempted(self, player: PlayerId) -> frozenset[str]:
        """Return the puzzles somebody tried."""

    async def attempts_of(self, player: PlayerId) -> dict[str, bool]:
        """Return the puzzles somebody tried, the first one first, and whether they solved them."""

    async def grades(self, puzzles: Collection[str] | None = None) -> dict[str, PuzzleGrade]:
        """Return the ratings of these puzzles, or of all that have one."""

    async def note_day(self, player: PlayerId, day: date) -> SolverFigures:
        """Store that somebody solved the puzzle of a day."""

    async def note_rush(self, player: PlayerId, score: int) -> SolverFigures:
        """Store the result of a rush, if it is the best."""


def new_solver(player: PlayerId) -> SolverFigures:
    """Return the figures of somebody who has solved nothing."""
    return SolverFigures(player=player, mu=_MODEL.mu, sigma=_MODEL.sigma)


def first_grade(puzzle: str, level: int) -> PuzzleGrade:
    """Return the rating of a puzzle that nobody tried, by its level."""
    return PuzzleGrade(puzzle=puzzle, mu=_first_mu(level), sigma=_FIRST_SIGMA)


def rate_attempt(
    solver: SolverFigures, grade: PuzzleGrade, attempt: NewAttempt
) -> tuple[SolverFigures, PuzzleGrade]:
    """Return both ratings after an attempt, as after a game of two that one of them won."""
    teams = [[_MODEL.create_rating([each.mu, each.sigma])] for each in (solver, grade)]
    (person,), (puzzle,) = _MODEL.rate(teams, ranks=[1.0, 2.0] if attempt.solved else [2.0, 1.0])
    first = _first_mu(attempt.level)
    return (
        replace(solver, mu=person.mu, sigma=max(_LEAST_SIGMA, person.sigma)),
        replace(
            grade,
            mu=min(first + _FARTHEST, max(first - _FARTHEST, puzzle.mu)),
            sigma=max(_LEAST_SIGMA, puzzle.sigma),
        ),
    )


def _first_mu(level: int) -> float:
    return float(_MODEL.mu) + _LEVEL_STEP * (level - _MIDDLE)
