"""How a number of players splits into tables."""

from __future__ import annotations

from typing import Final

from stolik.tournament.errors import FieldError

FULL: Final = 4
SHORT: Final = 3
ROTATING: Final = 5
"""The one field that cannot be split into tables of three and four: one player rests."""
LEAST_FIELD: Final = 3
LARGEST_FIELD: Final = 512
MOST_ROUNDS: Final = 24


def table_sizes(players: int) -> tuple[int, ...]:
    """Return the sizes of the tables, fours first: as many fours as possible, threes for the rest.

    >>> table_sizes(14)
    (4, 4, 3, 3)
    >>> table_sizes(5)
    (4,)
    """
    check_field(players)
    if players == ROTATING:
        return (FULL,)
    threes = -players % FULL
    fours = (players - SHORT * threes) // FULL
    return (FULL,) * fours + (SHORT,) * threes


def check_field(players: int) -> None:
    """Raise an error for a number of players that cannot be seated."""
    if players < LEAST_FIELD:
        message = f"a table needs three or four players, so {players} cannot be seated"
        raise FieldError(message, key="too-few-players", count=players)
    if players > LARGEST_FIELD:
        message = f"the draw goes up to {LARGEST_FIELD} players: {players}"
        raise FieldError(message, key="too-many-players", most=LARGEST_FIELD, count=players)


def check_rounds(rounds: int) -> None:
    """Raise an error for a number of rounds that cannot be drawn."""
    if not 1 <= rounds <= MOST_ROUNDS:
        message = f"the draw makes 1 to {MOST_ROUNDS} rounds: {rounds}"
        raise FieldError(message, key="bad-rounds", most=MOST_ROUNDS, count=rounds)
