"""The bots of many rooms, each created once and kept between questions."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from stolik.bots.bot import own_seat
from stolik.bots.seats.factory import bot_factory
from stolik.bots.seats.seated import SeatedBot
from stolik.core.errors import StolikError
from stolik.play.thinking.questions import Behind, BotAnswer, BotQuestion, Chosen, Failed

_MOST: Final = 1_024
"""The most bots kept; a dropped one is created again and gets all events again."""


class KeptBots:
    """Answers questions, one after the other."""

    def __init__(self, *, most: int = _MOST) -> None:
        self._bots: OrderedDict[tuple[str, int, str], SeatedBot] = OrderedDict()
        self._most = most

    def answer(self, question: BotQuestion) -> BotAnswer:
        """Return a bot's decision, or from which event on it needs to be told."""
        bot = self._bot(question)
        if bot.wants_events and bot.events_seen != question.after:
            return Behind(seq=bot.events_seen)
        bot.events_seen = question.seq
        try:
            return Chosen(command=bot.choose(question.view, question.events, question.budget_ms))
        except StolikError as error:
            return Failed(why=str(error))

    def _bot(self, question: BotQuestion) -> SeatedBot:
        key = (question.room, own_seat(question.view), question.level)
        bot = self._bots.get(key)
        if bot is None or bot.events_seen > question.seq:
            bot = bot_factory(question.level).make(question.seed, hands=question.hands)
            self._bots[key] = bot
        self._bots.move_to_end(key)
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return bot


class LocalThinker:
    """Thinks in the calling process and thread: for tests and single tables."""

    def __init__(self) -> None:
        self._bots = KeptBots()

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Return the answer."""
        return self._bots.answer(question)
