"""How a tournament is shown and played: what the organiser may change at any time."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

LONGEST_TITLE: Final = 200


class Place(StrEnum):
    """Where the tables are."""

    HALL = "hall"
    """Real tables; sheets are typed in."""
    ONLINE = "online"
    """Rooms of the server; sheets fill themselves."""


class Absence(StrEnum):
    """What happens to the games of somebody who does not come to an online table."""

    BOT = "bot"
    """A bot plays in their place."""
    FORFEIT = "forfeit"
    """They are last in every game of the table."""


class Settings(Struct, frozen=True, kw_only=True):
    """What may change at any time."""

    place: Place = Place.HALL
    short_names: bool = False
    """Whether the public sees "Anna K." and not the whole name; minors are always shown so."""
    round_seconds: Annotated[int, Meta(ge=60, le=12 * 3600)] | None = None
    """What the round clock is started with; the ruleset's where there is none."""
    turn_seconds: Annotated[int, Meta(ge=10, le=600)] | None = None
    """What the clock at a table shows; the ruleset's where there is none."""
    absence: Absence = Absence.FORFEIT
    no_show_seconds: Annotated[int, Meta(ge=60, le=3600)] = 600
    """How long an online table waits for somebody."""
    link_checks_in: bool = False
    """Whether a player who opens the personal link is checked in by that."""
    keep_until: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None
    """When names are to be erased."""
