"""The browser's cases are what the engine says today."""

from __future__ import annotations

from tests.web.cases import FILE, cases_text


def test_the_browsers_cases_are_fresh() -> None:
    kept = FILE.read_text()

    fresh = cases_text()

    assert kept == fresh, "run: python -m tests.web.cases"
