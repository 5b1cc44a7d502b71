"""The end of a game for everybody in a room."""

from __future__ import annotations

from stolik.core.outcome import SeatResult, results_of_game
from stolik.play.rooms.room import Room


def results_of(room: Room) -> tuple[SeatResult, ...] | None:
    """Return the results of a finished game, seat by seat; None if it is not over."""
    return None if room.game is None else results_of_game(room.game)
