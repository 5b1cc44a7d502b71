"""Puzzles as pages need them: with the steps to the answer, and the level by who solved them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Final

from msgspec.structs import replace

from stolik.coach.puzzles.hold import parse_situation
from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.coach.puzzles.shown import lay_out
from stolik.play.lobby.puzzle_ratings import (
    PuzzleGrade,
    PuzzleRatingStore,
    SolverFigures,
    first_grade,
    shown_rating,
)
from stolik.protocol.puzzles import HoldOrPlay, OtherPlayer, PuzzleShown, PuzzlesShown, SolutionStep
from stolik.server.http.thread_pool import Offloading

_SECONDS: Final = 10.0
_FRESH: Final = 30.0
"""Seconds for which the ratings of puzzles are kept in memory."""


class PuzzleShelf:
    """Puzzles with the steps to their answers, which are found off the event loop."""

    def __init__(self, store: PuzzleRatingStore) -> None:
        self._store = store
        self._offloading = Offloading(threads=1, queue=64)
        self._grades: Mapping[str, PuzzleGrade] = {}
        self._read_at: float | None = None

    async def show(self, puzzle: Puzzle) -> PuzzleShown:
        """Return a puzzle as pages need it."""
        [shown] = (await self.show_all([puzzle])).puzzles
        return shown

    async def show_all(self, puzzles: Sequence[Puzzle]) -> PuzzlesShown:
        """Return several puzzles."""
        grades = await self.grades()
        shown = await self._offloading.do(partial(_shown_all, puzzles), budget=_SECONDS)
        return PuzzlesShown(
            puzzles=tuple(
                replace(one, level=grade.level(puzzle.level), rating=shown_rating(grade.mu))
                for puzzle, one in zip(puzzles, shown, strict=True)
                for grade in (grades.get(puzzle.id) or first_grade(puzzle.id, puzzle.level),)
            )
        )

    async def choose(
        self, count: int, seed: str, *, kind: PuzzleKind | None, level: int | None
    ) -> PuzzlesShown:
        """Return some puzzles of a kind and a level, the easier first."""
        grades = await self.grades()
        levels = {
            puzzle.id: grade.level(puzzle.level)
            for puzzle in shipped().puzzles
            if (grade := grades.get(puzzle.id)) is not None
        }
        return await self.show_all(shipped().choose(count, seed, kind=kind, level=level, levels=levels))

    async def next_for(self, solver: SolverFigures, tried: frozenset[str], count: int) -> PuzzlesShown:
        """Return the puzzles nearest to somebody's rating that they have not tried."""
        grades = await self.grades()

        def distance(puzzle: Puzzle) -> tuple[float, str]:
            grade = grades.get(puzzle.id) or first_grade(puzzle.id, puzzle.level)
            return round(abs(grade.mu - solver.mu)), puzzle.id

        left = [puzzle for puzzle in shipped().puzzles if puzzle.id not in tried]
        return await self.show_all(sorted(left, key=distance)[:count])

    def note(self, grade: PuzzleGrade) -> None:
        """Use a rating that was just changed."""
        self._grades = {**self._grades, grade.puzzle: grade}

    async def grades(self) -> Mapping[str, PuzzleGrade]:
        """Return the ratings of all puzzles that have one, as they were a moment ago."""
        now = monotonic()
        if self._read_at is None or now - self._read_at > _FRESH:
            self._read_at = now
            self._grades = await self._store.grades()
        return self._grades


def _shown_all(puzzles: Sequence[Puzzle]) -> tuple[PuzzleShown, ...]:
    return tuple(map(_shown, puzzles))


def _shown(puzzle: Puzzle) -> PuzzleShown:
    laid = lay_out(puzzle)
    return PuzzleShown(
        id=puzzle.id,
        kind=puzzle.kind.value,
        rules=puzzle.rules,
        table=str(laid.table),
        rack=str(laid.rack),
        opened=puzzle.opened,
        answer=puzzle.answer,
        level=puzzle.level,
        rating=0,
        threshold=puzzle.ruleset.opening_points,
        choice=_choice(puzzle),
        steps=tuple(
            SolutionStep(
                gesture=step.gesture,
                tiles=tuple(map(str, step.tiles)),
                source=tuple(map(str, step.source)),
                target=tuple(map(str, step.target)),
                table=str(step.table),
            )
            for step in laid.steps
        ),
    )


def _choice(puzzle: Puzzle) -> HoldOrPlay | None:
    if puzzle.kind is not PuzzleKind.HOLD_OR_PLAY or puzzle.chances is None:
        return None
    situation = parse_situation(puzzle.ask)
    play, hold = puzzle.chances
    others = tuple(OtherPlayer(tiles=each.tiles, opened=each.opened) for each in situation.others)
    return HoldOrPlay(others=others, bank=situation.bank, play=play, hold=hold)
