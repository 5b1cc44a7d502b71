"""The bots people can play against, as the server offers them."""

from __future__ import annotations

from msgspec import Struct

from stolik.bots.seats.ratings import BotRating


class BotOffered(Struct, frozen=True, kw_only=True):
    """One bot."""

    level: str
    """What a room is asked for."""
    name: str
    """In the language asked for."""
    about: str
    """How it plays, in one sentence of that language."""
    rating: BotRating | None
    """None where it was not measured yet."""


class BotsOffered(Struct, frozen=True, kw_only=True):
    """All of them, the weakest first."""

    language: str
    bots: tuple[BotOffered, ...]
