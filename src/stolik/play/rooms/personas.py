"""Ids at a tournament's table: others know people there by their seats, not by their accounts.

The names there are those of a roster. Whoever learned the id of an account could find its own name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from stolik.play.past_games import PastGame
from stolik.play.ports import PlayerId
from stolik.play.rooms.room import Room

FORMER: Final = PlayerId("@former")
"""Somebody who sat at a tournament's table and does no longer."""


def seat_id(seat: int) -> PlayerId:
    """Return the id of whoever has a seat; no session has it."""
    return PlayerId(f"@seat:{seat}")


def persona(room: Room, player: PlayerId) -> PlayerId:
    """Return the id by which others know somebody in a room."""
    if room.opened.setup.tournament is None:
        return player
    seat = room.seat_of(player)
    if seat is not None:
        return seat_id(seat)
    return FORMER if player in room.sat else player


def personas(room: Room, players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the ids by which others know people in a room, in order."""
    return tuple(sorted({persona(room, player) for player in players}))


def player_behind(room: Room, known_as: PlayerId) -> PlayerId | None:
    """Return the player at a table whom others know by an id; None if there is none."""
    for sitter in room.sitters:
        if sitter is not None and sitter.player is not None and persona(room, sitter.player) == known_as:
            return sitter.player
    return None


def seen_game(game: PastGame, own: PlayerId) -> PastGame:
    """Return a finished game as a player's list shows it: in a tournament others have their seats' ids."""
    if game.tournament is None:
        return game
    return replace(
        game,
        seats=tuple(
            seat if seat.player is None or seat.player == own else replace(seat, player=seat_id(number))
            for number, seat in enumerate(game.seats)
        ),
    )
