"""How a game ended for everybody in a room: its score, and forfeited seats behind all who stayed."""

from __future__ import annotations

from msgspec import Struct

from stolik.core.deal import Seat
from stolik.play.room import Room


class SeatResult(Struct, frozen=True, kw_only=True):
    """What one seat takes from a game."""

    small: int
    """Small points, the winner's positive in every ruleset."""
    big: int
    place: int
    forfeited: bool = False


def results_of(room: Room) -> tuple[SeatResult, ...] | None:
    """Return the results of a finished game, seat by seat; None while it is not over.

    Who forfeited stands behind all who stayed, the first to go last. A game that stopped because too
    few were left has no small points, and those who stayed share the first place.
    """
    game = room.game
    if game is None or not room.is_over:
        return None
    seats = [Seat(seat) for seat in range(game.seats)]
    scores = None if game.score is None else game.score.seats
    ranks = [
        (len(room.forfeits) - room.forfeits.index(seat), 0)
        if seat in room.forfeits
        else (0, 0 if scores is None else scores[seat].place)
        for seat in seats
    ]
    places = [1 + sum(other < own for other in ranks) for own in ranks]
    big = game.rules.big_points_for(game.seats)
    return tuple(
        SeatResult(
            small=_small(0 if scores is None else scores[seat].small, forfeited=seat in room.forfeits),
            big=big[places[seat] - 1],
            place=places[seat],
            forfeited=seat in room.forfeits,
        )
        for seat in seats
    )


def _small(scored: int, *, forfeited: bool) -> int:
    """Return small points; nobody wins any by having gone."""
    return min(0, scored) if forfeited else scored
