"""The bots over HTTP: which ones there are, how each plays, and how strong it is."""

from __future__ import annotations

from litestar import Controller, get

from stolik.bots import BOTS
from stolik.bots.seats.ratings import bot_ratings
from stolik.protocol.bots import BotOffered, BotsOffered
from stolik.server.games.rulebook import Reads
from stolik.words import Language, Words


class BotsController(Controller):
    """The address of the bots."""

    path = "/api"
    tags = ("rooms",)

    @get("/bots", sync_to_thread=False, summary="The bots one can play against")
    def offered(self, language: Reads = Language.ENGLISH) -> BotsOffered:
        """Return every level, the weakest first, with one sentence about it and its rating."""
        return bots_offered(language)


def bots_offered(language: Language) -> BotsOffered:
    """Return the bots in the words of a language."""
    words, ratings = Words(language), bot_ratings()
    return BotsOffered(
        language=language,
        bots=tuple(
            BotOffered(
                level=level,
                name=words(f"bot-{level}"),
                about=words(f"bot-{level}-about"),
                rating=ratings.get(level),
            )
            for level in BOTS
        ),
    )
