"""How long a bot waits before it moves: one of three speeds for people, or milliseconds for programs."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

MOST_BOT_PAUSE: Final = 10_000
"""The longest pause that may be requested, in milliseconds."""
_OF_A_TURN: Final = 4
"""The largest part of its turn that a bot may wait, so that its time does not run out."""


class BotSpeed(StrEnum):
    """How fast bots play."""

    SLOW = "slow"
    """Slow enough for newcomers to follow every move."""
    NORMAL = "normal"
    FAST = "fast"


BotPause: TypeAlias = BotSpeed | Annotated[int, Meta(ge=0, le=MOST_BOT_PAUSE)]


def pause_of(wish: BotPause, normal: int, turn_seconds: int | None) -> int:
    """Return a pause in milliseconds, given the server's `normal` pause and the length of a turn."""
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
