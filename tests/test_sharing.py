"""The tests can be shared out in any order: long ones are known, and no browser outlives its file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.browser import close_lent_browser, lend_browser
from tests.quick import choose, file_seconds
from tests.sharing import NEW_BROWSER_FILE, PART, Shares, read_durations, write_durations

ROOT = Path(__file__).parent.parent


def test_most_of_what_was_recorded_is_still_there() -> None:
    """A record of files that no longer exist orders nothing; `make durations` writes it again."""
    files = {unit.partition("::")[0] for unit in read_durations()}
    gone = {file for file in files if not (ROOT / file).is_file()}

    assert len(gone) <= len(files) // 4, gone


def test_the_longest_start_first_and_long_files_are_cut_into_parts(tmp_path: Path) -> None:
    took = {
        "tests/a/test_long.py::test_one": PART,
        "tests/a/test_long.py::test_two[x]": 2.0,
        "tests/a/test_long.py::test_two[y]": 3.0,
        "tests/b/test_middle.py::test_one": 3.0,
        "tests/b/test_middle.py::test_two": 4.0,
        "tests/c/test_short.py::test_one": 0.01,
    }
    write_durations(took, tmp_path / "durations.json")
    shares = Shares(read_durations(tmp_path / "durations.json"))
    order = sorted([*took, "tests/e2e/test_new.py::test_it"], key=lambda test: -shares.seconds(test))

    assert [shares.unit(test) for test in order] == [
        "tests/a/test_long.py#0",
        "tests/e2e/test_new.py",
        "tests/b/test_middle.py",
        "tests/b/test_middle.py",
        "tests/a/test_long.py#1",
        "tests/a/test_long.py#1",
        "tests/c/test_short.py",
    ]
    assert shares.seconds("tests/e2e/test_new.py::test_it") == NEW_BROWSER_FILE


def test_new_and_short_tests_of_a_long_file_are_spread_over_its_parts() -> None:
    shares = Shares({"tests/a/test_long.py": 4 * PART, "tests/a/test_long.py::test_one": 1.0})

    units = {shares.unit(f"tests/a/test_long.py::test_new[{number}]") for number in range(100)}

    assert units == {f"tests/a/test_long.py#{part}" for part in range(4)}
    assert shares.seconds("tests/a/test_long.py::test_new[0]") >= PART - 1.0


def test_a_quick_run_takes_what_changed_and_what_is_short() -> None:
    seconds = file_seconds(
        {"tests/core/test_long.py": 9.0, "tests/play/test_huge.py": 99.0, "tests/web/test_b.py": 1.0},
        [
            "tests/core/test_long.py",
            "tests/play/test_huge.py",
            "tests/web/test_b.py",
            "tests/words/test_c.py",
        ],
    )

    assert choose(seconds, ["src/stolik/core/melds.py"]) == [
        "tests/core/test_long.py",
        "tests/words/test_c.py",
        "tests/web/test_b.py",
    ]


@pytest.mark.slow
def test_a_browser_that_is_closed_leaves_no_loop_running() -> None:
    with lend_browser() as first:
        first.new_context()
    assert not first.contexts
    with lend_browser() as second:
        assert second is first
        assert asyncio.get_running_loop().is_running(), "then nothing of this is needed any more"
    close_lent_browser()

    asyncio.run(asyncio.sleep(0))
