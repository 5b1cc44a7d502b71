"""The README's examples do what they say."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_readme_examples_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)

    assert tried > 0
    assert failed == 0
