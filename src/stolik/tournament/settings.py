"""Settings: what the organiser may change at any time."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from stolik.core.input.bounds import RoundSeconds, TurnSeconds

LONGEST_TITLE: Final = 200
USUAL_ROUND_SECONDS: Final = 3600
"""What a round clock is started with if neither the organiser nor the ruleset sets a time."""
NO_SHOW_SECONDS: Final = (60, 3600)
USUAL_NO_SHOW_SECONDS: Final = 600
CALL_SECONDS: Final = (30, 1800)
USUAL_CALL_SECONDS: Final = 120


class Place(StrEnum):
    """Where the tables are."""

    HALL = "hall"
    """Real tables; sheets are typed in."""
    ONLINE = "online"
    """Rooms of the server; sheets are filled in automatically."""


class Absence(StrEnum):
    """What happens to the games of a player who does not come to an online table."""

    BOT = "bot"
    """A bot plays instead."""
    FORFEIT = "forfeit"
    """The player is last in every game at the table."""


class Settings(Struct, frozen=True, kw_only=True):
    """Settings that may change at any time."""

    place: Place = Place.HALL
    short_names: bool = False
    """Whether the public sees "Anna K." and not the whole name; minors are always shown like this."""
    round_seconds: RoundSeconds | None = None
    """The time of the round clock; by default the ruleset's."""
    turn_seconds: TurnSeconds | None = None
    """The time of the table clock; by default the ruleset's."""
    absence: Absence = Absence.FORFEIT
    no_show_seconds: Annotated[int, Meta(ge=NO_SHOW_SECONDS[0], le=NO_SHOW_SECONDS[1])] = (
        USUAL_NO_SHOW_SECONDS
    )
    """How long an online table waits for a player."""
    link_checks_in: bool = False
    """Whether opening the personal link checks a player in."""
    call_seconds: Annotated[int, Meta(ge=CALL_SECONDS[0], le=CALL_SECONDS[1])] = USUAL_CALL_SECONDS
    """How long a call is shown only to the referees of its sector."""
    show_officials: bool = False
    """Whether the public sees the officials' names and roles."""
    keep_until: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None
    """When names are erased."""
