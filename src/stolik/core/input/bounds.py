"""Limits of input: decoders refuse texts that are too long and numbers that make no sense.

The limits are wide, because the rules decide what is sensible. They only keep input from filling a disk or a
screen.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from stolik.core.table import Rack
from stolik.core.tiles import Tile

Small: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
"""A number of stages, rounds, tables, games, stacks or tiles."""
Amount: TypeAlias = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
"""Points or seconds, for or against somebody."""
Milliseconds: TypeAlias = Annotated[int, Meta(ge=-86_400_000, le=86_400_000)]
"""At most a day."""
TURN_SECONDS: Final = (10, 600)
TurnSeconds: TypeAlias = Annotated[int, Meta(ge=TURN_SECONDS[0], le=TURN_SECONDS[1])]
"""The time of a turn that a table or a tournament may set instead of the ruleset's."""
ROUND_SECONDS: Final = (60, 12 * 3600)
RoundSeconds: TypeAlias = Annotated[int, Meta(ge=ROUND_SECONDS[0], le=ROUND_SECONDS[1])]
"""The time of a round that an organiser may set."""
Beat: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""The number of a ping, repeated in its answer."""
Label: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A key, an id, a seed, or a name of something."""
Prose: TypeAlias = Annotated[str, Meta(max_length=2_000)]
"""A few sentences: a reason, or a source."""
Tiles: TypeAlias = Annotated[tuple[Tile, ...], Meta(max_length=200)]
Racks: TypeAlias = Annotated[tuple[Rack[Tile], ...], Meta(max_length=8)]
