"""Asks the bots of rooms; whatever happens to one, there is always a move."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from stolik.bots.seats.clock import hands_for
from stolik.bots.style import for_standings
from stolik.core.commands import PlayerCommand
from stolik.core.deal import Seat
from stolik.core.state import State
from stolik.core.view import Viewer, redact, view
from stolik.play.games.bot_moves import simplest, whim_of
from stolik.play.ports import StreamId
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import AnyEvent, is_of_room
from stolik.play.settings import PlaySettings
from stolik.play.thinking.questions import Behind, BotQuestion, Chosen, Failed, Thinker, ThinkerDiedError

EventsAfter: TypeAlias = Callable[[LoadedRoom, int], Awaitable[Sequence[AnyEvent]]]

STANDS_BY: Final = "swift"
"""Moves instead of a bot that finds no free process in time, or fails; it needs some milliseconds."""
_PART_OF_A_TURN: Final = 3
"""A bot may use at most this part of its remaining time."""
_MOST: Final = 4_096
_ASKED_TWICE: Final = 2
"""A bot that lacks events is asked again, once."""
_LOG: Final = logging.getLogger(__name__)


class _BotAt(NamedTuple):
    room: StreamId
    seat: Seat
    level: str


class Thinking:
    """Asks bots with the events they do not know yet, within their time."""

    def __init__(self, settings: PlaySettings, thinker: Thinker, *, events_after: EventsAfter) -> None:
        self._settings = settings
        self._thinker = thinker
        self._events_after = events_after
        self._seen: OrderedDict[_BotAt, int] = OrderedDict()
        """The number up to which each bot was told; a guess, since its process may have been replaced."""

    async def choose(
        self, loaded: LoadedRoom, game: State, seat: Seat, level: str, *, now: int
    ) -> PlayerCommand:
        """Return the next command of a bot.

        If it does not answer in time, or fails, a quick bot moves in its place; if that fails too, a command
        that is always allowed.
        """
        left = _left(game, now)
        wait = self._settings.bot_wait if left is None else min(self._settings.bot_wait, left)
        counts = loaded.room.opened.setup.tournament is not None
        for each in dict.fromkeys((level, STANDS_BY)):
            name = for_standings(each) if counts else each
            try:
                async with asyncio.timeout(wait / 1000):
                    answer = await self._ask(_BotAt(loaded.stream, seat, name), loaded, game, left)
            except (TimeoutError, ThinkerDiedError):
                continue
            if isinstance(answer, Chosen):
                return answer.command
            _LOG.error("a bot fails: %s", answer.why)
        return simplest(view(game, Viewer(seat=seat)), whim=whim_of(loaded.seed, seat, loaded.seq))

    async def _ask(self, bot: _BotAt, loaded: LoadedRoom, game: State, left: int | None) -> Chosen | Failed:
        viewer = Viewer(seat=bot.seat)
        budget = self._settings.bot_budget if left is None else min(self._settings.bot_budget, left)
        after = self._seen.get(bot, loaded.seq)
        for _ in range(_ASKED_TWICE):
            happened = await self._events_after(loaded, after)
            question = BotQuestion(
                room=bot.room,
                level=bot.level,
                seed=whim_of(loaded.seed, bot.seat, 0),
                hands=hands_for(game.rules),
                view=view(game, viewer),
                seq=loaded.seq,
                after=after,
                events=tuple(redact(event, viewer) for event in happened if not is_of_room(event)),
                budget_ms=budget,
            )
            answer = await self._thinker.ask(question)
            if not isinstance(answer, Behind):
                self._note(bot, loaded.seq)
                return answer
            after = answer.seq
        return Failed(why=f"{bot.level} does not catch up in {bot.room}")

    def _note(self, bot: _BotAt, seq: int) -> None:
        self._seen[bot] = seq
        self._seen.move_to_end(bot)
        while len(self._seen) > _MOST:
            self._seen.popitem(last=False)


def _left(game: State, now: int) -> int | None:
    """Return how long a bot may take, in milliseconds; None if no clock runs."""
    if game.turn is None or game.turn.deadline is None:
        return None
    return max(1, (game.turn.deadline - now) // _PART_OF_A_TURN)
