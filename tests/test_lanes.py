"""Tests that run in several processes are reported as if they had run in one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.lanes import Units
from tests.sharing import Shares

ROOT = Path(__file__).parent.parent
SHARED = "from tests.conftest import pytest_addoption, pytest_collection_modifyitems, pytest_runtestloop\n"
MANY = """
import os, pytest

@pytest.mark.parametrize("number", range(30))
def test_passes(number, tmp_path):
    (tmp_path / "mine").write_text("")
    print(f"ran {number} in", os.getpid())
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "conftest.py").write_text(SHARED)
    return tmp_path


def run(folder: Path, *options: str, background: bool = False, **files: str) -> tuple[int, str]:
    """Run the tests of these files in two lanes; return the status and what pytest wrote.

    In the background as a shell does it: SIGINT is ignored.
    """
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text)
    command = [
        *(("sh", "-c", "trap '' INT; exec \"$@\"", "sh") if background else ()),
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "--lanes",
        "2",
        *options,
        str(folder),
    ]
    done = subprocess.run(  # noqa: S603  ourselves
        [*command, f"--rootdir={folder}", f"--basetemp={folder / 'temporary'}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return done.returncode, done.stdout + done.stderr


def test_every_test_runs_once_in_one_of_the_processes(folder: Path) -> None:
    status, told = run(folder, "-rP", one=MANY, two=MANY, three=MANY)

    ran = [line.split() for line in told.splitlines() if line.startswith("ran ")]
    assert status == 0
    assert "90 passed" in told
    assert sorted(int(number) for _, number, *_ in ran) == sorted(3 * [*range(30)])
    assert len({process for *_, process in ran}) == 2


def test_a_failure_is_told_with_its_output(folder: Path) -> None:
    failing = "def test_it():\n    print('said before')\n    assert [1, 2] == [1, 3]\n"

    status, told = run(folder, one=MANY, two=failing)

    assert status == 1
    assert "1 failed, 30 passed" in told
    assert "said before" in told
    assert "At index 1 diff: 2 != 3" in told


def test_a_process_that_ends_fails_its_test_and_the_rest_still_runs(folder: Path) -> None:
    ending = (
        "import os\n"
        "def test_before(): pass\n"
        "def test_ends(): os._exit(0)\n"
        "def test_after(): pass\n"
        "def test_much_later(): pass\n"
    )

    status, told = run(folder, one=MANY, two=ending)

    assert status == 1
    assert "1 failed, 33 passed" in told
    assert "the process that ran this test ended" in told


def test_fixtures_stay_as_long_as_the_next_test_uses_them(folder: Path) -> None:
    (folder / "conftest.py").write_text(
        f"{SHARED}import pytest\n"
        "@pytest.fixture(scope='session')\n"
        "def always():\n"
        "    print('began', flush=True)\n"
        "    yield\n"
        "    print('over', flush=True)\n"
        "@pytest.fixture(scope='module')\n"
        "def once(always):\n"
        "    print('opened', flush=True)\n"
        "    yield\n"
        "    print('closed', flush=True)\n"
    )
    using = "".join(f"def test_{number}(once): pass\n" for number in range(3))

    status, told = run(folder, "-rP", one=using, two=using, three=using, four=using, five=using)

    assert status == 0
    assert told.count("opened") == told.count("closed") == 5
    assert told.count("began") == told.count("over") <= 2


@pytest.mark.parametrize("background", [False, True])
def test_the_first_failure_can_end_the_run(folder: Path, *, background: bool) -> None:
    slow = "import time, pytest\n@pytest.mark.parametrize('n', range(100))\ndef test_it(n): time.sleep(0.2)\n"

    status, told = run(folder, "-x", background=background, one="def test_it(): assert 0\n", two=slow)

    assert status == 1
    assert "stopping after 1 failures" in told
    assert "ended" not in told


def test_an_error_in_a_file_is_told_and_nothing_runs(folder: Path) -> None:
    status, told = run(folder, one=MANY, two="import nothing_of_this_name\n")

    assert status == 2
    assert "1 error" in told
    assert "passed" not in told


def names_taken(units: Units, tests: Sequence[str], wanted: Sequence[bool]) -> list[list[str]]:
    return [[tests[index] for index in units.take(browsers=browsers)] for browsers in wanted]


def test_lanes_for_browsers_and_for_the_rest_take_the_longest_of_their_own_first() -> None:
    tests = [
        "tests/e2e/test_a.py::test_1",
        "tests/core/test_b.py::test_1",
        "tests/core/test_b.py::test_2",
        "tests/e2e/test_c.py::test_1",
        "tests/core/test_d.py::test_1",
    ]
    units = Units(tests, Shares({}))

    taken = names_taken(units, tests, [False, True, False, False, False])

    assert taken == [tests[1:3], tests[:1], tests[4:], tests[3:4], []]
    assert not units
