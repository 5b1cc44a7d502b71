"""Moves that need no thought, and the whims of bots."""

from __future__ import annotations

from random import Random

from stolik.bots.bot import draw, own_seat
from stolik.core.commands import KeepDeal, PlayerCommand, PressClock
from stolik.core.fairness.chance import key_from
from stolik.core.view import View


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
