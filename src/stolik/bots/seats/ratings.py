"""How strong each bot is, on one scale: the ladder measures it and writes `ratings.json`; pages show it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

RATINGS_FILE: Final = "ratings.json"


class BotRating(Struct, frozen=True, kw_only=True):
    """A bot's place on the ladder, with its 95% interval."""

    rating: int
    low: int | None = None
    high: int | None = None


class BotRatings(Struct, frozen=True, kw_only=True):
    """The file."""

    format: Literal["stolik-bot-ratings"] = "stolik-bot-ratings"
    version: Literal[1] = 1
    bots: dict[str, BotRating] = {}
    """By level; without bots that were never measured."""


def write_ratings(bots: Mapping[str, BotRating]) -> str:
    """Return the text of the file."""
    text = msgspec.json.encode(BotRatings(bots=dict(bots)))
    return msgspec.json.format(text, indent=1).decode() + "\n"


def read_ratings(text: str | bytes) -> dict[str, BotRating]:
    """Return the ratings of a file by level."""
    return msgspec.json.decode(text, type=BotRatings).bots


@cache
def bot_ratings() -> dict[str, BotRating]:
    """Return the ratings of this version, by level."""
    return read_ratings(files("stolik.bots").joinpath(RATINGS_FILE).read_bytes())
