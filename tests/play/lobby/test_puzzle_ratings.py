"""Ratings of puzzles and solvers, and the contract of their store on every database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stolik.play.lobby.puzzle_ratings import (
    GRADED_AFTER,
    NewAttempt,
    first_grade,
    new_solver,
    rate_attempt,
    shown_rating,
)
from tests.play.accounts.test_people_store import ANNA, BARTEK, begun
from tests.play.stores import on_postgresql, on_sqlite
from tests.play.worlds import run

FIRST = NewAttempt(player=ANNA.player, puzzle="p1", level=3, at=1_000, solved=True)
KINDS: dict[str, Callable[[Path], Any]] = {"sqlite": on_sqlite, "postgresql": on_postgresql}


def test_a_solved_puzzle_falls_and_its_solver_rises() -> None:
    solver, grade = rate_attempt(new_solver(ANNA.player), first_grade("p1", 3), FIRST)
    lost = rate_attempt(new_solver(ANNA.player), first_grade("p1", 3), replace(FIRST, solved=False))

    assert shown_rating(solver.mu) > 1500 > shown_rating(grade.mu)
    assert shown_rating(lost[0].mu) < 1500 < shown_rating(lost[1].mu)
    assert shown_rating(first_grade("p1", 1).mu) < 1500 < shown_rating(first_grade("p1", 5).mu)


def test_the_level_follows_the_rating_only_when_enough_people_tried() -> None:
    hard = replace(first_grade("p1", 1), mu=32.0)

    assert hard.level(1) == 1
    assert replace(hard, attempts=GRADED_AFTER).level(1) == 5


def test_no_crowd_carries_a_puzzle_far_from_its_first_grade() -> None:
    grade = first_grade("p1", 1)
    for _ in range(400):
        _, grade = rate_attempt(new_solver(ANNA.player), grade, replace(FIRST, level=1, solved=False))

    assert grade.mu == pytest.approx(first_grade("p1", 1).mu + 10)
    assert grade.sigma >= 1


def test_days_in_a_row() -> None:
    days = [date(2026, 11, day) for day in (10, 11, 11, 12, 9, 15)]
    solver, rows = new_solver(ANNA.player), []
    for day in days:
        solver = solver.with_day(day)
        rows.append(solver.days)

    assert rows == [1, 2, 2, 3, 3, 1]
    assert solver.most_days == 3
    assert [solver.streak(date(2026, 11, day)) for day in (15, 16, 17)] == [1, 1, 0]


@pytest.mark.parametrize("name", KINDS)
def test_the_store_of(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with KINDS[name](tmp_path) as reopen:
            store = await reopen()
            await begun(store.people)
            puzzles = store.puzzles
            anna, bartek = ANNA.player, BARTEK.player

            async def tried(attempt: NewAttempt, most: int = 100, since: int = 0) -> Any:  # noqa: ANN401
                return await puzzles.attempt(attempt, rate_attempt, most=most, since=since)

            assert await puzzles.solver(anna) is None
            # Sent several times at once, it counts once.
            answers = await asyncio.gather(*(tried(FIRST) for _ in range(3)))
            assert sorted(each.counted for each in answers) == [False, False, True]
            changed = next(each for each in answers if each.counted)
            assert await puzzles.solver(anna) == changed.solver
            assert await puzzles.grades(["p1", "p9"]) == {"p1": changed.grade}
            assert (changed.grade.attempts, changed.grade.solved, changed.solver.solved) == (1, 1, 1)

            # Too many in a day are recorded, and rate nobody.
            late = await tried(replace(FIRST, puzzle="p2", at=2_000), most=1, since=500)
            assert (late.counted, late.solver.mu, late.grade.attempts) == (False, changed.solver.mu, 0)
            assert late.solver.attempts == 2
            again = await tried(replace(FIRST, puzzle="p2", at=2_000), most=9, since=500)
            assert not again.counted
            assert (await tried(replace(FIRST, puzzle="p3", at=9_000), most=1, since=8_000)).counted

            # A guest changes only their own rating.
            guest = await tried(replace(FIRST, puzzle="p4", player=bartek, moves_puzzle=False))
            assert (guest.counted, guest.grade) == (True, first_grade("p4", 3))
            assert guest.solver.mu > new_solver(bartek).mu

            other = await tried(replace(FIRST, player=bartek, solved=False))
            assert (other.grade.attempts, other.grade.solved) == (2, 1)
            assert await puzzles.attempted(anna) == {"p1", "p2", "p3"}
            assert (await puzzles.attempts_of(anna)).keys() == {"p1", "p2", "p3"}
            assert (await puzzles.note_rush(bartek, 12)).rush_best == 12
            assert (await puzzles.note_rush(bartek, 7)).rush_best == 12
            assert (await puzzles.note_day(bartek, date(2026, 11, 16))).days == 1

            await store.people.erase(anna)
            assert (await puzzles.solver(anna), await puzzles.attempted(anna)) == (None, frozenset())
            assert (await puzzles.grades())["p1"].attempts == 2
            await store.people.tidy(10**15)  # guests whose sessions have ended go, with all that is theirs
            assert (await puzzles.solver(bartek), await puzzles.attempted(bartek)) == (None, frozenset())

    run(main)
