"""Errors of programs and files; mistakes of players are values (`refusals`).

StolikError(ValueError)     `code` is stable, the message quotes the offender
├── NotationError           text that is not a tile, rack or table
├── TooManyTilesError       more of one kind than the bag holds
├── RulesetError            an unknown ruleset
├── VariantError            a change to a ruleset that makes no sense
├── SeatError               a seat, or a number of seats, that no game has
├── ScoreError              an impossible ending
├── TileNotOwnedError       tiles that were on neither the table nor the rack
└── RecordError             a game record that is damaged or was altered

MissingExtraError(ImportError)  a part of Stolik whose libraries are not installed
"""

from __future__ import annotations

from typing import ClassVar


class StolikError(ValueError):
    """Invalid input; `code` names the reason for programs."""

    code: ClassVar[str] = "bad_input"

    def __init__(self, message: str = "", *, offender: str = "", key: str = "", **parts: str | int) -> None:
        super().__init__(message)
        self.offender = offender
        """The part of the input that the message quotes, for translations."""
        self.key = key
        """The key of the same message in other languages, if it is translated."""
        self.parts = parts
        """The arguments of the translated message."""


class NotationError(StolikError):
    """Text that is not a tile, rack or table."""

    code = "bad_notation"


class TooManyTilesError(StolikError):
    """More of one kind than the bag holds (X-1)."""

    code = "too_many_tiles"


class RulesetError(StolikError):
    """An unknown ruleset, or a variant that makes no sense."""

    code = "unknown_ruleset"


class VariantError(StolikError):
    """A change to a ruleset that makes no sense."""

    code = "bad_variant"


class SeatError(StolikError):
    """A seat, or a number of seats, that no game has (X-2)."""

    code = "bad_seat"


class ScoreError(StolikError):
    """An impossible ending."""

    code = "impossible_ending"


class TileNotOwnedError(StolikError):
    """Tiles laid or held in a turn that were on neither the table nor the rack."""

    code = "tile_not_owned"


class RecordError(StolikError):
    """A game record that is damaged or was altered."""

    code = "bad_record"


class MissingExtraError(ImportError):
    """A part of Stolik whose libraries are not installed."""

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(f"this needs {module}: pip install 'stolik[{extra}]'", name=module)
        self.extra = extra
        """What to install: `stolik[extra]`."""
