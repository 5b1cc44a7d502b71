"""kill -9 at random moments while a tournament is entered: nothing confirmed is lost or applied twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import STOLIK
from tests.cli.tournament.clerk import SABOTAGES
from tests.cli.tournament.killing import kill_often
from tests.cli.tournament.organiser import Organiser, sheet_lines
from tests.seeded import seeded

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no kill -9")


def test_nothing_confirmed_is_lost_and_nothing_doubled(tmp_path: Path) -> None:
    report = kill_often(tmp_path, 30, seed=1)

    assert report.troubles == ()
    assert report.kills == 30


@pytest.mark.parametrize("sabotage", SABOTAGES)
def test_a_fault_in_the_store_is_noticed(tmp_path: Path, sabotage: str) -> None:
    """With the planted fault, the same test finds something lost or applied twice."""
    report = kill_often(tmp_path, 100, seed=3, sabotage=sabotage)

    assert report.troubles


def test_the_installed_command_can_be_killed_while_sheets_are_typed(eight: Organiser) -> None:
    """A person types the whole stack again: closed sheets are not entered twice."""
    dice = seeded(5)
    lines = list(sheet_lines(eight.tables(), dice))
    environment = {**os.environ, "STOLIK_TOURNAMENT": str(eight.file), "STOLIK_LANG": "en"}
    before = len(eight.log())

    for _ in range(3):
        with subprocess.Popen(  # noqa: S603  our own script
            [STOLIK, "tournament", "sheet", "--type"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        ) as clerk:
            assert clerk.stdin is not None
            assert clerk.stdout is not None
            clerk.stdin.write("".join(lines).encode())
            clerk.stdin.flush()
            clerk.stdout.readline()  # it has started
            time.sleep(dice.random() * 0.02)
            clerk.send_signal(signal.SIGKILL)
    eight.do("sheet", "--type", text="".join(lines))

    assert len(eight.log()) == before + 2 * len(lines)
