"""The browser's cases equal the engine's current answers."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.web import cases, counting_cases, freed_joker_cases


@pytest.mark.parametrize("made", [cases, counting_cases, freed_joker_cases])
def test_the_browsers_cases_are_fresh(made: ModuleType) -> None:
    kept = made.FILE.read_text()

    fresh = made.cases_text()

    assert kept == fresh, f"run: python -m {made.__name__}"
