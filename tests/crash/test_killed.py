"""kill -9 of a worker while people play: nothing acknowledged is lost or doubled, and no clock charged."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.crash.kill import kill_often

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no kill -9"),
]
HALF = 25


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_or_doubled_and_no_clock_charged(tmp_path: Path, seed: int) -> None:
    report = asyncio.run(kill_often(str(tmp_path / "live.stolik"), HALF, seed=seed))

    assert report.troubles == ()
    assert report.kills == HALF
    assert report.given > 10 * HALF, "hardly anybody did anything"
    assert report.timed_out > 0, "nobody's time ran out"
