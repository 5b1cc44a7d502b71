"""The tests can be shared out in any order: long ones are known, and no browser outlives its file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.browser import open_browser
from tests.sharing import APART, LONG, place, unit

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("file", sorted({*LONG, *APART}))
def test_a_file_that_is_given_out_in_its_own_way_is_there(file: str) -> None:
    assert (ROOT / file).is_file()


def test_long_ones_come_first_and_some_go_by_themselves() -> None:
    long, short = "tests/crash/test_killed.py::test_it[1]", "tests/core/test_melds.py::test_it[1]"

    assert place(long) < place("tests/e2e/test_of_tomorrow.py::test_it") < place(short)
    assert (unit(long), unit(short)) == (long, "tests/core/test_melds.py")


@pytest.mark.slow
def test_a_browser_that_is_closed_leaves_no_loop_running() -> None:
    with open_browser() as browser:
        assert browser.is_connected()
        assert asyncio.get_running_loop().is_running(), "then nothing of this is needed any more"

    asyncio.run(asyncio.sleep(0))
