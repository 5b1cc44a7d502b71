"""Errors of draws and counts, each with a stable code.

StolikError
└── TournamentError
    ├── FieldError           too few, too many or doubled players, no round at all
    ├── SeparationError      players who cannot be kept apart as requested
    ├── LockError            locked seats that contradict each other
    ├── SwapError            a swap of places that do not exist
    └── RowError             an invalid CSV file, with line and column
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from stolik.core.errors import StolikError


class TournamentError(StolikError):
    """Invalid input to a tournament."""

    code = "bad_tournament"


class FieldError(TournamentError):
    """A field that cannot be seated."""

    code = "bad_field"


class Apart(StrEnum):
    """Why players cannot be kept apart: stable codes with translations."""

    NO_MATES = "no_mates"
    """Too few players are left whom somebody may meet."""
    TOO_FEW_TABLES = "too_few_tables"
    """More players must all be kept apart than there are tables."""
    NO_DRAW_FOUND = "no_draw_found"
    """No draw was found in which they do not meet."""
    SAME_PLAYER = "same_player"


class SeparationError(TournamentError):
    """Players who cannot be kept apart as requested."""

    code = "cannot_separate"

    def __init__(
        self, message: str, *, why: Apart, players: Sequence[object], found: int | None = None
    ) -> None:
        super().__init__(message)
        self.why = why
        self.players = tuple(players)
        self.found = found
        """Whom somebody may meet, how many tables there are, or how many pairs meet."""


class LockError(TournamentError):
    """Locked seats that contradict each other."""

    code = "locks_clash"


class SwapError(TournamentError):
    """A swap of places that do not exist."""

    code = "no_such_place"


class RowError(TournamentError):
    """An invalid CSV file."""

    code = "bad_csv"

    def __init__(
        self, message: str, *, line: int, column: str | None = None, key: str = "", **parts: str | int
    ) -> None:
        where = f"line {line}" if column is None else f"line {line}, column {column}"
        super().__init__(f"{where}: {message}", key=key)
        self.parts = parts
        self.line = line
        self.column = column
