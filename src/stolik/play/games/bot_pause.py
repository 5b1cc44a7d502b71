"""How long a bot waits before it moves: one of three speeds for people, or milliseconds for programs."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

MOST_BOT_PAUSE: Final = 10_000
"""The longest pause anybody may ask for, in milliseconds."""
_OF_A_TURN: Final = 4
"""A bot never waits longer than this part of its turn, or the clock would beat it."""


class BotSpeed(StrEnum):
    """How fast bots play."""

    SLOW = "slow"
    """Somebody new can follow every move."""
    NORMAL = "normal"
    FAST = "fast"


BotPause: TypeAlias = BotSpeed | Annotated[int, Meta(ge=0, le=MOST_BOT_PAUSE)]


def pause_of(wish: BotPause, normal: int, turn_seconds: int | None) -> int:
    """Return a pause in milliseconds, where `normal` is the server's and a turn lasts so long."""
    match wish:
        case BotSpeed.SLOW:
            pause = 3 * normal
        case BotSpeed.NORMAL:
            pause = normal
        case BotSpeed.FAST:
            pause = normal // 4
        case _:
            pause = wish
    return pause if turn_seconds is None else min(pause, 1000 * turn_seconds // _OF_A_TURN)
