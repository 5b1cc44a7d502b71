"""The input and output types that the kernel and the plain solver share."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from stolik.core.tiles import Kind

Tiles: TypeAlias = tuple[Kind, ...]
Melds: TypeAlias = tuple[Tiles, ...]

Position: TypeAlias = tuple[Melds, Tiles, Tiles]
"""The table's sets, the rack tiles that must be laid, and those that may be."""

MOST_THRESHOLD: Final = 255
"""The highest opening threshold the solvers support."""
MOST_PENALTY: Final = 1000
"""The highest joker penalty they support."""


class Goal(IntEnum):
    """What to maximise; the numbers are the kernel's."""

    TILES = 0
    POINTS = 1
    RACK = 2
    OPENING_WORTH = 3


class PositionFault(IntEnum):
    """What can be wrong with a position; the numbers are the kernel's."""

    UNKNOWN_TILE = 1
    TOO_MANY_TILES = 2
    INVALID_TABLE = 3


class SearchOptions(NamedTuple):
    """What a search maximises and under which rules: a question as the backends take it, field by field."""

    goal: Goal
    joker_penalty: int
    """The value of a joker left on the rack, for `Goal.RACK`."""
    threshold: int
    """What an opening must be worth."""
    opening: bool
    """Whether only the rack is used and the table stays as it is."""
    new_set: bool
    """Whether a freed joker must go into a new set (I-11)."""
    patience: int
    """How long to search for the least disturbance; 0 for not at all."""


Arranged: TypeAlias = tuple[Tiles, Melds, bool]
"""The rack tiles laid, the new table, and whether no other answer touches fewer sets."""
Refused: TypeAlias = tuple[int, int]
"""A fault, and the tile or set it is about."""
Reply: TypeAlias = Arranged | Refused | None
"""None if nothing of the kind is possible."""
