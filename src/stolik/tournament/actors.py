"""Who acts: the roles of a tournament day, and the ids events carry instead of names."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, NewType

from msgspec import Meta, Struct

from stolik.core.input.bounds import Label, Small

PlayerId = NewType("PlayerId", Annotated[int, Meta(ge=0, le=2**31)])
"""A player's starting number; names are kept apart, in the book."""
EventNumber = NewType("EventNumber", Annotated[int, Meta(ge=0, le=2**31)])
"""The place of an event in the log, from 1."""
DetailsId = NewType("DetailsId", Annotated[int, Meta(ge=0, le=2**31)])
"""An entry of the name book."""


class Role(StrEnum):
    """What somebody is at the tournament."""

    PLAYER = "player"
    REFEREE = "referee"
    HEAD_REFEREE = "head-referee"
    ORGANISER = "organiser"


OFFICIALS: Final = frozenset({Role.REFEREE, Role.HEAD_REFEREE, Role.ORGANISER})
LEADERS: Final = frozenset({Role.HEAD_REFEREE, Role.ORGANISER})


class Actor(Struct, frozen=True, kw_only=True):
    """Who did something. An official who also plays has a player's number too."""

    role: Role
    player: PlayerId | None = None
    key: Label = ""
    """An account or a short mark that tells officials apart; no name."""


class TableRef(Struct, frozen=True, order=True):
    """One table of one round."""

    stage: Small
    """From 1, as they follow in the bracket."""
    round: Small
    table: Small

    def __str__(self) -> str:
        return f"{self.stage}.{self.round}.{self.table}"
