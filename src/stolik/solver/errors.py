"""Errors of a question to the solver."""

from __future__ import annotations

from stolik.core.errors import StolikError
from stolik.core.tiles import JOKER, KINDS
from stolik.solver.search_types import PositionFault, Refused


class SolverError(StolikError):
    """An invalid question; `code` names the reason for programs."""

    def __init__(
        self, message: str, *, code: str, offender: str = "", key: str = "", **parts: str | int
    ) -> None:
        super().__init__(message, offender=offender, key=key, **parts)
        self.code = code  # type: ignore[misc]  # each error has its own, not each class


def error_of(refused: Refused) -> SolverError:
    """Return the error for a solver's refusal."""
    fault, offender = PositionFault(refused[0]), refused[1]
    match fault:
        case PositionFault.UNKNOWN_TILE:
            return SolverError(
                f"no tile a solver can count: at place {offender}",
                code="unknown_tile",
                key="unknown-tile",
                place=offender,
            )
        case PositionFault.TOO_MANY_TILES:
            kind = (*KINDS, JOKER)[offender]
            return SolverError(f"more than two of a kind: {kind}", code="too_many_tiles", offender=str(kind))
        case PositionFault.INVALID_TABLE:
            return SolverError(
                f"no valid set on the table: number {offender + 1}",
                code="invalid_table",
                key="invalid-table",
                set=offender + 1,
            )
