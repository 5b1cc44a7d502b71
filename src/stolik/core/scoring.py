"""The score of one game: small points, places and big points, for every ending."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from msgspec import Struct

from stolik.core.errors import ScoreError
from stolik.core.places import shared_places
from stolik.core.ruleset import SEAT_COUNTS, Announcement, Ruleset, TiedWinners, WinnerRecords
from stolik.core.table import check_supply
from stolik.core.tiles import JOKER, Kind
from stolik.core.turns.opening import most_opening_points


class Ending(StrEnum):
    """How a game ended."""

    OUT = "out"
    EXHAUSTED = "exhausted"
    ROUND_TIME = "round-time"


class Reason(StrEnum):
    """Why a seat's count is what it is, before the winner's sum or difference is taken."""

    OUT = "out"
    RACK = "rack"
    UNOPENED = "unopened"
    """M-7: not opened, and the rack could not open."""
    COULD_HAVE_OPENED = "could_have_opened"
    """M-7: not opened, although the rack could open."""
    ANNOUNCED = "announced"
    """M-8: the announcement avoided the higher penalty."""


class FinalSeat(Struct, frozen=True, kw_only=True):
    """What one seat holds when the game ends."""

    rack: tuple[Kind, ...]
    opened: bool
    announced: bool = False
    """Whether the player announced "I open next turn" in their last turn."""
    drawn_last: Kind | None = None
    """The tile drawn in the player's last turn."""


class SeatScore(Struct, frozen=True, kw_only=True):
    """The score of one seat, and how it was counted."""

    rack_value: int
    """The value of the rack, with jokers at the ruleset's penalty."""
    counted: int
    """What was counted against the seat: the rack, or the penalty for not opening."""
    reason: Reason
    small: int
    """Small points; the winner's are positive in every ruleset (I-4)."""
    place: int
    big: int


class Score(Struct, frozen=True, kw_only=True):
    """The score of a game."""

    ending: Ending
    winners: tuple[int, ...]
    seats: tuple[SeatScore, ...]


MostPoints = Callable[[Sequence[Kind]], int]
"""Finds the most points a rack can open with; callers may pass a faster search."""


def score_game(
    rules: Ruleset,
    ending: Ending,
    seats: Sequence[FinalSeat],
    *,
    most_points: MostPoints = most_opening_points,
) -> Score:
    """Return the score of a game that ended like this."""
    _check(ending, seats)
    counts = [_count(rules, ending, seat, most_points) for seat in seats]
    lowest = min(counted for counted, _ in counts)
    # A player who went out wins alone, even if a variant counts another player's last joker as 0.
    winners = tuple(
        i
        for i, (counted, reason) in enumerate(counts)
        if counted == lowest and (ending is not Ending.OUT or reason is Reason.OUT)
    )
    losses = [
        0 if i in winners else counted - _relief(lowest, reason) for i, (counted, reason) in enumerate(counts)
    ]
    won = _winners_share(rules, sum(losses), len(winners))
    small = [won if i in winners else -loss for i, loss in enumerate(losses)]
    places = shared_places([(i in winners, points) for i, points in enumerate(small)])
    big = rules.big_points_for(len(seats))
    return Score(
        ending=ending,
        winners=winners,
        seats=tuple(
            SeatScore(
                rack_value=rack_value(rules, seat.rack),
                counted=counts[i][0],
                reason=counts[i][1],
                small=small[i],
                place=places[i],
                big=big[places[i] - 1],
            )
            for i, seat in enumerate(seats)
        ),
    )


def rack_value(rules: Ruleset, rack: Sequence[Kind]) -> int:
    """Return the value of a rack at the end: its numbers, and jokers at their penalty."""
    return sum(rules.joker_penalty if kind is JOKER else kind.number for kind in rack)


def _count(rules: Ruleset, ending: Ending, seat: FinalSeat, most_points: MostPoints) -> tuple[int, Reason]:
    """Return the count against a seat, and the reason."""
    if not seat.rack:
        return 0, Reason.OUT
    rack = rack_value(rules, seat.rack)
    applies = ending is Ending.OUT or rules.unopened_penalty_on_exhaustion  # I-6
    if seat.opened or not rules.unopened_penalty or not applies:
        return rack, Reason.RACK
    reason = _unopened_reason(rules, seat, most_points)
    penalty = {
        Reason.UNOPENED: rules.unopened_penalty,
        Reason.ANNOUNCED: rules.announced_penalty,
        Reason.COULD_HAVE_OPENED: rules.unopened_penalty_could_open,
    }[reason]
    return penalty if rules.unopened_penalty_replaces_rack else penalty + rack, reason  # I-5


def _unopened_reason(rules: Ruleset, seat: FinalSeat, most_points: MostPoints) -> Reason:
    if most_points(seat.rack) < rules.opening_points:
        return Reason.UNOPENED
    spared = rules.announcement is Announcement.SPARES_HIGHER_PENALTY and seat.announced
    if spared and seat.drawn_last is not None:
        # M-8: the last drawn tile must have made the opening possible; without it the rack could not open.
        earlier = list(seat.rack)
        earlier.remove(seat.drawn_last)
        if most_points(earlier) < rules.opening_points:
            return Reason.ANNOUNCED
    return Reason.COULD_HAVE_OPENED


def _relief(lowest: int, reason: Reason) -> int:
    """Return what a loser may subtract: the winner's rack (M-9), but not from a penalty (I-16).

    If somebody went out, the lowest count is 0, so one formula works for every ending.
    """
    return lowest if reason is Reason.RACK else 0


def _winners_share(rules: Ruleset, losses: int, winners: int) -> int:
    if rules.winner_records is WinnerRecords.NOTHING:
        return 0  # I-16
    # I-8: split in whole points; nobody records the remainder.
    return losses if rules.tied_winners is TiedWinners.FULL else losses // winners


def _check(ending: Ending, seats: Sequence[FinalSeat]) -> None:
    if len(seats) not in SEAT_COUNTS:
        message = f"a game has two to four seats: {len(seats)}"
        raise ScoreError(message, key="bad-seats", found=len(seats))
    check_supply(kind for seat in seats for kind in seat.rack)
    empty = [i for i, seat in enumerate(seats) if not seat.rack]
    if ending is Ending.OUT and len(empty) != 1:
        message = f"the game ended by going out, so exactly one rack is empty: found {len(empty)}"
        raise ScoreError(message, key="not-one-out", found=len(empty))
    if ending is not Ending.OUT and empty:
        message = f"rack {empty[0]} is empty, so the game ended by going out, not {ending.value!r}"
        raise ScoreError(message, key="somebody-out")
    for i, seat in enumerate(seats):
        if seat.drawn_last is not None and seat.drawn_last not in seat.rack:
            message = f"rack {i} does not hold the tile drawn last: {seat.drawn_last}"
            raise ScoreError(message, offender=str(seat.drawn_last), key="last-tile-not-held")
