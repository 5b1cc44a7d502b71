"""How an account solves puzzles, for its page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import PuzzleKind
from stolik.play.lobby.puzzle_ratings import SolverFigures, shown_rating
from stolik.protocol.puzzles import KindSolved, LevelSolved, PuzzleFigures


def puzzle_figures(solver: SolverFigures, attempts: Mapping[str, bool], *, today: date) -> PuzzleFigures:
    """Return the figures of an account; `attempts` says for each puzzle whether the first one solved it."""
    tried = [(puzzle, solved) for each, solved in attempts.items() if (puzzle := shipped().find(each))]
    levels, kinds = Counter(puzzle.level for puzzle, _ in tried), Counter(puzzle.kind for puzzle, _ in tried)
    own_levels = Counter(puzzle.level for puzzle, solved in tried if solved)
    own_kinds = Counter(puzzle.kind for puzzle, solved in tried if solved)
    return PuzzleFigures(
        rating=shown_rating(solver.mu),
        attempts=solver.attempts,
        solved=solver.solved,
        by_level=tuple(
            LevelSolved(level=level, attempts=count, solved=own_levels[level])
            for level, count in sorted(levels.items())
        ),
        by_kind=tuple(
            KindSolved(kind=kind.value, attempts=kinds[kind], solved=own_kinds[kind])
            for kind in PuzzleKind
            if kinds[kind]
        ),
        days_in_row=solver.streak(today),
        most_days=solver.most_days,
        rush_best=solver.rush_best,
    )
