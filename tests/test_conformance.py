"""The conformance page is up to date, and no clause is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance import (
    INTERPRETATIONS,
    PAGE,
    ROOT,
    RULEBOOK,
    Clause,
    current_page,
    read_marks,
    read_rulebook,
    render,
)


@pytest.fixture(scope="module", name="clauses")
def all_clauses() -> list[Clause]:
    """Return the clauses of the rulebook."""
    return read_rulebook(RULEBOOK.read_text(encoding="utf-8"))


@pytest.fixture(scope="module", name="marks")
def all_marks() -> dict[str, list[str]]:
    """Return the marks of all tests."""
    return read_marks(ROOT)


def test_the_page_is_fresh() -> None:
    """After a change of marks or rulebook, write the page again: make conformance."""
    assert PAGE.read_text(encoding="utf-8") == current_page(), "stale: run make conformance"


def test_marks_name_clauses_of_the_rulebook(clauses: list[Clause], marks: dict[str, list[str]]) -> None:
    """A misspelt number would prove nothing."""
    known = {clause.number for clause in clauses}

    assert {number: tests for number, tests in marks.items() if number not in known} == {}


def test_every_clause_has_a_test(clauses: list[Clause], marks: dict[str, list[str]]) -> None:
    """No clause is without a test."""
    unproven = [clause.number for clause in clauses if clause.number not in marks]

    assert unproven == []


def test_the_rulebook_is_read_whole(clauses: list[Clause]) -> None:
    """98 clauses in six sections and 28 interpretations, each number once."""
    interpretations = [clause for clause in clauses if clause.section == INTERPRETATIONS]

    assert len(clauses) - len(interpretations) == 98
    assert len(interpretations) == 28
    assert len({clause.number for clause in clauses}) == 126


def test_marks_are_read_from_decorators(tmp_path: Path) -> None:
    """Several numbers per mark; nothing from tests that do not run."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sample.py").write_text(
        "@pytest.mark.clause('X-1', 'X-2')\n"
        "def test_one(): ...\n"
        "class TestMore:\n"
        "    @every_ruleset\n"
        "    @pytest.mark.clause('X-2')\n"
        "    def test_two(self): ...\n"
        "@pytest.mark.skip(reason='later')\n"
        "@pytest.mark.clause('X-3')\n"
        "def test_three(): ...\n"
    )

    assert read_marks(tmp_path) == {
        "X-1": ["tests/test_sample.py::test_one"],
        "X-2": ["tests/test_sample.py::test_one", "tests/test_sample.py::TestMore::test_two"],
    }


def test_a_clause_without_a_mark_is_open() -> None:
    """The page counts proven clauses and shows the open ones."""
    clauses = [Clause("X-1", "Shared", "One."), Clause("X-2", "Shared", "Two.")]

    page = render(clauses, {"X-1": ["tests/test_a.py::test_one"]})

    assert "**Proven: 1 of 2 clauses, 0 of 0 interpretations.**" in page
    assert "| X-1 | One. | `tests/test_a.py::test_one` | proven |" in page
    assert "| X-2 | Two. |  | open |" in page
