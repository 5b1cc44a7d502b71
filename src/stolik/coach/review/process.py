"""A process that reviews one game: `python -m stolik.coach.review.process [WORLDS]`.

A record comes in, JSON lines go out: a `ReviewStep` each until the last, which is a `ReviewDone`.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Raw

from stolik.coach.review.review import WORLDS, review_game
from stolik.coach.review.shape import ReviewDone, ReviewLine, ReviewStep
from stolik.notation.record import read_record

_CPU_SECONDS: Final = 120
"""After these the system ends a review; the longest take some seconds."""


def main(worlds: int = WORLDS) -> int:
    """Review the game on standard input."""
    _step_back()
    events = read_record(sys.stdin.read()).events
    review = review_game(events, worlds=worlds, on_step=lambda done, of: _write(ReviewStep(done=done, of=of)))
    _write(ReviewDone(review=Raw(msgspec.json.encode(review))))
    return 0


def _step_back() -> None:
    """Give the server priority, and limit the processor time."""
    # Ctrl-C goes to everybody in the terminal; the server decides what ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(19)
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  not on every system

        resource.setrlimit(resource.RLIMIT_CPU, (_CPU_SECONDS, _CPU_SECONDS))


def _write(line: ReviewLine) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
