"""The protocol of bots, and the decisions that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeAlias

from stolik.core.commands import (
    Announce,
    AskRedeal,
    ChooseStack,
    Draw,
    KeepDeal,
    Pass,
    PlayerCommand,
    PressClock,
)
from stolik.core.deal import Seat
from stolik.core.events import Event
from stolik.core.judge import Position
from stolik.core.ruleset import Announcement
from stolik.core.view import View
from stolik.solver import can_open


class Bot(Protocol):
    """An artificial player: created once for a game, and asked whenever the game waits for it."""

    def choose(self, view: View, events: Sequence[Event], budget_ms: int | None) -> PlayerCommand:
        """Return what the bot does next.

        `view` is the game as its seat may see it now. `events` are those since the bot was asked
        last, as its seat may see them; the first time all from the beginning of the game. `budget_ms`
        is how long it may think about this move, None for as long as it likes.
        """


class SimpleBot(Protocol):
    """A bot that needs only the view. `choose` may also have just one of `events` and `budget_ms`."""

    def choose(self, view: View) -> PlayerCommand:
        """Return what the bot does next."""


AnyBot: TypeAlias = Bot | SimpleBot


def own_seat(view: View) -> Seat:
    """Return the seat of this view."""
    if view.viewer.seat is None:
        message = "a bot plays from a seat; this is a spectator's view"
        raise ValueError(message)
    return view.viewer.seat


def position(view: View) -> Position:
    """Return the position of the bot's turn, for the judge."""
    seat = own_seat(view)
    return Position(view.table.faces, view.racks[seat].faces, view.opened[seat])


def answer_deal(view: View) -> PlayerCommand:
    """Ask for a new deal if the rules allow it: doublets make poor hands (F-3, S-2, R-3)."""
    seat = own_seat(view)
    if view.redeal is not None and view.redeal.may_ask:
        return AskRedeal(seat=seat)
    return KeepDeal(seat=seat)


def draw(view: View, chance: Random) -> PlayerCommand:
    """Draw; first choose a stack if the middle is empty (S-4); pass if nothing is left."""
    seat = own_seat(view)
    if not view.bank_size:
        return Pass(seat=seat)
    if not view.middle_size:
        return ChooseStack(seat=seat, stack=chance.choice(sorted(view.stacks)))
    return Draw(seat=seat)


def after_drawing(view: View) -> PlayerCommand:
    """Announce an opening made possible by the tile just drawn (M-8), then press the clock."""
    seat, rules = own_seat(view), view.rules
    spares = rules.announcement is Announcement.SPARES_HIGHER_PENALTY
    silent = not view.opened[seat] and not view.announced[seat]
    if spares and silent and can_open(view.racks[seat].faces, rules.opening_points):
        return Announce(seat=seat)
    return PressClock(seat=seat)
