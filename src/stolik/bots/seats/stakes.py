"""What a game is played for."""

from __future__ import annotations

from enum import IntEnum


class Stake(IntEnum):
    """What a bot plays for; small points break ties. The numbers are those of the kernel."""

    RULES = 0
    """What standings count: the win if the ruleset gives big points, or with two players, else small points.

    Playing for the win brings more big points than playing for places, and between two players also more
    small points (docs/training.md).
    """
    WINS = 1
    """A share of the win: for a game of its own."""
    SMALL = 2
    """Small points."""
    PLACES = 3
    """The big points of one's place."""
