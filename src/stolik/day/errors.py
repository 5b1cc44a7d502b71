"""Errors in what people type or send at a tournament, with translations."""

from __future__ import annotations

from typing import Final

from stolik.core.errors import StolikError

MISUSED: Final = 2
"""The exit status of bad usage."""
FAILED: Final = 1
"""The exit status of a failed check or a refusal."""


class SaidError(StolikError):
    """Invalid input; `key` names the message for people."""

    code = "bad_usage"
    status = MISUSED

    def __init__(self, *, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class AlteredError(SaidError):
    """A file that does not match its digest."""

    code = "altered"
    status = FAILED


class BrokenLogError(StolikError):
    """A tournament's log that cannot be read."""

    code = "damaged"
