"""A limit to a bot's thinking time, so that a bot that never answers cannot block a simulation."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import Final

from stolik.bots.errors import BotFailedError, seat_letter
from stolik.bots.seats.seated import SeatedBot

_AGAIN: Final = 0.5
"""Seconds between two alarms: a bot may catch the first one with a bare `except`."""


@contextmanager
def time_limit(bot: SeatedBot, seat: int, budget_ms: int) -> Iterator[None]:
    """Raise a `BotFailedError` if the bot thinks longer than its budget.

    It is interrupted where the system has alarms and this is the main thread, as it is in workers;
    elsewhere it is told afterwards. Compiled code is interrupted when it returns.
    """
    limit, start = budget_ms / 1000, perf_counter()
    message = f"the bot {bot.name} in seat {seat} thought longer than the {budget_ms} ms allowed"
    error = BotFailedError(
        message, key="bot-too-slow", bot=bot.name, seat=seat_letter(seat), budget=budget_ms
    )

    def ring(_: int, __: FrameType | None) -> None:
        raise error

    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
    else:
        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, limit, _AGAIN)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if perf_counter() - start > limit:
        raise error
