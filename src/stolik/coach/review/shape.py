"""What a review is made of; whoever shows one needs no more than this."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from stolik.core.state import State


class Deed(StrEnum):
    """What somebody did with a turn."""

    PLAYED = "played"
    DREW = "drew"
    PASSED = "passed"
    TIMED_OUT = "timed_out"


class Mark(StrEnum):
    """A remark on a turn."""

    MISTAKE = "mistake"
    """Another play was clearly better."""


class WinChance(Struct, frozen=True, kw_only=True):
    """The chance to win with the best play that was looked at, and with what was done."""

    before: float
    after: float
    low: float
    """The interval of `after`, 95%."""
    high: float


class OpenChance(WinChance, frozen=True, kw_only=True):
    """The same as it was, with everybody's tiles open; only the order of the bank is left to chance."""

    seats: tuple[float, ...]
    """Everybody's chances when the turn began."""


class ReviewedTurn(Struct, frozen=True, kw_only=True):
    """One turn."""

    turn: int
    seat: int
    deed: Deed
    played: int
    """Tiles laid."""
    possible: int
    """The most tiles that could be laid."""
    could_open: bool
    could_go_out: bool
    forced: bool
    """Whether there was nothing else to do."""
    win: WinChance
    """As the seat could know it."""
    mark: Mark | None
    better: str | None
    """What was clearly better: the tiles to lay, or nothing for drawing; None if nothing was."""
    seats: tuple[float, ...]
    """Everybody's chances after the turn, with what this seat could know."""
    open: OpenChance
    """As it was."""
    laid: str
    most: str
    """The tiles of the largest play."""
    table: str
    """As it lay when the turn began."""
    rack: str
    opened: bool


class Accuracy(Struct, frozen=True, kw_only=True):
    """How well somebody played, from 0 to 100; None if there was nothing to choose."""

    tactical: float | None
    """Tiles laid of those that could be laid, as the solver saw it."""
    strategic: float | None
    """What was kept of the chance to win; laying less is often right."""


class Review(Struct, frozen=True, kw_only=True):
    """A reviewed game."""

    seats: int
    turns: tuple[ReviewedTurn, ...]
    turning_points: tuple[int, ...]
    """Turns that changed the most, at most three, in the order of the game."""
    accuracy: Accuracy


def accuracy_of(turns: Iterable[ReviewedTurn]) -> Accuracy:
    """Return how well these turns were played; forced turns do not count."""
    free = [turn for turn in turns if turn.possible]
    return Accuracy(
        tactical=_percent([min(1.0, turn.played / turn.possible) for turn in free]),
        strategic=_percent([1 - (turn.win.before - turn.win.after) for turn in free]),
    )


def _percent(shares: Sequence[float]) -> float | None:
    return round(100 * sum(shares) / len(shares), 1) if shares else None


def shares_of_win(state: State) -> tuple[float, ...] | None:
    """Return each seat's share of the win of a finished game; None if nobody won."""
    winners = () if state.score is None else state.score.winners
    if not winners:
        return None
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))


class ReviewStep(Struct, frozen=True, kw_only=True, tag="step"):
    """Sent while a review is made: how many steps are done."""

    done: int
    of: int


class ReviewDone(Struct, frozen=True, kw_only=True, tag="done"):
    """Sent at the end: the review, as JSON."""

    review: Raw


ReviewLine: TypeAlias = ReviewStep | ReviewDone
line_decoder: Final[msgspec.json.Decoder[ReviewLine]] = msgspec.json.Decoder(ReviewLine)
