"""Output to a reader that stops early, such as `head`, to a full disk, and to a closed stream."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stolik.core.rulesets import RULESETS

STOLIK = [sys.executable, "-c", "from stolik.cli import main; main()"]
RECORD = next(iter(sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))))


def left(*arguments: str, first: int) -> tuple[int, bytes]:
    """Run the program, read the first bytes and close the pipe; return its status and its error output."""
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


FULL = Path("/dev/full")
"""Where there is never any space."""
RACK = b'{"rules":"pl-forty","rack":"r1"}\n'


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a full disk to try")
@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("can-open",), id="a bulk command"),
        pytest.param(("show", str(RECORD)), id="show"),
        pytest.param(("draw", "--players", "8", "--json"), id="what is written at the end"),
        pytest.param(("--help",), id="help"),
    ],
)
def test_a_full_disk_is_told_in_one_line(arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_LANG", "pl")

    with FULL.open("wb") as full:
        run = subprocess.run(  # noqa: S603  our own
            [*STOLIK, *arguments], input=RACK, stdout=full, stderr=subprocess.PIPE, check=False
        )

    assert (run.returncode, run.stderr.decode()) == (1, "Błąd: na dysku nie ma już miejsca\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_a_closed_stream_is_like_an_empty_one(closed: str) -> None:
    command = f'exec "$0" -c "from stolik.cli import main; main()" can-open {closed}'

    run = subprocess.run(  # noqa: S603  our own
        ["/bin/sh", "-c", command, sys.executable], input=RACK, capture_output=True, check=False
    )

    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")
