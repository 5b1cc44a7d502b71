"""Bots with hands: what they touch in a turn has a limit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stolik.bots.bot import Bot, ask, draw, reads_events
from stolik.bots.hands import tiles_touched
from stolik.bots.player import Player
from stolik.core.commands import Play, PlayerCommand
from stolik.core.events import Event
from stolik.core.view import View


def with_hands(bot: Bot, hands: int, seed: int) -> Bot:
    """Return the bot with a limit to the tiles it touches in a turn.

    A `Player` knows its limit and looks for a play within it. Of any other bot, a play that
    touches more comes to nothing: it draws instead.
    """
    if isinstance(bot, Player):
        bot.hands = hands
        return bot
    return Handed(bot, hands, seed)


class Handed:
    """A bot that does not know its limit."""

    def __init__(self, bot: Bot, hands: int, seed: int) -> None:
        self._bot = bot
        self._hands = hands
        self.reads_events = reads_events(bot)
        self._chance = Random(seed)  # noqa: S311  which stack to draw from is no secret

    def choose(self, view: View, events: Sequence[Event] = ()) -> PlayerCommand:
        """Return what the bot does, if its hands are quick enough for it."""
        command = ask(self._bot, view, events)
        if isinstance(command, Play) and tiles_touched(view.table.faces, command.table.faces) > self._hands:
            return draw(view, self._chance)
        return command
