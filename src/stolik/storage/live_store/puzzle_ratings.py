"""Ratings of puzzles and of those who solve them, on a database."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Row, func, select, update

from stolik.play.lobby.puzzle_ratings import (
    NewAttempt,
    PuzzleGrade,
    RateAttempt,
    RatedAttempt,
    SolverFigures,
    first_grade,
    new_solver,
)
from stolik.play.ports import PlayerId
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.ports import DatabaseConnection
from stolik.storage.schema import PUZZLE_ATTEMPT, PUZZLE_RATING, SOLVER


class StoredPuzzleRatings(StorePart):
    """The port `PuzzleRatingStore`."""

    async def attempt(self, attempt: NewAttempt, rate: RateAttempt, *, most: int, since: int) -> RatedAttempt:
        """Count the first attempt of somebody at a puzzle."""
        async with self.writing() as connection:
            solver = await _locked_solver(connection, attempt.player)
            recent = select(func.count()).where(
                PUZZLE_ATTEMPT.c.player == attempt.player, PUZZLE_ATTEMPT.c.at > since
            )
            allowed = (await connection.execute(recent)).scalar_one() < most
            row = {"player": attempt.player, "puzzle": attempt.puzzle, "at": attempt.at}
            fresh = await connection.insert_if_new(PUZZLE_ATTEMPT, {**row, "solved": attempt.solved})
            grade = await _locked_grade(connection, first_grade(attempt.puzzle, attempt.level))
            if not fresh:
                return RatedAttempt(solver, grade, counted=False)
            if allowed:
                solver, changed = rate(solver, grade, attempt)
                if attempt.moves_puzzle:
                    solved = grade.solved + attempt.solved
                    grade = replace(changed, attempts=grade.attempts + 1, solved=solved)
                    await _write(connection, grade)
            solver = replace(solver, attempts=solver.attempts + 1, solved=solver.solved + attempt.solved)
            await _write(connection, solver)
            return RatedAttempt(solver, grade, counted=allowed)

    async def solver(self, player: PlayerId) -> SolverFigures | None:
        """Return the figures of somebody."""
        async with self.reading() as connection:
            row = (await connection.execute(select(SOLVER).where(SOLVER.c.player == player))).first()
        return None if row is None else _solver(row)

    async def attempted(self, player: PlayerId) -> frozenset[str]:
        """Return the puzzles somebody tried."""
        ask = select(PUZZLE_ATTEMPT.c.puzzle).where(PUZZLE_ATTEMPT.c.player == player)
        async with self.reading() as connection:
            return frozenset(row.puzzle for row in await connection.execute(ask))

    async def attempts_of(self, player: PlayerId) -> dict[str, bool]:
        """Return the puzzles somebody tried, and whether the first attempt solved them."""
        ask = select(PUZZLE_ATTEMPT).where(PUZZLE_ATTEMPT.c.player == player).order_by(PUZZLE_ATTEMPT.c.at)
        async with self.reading() as connection:
            return {row.puzzle: row.solved for row in await connection.execute(ask)}

    async def grades(self, puzzles: Collection[str] | None = None) -> dict[str, PuzzleGrade]:
        """Return the ratings of these puzzles, or of all that have one."""
        async with self.reading() as connection:
            if puzzles is None:
                rows = (await connection.execute(select(PUZZLE_RATING))).all()
            else:
                rows = await connection.rows_where(PUZZLE_RATING.c.puzzle, tuple(puzzles))
        return {row.puzzle: _grade(row) for row in rows}

    async def note_day(self, player: PlayerId, day: date) -> SolverFigures:
        """Store that somebody solved the puzzle of a day."""
        return await self._change(player, lambda solver: solver.with_day(day))

    async def note_rush(self, player: PlayerId, score: int) -> SolverFigures:
        """Store the result of a rush, if it is the best."""
        return await self._change(
            player, lambda solver: replace(solver, rush_best=max(solver.rush_best, score))
        )

    async def _change(
        self, player: PlayerId, change: Callable[[SolverFigures], SolverFigures]
    ) -> SolverFigures:
        async with self.writing() as connection:
            before = await _locked_solver(connection, player)
            after = change(before)
            if after != before:
                await _write(connection, after)
            return after


async def _locked_solver(connection: DatabaseConnection, player: PlayerId) -> SolverFigures:
    await connection.insert_if_new(SOLVER, asdict(new_solver(player)))
    ask = select(SOLVER).where(SOLVER.c.player == player).with_for_update()
    return _solver((await connection.execute(ask)).one())


async def _locked_grade(connection: DatabaseConnection, first: PuzzleGrade) -> PuzzleGrade:
    await connection.insert_if_new(PUZZLE_RATING, asdict(first))
    ask = select(PUZZLE_RATING).where(PUZZLE_RATING.c.puzzle == first.puzzle).with_for_update()
    return _grade((await connection.execute(ask)).one())


async def _write(connection: DatabaseConnection, changed: SolverFigures | PuzzleGrade) -> None:
    if isinstance(changed, SolverFigures):
        statement = update(SOLVER).where(SOLVER.c.player == changed.player)
    else:
        statement = update(PUZZLE_RATING).where(PUZZLE_RATING.c.puzzle == changed.puzzle)
    await connection.execute(statement.values(asdict(changed)))


def _solver(row: Row[Any]) -> SolverFigures:
    return SolverFigures(**{name: getattr(row, name) for name in SolverFigures.__struct_fields__})


def _grade(row: Row[Any]) -> PuzzleGrade:
    return PuzzleGrade(**{name: getattr(row, name) for name in PuzzleGrade.__struct_fields__})
