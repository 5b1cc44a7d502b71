"""What an organiser can type wrong, and what a tournament refuses, as exceptions of this command line.

StolikError
└── DeskError               told in the reader's language by `key` and arguments
    └── RefusedError        a command the tournament refused
"""

from __future__ import annotations

from typing import Final

from stolik.core.errors import StolikError
from stolik.tournament.refusals import Refusal

FAILED: Final = 1
"""The exit status of a failed check or a refusal."""
MISUSED: Final = 2
"""The exit status of bad usage."""


class DeskError(StolikError):
    """Something typed that makes no sense; `key` names the message for people."""

    code = "bad_usage"
    status = MISUSED

    def __init__(self, *, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class RefusedError(StolikError):
    """A command the tournament refused; where it stood in a file may be known."""

    status = FAILED

    def __init__(self, refusal: Refusal, *, where: str = "") -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.where = where
