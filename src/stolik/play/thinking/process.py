"""A process in which bots think: `python -m stolik.play.thinking.process`, with pipes for messages.

Every message is its length in four bytes and then JSON. The process ends when the pipe closes, so that none
outlives its server.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Final

from stolik.play.thinking.kept_bots import KeptBots
from stolik.play.thinking.questions import encode, question_decoder

LENGTH: Final = 4
"""The bytes of a message's length."""
_LONGEST_THOUGHT: Final = 60
"""Seconds after which the system kills a stuck process, if its server is gone."""


def main() -> int:
    """Answer questions until the pipe closes."""
    # Ctrl-C reaches every process of the terminal; the server decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(19)  # the server has priority
    # A library's output must not mix with the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    bots = KeptBots()
    while (text := _read(sys.stdin.buffer)) is not None:
        _alarm(_LONGEST_THOUGHT)
        answer = encode(bots.answer(question_decoder.decode(text)))
        _alarm(0)
        try:
            out.write(len(answer).to_bytes(LENGTH) + answer)
            out.flush()
        except OSError:
            return 0
    return 0


def _read(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(LENGTH)
    if len(head) < LENGTH:
        return None
    text = pipe.read(int.from_bytes(head))
    return text if len(text) == int.from_bytes(head) else None


def _alarm(seconds: int) -> None:
    """Let the system kill this process after some seconds, even inside compiled code."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


if __name__ == "__main__":
    sys.exit(main())
