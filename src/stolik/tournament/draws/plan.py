"""A draw as values: players at lettered seats, by table and round."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

LETTERS: Final = "ABCD"

Player: TypeAlias = int | str
"""A number if the field has no names, otherwise a name."""


class DrawnTable(Struct, frozen=True, kw_only=True):
    """One table of a round; its players sit on A, B, C and, at a table of four, D."""

    number: int
    seats: tuple[Player, ...]

    def lettered(self) -> dict[str, Player]:
        """Return the players by seat letter."""
        return dict(zip(LETTERS, self.seats, strict=False))


class DrawnRound(Struct, frozen=True, kw_only=True):
    """The tables of one round."""

    number: int
    tables: tuple[DrawnTable, ...]
    resting: tuple[Player, ...] = ()
    """Players without a table: in a field of five, one player each round."""


class DrawnRounds(Struct, frozen=True, kw_only=True):
    """The drawn rounds, and the commitment to their seed."""

    rounds: tuple[DrawnRound, ...]
    commitment: str


class Lock(Struct, frozen=True, kw_only=True):
    """A place reserved for somebody: by the ramp, near the referee, or already announced."""

    player: Player
    table: int
    seat: str | None = None
    """The letter; None for any seat at that table."""
    round: int | None = None
    """The number of the round; None for every round."""
