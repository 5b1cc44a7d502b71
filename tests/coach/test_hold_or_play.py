"""Hold or play: the master's answer is clear, the same for other seeds, and wrong answers are found."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from stolik.coach.puzzles.answers import solves
from stolik.coach.puzzles.hold import LEAST_GAP, Chances, find_chances, is_possible, parse_situation
from stolik.coach.puzzles.make import make_puzzles
from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.proof import PuzzleFault, fault_of, laid_in
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.coach.puzzles.shown import lay_out
from stolik.core.errors import NotationError
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY

CHOICES: Final = [puzzle for puzzle in shipped().puzzles if puzzle.kind is PuzzleKind.HOLD_OR_PLAY]
HELD: Final = next(puzzle for puzzle in CHOICES if not puzzle.answer)
PLAYED: Final = next(puzzle for puzzle in CHOICES if puzzle.answer)


def chances(puzzle: Puzzle, seed: int) -> Chances:
    """Ask the master again, in other worlds."""
    situation, play = parse_situation(puzzle.ask), laid_in(puzzle)
    found = find_chances(puzzle.ruleset, puzzle.position, situation, play, seed=seed)
    assert found is not None
    return found


def test_the_shipped_choices_are_large_and_in_balance() -> None:
    gaps = [abs(puzzle.chances[0] - puzzle.chances[1]) for puzzle in CHOICES if puzzle.chances is not None]

    assert len(gaps) == len(CHOICES) == 400
    assert min(gaps) >= LEAST_GAP
    assert sum(not puzzle.answer for puzzle in CHOICES) == 200
    for puzzle in CHOICES:
        assert is_possible(puzzle.ruleset, puzzle.position, parse_situation(puzzle.ask))
        assert puzzle.answer in {"", " ".join(map(str, sorted(laid_in(puzzle))))}


@pytest.mark.parametrize("puzzle", CHOICES[::80], ids=lambda puzzle: puzzle.id)
def test_other_seeds_give_the_same_answer(puzzle: Puzzle) -> None:
    again = chances(puzzle, seed=99)

    assert fault_of(puzzle) is None
    assert (again.gap > 0) == bool(puzzle.answer)
    assert abs(again.gap) >= LEAST_GAP


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        pytest.param({"answer": "all"}, PuzzleFault.OTHER_ANSWER, id="the other choice"),
        pytest.param({"chances": (0.5, 0.9)}, PuzzleFault.OTHER_ANSWER, id="other chances"),
        pytest.param({"chances": None}, PuzzleFault.NOT_ITS_KIND, id="no chances"),
        pytest.param({"ask": ""}, PuzzleFault.UNREADABLE, id="nobody else"),
        pytest.param({"ask": "14 14 14 14/1"}, PuzzleFault.UNREADABLE, id="four others"),
        pytest.param({"ask": "14/14"}, PuzzleFault.NOT_ITS_KIND, id="tiles that do not add up"),
        pytest.param({"opened": False}, PuzzleFault.NOT_ITS_KIND, id="before the opening"),
    ],
)
def test_wrong_choices_are_found(change: dict[str, object], fault: PuzzleFault) -> None:
    answer = " ".join(map(str, sorted(laid_in(HELD))))
    change = {**change, **({"answer": answer} if "answer" in change else {})}

    assert fault_of(replace(HELD, **change)) is fault


def test_a_choice_without_a_clear_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    close = Chances(play=0.5, hold=0.38, error=0.01, among_layers=0.1)
    monkeypatch.setattr("stolik.coach.puzzles.proof.find_chances", lambda *_, **__: close)

    assert fault_of(PLAYED) is PuzzleFault.UNCLEAR
    assert not Chances(play=0.6, hold=0.4, error=0.02, among_layers=-0.1).is_clear, "others decide"
    assert not Chances(play=0.6, hold=0.4, error=0.04, among_layers=0.2).is_clear, "too few worlds"


def test_making_gives_the_kind_that_is_asked_for() -> None:
    [made] = make_puzzles(PL_FORTY, 1, 3, [PuzzleKind.HOLD_OR_PLAY])

    assert made.kind is PuzzleKind.HOLD_OR_PLAY
    assert not is_possible(EN_CLASSIC, made.position, parse_situation("14/1"))


@pytest.mark.parametrize("text", ["", "9", "9/", "/9", "9 4- 11/", "9,4/3", "9 4 5 6/1", "900/1", "9 -4/30"])
def test_a_situation_is_read_strictly(text: str) -> None:
    with pytest.raises(NotationError):
        parse_situation(text)


def test_answers_are_judged() -> None:
    table = str(lay_out(PLAYED).steps[-1].table)

    assert solves(PLAYED, table=table)
    assert not solves(PLAYED, table=None, holds=True)
    assert solves(HELD, table=None, holds=True)
    assert not solves(HELD, table=str(lay_out(HELD).steps[-1].table))
    assert not solves(HELD, table=None), "whoever looks at the answer solves nothing"
    assert not solves(shipped().puzzles[0], table=None, holds=True)
    for puzzle in shipped().puzzles[:400:40]:
        laid = lay_out(puzzle)
        assert solves(puzzle, table=str(laid.steps[-1].table))
        assert not solves(puzzle, table=str(laid.table))
        assert not solves(puzzle, table=f"{laid.steps[-1].table} | r1 r1 r1")
