"""Bot: what every artificial player can do, and the answers all of them share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

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
    """An artificial player.

    One with a true `reads_events` is asked by ``choose(view, events)``: the events of the game so
    far, as its seat may see them.
    """

    def choose(self, view: View) -> PlayerCommand:
        """Return what the bot does next; `view` is its own, and it is asked to act."""


def reads_events(bot: Bot) -> bool:
    """Return whether the bot wants to know what happened besides what it sees."""
    return bool(getattr(bot, "reads_events", False))


def ask(bot: Bot, view: View, events: Sequence[Event]) -> PlayerCommand:
    """Return what the bot does next, told as much as it wants to know."""
    choose: Callable[..., PlayerCommand] = bot.choose
    return choose(view, events) if reads_events(bot) else choose(view)


def own_seat(view: View) -> Seat:
    """Return the seat whose view this is."""
    if view.viewer.seat is None:
        message = "a bot plays from a seat; this is a spectator's view"
        raise ValueError(message)
    return view.viewer.seat


def position(view: View) -> Position:
    """Return what the judge needs to know of the bot's turn."""
    seat = own_seat(view)
    return Position(view.table.faces, view.racks[seat].faces, view.opened[seat])


def answer_deal(view: View) -> PlayerCommand:
    """Ask for a new deal where the rules allow it: doublets make poor hands (F-3, S-2, R-3)."""
    seat = own_seat(view)
    if view.redeal is not None and view.redeal.may_ask:
        return AskRedeal(seat=seat)
    return KeepDeal(seat=seat)


def draw(view: View, chance: Random) -> PlayerCommand:
    """Draw; choose a stack where one has to be put in the middle (S-4), pass where nothing is left."""
    seat = own_seat(view)
    if not view.bank_size:
        return Pass(seat=seat)
    if not view.middle_size:
        return ChooseStack(seat=seat, stack=chance.choice(sorted(view.stacks)))
    return Draw(seat=seat)


def after_drawing(view: View) -> PlayerCommand:
    """Announce an opening that came with the tile just drawn (M-8), then press the clock."""
    seat, rules = own_seat(view), view.rules
    spares = rules.announcement is Announcement.SPARES_HIGHER_PENALTY
    silent = not view.opened[seat] and not view.announced[seat]
    if spares and silent and can_open(view.racks[seat].faces, rules.opening_points):
        return Announce(seat=seat)
    return PressClock(seat=seat)
