"""Errors in what an organiser types, and refusals of a tournament, as exceptions of the command line.

StolikError
├── SaidError               told in the reader's language by `key` and arguments (`stolik.day`)
│   └── DeskError           typed at the desk
└── RefusedError            a command the tournament refused
"""

from __future__ import annotations

from stolik.core.errors import StolikError
from stolik.day.errors import FAILED, MISUSED, SaidError
from stolik.tournament.refusals import TournamentRefusal

__all__ = ["FAILED", "MISUSED", "DeskError", "RefusedError", "SaidError"]


class DeskError(SaidError):
    """Invalid input at the desk."""


class RefusedError(StolikError):
    """A command refused by the tournament; its position in a file may be known."""

    status = FAILED

    def __init__(self, refusal: TournamentRefusal, *, where: str = "") -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.where = where
