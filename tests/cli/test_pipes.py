"""A reader that has seen enough, such as `head`: no failure, and not a word about it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stolik.core.rulesets import RULESETS

STOLIK = [sys.executable, "-c", "from stolik.cli import main; main()"]
RECORD = next(iter(sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))))


def left(*arguments: str, first: int) -> tuple[int, bytes]:
    """Run the program, read the first bytes and close the pipe; return its status and what it complained."""
    command = [*STOLIK, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603  our own
        assert process.stdout is not None
        assert process.stderr is not None
        assert len(process.stdout.read(first)) == first
        process.stdout.close()
        complaint = process.stderr.read()
    return process.returncode, complaint


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("show", str(RECORD)), id="show"),
        pytest.param(("rules", "--json"), id="rules"),
        pytest.param(("--help",), id="help"),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_a_closed_pipe_is_no_failure(arguments: tuple[str, ...], first: int) -> None:
    assert left(*arguments, first=first) == (0, b"")


def test_a_failure_stays_one_though_nobody_reads_on() -> None:
    status, complaint = left("rules", "no-such-rules", first=0)

    assert status in {1, 2}
    assert complaint
    assert "no-such-rules" not in RULESETS
