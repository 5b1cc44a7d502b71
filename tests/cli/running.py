"""Runs commands for the tests: in this process, or as the installed script."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from stolik.cli.json_lines.lines import LineAnswer, LineLoop, Request
from tests.forked import run_forked

STOLIK = Path(sys.executable).with_name("stolik")
"""The installed script."""

_TERMINAL = {"COLUMNS", "LINES", "FORCE_COLOR"}

Q = TypeVar("Q", bound=Request)


def run(*arguments: str, text: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command in a separate process, without a terminal."""
    environment = {name: value for name, value in os.environ.items() if name not in _TERMINAL}
    return run_forked(*arguments, text=text, environment=environment)


def answers(request: type[Q], answer: Callable[[Q], LineAnswer], text: bytes) -> list[Any]:
    """Return the answers of a bulk command, run in this process."""
    sink = io.BytesIO()
    LineLoop(request, answer).run(io.BytesIO(text), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def as_lines(requests: Sequence[object]) -> bytes:
    """Write requests as JSON Lines."""
    return b"".join(json.dumps(request).encode() + b"\n" for request in requests)
