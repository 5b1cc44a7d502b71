"""Win chances after a play, as the master estimates them, compared with the best other play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stolik.bots import _mind
from stolik.bots.bot import own_seat
from stolik.bots.history import known_from
from stolik.bots.rules_numbers import rules_numbers
from stolik.bots.seats.clock import hands_for
from stolik.coach.review.marks import SURE, Chance, mean_and_error
from stolik.core.events import Event
from stolik.core.view import View
from stolik.solver import QUICK

_SCOUTS: Final = 32
"""Worlds in which the best other play is looked for."""
_SEEDS: Final = 1 << 64


class Effort(Struct, frozen=True, kw_only=True):
    """How much work is spent on one question; the same effort and seed give the same answer."""

    worlds: int
    """The most worlds in which plays are compared."""
    work: int
    """Turns of rollouts, as the master counts them; no new world is started after these."""
    seed: int


class TurnQuestion(Struct, frozen=True, kw_only=True):
    """A turn to judge."""

    view: View
    """The seat's view at the start of the turn."""
    events: Sequence[Event]
    """The events before it, as the seat may see them."""
    done: Sequence[int]
    """The kinds laid; none for drawing."""
    may_draw: bool
    """Whether drawing may be proposed instead."""
    racks: Sequence[Sequence[int]] | None = None
    """All racks, to judge the turn with full knowledge; the order of the bank stays unknown."""


def compare_plays(asked: TurnQuestion, effort: Effort, *, others: bool = True) -> list[Chance]:
    """Return the chances after the actual play, and after the best of the master's other plays, if any.

    Both are tried in the same worlds. The other play is chosen in separate worlds, so that it is not just the
    luckiest of many.
    """
    view = asked.view
    compared = _mind.compare_plays(
        rules_numbers(view.rules, view.seats),
        known_from(view, asked.events),
        asked.done,
        asked.may_draw,
        asked.racks,
        min(_SCOUTS, effort.worlds) if others else 0,
        effort.worlds,
        effort.work,
        effort.seed % _SEEDS,
        hands_for(view.rules),
        QUICK,
    )
    seat = own_seat(view)
    return [_chance(kinds, shares, seat) for kinds, shares in compared]


def _chance(kinds: Sequence[int], found: Sequence[tuple[float, ...]], seat: int) -> Chance:
    values = tuple(shares[seat] for shares in found)
    mean, error = mean_and_error(values)
    return Chance(
        laid=tuple(kinds),
        mean=mean,
        low=max(0.0, mean - SURE * error),
        high=min(1.0, mean + SURE * error),
        seats=tuple(sum(column) / len(found) for column in zip(*found, strict=True)),
        values=values,
    )
