"""External bots: any `Bot` plays at a table of a server, like a person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from stolik.bots import IllegalMoveError
from stolik.bots.bot import AnyBot
from stolik.bots.seats.seated import SeatedBot, seated
from stolik.client.client import Client
from stolik.client.seat import Seat
from stolik.core.commands import PlayerCommand
from stolik.core.events import Event
from stolik.core.scoring import Score
from stolik.core.state import Phase
from stolik.core.view import View
from stolik.play.answers import Refused
from stolik.play.games.bot_moves import simplest

_LOG: Final = logging.getLogger(__name__)


def is_asked(view: View) -> bool:
    """Return whether the game waits for the player with this view."""
    seat = view.viewer.seat
    if seat is None or view.stop is not None:
        return False
    if view.turn is not None:
        return view.turn.seat == seat
    return view.phase is Phase.DEALT and seat not in view.kept


async def run_bot(client: Client, room: str, bot: AnyBot, *, seat: int | None = None) -> Score | None:
    """Sit down in a room, play one game with `bot`, and return its score.

    It waits for others to start the game. The bot gets the events since its last decision and its time
    budget. It thinks in a thread, so that the connection stays alive. If its move is illegal, the simplest
    legal move is made instead, and a warning is logged.
    """
    player = seated(bot)
    async with client.sit(room, seat=seat) as place:
        await act(place, player)
        async for _ in place:
            if place.is_over:
                break
            await act(place, player)
        return None if place.game is None else place.game.score


async def act(place: Seat, bot: SeatedBot) -> None:
    """Make the moves that are due now, as long as the game waits for us."""
    while (view := place.view) is not None and is_asked(view):
        seq = place.seq
        events, bot.events_seen = place.events[bot.events_seen :], len(place.events)
        command = await asyncio.to_thread(_choose, bot, view, events, place.time_left)
        answer = await place.do(command)
        if isinstance(answer, Refused) and place.seq == seq:
            _LOG.warning("%s was refused %s: %s", bot.name, command, answer.code)
            answer = await place.do(simplest(view, whim=seq))
        if isinstance(answer, Refused):
            return  # the game went on without us; the next news will show how
        await place.caught_up(answer.seq)


def _choose(bot: SeatedBot, view: View, events: Sequence[Event], budget_ms: int | None) -> PlayerCommand:
    try:
        return bot.choose(view, events, budget_ms)
    except IllegalMoveError as error:
        _LOG.warning("%s", error)
        return simplest(view, whim=view.turns)
