"""The lessons of the pages: legal positions, correct solutions, mistakes refused for the stated reason."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from stolik.analysis.questions import find_best
from stolik.core.judge import Position, judge
from stolik.core.melds import read_meld
from stolik.core.ruleset import Announcement, Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.tiles import Tile
from stolik.notation.tiles import parse_tile_rack, parse_tile_table

FILE: Final = Path(__file__).parents[2] / "web/src/learn/lessons.json"
ACTS: Final = {"draw", "press", "announce", "call"}


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """One lesson of `lessons.json`; `lessons.ts` explains the fields."""

    id: str
    rules: str
    table: str
    rack: str
    opened: bool
    steps: list[str]
    mistakes: list[tuple[str, list[str]]]
    lay: str = ""
    keep: str = ""
    acts: list[str] = []
    drawn: str = ""
    drew: str = ""
    timed: bool = False
    partner: bool = False
    solution: str | None = None

    @property
    def ruleset(self) -> Ruleset:
        """Its rules."""
        return RULESETS[self.rules]

    @property
    def position(self) -> Position:
        """The position for the judge."""
        return Position(parse_tile_table(self.table).faces, parse_tile_rack(self.rack).faces, self.opened)


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter of lessons."""

    id: str
    minutes: int
    lessons: list[Lesson]


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """All chapters."""

    chapters: list[Chapter]


BOOK: Final = msgspec.json.decode(FILE.read_bytes(), type=Book)
LESSONS: Final = [lesson for chapter in BOOK.chapters for lesson in chapter.lessons]
LAID: Final = [pytest.param(lesson, id=lesson.id) for lesson in LESSONS if lesson.solution is not None]
MISTAKES: Final = [
    pytest.param(lesson, table, breaches, id=f"{lesson.id}: {table}")
    for lesson in LESSONS
    for table, breaches in lesson.mistakes
]


def test_five_minutes_to_a_first_game_and_fifteen_for_everything() -> None:
    minutes = [chapter.minutes for chapter in BOOK.chapters]

    assert minutes[0] == 5
    assert sum(minutes) == 15


@pytest.mark.parametrize("lesson", [pytest.param(lesson, id=lesson.id) for lesson in LESSONS])
def test_a_position_has_valid_sets_and_no_tile_twice(lesson: Lesson) -> None:
    table, rack = parse_tile_table(lesson.table), parse_tile_rack(lesson.rack)
    all_tiles = [*table.tiles, *rack, *parse_tile_rack(lesson.drawn)]

    assert all(read_meld(meld) for meld in table.faces)
    assert len(set(all_tiles)) == len(all_tiles)
    assert (lesson.solution is None) == bool(lesson.acts)


@pytest.mark.parametrize("lesson", LAID)
def test_the_solution_is_legal_and_does_what_is_asked(lesson: Lesson) -> None:
    proposal = parse_tile_table(lesson.solution or "")
    laid = set(proposal.tiles)

    verdict = judge(lesson.ruleset, lesson.position, proposal.faces)

    assert not verdict.violations
    assert laid.issuperset(parse_tile_rack(lesson.lay))
    assert laid.isdisjoint(parse_tile_rack(lesson.keep))


@pytest.mark.parametrize("lesson", LAID)
def test_the_way_that_is_shown_leads_to_the_solution(lesson: Lesson) -> None:
    *moves, last = lesson.steps
    lying = [list(meld) for meld in parse_tile_table(lesson.table)]

    for step in moves:
        lying = _after(lying, step)

    assert last == "end"
    wanted = parse_tile_table(lesson.solution or "")
    assert sorted(map(_sorted, lying)) == sorted(map(_sorted, wanted))


def _after(lying: list[list[Tile]], step: str) -> list[list[Tile]]:
    """Return the sets after a step, written as in `lessons.ts`."""
    does, _, rest = step.partition(" ")
    named, _, onto = rest.partition(" to " if does == "add" else " in ")
    moving = list(parse_tile_rack(named))
    target = set(parse_tile_rack(onto))
    left = [[tile for tile in meld if tile not in moving] for meld in lying]
    if does == "new":
        return [meld for meld in [*left, moving] if meld]
    at = next(i for i, meld in enumerate(lying) if target and target == set(meld))
    if does == "swap":
        joker = next(tile for tile in target if str(tile).startswith("j"))
        left[at] = [*moving, *(tile for tile in left[at] if tile != joker)]
        return [*left, [joker]]
    left[at] += moving
    return [meld for meld in left if meld]


def _sorted(meld: tuple[Tile, ...] | list[Tile]) -> str:
    return " ".join(sorted(map(str, meld)))


@pytest.mark.parametrize(("lesson", "table", "breaches"), MISTAKES)
def test_a_mistake_is_refused_for_the_reason_that_is_told(
    lesson: Lesson, table: str, breaches: list[str]
) -> None:
    verdict = judge(lesson.ruleset, lesson.position, parse_tile_table(table).faces)

    assert sorted({violation.breach.value for violation in verdict.violations}) == sorted(breaches)


def test_what_the_lessons_say_about_buttons_is_so() -> None:
    for lesson in LESSONS:
        if not lesson.acts:
            continue
        assert set(lesson.acts) <= ACTS
        assert lesson.steps == lesson.acts
        best = find_best(lesson.ruleset, lesson.position, patience=1)
        # If a task says that nothing fits, nothing does.
        if lesson.id in {"draw", "press", "call"}:
            assert best.tiles == 0, lesson.id
        if lesson.id == "wait":
            assert best.tiles == len(lesson.rack.split())
        if lesson.id == "announce":
            assert lesson.ruleset.announcement is not Announcement.NOTHING
            assert best.tiles > 0
            without = parse_tile_rack(" ".join(name for name in lesson.rack.split() if name != lesson.drew))
            before = Position(lesson.position.table, without.faces, opened=False)
            assert find_best(lesson.ruleset, before, patience=1).tiles == 0


def test_the_two_rules_of_freed_jokers_differ_in_their_lessons() -> None:
    polish, russian = (next(one for one in LESSONS if one.id == name) for name in ("anywhere", "newset"))
    longer = polish.solution or ""

    assert polish.table == russian.table
    assert not judge(polish.ruleset, polish.position, parse_tile_table(longer).faces).violations
    assert judge(russian.ruleset, russian.position, parse_tile_table(longer).faces).violations
