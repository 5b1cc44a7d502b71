"""Who acts: the roles at a tournament, and the ids that events contain instead of names."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, NewType

from msgspec import Meta, Struct

from stolik.core.input.bounds import Label, Small

PlayerId = NewType("PlayerId", Annotated[int, Meta(ge=0, le=2**31)])
"""A player's starting number; names are stored separately, in the book."""
EventNumber = NewType("EventNumber", Annotated[int, Meta(ge=0, le=2**31)])
"""The number of an event in the log, from 1."""
DetailsId = NewType("DetailsId", Annotated[int, Meta(ge=0, le=2**31)])
"""An entry of the name book."""
ApplicationId = NewType("ApplicationId", Annotated[int, Meta(ge=0, le=2**31)])
"""The number of somebody who registered before the day, from 1."""


class Role(StrEnum):
    """A role at the tournament."""

    PLAYER = "player"
    REFEREE = "referee"
    HEAD_REFEREE = "head-referee"
    ORGANISER = "organiser"
    APPLICANT = "applicant"
    """Somebody who registers before the day; the key is the number of the application."""
    HELPER = "helper"
    """Checks players in and types score sheets; rules on nothing."""


OFFICIALS: Final = frozenset({Role.REFEREE, Role.HEAD_REFEREE, Role.ORGANISER})
"""Who may rule."""
STAFF: Final = OFFICIALS | {Role.HELPER}
"""Who works at the desk."""
LEADERS: Final = frozenset({Role.HEAD_REFEREE, Role.ORGANISER})


class Actor(Struct, frozen=True, kw_only=True):
    """The person who did something. An official who also plays has a player's number too."""

    role: Role
    player: PlayerId | None = None
    key: Label = ""
    """An account or a short mark that distinguishes officials; not a name."""


class TableRef(Struct, frozen=True, order=True):
    """One table of one round."""

    stage: Small
    """From 1, in the order of the bracket."""
    round: Small
    table: Small

    def __str__(self) -> str:
        return f"{self.stage}.{self.round}.{self.table}"
