"""Puzzles: reproducible from a seed, proven by solver and integer program; faulty ones are found."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from random import Random

import pytest
from msgspec.structs import replace

from stolik.analysis.steps import find_steps
from stolik.coach.puzzles.grade import level_of, level_of_choice, solution_of
from stolik.coach.puzzles.make import make_puzzles
from stolik.coach.puzzles.pack import SHIPPED_COUNTS, SHIPPED_SEED, SOLVER_KINDS, shipped
from stolik.coach.puzzles.proof import PuzzleFault, fault_of, laid_in
from stolik.coach.puzzles.puzzle import LEVELS, Puzzle, PuzzleKind
from stolik.coach.puzzles.shown import lay_out
from stolik.core.judge import judge
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY
from tests.coach.puzzles import fault_by_oracle

JOKER_FREED = Puzzle(
    id="free-joker-1",
    kind=PuzzleKind.FREE_JOKER,
    rules="pl-forty",
    table="b4 b5 b6 j | r8 k8 o8",
    rack="b7 k11 k12 r1",
    opened=True,
    ask="",
    answer="b7 k11 k12",
    level=2,
)


def test_a_seed_means_the_same_puzzles() -> None:
    first = list(make_puzzles(PL_FORTY, 12, 7, SOLVER_KINDS))
    again = list(make_puzzles(PL_FORTY, 12, 7, SOLVER_KINDS))
    other = list(make_puzzles(PL_FORTY, 12, 8, SOLVER_KINDS))

    assert first == again
    assert first != other
    assert len({puzzle.id for puzzle in first}) == 12


@pytest.mark.parametrize("rules", [PL_FORTY, EN_CLASSIC])
def test_what_is_made_is_sound(rules: object) -> None:
    made = list(make_puzzles(rules, 25, 3, SOLVER_KINDS))  # type: ignore[arg-type]

    assert [fault_of(puzzle) for puzzle in made] == [None] * 25
    assert {puzzle.kind for puzzle in made} == set(SOLVER_KINDS)


def test_the_shipped_ones_are_sound_and_small() -> None:
    pack = shipped()
    size = len((files("stolik.coach.puzzles") / "shipped.jsonl").read_bytes())

    assert len(pack) == sum(SHIPPED_COUNTS.values()) == 2_400
    assert size <= 1_000_000
    assert len({puzzle.id for puzzle in pack.puzzles}) == len(pack)
    assert {puzzle.level for puzzle in pack.puzzles} == set(LEVELS)
    # The master takes longer than the solver: `test_hold_or_play` proves some of its answers.
    proven = [puzzle for puzzle in pack.puzzles if puzzle.kind in SOLVER_KINDS]
    assert {(puzzle.id, fault) for puzzle in proven if (fault := fault_of(puzzle))} == set()


def test_the_levels_of_the_shipped_ones_can_be_counted_again() -> None:
    def level(puzzle: Puzzle) -> int:
        if puzzle.chances is not None:
            return level_of_choice(puzzle.chances)
        solution = solution_of(puzzle.ruleset, puzzle.position, puzzle.tiles)
        assert solution is not None
        return level_of(puzzle.ruleset, puzzle.position, puzzle.tiles, solution)

    wrong = {
        each.id: (each.level, found) for each in shipped().puzzles if (found := level(each)) != each.level
    }
    assert wrong == {}


def test_the_shipped_ones_begin_as_their_seed_says() -> None:
    start = 0
    for (kinds, wanted), first in zip(SHIPPED_COUNTS.items(), (10, 2), strict=True):
        made = make_puzzles(PL_FORTY, wanted, SHIPPED_SEED, kinds)
        assert [next(made) for _ in range(first)] == list(shipped().puzzles[start : start + first])
        start += wanted


def test_the_integer_program_finds_the_same_answers() -> None:
    sample = Random(5).sample(shipped().puzzles, 60)  # noqa: S311  repeatable

    assert [(puzzle.id, fault) for puzzle in sample if (fault := fault_by_oracle(puzzle))] == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        pytest.param({}, None, id="sound"),
        pytest.param({"answer": "b7"}, PuzzleFault.OTHER_ANSWER, id="another answer"),
        pytest.param({"rack": "b7 k11 k12 r11 r12"}, PuzzleFault.TWO_ANSWERS, id="two answers"),
        pytest.param({"rack": "o1 k13"}, PuzzleFault.NO_ANSWER, id="no answer"),
        pytest.param({"table": "b4 b5 b6 | r8 k8 o8"}, PuzzleFault.OTHER_ANSWER, id="without the joker"),
        pytest.param({"table": "b4 b6 b5 j"}, PuzzleFault.UNREADABLE, id="not a set"),
        pytest.param({"table": "b4 b5 x9"}, PuzzleFault.UNREADABLE, id="not a tile"),
        pytest.param({"rules": "home-rules"}, PuzzleFault.UNREADABLE, id="no such rules"),
        pytest.param({"kind": PuzzleKind.GO_OUT}, PuzzleFault.NO_ANSWER, id="cannot go out"),
        pytest.param({"kind": PuzzleKind.PLACE_TILE, "ask": "b7"}, PuzzleFault.NO_ANSWER, id="more tiles"),
        pytest.param({"rack": "b7 b7 b7"}, PuzzleFault.UNREADABLE, id="three of a kind"),
    ],
)
def test_faults_are_found(change: dict[str, object], fault: PuzzleFault | None) -> None:
    assert fault_of(replace(JOKER_FREED, **change)) == fault


def test_a_day_has_one_puzzle_and_no_other_day_of_the_year_has_it() -> None:
    pack, first = shipped(), date(2026, 11, 16)

    days = [pack.of_day(first + timedelta(days=n)) for n in range(365)]

    assert pack.of_day(first) == days[0]
    assert max(Counter(puzzle.id for puzzle in days).values()) == 1
    assert days[0].level < days[6].level, "easy on Monday, hard on Sunday"


def test_the_way_to_the_answer_ends_with_its_tiles_on_the_table() -> None:
    for puzzle in shipped().puzzles[::40]:
        laid = lay_out(puzzle)

        after = laid.steps[-1].table
        held = {*laid.rack} & {*after.tiles}
        assert sorted(tile.kind for tile in held) == sorted(laid_in(puzzle))
        assert judge(puzzle.ruleset, puzzle.position, after.faces)
        assert len(laid.steps) == len(find_steps(puzzle.position.table, after.faces))
