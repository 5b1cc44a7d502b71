"""kill -9 of the real server while people play over sockets: nothing lost or doubled, everybody goes on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.crash.served import kill_often

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no kill -9"),
]
KILLS = 50
SECONDS = 60.0
"""A server takes a second or two to start: on a busy machine fewer deaths fit into a minute."""
FEWEST = 2


def test_what_a_killed_server_has_acknowledged_is_there_and_everybody_goes_on(tmp_path: Path) -> None:
    report = asyncio.run(kill_often(tmp_path / "live.stolik", KILLS, seed=1, seconds=SECONDS))

    assert report.troubles == ()
    assert report.kills >= FEWEST
    assert report.cuts >= report.kills, "nobody had to come back"
    assert report.acknowledged > 2 * report.kills, "hardly anybody did anything"
