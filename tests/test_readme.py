"""The examples of the README and of the library's page are correct."""

import doctest
from pathlib import Path

import pytest

import stolik

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)

    assert tried > 0
    assert failed == 0


def test_the_library_page_names_every_function() -> None:
    """Every public function is on that page or in the README."""
    told = "".join((ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/library.md"))

    assert [name for name in stolik.__all__ if name.islower() and name not in told] == []
