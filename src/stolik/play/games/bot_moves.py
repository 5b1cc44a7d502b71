"""Bots think off the event loop, within a time budget."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from stolik.bots import BOTS, IllegalMoveError
from stolik.bots.bot import draw, own_seat
from stolik.core.commands import KeepDeal, PlayerCommand, PressClock
from stolik.core.fairness.chance import key_from
from stolik.core.view import View
from stolik.play.settings import PlaySettings

Choose: TypeAlias = Callable[[View], PlayerCommand]
Offload: TypeAlias = Callable[[Choose, View], Awaitable[PlayerCommand]]


async def in_thread(choose: Choose, view: View) -> PlayerCommand:
    """Let a bot think in a thread, so that the event loop is not blocked."""
    return await asyncio.to_thread(choose, view)


class Thinking:
    """Asks bots for moves; always gets an answer, even if a bot fails."""

    def __init__(self, settings: PlaySettings, *, offload: Offload) -> None:
        self._budget = settings.bot_budget / 1000
        self._places = asyncio.Semaphore(settings.thinkers)
        self._offload = offload

    async def choose(self, level: str, view: View, *, whim: int) -> PlayerCommand:
        """Return a bot's move, or the simplest one if it takes too long or fails."""
        bot = BOTS[level](whim)
        async with self._places:
            try:
                async with asyncio.timeout(self._budget):
                    return await self._offload(bot.choose, view)
            except (TimeoutError, IllegalMoveError):
                return simplest(view, whim=whim)


def simplest(view: View, *, whim: int) -> PlayerCommand:
    """Return a command that is always allowed."""
    seat = own_seat(view)
    if view.turn is None:
        return KeepDeal(seat=seat)
    if view.turn.has_drawn:
        return PressClock(seat=seat)
    return draw(view, Random(whim))  # noqa: S311  which stack a bot takes is no secret


def whim_of(seed: bytes | None, seat: int, seq: int) -> int:
    """Return a bot's random seed for one decision: equal on every worker, unknown to players."""
    if seed is None:
        return seq
    return int.from_bytes(key_from(seed, b"stolik bot", (str(seat), str(seq)))[:8])
